/** What people call the things of a scene. */

import { AUDIENCE, type Scene } from "./protocol";
import { settings } from "./settings.svelte";
import { t } from "./words";

export function seatName(scene: Scene | undefined, seat: string): string {
  if (seat === AUDIENCE) return t("audience");
  const figure = scene?.figures?.find((one) => one.seat === seat);
  const panel = scene?.panels?.find((one) => one.seat === seat);
  return figure?.name || panel?.name || seatLabel(seat);
}

const DIRECTIONS: Record<string, string> = { north: "seat-north", east: "seat-east", south: "seat-south", west: "seat-west" };

/** A seat that nobody has given a name yet. */
export function seatLabel(seat: string): string {
  if (DIRECTIONS[seat]) return t(DIRECTIONS[seat]);
  return seat.length === 1 ? t("seat-letter", { letter: seat.toUpperCase() }) : capital(seat);
}

export const capital = (id: string): string => id.slice(0, 1).toUpperCase() + id.slice(1);

/** The name of anything in the scene that has one. */
export function thingName(scene: Scene | undefined, id: string): string {
  const all = [
    ...(scene?.figures ?? []),
    ...(scene?.boards ?? []).flatMap((board) => [...board.cells, ...(board.things ?? []), ...(board.areas ?? [])]),
    ...(scene?.zones ?? []).flatMap((zone) => [zone, ...(zone.cards ?? [])]),
  ];
  return all.find((thing) => thing.id === id)?.name || id;
}

/** A run of numbers in short: “1–4”. */
export function span(numbers: number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? `${least}` : `${least}–${most}`;
}

const OUTCOMES: Record<string, string> = { won: "outcome-won", lost: "outcome-lost", draw: "outcome-draw" };

/** How things ended, in words where we know them. */
export const outcomeName = (outcome: string): string => (isKnown(outcome) ? t(OUTCOMES[outcome]!) : outcome);
export const isKnown = (outcome: string): boolean => outcome in OUTCOMES;

export function botName(bot: string): string {
  const known: Record<string, string> = { random: "bot-random", greedy: "bot-greedy" };
  return t("bot", { name: known[bot] ? t(known[bot]) : capital(bot) });
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400], ["hour", 3600], ["minute", 60]];

/** How long ago something was, from seconds since 1970. */
export function ago(since: number): string {
  const seconds = Date.now() / 1000 - since;
  const [unit, length] = STEPS.find(([, length]) => seconds >= length) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(settings.lang, { numeric: "auto" }).format(-Math.floor(seconds / length), unit);
}
