/** The links this browser holds: whoever has a token has the seat, so they stay here and in no address. */

import { follow } from "./recovery";

export type Who = "me" | "here" | "away";

export interface Held {
  token: string;
  seat: string;
  who: Who;
}

export interface Purse {
  match: string;
  /** Set where the links open a campaign, and with it all of its chapters. */
  campaign?: string;
  /** Its chapters that this browser has seen. */
  chapters?: string[];
  /** What its holder calls it. */
  name?: string;
  /** Seats played at this browser, and seats whose links are still to be sent. */
  held: Held[];
  audience?: string;
  owner?: string;
}

const KEY = "undercroft.matches";

export function purses(): Purse[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Purse[];
  } catch {
    return [];
  }
}

/** The links to a match, or to the campaign that it is a chapter of. */
export function purse(match: string): Purse | undefined {
  const all = purses();
  const chapter = all.find((one) => one.chapters?.includes(match));
  return all.find((one) => one.match === match) ?? (chapter && { ...chapter, match });
}

export function campaignPurse(campaign: string): Purse | undefined {
  return purses().find((one) => one.campaign === campaign);
}

export const keyOf = (one: Purse): string => one.campaign || one.match;

/** The newest first. */
export function keep(kept: Purse): void {
  const clean = kept.campaign ? { ...kept, match: "" } : kept;
  change((all) => [clean, ...all.filter((one) => keyOf(one) !== keyOf(clean))]);
}

export function forget(key: string): void {
  change((all) => all.filter((one) => keyOf(one) !== key));
}

/** Give it a name of one's own; it stays where it lies. */
export function rename(key: string, name: string): void {
  change((all) => all.map((one) => (keyOf(one) === key ? { ...one, name } : one)));
}

/** A chapter of a campaign whose links are held here: they open it. Nothing goes to another device for that. */
export function noteChapter(campaign: string, match: string): void {
  const noted = (one: Purse): Purse => ({ ...one, chapters: [...new Set([...(one.chapters ?? []), match])] });
  write(purses().map((one) => (one.campaign === campaign ? noted(one) : one)));
}

/** Take up a seat from a link. */
export function take(match: string, token: string, seat: string): void {
  keep(seated(purse(match) ?? { match, held: [] }, token, seat));
}

export function takeCampaign(campaign: string, token: string, seat: string): void {
  keep(seated(campaignPurse(campaign) ?? { match: "", campaign, held: [] }, token, seat));
}

function seated(old: Purse, token: string, seat: string): Purse {
  if (seat === "*") return { ...old, audience: token };
  if (seat === "!owner") return { ...old, owner: token };
  const others = old.held.filter((one) => one.seat !== seat);
  return { ...old, held: [...others, { token, seat, who: "me" }] };
}

/** The tokens to enter with. */
export function tokensAt(kept: Purse): string[] {
  const mine = kept.held.filter((one) => one.who !== "away").map((one) => one.token);
  return mine.length > 0 ? mine : kept.audience ? [kept.audience] : kept.held.map((one) => one.token);
}

/** A token to ask with how it stands. */
export function anyToken(kept: Purse): string {
  return tokensAt(kept)[0] ?? kept.owner ?? "";
}

/** Who sits in a seat of this browser: I, or a person of its own. */
export function personAt(kept: Purse, seat: string): string {
  return kept.held.find((one) => one.seat === seat)?.who === "here" ? seat : "me";
}

export type Change = (all: Purse[]) => Purse[];

function change(how: Change): void {
  write(how(purses()));
  void follow(how);
}

export function write(all: Purse[]): void {
  localStorage.setItem(KEY, JSON.stringify(all));
}
