/** How the options of a question are laid out: lit on the table, under a card that lies there to be chosen, or as buttons. */

import type { Choice } from "../lib/choosing.svelte";
import type { Asked, Card, Scene } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";

/** Choices that lie lit on the table need no button each, where there are more than these. */
const FEW = 4;
/** Kinds of questions that ask for what real dice or cards show. */
export const CHANCE = "chance:";

export interface Layout {
  lying: Choice[];
  /** Cards that are not in the hand below, with what can be done with each. */
  cards: { card: Card; choices: Choice[] }[];
  buttons: Choice[];
}

export function layout(question: Asked, scene: Scene | undefined, visible: ReadonlySet<string>, narrowed: string): Layout {
  const all = question.options.map((option) => ({ question, option }));
  if (narrowed) {
    const buttons = all.filter(({ option }) => option.on.includes(narrowed));
    if (buttons.length > 0) return { lying: [], cards: [], buttons };
  }
  if (settings.screenReader) return { lying: [], cards: [], buttons: all };
  const onTable = all.filter(({ option }) => option.on.some((thing) => visible.has(thing)));
  const lying = onTable.length > FEW ? onTable : onTable.filter((choice) => isNameless(choice, scene) || isOfHand(onTable, all, scene));
  const cards = cardsOf(all.filter((choice) => !onTable.includes(choice)), scene);
  const placed = new Set([...lying, ...cards.flatMap(({ choices }) => choices)]);
  return { lying, cards, buttons: all.filter((choice) => !placed.has(choice)) };
}

/** Spaces without a name have nothing that a button could say better. */
function isNameless({ option }: Choice, scene: Scene | undefined): boolean {
  const named = (scene?.boards ?? []).flatMap((board) => board.cells).filter((cell) => option.on.includes(cell.id));
  return named.length > 0 && named.every((cell) => !cell.name || cell.name === cell.id);
}

/** A question about the cards of a hand, and hardly anything else, is answered on the hand. */
function isOfHand(onTable: Choice[], all: Choice[], scene: Scene | undefined): boolean {
  const hands = new Set((scene?.zones ?? []).flatMap((zone) => (zone.kind === "hand" ? (zone.cards ?? []).map((card) => card.id) : [])));
  return onTable.length > 1 && all.length - onTable.length < 2 && onTable.every(({ option }) => option.on.some((thing) => hands.has(thing)));
}

function cardsOf(choices: Choice[], scene: Scene | undefined): Layout["cards"] {
  const known = new Map((scene?.zones ?? []).flatMap((zone) => zone.cards ?? []).map((card) => [card.id, card]));
  const found = new Map<Card, Choice[]>();
  for (const choice of choices) {
    const card = choice.option.on.length === 1 ? known.get(choice.option.on[0]!) : undefined;
    if (card && (card.lines?.length ?? 0) > 0) found.set(card, [...(found.get(card) ?? []), choice]);
  }
  return [...found].map(([card, some]) => ({ card, choices: some }));
}
