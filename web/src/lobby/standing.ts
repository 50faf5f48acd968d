/** How one of my tables stands, in the words of a line. */

import { campaign, Refusal, summary, type GameCard } from "../lib/api";
import { ago, seatLabel, outcomeName } from "../lib/names";
import { anyToken, type Purse } from "../lib/purse";
import { settings } from "../lib/settings.svelte";
import { list, t } from "../lib/words";

export interface Standing {
  /** What is played there, and its own name. */
  title: string;
  game: string;
  gameId: string;
  line: string;
  when: string;
  mine: boolean;
  over: boolean;
}

export async function standingOf(purse: Purse): Promise<Standing> {
  return purse.campaign ? ofCampaign(purse, purse.campaign) : ofMatch(purse);
}

async function ofMatch(purse: Purse): Promise<Standing> {
  const table = await summary(purse.match, anyToken(purse), settings.lang);
  const mine = !table.over && table.waiting.some((seat) => isMine(purse, seat));
  return {
    title: purse.name || table.title,
    game: table.name,
    gameId: table.game,
    line: matchLine(table.over, table.paused, mine, table.waiting),
    when: ago(table.since),
    mine,
    over: table.over !== "",
  };
}

function matchLine(over: string, paused: string, mine: boolean, waiting: string[]): string {
  if (over) return t("table-over", { outcome: outcomeName(over) });
  if (paused) return t("table-paused", { name: seatLabel(paused) });
  return mine ? t("table-yours") : t("table-waiting", { seats: list(waiting.map(seatLabel)) });
}

async function ofCampaign(purse: Purse, id: string): Promise<Standing> {
  const found = await campaign(id, anyToken(purse), settings.lang);
  const last = found.chapters.at(-1);
  const line = found.open && last ? t("campaign-open", { number: found.chapters.length, name: last.name }) : t("campaign-next");
  return {
    title: purse.name || found.name || t("campaign"),
    game: found.title,
    gameId: found.game,
    line: !found.open && found.choices.length === 0 ? t("campaign-over") : line,
    when: "",
    mine: false,
    over: false,
  };
}

const isMine = (purse: Purse, seat: string): boolean => purse.held.some((one) => one.seat === seat && one.who !== "away");

/** The table is gone for good, and not only out of reach. */
export const isGone = (error: unknown): boolean => error instanceof Refusal && error.status === 404;

export const cardOf = (games: GameCard[], id: string): GameCard | undefined => games.find((one) => one.id === id);
