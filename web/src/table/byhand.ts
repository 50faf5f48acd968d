/** Overruling by hand: what is typed, as a value of the state. */

import type { Scene } from "../lib/protocol";

export type Value = number | string | boolean | null;

/** A number, true, false or null as such; anything else as words. */
export function valueOf(text: string): Value {
  const words = text.trim();
  if (/^-?\d+$/.test(words)) return Number(words);
  const known: Record<string, Value> = { true: true, false: false, null: null };
  return words in known ? known[words]! : words;
}

export interface Place {
  id: string;
  name: string;
  owner: string;
}

/** Where a card can be laid: every zone that is seen. */
export const zonesOf = (scene: Scene | undefined): Place[] =>
  (scene?.zones ?? []).map(({ id, name, owner }) => ({ id, name, owner: owner ?? "" }));

export interface Lying {
  id: string;
  name: string;
  zone: string;
}

/** The cards that are seen, with where they lie; of those face down nobody says which is meant. */
export const cardsOf = (scene: Scene | undefined): Lying[] =>
  (scene?.zones ?? []).flatMap((zone) =>
    (zone.cards ?? []).filter((card) => (card.what ?? "?") !== "?").map((card) => ({ id: card.id, name: card.name || card.id, zone: zone.id })),
  );
