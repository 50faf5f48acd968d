/** What goes over HTTP, made of the server's OpenAPI document by scripts/web_types.py: change the server, not this. */

export interface Begun {
  campaign: string;
  seats: { [id: string]: string };
  audience: string;
  owner: string;
}

export interface CampaignCard {
  campaign: string;
  seat: string;
  game: string;
  name: string;
  title: string;
  seats: string[];
  policy: Policy;
  roster: MemberCard[];
  chapters: PlayedChapter[];
  open: string;
  choices: ScenarioCard[];
}

export interface ChapterCard {
  id: string;
  title: string;
  pages: string;
  rules: number;
}

export interface ChoiceCard {
  id: string;
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  labels: string[];
  place: number;
}

export interface Clock {
  kind?: "none" | "gentle" | "days";
  seconds?: number;
}

export interface Drawn {
  text: string;
}

export interface GameCard {
  id: string;
  name: string;
  board: "hex" | "square";
  seats: string[];
  scenarios: ScenarioCard[];
  choices: ChoiceCard[];
  house_rules: Switch[];
  orders: OrderCard[];
  campaign: boolean;
  tools: string[];
  example: boolean;
  about: string;
  minutes: [number, number];
  emblem: string;
}

export interface HeldLink {
  token: string;
  seat: string;
  who?: "me" | "here" | "away";
}

export interface Holding {
  match?: string;
  campaign?: string;
  name?: string;
  held?: HeldLink[];
  audience?: string;
  owner?: string;
}

export interface Line {
  number: number;
  depth: number;
  text: string;
  rule: string;
  kind: string;
  things: string[];
  line: number;
}

export interface Log {
  keep: number;
  lines: Line[];
}

export interface Made {
  match: string;
  seats: { [id: string]: string };
  audience: string;
  owner: string;
}

export interface MemberCard {
  id: string;
  name: string;
  fit: boolean;
  benched: boolean;
}

export interface NewCampaign {
  game: string;
  seats: number;
  name?: string;
  options?: { [id: string]: string | number | boolean | string[] };
  policy?: Policy;
}

export interface NewChapter {
  scenario: string;
  cast: { [id: string]: string[] };
  bots?: { [id: string]: string };
}

export interface NewMatch {
  game: string;
  scenario: string;
  seats: number;
  options?: { [id: string]: string | number | boolean };
  house_rules?: string[];
  packs?: string[];
  policy?: Policy;
  bots?: { [id: string]: string };
  clock?: Clock;
}

