/** How long a decision may take, as a table agrees on it before it begins. */

import type { Clock } from "../lib/protocol";

const MINUTE = 60;
const DAY = 86_400;

export const CLOCKS: { word: string; count: number; clock: Clock }[] = [
  { word: "clock-none", count: 0, clock: { kind: "none", seconds: 0 } },
  ...[2, 5, 10].map((count) => ({ word: "clock-gentle", count, clock: { kind: "gentle" as const, seconds: count * MINUTE } })),
  ...[1, 3, 7].map((count) => ({ word: "clock-days", count, clock: { kind: "days" as const, seconds: count * DAY } })),
];
