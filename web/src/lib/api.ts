/** The plain HTTP side of the server. Its types are those of the server's OpenAPI document: see `schema.d.ts`. */

import { password } from "./password.svelte";
import type { Purse } from "./purse";
import type * as sent from "./schema";
import type { Requests } from "./schema";
import type { Lang } from "./settings.svelte";

export type {
  CampaignCard,
  ChoiceCard,
  GameCard,
  MemberCard as Member,
  NewCampaign,
  NewMatch,
  OrderCard,
  PackCard,
  PlayedChapter as Chapter,
  RuleCard,
  ScenarioCard,
  ServerCard,
  Summary,
  TermCard,
} from "./schema";

export type Setting = sent.ChoiceCard["default"];
export type UndoPolicy = NonNullable<sent.Policy["undo"]>;
export type Links = Pick<sent.Made, "seats" | "audience" | "owner">;
export type NewChapter = Required<sent.NewChapter>;

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

export const server = () => ask("GET /api/server", {});
export const games = (lang: Lang) => ask("GET /api/games", { query: { lang } });
export const packs = (game: string, lang: Lang) => ask("GET /api/packs", { query: { game, lang } });

export const rule = (number: string, lang: Lang) => ask("GET /api/rules/{number}", { at: { number }, query: { lang } });
export const findRules = (words: string, game: string, lang: Lang) =>
  ask("GET /api/rules", { query: { q: words, game, lang } });
export const glossary = (words: string, game: string) => ask("GET /api/glossary", { query: { q: words, game } });

export const create = (wanted: sent.NewMatch) => ask("POST /api/matches", { body: wanted, locked: true });
export const importMatch = (file: Saved) => ask("POST /api/matches/import", { body: file, locked: true });
export const summary = (match: string, token: string, lang: Lang) =>
  ask("GET /api/matches/{match}", { at: { match }, query: { lang }, token });
export const deleteMatch = (match: string, token: string) => ask("DELETE /api/matches/{match}", { at: { match }, token });
export const exportMatch = (match: string, token: string) =>
  ask("GET /api/matches/{match}/export", { at: { match }, token });

export const beginCampaign = (wanted: sent.NewCampaign) => ask("POST /api/campaigns", { body: wanted, locked: true });
export const importCampaign = (file: Saved) => ask("POST /api/campaigns/import", { body: file, locked: true });
export const campaign = (id: string, token: string, lang: Lang) =>
  ask("GET /api/campaigns/{campaign}", { at: { campaign: id }, query: { lang }, token });
/** `close`, `reopen`, `abandon`, `chapters/N/replay`, or `chapters` with what comes next. */
export const leadCampaign = (id: string, what: string, token: string, lang: Lang, next?: sent.NewChapter) =>
  call<sent.CampaignCard>("POST", `/api/campaigns/${encodeURIComponent(id)}/${what}?lang=${lang}`, { token, body: next });
export const exportCampaign = (id: string, token: string) =>
  ask("GET /api/campaigns/{campaign}/export", { at: { campaign: id }, token });
export const deleteCampaign = (id: string, token: string) =>
  ask("DELETE /api/campaigns/{campaign}", { at: { campaign: id }, token });

export const newPurse = async (tables: Purse[]): Promise<string> =>
  (await ask("POST /api/purse", { body: { tables }, locked: true })).token;
export const bringPurse = async (token: string): Promise<Purse[]> => {
  const { tables } = await ask("GET /api/purse", { token });
  return tables.map(({ held = [], ...one }) => ({ match: "", ...one, held: held.map((link) => ({ who: "me", ...link })) }));
};
export const keepPurse = (token: string, tables: Purse[]) => ask("PUT /api/purse", { token, body: { tables } });
export const dropPurse = (token: string) => ask("DELETE /api/purse", { token });

/** A file that the server made, or may have. */
export type Saved = Record<string, unknown>;

interface Asked {
  at?: Record<string, string | number>;
  query?: Record<string, string | number | null | undefined>;
  body?: unknown;
}

/** Send a request of the document, with all it wants and nothing else. */
export function ask<R extends keyof Requests>(
  request: R,
  wanted: Omit<Requests[R], "gives"> & Omit<Request, "body">,
): Promise<Requests[R]["gives"]> {
  const { at = {}, query = {}, ...rest }: Asked & Request = wanted;
  const [method = "", path = ""] = request.split(" ");
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(at[name])));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const tail = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  return call(method, tail ? `${address}?${tail}` : address, rest);
}

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
  const body: unknown = isJson ? await response.json() : undefined;
  if (response.ok) return body as T;
  const refused = (body ?? {}) as Partial<sent.Refusal>;
  throw new Refusal(refused.why ?? `${response.status} ${response.statusText}`, refused.code, response.status);
}
