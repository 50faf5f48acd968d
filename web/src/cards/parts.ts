/** A card's lines, part by part: a heading begins each. */

import type { Card, Line } from "../lib/protocol";

export interface Part {
  head: string;
  lines: Line[];
}

export function parts(card: Card): Part[] {
  const found: Part[] = [];
  for (const line of card.lines ?? []) {
    if (line.head) found.push({ head: line.text, lines: [] });
    else if (found.length === 0) found.push({ head: "", lines: [line] });
    else found.at(-1)!.lines.push(line);
  }
  return found;
}

/** Numbers and the words between them, so that numbers can stand out. */
export function numbered(text: string): { text: string; strong: boolean }[] {
  return text
    .split(/((?<![\p{L}\d])[+−-]?\d+(?![\p{L}\d]))/u)
    .map((piece, index) => ({ text: piece, strong: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

/** How much there is to read on a card: cards with much on them are set smaller. */
export function weight(card: Card): number {
  return (card.lines ?? []).reduce((sum, line) => sum + (line.head ? 1 : 1 + Math.floor(line.text.length / 24)), 0);
}
