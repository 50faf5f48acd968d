/** My tables on several devices: they are kept at the server too, under one link that brings them back anywhere. */

import { bringPurse, dropPurse, keepPurse, newPurse } from "./api";
import { keyOf, purses, write, type Change, type Purse } from "./purse";

const KEY = "undercroft.recovery";
/** Set while something has changed here that the server couldn't be told. */
const BEHIND = "undercroft.recovery.behind";

export const recoveryToken = (): string => localStorage.getItem(KEY) ?? "";
export const recoveryLink = (token: string): string => `${location.origin}/#/my/${token}`;

let last: Promise<unknown> = Promise.resolve();

/** One change after the other, each made to what the server has: another device may have changed it meanwhile. */
export function follow(how: Change): Promise<void> {
  const token = recoveryToken();
  if (!token) return Promise.resolve();
  const next = last.then(async () => {
    try {
      await keepPurse(token, how(await bringPurse(token)).map(bare));
    } catch {
      localStorage.setItem(BEHIND, "1");
    }
  });
  last = next;
  return next;
}

/** What the server has takes the place of what lies here; chapters that were seen stay known. */
export async function catchUp(): Promise<void> {
  const token = recoveryToken();
  if (!token) return;
  await last;
  const [there, here] = [await bringPurse(token), purses()];
  const seen = new Map(here.map((one) => [keyOf(one), one.chapters]));
  const known = there.map((one) => withChapters(one, seen.get(keyOf(one))));
  if (!localStorage.getItem(BEHIND)) return write(known);
  await unite(token, known, here);
}

/** Keep the tables of this browser at the server, from now on. */
export async function beginRecovery(): Promise<string> {
  const token = await newPurse(purses().map(bare));
  localStorage.setItem(KEY, token);
  return token;
}

/** Take up the tables of another device; those of this one join them. */
export async function takeUp(token: string): Promise<void> {
  const there = await bringPurse(token);
  localStorage.setItem(KEY, token);
  await unite(token, there, purses());
}

/** The link ends, for every device; the tables stay where they are. */
export async function endRecovery(): Promise<void> {
  await dropPurse(recoveryToken());
  localStorage.removeItem(KEY);
}

async function unite(token: string, there: Purse[], here: Purse[]): Promise<void> {
  const known = new Set(there.map(keyOf));
  const all = [...here.filter((one) => !known.has(keyOf(one))), ...there];
  write(all);
  await keepPurse(token, all.map(bare));
  localStorage.removeItem(BEHIND);
}

const withChapters = (one: Purse, chapters: string[] | undefined): Purse => (chapters ? { ...one, chapters } : one);

function bare({ chapters: _, ...kept }: Purse): Purse {
  return kept;
}
