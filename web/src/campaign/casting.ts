/** Who plays whom when nobody has chosen yet. */

import type { CampaignCard } from "../lib/api";

/** As in the last chapter; whoever is new goes to the seat that plays fewest. */
export function dealt(card: CampaignCard): Record<string, string> {
  const last = [...card.chapters].reverse().find((one) => Object.values(one.cast).some((members) => members.length > 0));
  const players: Record<string, string> = {};
  for (const [seat, members] of Object.entries(last?.cast ?? {})) for (const member of members) players[member] = seat;
  for (const member of card.roster) {
    const load = (seat: string): number => Object.values(players).filter((one) => one === seat).length;
    players[member.id] ??= [...card.seats].sort((a, b) => load(a) - load(b))[0]!;
  }
  return players;
}
