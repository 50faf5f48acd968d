/** The log as it is read: lines under what caused them, and the names in them that stand for things on the table. */

import type { LogLine, Scene } from "../lib/protocol";

export interface Entry {
  line: LogLine;
  /** What it brought about. */
  under: Entry[];
  /** The number of the newest line in it. */
  last: number;
}

/** Each line lies under the nearest line before it that is less deep. */
export function nest(lines: LogLine[]): Entry[] {
  const tops: Entry[] = [];
  const above: Entry[] = [];
  for (const line of lines) {
    const entry: Entry = { line, under: [], last: line.number };
    while (above.length > 0 && above.at(-1)!.line.depth >= line.depth) above.pop();
    (above.at(-1)?.under ?? tops).push(entry);
    for (const one of above) one.last = line.number;
    above.push(entry);
  }
  return tops;
}

/** Turns stand open, what was done in them is folded, except for what is new. */
export function isOpen(entry: Entry, since: number): boolean {
  return entry.line.depth === 0 || entry.last >= since;
}

export interface Piece {
  text: string;
  /** What of the table it names, or nothing. */
  thing: string;
}

/** The names of all that lies on the table, by id; spaces without a name are called by their id. */
export function namesOf(scene: Scene | undefined): Map<string, string> {
  const boards = scene?.boards ?? [];
  const things = [
    ...boards.flatMap((board) => [...board.cells, ...(board.things ?? [])]),
    ...(scene?.zones ?? []).flatMap((zone) => zone.cards ?? []),
    ...(scene?.figures ?? []),
  ];
  return new Map(things.map((thing) => [thing.id, thing.name || thing.id]));
}

/** A line in pieces, so that what it names can be pointed at. */
export function pieces(line: LogLine, names: ReadonlyMap<string, string>): Piece[] {
  const found = new Map<string, string>();
  for (const thing of line.things) {
    const name = names.get(thing);
    if (name && !found.has(name)) found.set(name, thing);
  }
  if (found.size === 0) return [{ text: line.text, thing: "" }];
  const longestFirst = [...found.keys()].sort((a, b) => b.length - a.length);
  const any = new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.map(escaped).join("|")})(?![\\p{L}\\p{N}])`, "u");
  return line.text
    .split(any)
    .map((text) => ({ text, thing: found.get(text) ?? "" }))
    .filter((piece) => piece.text);
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
