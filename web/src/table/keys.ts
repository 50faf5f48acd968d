/** The keyboard at the table: arrows walk among what is possible, Enter does it. */

import type { Choice, Choosing } from "../lib/choosing.svelte";
import type { Places, Point } from "../board/geometry";

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Pick the next choice in a direction of the board; without places on it, the next or the one before. */
export function walk(choosing: Choosing, key: string, where: Places): void {
  const way = WAYS[key];
  const choices = choosing.choices;
  if (!way || choices.length === 0) return;
  const here = choosing.picked && spotOf(choosing.picked, where);
  const next = here ? nearest(choices, here, way, where) : undefined;
  void choosing.pick(next ?? beside(choosing, way));
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
