/** Begin a match or a campaign, and keep its links in this browser. */

import { beginCampaign, create, type Links, type NewCampaign, type NewMatch } from "../lib/api";
import { keep, type Purse, type Who } from "../lib/purse";

/** Who plays a seat: somebody, or a bot by its name. */
export type Player = Who | `bot:${string}`;

export function botsOf(seats: string[], players: Player[]): Record<string, string> {
  const named = seats.map((seat, index) => [seat, botOf(players[index])]);
  return Object.fromEntries(named.filter(([, bot]) => bot));
}

export const botOf = (player: Player | undefined): string => (player?.startsWith("bot:") ? player.slice(4) : "");

export async function beginMatch(wanted: NewMatch, players: Player[]): Promise<Purse> {
  const { match, ...links } = await create(wanted);
  return kept({ match, held: [] }, links, players);
}

export async function beginParty(wanted: NewCampaign, players: Player[]): Promise<Purse> {
  const { campaign, ...links } = await beginCampaign(wanted);
  return kept({ match: "", campaign, held: [] }, links, players);
}

/** Keep the links of something new; a seat that a bot plays is nobody's here. */
export function kept(fresh: Purse, links: Links, players: Player[] = []): Purse {
  const held = Object.entries(links.seats).map(([seat, token], index) => ({ seat, token, who: whoOf(players[index]) }));
  const purse: Purse = { ...fresh, held, audience: links.audience, owner: links.owner };
  keep(purse);
  return purse;
}

const whoOf = (player: Player = "me"): Who => (player === "me" || player === "here" ? player : "away");

/** Where somebody goes who holds this. */
export const pathTo = (purse: Purse): string => (purse.campaign ? `c/${purse.campaign}` : `m/${purse.match}`);
