/** Heroes differ in hue by seat; shape, picture and badge tell them apart without it. */

import type { Figure } from "../lib/protocol";

const HUES = [250, 150, 320, 60, 200, 100];

export function hueOf(figure: Pick<Figure, "seat">, seats: string[]): number {
  return HUES[Math.max(seats.indexOf(figure.seat ?? ""), 0) % HUES.length]!;
}

/** A tone of its own for each kind of gem or token: the part of its name after the first dash gives it. */
export function toneOf(kind: string): string {
  const of = kind.split("-")[1] ?? "";
  if (!of) return "";
  if (/gr[ea]y|spent|inactive/.test(of)) return "--vivid: 0";
  let sum = 0;
  for (const letter of of) sum += letter.charCodeAt(0);
  return `--tone: ${(sum * 28) % 360}`;
}
