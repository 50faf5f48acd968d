/** The links this browser holds: whoever has a token has the seat, so they stay here and in no address. */

export type Who = "me" | "here" | "away";

export interface Held {
  token: string;
  seat: string;
  who: Who;
}

export interface Purse {
  match: string;
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

export function purse(match: string): Purse | undefined {
  return purses().find((one) => one.match === match);
}

/** The newest first. */
export function keep(kept: Purse): void {
  write([kept, ...purses().filter((one) => one.match !== kept.match)]);
}

export function forget(match: string): void {
  write(purses().filter((one) => one.match !== match));
}

/** Take up a seat from a link. */
export function take(match: string, token: string, seat: string): void {
  const old = purse(match) ?? { match, held: [] };
  if (seat === "*") return keep({ ...old, audience: token });
  const others = old.held.filter((one) => one.seat !== seat);
  keep({ ...old, held: [...others, { token, seat, who: "me" }] });
}

/** The tokens to enter with. */
export function tokensAt(kept: Purse): string[] {
  const mine = kept.held.filter((one) => one.who !== "away").map((one) => one.token);
  return mine.length > 0 ? mine : kept.audience ? [kept.audience] : kept.held.map((one) => one.token);
}

/** Who sits in a seat of this browser: I, or a person of its own. */
export function personAt(kept: Purse, seat: string): string {
  return kept.held.find((one) => one.seat === seat)?.who === "here" ? seat : "me";
}

function write(all: Purse[]): void {
  localStorage.setItem(KEY, JSON.stringify(all));
}