export interface OrderCard {
  id: string;
  name: string;
  settings: { [id: string]: number };
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

export interface PlayedChapter {
  number: number;
  scenario: string;
  name: string;
  match: string;
  cast: { [id: string]: string[] };
  status: "open" | "closed" | "abandoned";
  outcome: string;
}

export interface Policy {
  undo?: "free" | "honest" | "off";
  consent?: boolean;
  physical?: string[];
}

export interface Position {
  game: string;
  seat: string;
  line: number;
  shown: { [id: string]: Shown };
}

export interface Purse {
  tables: Holding[];
}

export interface PurseLink {
  token: string;
}

export interface Record {
  outcome: string;
  lines: number;
  began: number;
  ended: number;
  forced: number;
  entered: number;
  by_hand: number;
  seats: { [id: string]: SeatRecord };
  questions: { [id: string]: number };
}

export interface Refusal {
  code: string;
  why: string;
}

export interface Report {
  format?: string;
  version: string;
  python: string;
  game: string;
  scenario: string;
  seats: string[];
  policy: Policy;
  seat: string;
  line: number;
  view: { [id: string]: unknown };
  log: Line[];
  match: SealedFile;
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

export interface RulebookCard {
  game: string;
  title: string;
  chapters: ChapterCard[];
}

export interface ScenarioCard {
  id: string;
  name: string;
  about: string;
  seats: number[];
  pack: string;
}

export interface SealedFile {
  format?: string;
  holds: string;
  game: string;
  sealed: string;
}

export interface SeatRecord {
  decisions: number;
  by_order: number;
  seconds: number;
  undos: number;
}

export interface ServerCard {
  version: string;
  protocol: number;
  locked: boolean;
  keep_days: number;
  bots: string[];
}

export interface Shown {
  view: { [id: string]: unknown };
  log: Log;
}

export interface Sight {
  seat: string;
  view: { [id: string]: unknown };
  log: Log;
}

export interface Summary {
  match: string;
  seat: string;
  game: string;
  name: string;
  scenario: string;
  options: { [id: string]: string | number | boolean };
  house_rules: string[];
  policy: Policy;
  title: string;
  seats: string[];
  bots: { [id: string]: string };
  waiting: string[];
  paused: string;
  over: string;
  answers: number;
  since: number;
  campaign: string;
}

export interface Switch {
  id: string;
  name: string;
  rule: string;
}

export interface TermCard {
  game: string;
  english: string;
  german: string;
  meaning: string;
  pages: string;
}

export interface ToolCard {
  id: string;
  name: string;
  about: string;
  game: string;
}

export interface ToolForm {
  id: string;
  name: string;
  about: string;
  game: string;
  input: { [id: string]: unknown };
}

export interface ToolResult {
  result: { [id: string]: unknown };
  prose: string;
  sketch: { [id: string]: unknown } | null;
}

export interface TurnFigure {
  id: string;
  role: "active" | "ally" | "enemy";
  at: [number, number];
  initiative: number;
  tie?: number | null;
  name?: string | null;
  invisible?: boolean;
  objective?: boolean;
  kind?: string | null;
}

export interface TurnPosition {
  hexes: ([number, number])[];
  terrain?: ([number, number, string])[];
  walls?: ([number, number, number])[];
  figures?: TurnFigure[];
}

/** By method and address: what stands in the address, what is asked and sent, and what comes back. */
export interface Requests {
  /** The games installed here. */
  "GET /api/games": {
    query?: { lang?: "en" | "de" };
    gives: GameCard[];
  };
  /** Whether the server answers and reaches its database (503 where it doesn't), and how many games it knows. */
  "GET /api/health": {
    gives: { [id: string]: number };
  };
  /** The content packs on this server; their contents are never told, only what comes to a table of them. */
  "GET /api/packs": {
    query?: { game?: string; lang?: "en" | "de" };
    gives: PackCard[];
  };
  /** The server itself. */
  "GET /api/server": {
    gives: ServerCard;
  };
  /** Begin a match. Where the server has a password, the header `X-Table-Password` has to hold it. */
  "POST /api/matches": {
    body: NewMatch;
    gives: Made;
  };
  /** How a match stands, for whoever holds a link to it (`Authorization: Bearer TOKEN`). */
  "GET /api/matches/{match}": {
    at: { match: string };
    query?: { lang?: "en" | "de" };
    gives: Summary;
  };
  /** Delete a match with everything that belongs to it. Only its owner may; others put it to the vote. */
  "DELETE /api/matches/{match}": {
    at: { match: string };
    gives: undefined;
  };
  /** The match as a file: open when it is over; before that for its owner, sealed with this server's key. */
  "GET /api/matches/{match}/export": {
    at: { match: string };
    gives: { [id: string]: unknown };
  };
  /** A shared position, for whoever has its link (`Authorization: Bearer TOKEN`). */
  "GET /api/position": {
    gives: Position;
  };
  /** A new link to a seat, for the owner; the old link no longer opens it. */
  "POST /api/matches/{match}/links/{seat}": {
    at: { match: string; seat: string };
    gives: { [id: string]: string };
  };
  /** What to attach when something looks wrong: what this seat sees, and the match itself, sealed. */
  "GET /api/matches/{match}/report": {
    at: { match: string };
    query?: { lang?: "en" | "de" };
    gives: Report;
  };
  /** Who decided how often and how long it took them, when the match is over. */
  "GET /api/matches/{match}/statistics": {
    at: { match: string };
    gives: Record;
  };
  /** Go on with a match from a file, as a new match with new links. */
  "POST /api/matches/import": {
    body: { [id: string]: unknown };
    gives: Made;
  };
  /** What the seat of this link sees now, or saw after so many lines. */
  "GET /api/matches/{match}/view": {
    at: { match: string };
    query?: { lang?: "en" | "de"; line?: number | null };
    gives: Sight;
  };
  /** Give the open chapter up; only the owner may. */
  "POST /api/campaigns/{campaign}/abandon": {
    at: { campaign: string };
    query?: { lang?: "en" | "de" };
    gives: CampaignCard;
  };
  /** Begin a campaign. Where the server has a password, the header `X-Table-Password` has to hold it. */
  "POST /api/campaigns": {
    body: NewCampaign;
    gives: Begun;
  };
  /** End a chapter that is over: the campaign takes over what it reports. */
  "POST /api/campaigns/{campaign}/close": {
    at: { campaign: string };
    query?: { lang?: "en" | "de" };
    gives: CampaignCard;
  };
  /** How a campaign stands, for whoever holds a link to it. */
  "GET /api/campaigns/{campaign}": {
    at: { campaign: string };
    query?: { lang?: "en" | "de" };
    gives: CampaignCard;
  };
  /** Delete a campaign with all its chapters; only its owner may. */
  "DELETE /api/campaigns/{campaign}": {
    at: { campaign: string };
    gives: undefined;
  };
  /** The campaign as a file, for its owner: sealed with this server's key while a chapter is open. */
  "GET /api/campaigns/{campaign}/export": {
    at: { campaign: string };
    gives: { [id: string]: unknown };
  };
  /** Begin a chapter; anybody who plays may. */
  "POST /api/campaigns/{campaign}/chapters": {
    at: { campaign: string };
    query?: { lang?: "en" | "de" };
    body: NewChapter;
    gives: CampaignCard;
  };
  /** A new link to a seat, for the owner; the old link no longer opens it, at no chapter. */
  "POST /api/campaigns/{campaign}/links/{seat}": {
    at: { campaign: string; seat: string };
    gives: { [id: string]: string };
  };
  /** Go back into the last chapter, to undo in it: possible until the next chapter's first answer. */
  "POST /api/campaigns/{campaign}/reopen": {
    at: { campaign: string };
    query?: { lang?: "en" | "de" };
    gives: CampaignCard;
  };
  /** Go back before a chapter, to play it again or another; later ones are dropped. Only the owner may. */
  "POST /api/campaigns/{campaign}/chapters/{number}/replay": {
    at: { campaign: string; number: number };
    query?: { lang?: "en" | "de" };
    gives: CampaignCard;
  };
  /** Go on with a campaign from a file, as a new one with new links. */
  "POST /api/campaigns/import": {
    body: { [id: string]: unknown };
    gives: Begun;
  };
  /** The purse of this link. */
  "GET /api/purse": {
    gives: Purse;
  };
  /** Replace the purse of this link. */
  "PUT /api/purse": {
    body: Purse;
    gives: Purse;
  };
  /** Keep a purse under a new link. */
  "POST /api/purse": {
    body: Purse;
    gives: PurseLink;
  };
  /** Forget the purse of this link; the matches stay. */
  "DELETE /api/purse": {
    gives: undefined;
  };
  /** The rules of a chapter, in the order of the book. */
  "GET /api/rulebooks/{game}/{chapter}": {
    at: { game: string; chapter: string };
    query?: { lang?: "en" | "de" };
    gives: RuleCard[];
  };
  /** The rules in which every word of `q` begins a word, best first; without `game` those of all games. */
  "GET /api/rules": {
    query: { q: string; game?: string; limit?: number; lang?: "en" | "de" };
    gives: RuleCard[];
  };
  /** The words of a game, or of all games, that begin with `q` in English or German. */
  "GET /api/glossary": {
    query?: { game?: string; q?: string };
    gives: TermCard[];
  };
  /** The words behind a "why?". */
  "GET /api/rules/{number}": {
    at: { number: string };
    query?: { lang?: "en" | "de" };
    gives: RuleCard;
  };
  /** All rulebooks, for those who leaf through them. */
  "GET /api/rulebooks": {
    query?: { lang?: "en" | "de" };
    gives: RulebookCard[];
  };
  /** A board of hexes as a drawing with a legend. */
  "POST /api/tools/boards/drawn": {
    body: TurnPosition;
    gives: Drawn;
  };
  /** What a tool wants to know. */
  "GET /api/tools/{tool}": {
    at: { tool: string };
    query?: { lang?: "en" | "de" };
    gives: ToolForm;
  };
  /** Run a tool. Nothing is stored. */
  "POST /api/tools/{tool}": {
    at: { tool: string };
    query?: { lang?: "en" | "de" };
    body: { [id: string]: unknown };
    gives: ToolResult;
  };
  /** The board of hexes that a drawing shows. */
  "POST /api/tools/boards/read": {
    body: Drawn;
    gives: TurnPosition;
  };
  /** The tools of all games installed here. */
  "GET /api/tools": {
    query?: { lang?: "en" | "de" };
    gives: ToolCard[];
  };
}
