/** The keyboard at the table: arrows walk among what is possible, Enter does it, letters open and close. */

import type { Choice, Choosing } from "../lib/choosing.svelte";
import type { Places, Point } from "../board/geometry";

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What the list of keys says, in this order: the keys, and the message about them. */
export const KEYS: [keys: string[], words: string][] = [
  [["←", "↑", "→", "↓"], "key-arrows"],
  [["Enter"], "key-enter"],
  [["Esc"], "key-escape"],
  [["1", "…", "9"], "key-digits"],
  [["Tab"], "key-tab"],
  [["U"], "key-undo"],
  [["Shift", "U"], "key-redo"],
  [["S"], "key-skip"],
  [["W"], "key-why"],
  [["L"], "key-log"],
  [["K"], "key-cards"],
  [["R"], "key-rules"],
  [["C"], "key-chat"],
  [["P"], "key-ping"],
  [["T"], "key-people"],
  [["H"], "key-look-back"],
  [["←", "→", "Space"], "key-replay"],
  [["O"], "key-settings"],
  [["F"], "key-fit"],
  [["+", "−"], "key-zoom"],
  [["?"], "key-help"],
];

/** Pick the next choice in a direction of the board, from what is picked or who acts; else the next or the one before. */
export function walk(choosing: Choosing, key: string, where: Places, acting: Point | undefined): Point | undefined {
  const way = WAYS[key];
  const choices = choosing.choices;
  if (!way || choices.length === 0) return undefined;
  const here = choosing.picked ? spotOf(choosing.picked, where) : acting;
  const next = (here && nearest(choices, here, way, where)) ?? beside(choosing, way);
  void choosing.pick(next);
  return spotOf(next, where);
}

/** What a digit picks: cards that can be chosen first, then buttons, as they are read. */
export function numbered(digit: number): HTMLElement | undefined {
  const all = [".hand .card.legal", ".laid .card.legal", ".tray .card.legal", ".choice"];
  const found = all.flatMap((kind) => [...document.querySelectorAll<HTMLElement>(kind)]);
  return found.filter((one) => one.checkVisibility())[digit - 1];
}

function nearest(choices: Choice[], here: Point, way: Point, where: Places): Choice | undefined {
  const ranked = choices.flatMap((choice) => {
    const spot = spotOf(choice, where);
    if (!spot) return [];
    const [x, y] = [spot.x - here.x, spot.y - here.y];
    const ahead = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y - y * way.x);
    return ahead > 1 && aside < ahead * 2.5 ? [{ choice, cost: ahead + 2 * aside }] : [];
  });
  return ranked.sort((a, b) => a.cost - b.cost)[0]?.choice;
}

function beside(choosing: Choosing, way: Point): Choice {
  const { choices } = choosing;
  const at = choices.findIndex((choice) => choosing.isPicked(choice));
  const step = way.x + way.y;
  return choices[at < 0 ? 0 : (at + step + choices.length) % choices.length]!;
}

function spotOf(choice: Choice, where: Places): Point | undefined {
  for (const thing of choice.option.on) {
    const spot = where.get(thing);
    if (spot) return spot;
  }
  return undefined;
}

/** Whether a key was meant for a field somebody types in. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return event.ctrlKey || event.metaKey || event.altKey || ["INPUT", "SELECT", "TEXTAREA"].includes(target.tagName);
}
