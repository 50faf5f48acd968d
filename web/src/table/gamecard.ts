/** What a game says about itself, fetched once a language. */

import { games, server, type GameCard, type ServerCard } from "../lib/api";
import type { Lang } from "../lib/settings.svelte";

const known = new Map<Lang, Promise<GameCard[]>>();

export async function gameCard(game: string, lang: Lang): Promise<GameCard | undefined> {
  const all = known.get(lang) ?? games(lang);
  known.set(lang, all);
  try {
    return (await all).find((one) => one.id === game);
  } catch {
    known.delete(lang);
    return undefined;
  }
}

let house: Promise<ServerCard> | undefined;
export const serverCard = (): Promise<ServerCard> => (house ??= server());
