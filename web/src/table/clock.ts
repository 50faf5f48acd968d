/** How long the table has waited, and how long it may. */

import type { Clock } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

export interface Waited {
  /** Of the time there is, from 0 to 1 and beyond. */
  share: number;
  overdue: boolean;
  /** Seconds that are left, or were taken too much. */
  left: number;
}

export function waited(clock: Clock, since: number, now: number): Waited {
  const left = clock.seconds - Math.max(0, now - since);
  return { share: 1 - left / clock.seconds, overdue: left < 0, left };
}

/** A span of time in short: `2:05`, `3 h`, `2 days`. */
export function spell(seconds: number): string {
  const all = Math.abs(Math.round(seconds));
  if (all < HOUR) return `${Math.floor(all / MINUTE)}:${String(all % MINUTE).padStart(2, "0")}`;
  const [count, unit] = all < 2 * DAY ? [Math.round(all / HOUR), "hour"] : [Math.round(all / DAY), "day"];
  return new Intl.NumberFormat(settings.lang, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
