/** Heroes differ in hue by seat; shape, picture and badge tell them apart without it. */

import type { Figure } from "../lib/protocol";

const HUES = [250, 150, 320, 60, 200, 100];

export function hueOf(figure: Pick<Figure, "seat">, seats: string[]): number {
  return HUES[Math.max(seats.indexOf(figure.seat ?? ""), 0) % HUES.length]!;
}
