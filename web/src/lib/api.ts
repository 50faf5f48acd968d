/** The plain HTTP side of the server. */

import type { Lang } from "./settings.svelte";

export interface ScenarioCard {
  id: string;
  name: string;
  about: string;
  seats: number[];
}

export type Setting = string | number | boolean;

export interface ChoiceCard {
  id: string;
  name: string;
  values: Setting[];
  default: Setting;
  /** The values in words. */
  labels: string[];
  /** Set where it is about one who takes part: the first, second … */
  place: number;
}

export interface GameCard {
  id: string;
  name: string;
  board: string;
  seats: string[];
  scenarios: ScenarioCard[];
  choices: ChoiceCard[];
  house_rules: { id: string; name: string; rule: string }[];
}

export interface NewMatch {
  game: string;
  scenario: string;
  seats: number;
  options?: Record<string, Setting>;
  house_rules?: string[];
  policy?: { undo: "free" | "honest" | "off" };
}

export interface Made {
  match: string;
  seats: Record<string, string>;
  audience: string;
  owner: string;
}

export interface Summary {
  match: string;
  seat: string;
  game: string;
  name: string;
  title: string;
  waiting: string[];
  over: string;
  answers: number;
}

export interface RuleCard {
  id: string;
  pages: string;
  title: string;
  text: string;
}

/** The server said no; the message is for people. */
export class Refusal extends Error {}

export const games = (lang: Lang): Promise<GameCard[]> => get(`/api/games?lang=${lang}`);
export const rule = (id: string, lang: Lang): Promise<RuleCard> =>
  get(`/api/rules/${encodeURIComponent(id)}?lang=${lang}`);
export const summary = (match: string, token: string, lang: Lang): Promise<Summary> =>
  get(`/api/matches/${encodeURIComponent(match)}?lang=${lang}`, token);

export async function create(wanted: NewMatch): Promise<Made> {
  const headers = { "content-type": "application/json" };
  return read(await fetch("/api/matches", { method: "POST", headers, body: JSON.stringify(wanted) }));
}

async function get<T>(path: string, token?: string): Promise<T> {
  return read(await fetch(path, token ? { headers: { authorization: `Bearer ${token}` } } : {}));
}

async function read<T>(response: Response): Promise<T> {
  const body = (await response.json()) as T & { why?: string; detail?: string };
  if (!response.ok) throw new Refusal(body.why ?? body.detail ?? `${response.status} ${response.statusText}`);
  return body;
}
