/** The plain HTTP side of the server. */

import { password } from "./password.svelte";
import type { Purse } from "./purse";
import type { Clock } from "./protocol";
import type { Lang } from "./settings.svelte";

export interface ServerCard {
  version: string;
  protocol: number;
  locked: boolean;
  keep_days: number;
  bots: string[];
}

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

export interface OrderCard {
  id: string;
  name: string;
  settings: Record<string, number>;
}

export interface GameCard {
  id: string;
  name: string;
  about: string;
  board: "hex" | "square";
  emblem: string;
  /** How long a match takes, from and to; zeros where nobody can tell. */
  minutes: [number, number];
  seats: string[];
  scenarios: ScenarioCard[];
  choices: ChoiceCard[];
  house_rules: { id: string; name: string; rule: string }[];
  orders: OrderCard[];
  campaign: boolean;
  tools: string[];
  example: boolean;
}

export interface PackCard {
  id: string;
  game: string;
  version: string;
  title: string;
  authors: string[];
  licence: string;
  draft: boolean;
}

export type UndoPolicy = "free" | "honest" | "off";

export interface NewMatch {
  game: string;
  scenario: string;
  seats: number;
  options?: Record<string, Setting>;
  house_rules?: string[];
  policy?: { undo: UndoPolicy };
  bots?: Record<string, string>;
  clock?: Clock;
}

export interface Links {
  seats: Record<string, string>;
  audience: string;
  owner: string;
}

export interface Made extends Links {
  match: string;
}

export interface Summary {
  match: string;
  seat: string;
  game: string;
  name: string;
  scenario: string;
  title: string;
  seats: string[];
  bots: Record<string, string>;
  waiting: string[];
  paused: string;
  over: string;
  answers: number;
  since: number;
  campaign: string;
}

export interface NewCampaign {
  game: string;
  seats: number;
  name: string;
  policy?: { undo: UndoPolicy };
}

export interface BegunCampaign extends Links {
  campaign: string;
}

export interface Member {
  id: string;
  name: string;
  fit: boolean;
  benched: boolean;
}

export interface Chapter {
  number: number;
  scenario: string;
  name: string;
  match: string;
  cast: Record<string, string[]>;
  status: "open" | "closed" | "abandoned";
  outcome: string;
}

export interface CampaignCard {
  campaign: string;
  seat: string;
  game: string;
  name: string;
  title: string;
  seats: string[];
  policy: { undo: UndoPolicy };
  roster: Member[];
  chapters: Chapter[];
  /** The match of the open chapter, or nothing. */
  open: string;
  choices: ScenarioCard[];
}

export interface NewChapter {
  scenario: string;
  cast: Record<string, string[]>;
  bots: Record<string, string>;
}

export interface RuleCard {
  id: string;
  game: string;
  area: string;
  pages: string;
  title: string;
  text: string;
  related: string[];
}

export interface TermCard {
  game: string;
  english: string;
  german: string;
  meaning: string;
  pages: string;
}

/** The server said no; the message is for people. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly code = "",
    readonly status = 0,
  ) {
    super(message);
  }
}

export const server = (): Promise<ServerCard> => call("GET", "/api/server");
export const games = (lang: Lang): Promise<GameCard[]> => call("GET", `/api/games?lang=${lang}`);
export const packs = (game: string, lang: Lang): Promise<PackCard[]> =>
  call("GET", `/api/packs?game=${encodeURIComponent(game)}&lang=${lang}`);

export const rule = (id: string, lang: Lang): Promise<RuleCard> =>
  call("GET", `/api/rules/${encodeURIComponent(id)}?lang=${lang}`);
export const findRules = (words: string, game: string, lang: Lang): Promise<RuleCard[]> =>
  call("GET", `/api/rules?${new URLSearchParams({ q: words, game, lang })}`);
export const glossary = (words: string, game: string): Promise<TermCard[]> =>
  call("GET", `/api/glossary?${new URLSearchParams({ q: words, game })}`);

const matchAt = (match: string): string => `/api/matches/${encodeURIComponent(match)}`;
export const create = (wanted: NewMatch): Promise<Made> => call("POST", "/api/matches", { body: wanted, locked: true });
export const importMatch = (file: unknown): Promise<Made> =>
  call("POST", "/api/matches/import", { body: file, locked: true });
export const summary = (match: string, token: string, lang: Lang): Promise<Summary> =>
  call("GET", `${matchAt(match)}?lang=${lang}`, { token });
export const deleteMatch = (match: string, token: string): Promise<void> => call("DELETE", matchAt(match), { token });
export const exportMatch = (match: string, token: string): Promise<unknown> =>
  call("GET", `${matchAt(match)}/export`, { token });

const campaignAt = (campaign: string): string => `/api/campaigns/${encodeURIComponent(campaign)}`;
export const beginCampaign = (wanted: NewCampaign): Promise<BegunCampaign> =>
  call("POST", "/api/campaigns", { body: wanted, locked: true });
export const importCampaign = (file: unknown): Promise<BegunCampaign> =>
  call("POST", "/api/campaigns/import", { body: file, locked: true });
export const campaign = (id: string, token: string, lang: Lang): Promise<CampaignCard> =>
  call("GET", `${campaignAt(id)}?lang=${lang}`, { token });
/** `close`, `reopen`, `abandon`, `chapters/N/replay`, or `chapters` with what comes next. */
export const leadCampaign = (id: string, what: string, token: string, lang: Lang, next?: NewChapter): Promise<CampaignCard> =>
  call("POST", `${campaignAt(id)}/${what}?lang=${lang}`, { token, body: next });
export const exportCampaign = (id: string, token: string): Promise<unknown> =>
  call("GET", `${campaignAt(id)}/export`, { token });
export const deleteCampaign = (id: string, token: string): Promise<void> => call("DELETE", campaignAt(id), { token });

export const newPurse = async (tables: Purse[]): Promise<string> =>
  (await call<{ token: string }>("POST", "/api/purse", { body: { tables }, locked: true })).token;
export const bringPurse = async (token: string): Promise<Purse[]> => {
  const { tables } = await call<{ tables: Partial<Purse>[] }>("GET", "/api/purse", { token });
  return tables.map((one) => ({ match: "", held: [], ...one }));
};
export const keepPurse = (token: string, tables: Purse[]): Promise<unknown> =>
  call("PUT", "/api/purse", { token, body: { tables } });
export const dropPurse = (token: string): Promise<void> => call("DELETE", "/api/purse", { token });

export interface Request {
  token?: string;
  body?: unknown;
  /** It begins something: where the server has a password, it has to be told. */
  locked?: boolean;
}

export async function call<T>(method: string, path: string, request: Request = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (request.token) headers["authorization"] = `Bearer ${request.token}`;
  if (request.body !== undefined) headers["content-type"] = "application/json";
  if (request.locked && password.word) headers["x-table-password"] = password.word;
  const body = request.body === undefined ? null : JSON.stringify(request.body);
  const response = await fetch(path, { method, headers, body });
  if (response.status === 401 && request.locked && (await password.ask()) !== null) return call(method, path, request);
  return read(response);
}

async function read<T>(response: Response): Promise<T> {
  const isJson = (response.headers.get("content-type") ?? "").includes("json");
  const body = (isJson ? await response.json() : undefined) as T & { why?: string; detail?: string; code?: string };
  if (response.ok) return body;
  throw new Refusal(body?.why ?? body?.detail ?? `${response.status} ${response.statusText}`, body?.code, response.status);
}
