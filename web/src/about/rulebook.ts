/** Rulebooks as the server has them: tables of contents, chapters, and the rules a text speaks of. */

import { call, type RuleCard } from "../lib/api";
import type { Lang } from "../lib/settings.svelte";

export interface Chapter {
  id: string;
  title: string;
  pages: string;
  rules: number;
}

export interface Rulebook {
  game: string;
  title: string;
  chapters: Chapter[];
}

export const rulebooks = (lang: Lang): Promise<Rulebook[]> => call("GET", `/api/rulebooks?lang=${lang}`);
export const chapter = (game: string, id: string, lang: Lang): Promise<RuleCard[]> =>
  call("GET", `/api/rulebooks/${encodeURIComponent(game)}/${encodeURIComponent(id)}?lang=${lang}`);

export interface Part {
  text: string;
  /** The id of a rule, where this part names one. */
  rule: string;
}

const ID = /\b([A-Z]{2,4}-[A-Z]{2,}-\d{2,}|FACT-[A-Z]{2,4}-\d{2,})\b/;

/** A text in parts: words, and the ids of rules between them. */
export function parts(text: string): Part[] {
  return text
    .split(ID)
    .map((part, at) => ({ text: part, rule: at % 2 ? part : "" }))
    .filter((part) => part.text);
}
