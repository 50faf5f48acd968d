/** What the server tells: see docs/server.md. Fields that are at their default are left out of a scene. */

export interface Cell {
  id: string;
  at: [number, number];
  terrain?: string;
  name?: string;
  tags?: string[];
}

export interface Edge {
  cell: string;
  side: number;
  kind: string;
  id?: string;
  name?: string;
}

export interface BoardLink {
  start: string;
  end: string;
  kind: string;
}

export interface Area {
  id: string;
  kind: string;
  cells: string[];
  name?: string;
}

export interface Thing {
  id: string;
  kind: string;
  cells: string[];
  name?: string;
  count?: number;
  side?: number;
}

export interface Board {
  id: string;
  shape: "hex" | "square";
  cells: Cell[];
  edges?: Edge[];
  links?: BoardLink[];
  areas?: Area[];
  things?: Thing[];
  name?: string;
  look?: "rooms" | "land";
}

export interface Marker {
  id: string;
  name: string;
  count?: number;
}

export interface Figure {
  id: string;
  name: string;
  kind: "hero" | "monster" | "elite" | "boss" | "summon" | "objective";
  board?: string;
  cells?: string[];
  seat?: string;
  badge?: string;
  hp?: number;
  max_hp?: number;
  markers?: Marker[];
  acting?: boolean;
  icon?: string;
}

export interface Line {
  text: string;
  icon?: string;
  head?: boolean;
  area?: [number, number][];
}

export interface Card {
  id: string;
  what?: string;
  name?: string;
  lines?: Line[];
  corner?: string;
  face?: number;
  counters?: Record<string, number>;
  icon?: string;
}

export interface Zone {
  id: string;
  name: string;
  kind: "hand" | "deck" | "pile" | "row" | "tokens" | "dice";
  count: number;
  cards?: Card[];
  owner?: string;
  /** The space of a board it belongs to. */
  at?: string;
}

export interface Track {
  id: string;
  name: string;
  value: number;
  lowest?: number;
  highest?: number;
  marks?: Record<string, string>;
}

export interface Wheel {
  id: string;
  name: string;
  spokes: { id: string; name: string; holes?: number; holders?: string[] }[];
}

export interface Panel {
  id: string;
  name: string;
  entries: Entry[];
  seat?: string;
}

export interface Entry {
  name: string;
  value: string | number;
  id?: string;
  icon?: string;
  of?: string;
}

export interface Slot {
  id: string;
  name: string;
  corner?: string;
  acting?: boolean;
  done?: boolean;
  figures?: string[];
}

export interface Scene {
  title: string;
  boards?: Board[];
  figures?: Figure[];
  zones?: Zone[];
  tracks?: Track[];
  wheels?: Wheel[];
  panels?: Panel[];
  order?: Slot[];
  outcome?: string;
}

export interface Option {
  text: string;
  label: string;
  on: string[];
}

export interface Asked {
  id: string;
  kind: string;
  prompt: string;
  rule: string;
  seats: string[];
  options: Option[];
  optional: boolean;
  free: number;
  path: string[];
}

export interface View {
  line: number;
  scene: Scene;
  asked: Asked[];
  waiting: string[];
  choosing: boolean;
  undo: string;
  /** The line that one undo goes back to. */
  undoes: number;
  redo: boolean;
  house_ruled: string[];
  set_aside: number;
  over: string;
}

export interface LogLine {
  number: number;
  depth: number;
  text: string;
  rule: string;
  kind: string;
  things: string[];
  /** The line of the match that it goes back to: what `undo` and `history` take. */
  line: number;
}

export interface Preview {
  path?: string[];
  cost?: string;
  dangers?: string[];
  area?: string[];
  sight?: [string, string][];
  affects?: string[];
  odds?: { result: string; chance: number }[];
}

export interface News {
  keep: number;
  lines: LogLine[];
}

export interface Welcome {
  is: "welcome";
  match: string;
  game: string;
  name: string;
  seats: string[];
  held: string[];
  seat: string;
  view: View;
  log: News;
  ref: number;
  /** The owner's token was shown as well. */
  owner: boolean;
  /** The campaign that this match is a chapter of, or nothing. */
  campaign: string;
  /** Of the protocol: a page that knows a lower one loads itself again. */
  version: number;
}

export interface Motion {
  what: "undo" | "owner" | "delete";
  by: string;
  keep: number;
  number: number;
  agreed: string[];
}

export interface Clock {
  kind: "none" | "gentle" | "days";
  seconds: number;
}

/** What the people at the table have agreed on. */
export interface TableLife {
  paused: string;
  bots: Record<string, string>;
  stand_ins: Record<string, string>;
  motion: Motion | null;
  clock: Clock;
  heir: string;
  /** When something was last decided, in seconds since 1970. */
  since: number;
  /** Its campaign has taken this chapter over: nothing is decided here any more. */
  closed: boolean;
  /** The match of the chapter that follows, or nothing. */
  next: string;
}

export interface Remark {
  number: number;
  at: number;
  seat: string;
  kind: "chat" | "ping";
  text: string;
}

export interface Past {
  ref: number;
  line: number;
  /** So many lines there are now. */
  lines: number;
  view: View;
  log: News;
}

/** What a page may ask for; docs/server.md has every message. */
export type Ask =
  | { do: "order"; order: string; settings: Record<string, number> | null }
  | { do: "override"; change: Change }
  | { do: "switch"; house_rule: string; on: boolean }
  | { do: "undo"; keep?: number }
  | { do: "say"; text: string }
  | { do: "ping"; thing: string }
  | { do: "propose"; what: Motion["what"]; keep?: number }
  | { do: "agree" | "decline" | "pause" | "resume" | "redo" }
  | { do: "clock"; clock: Clock }
  | { do: "relieve"; seat: string; by: string }
  | { do: "history"; line: number }
  | { do: "share"; line?: number };

export type Change =
  | { type: "SetValue"; path: string; value: number | string | boolean | null }
  | { type: "MoveCard"; card: string; zone: string }
  | { type: "Ruling"; text: string; rule?: string };

export type Reply =
  | Welcome
  | { is: "changed"; patch: Patch | null; log: News | null }
  | { is: "present"; seats: string[] }
  | ({ is: "table" } & TableLife)
  | { is: "orders"; orders: Record<string, Record<string, number>> }
  | { is: "said"; remarks: Remark[] }
  | ({ is: "past" } & Past)
  | { is: "shared"; ref: number; token: string }
  | { is: "stored"; ref: number }
  | { is: "looked"; ref: number; preview: Preview | null }
  /** `among`: what could have been named instead. */
  | { is: "refused"; ref: number; code: string; why: string; among?: string[] };

export interface Patch {
  "!"?: unknown;
  "="?: Record<string, Patch>;
  "-"?: string[];
  "#"?: string[];
}

/** Somebody who only watches. */
export const AUDIENCE = "*";
