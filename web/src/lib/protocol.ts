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
}

export interface Card {
  id: string;
  what?: string;
  name?: string;
  lines?: string[];
  corner?: string;
  face?: number;
  counters?: Record<string, number>;
}

export interface Zone {
  id: string;
  name: string;
  kind: "hand" | "deck" | "pile" | "row";
  count: number;
  cards?: Card[];
  owner?: string;
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
  entries: { name: string; value: string | number; id?: string }[];
  seat?: string;
}

export interface Slot {
  id: string;
  name: string;
  corner?: string;
  acting?: boolean;
  done?: boolean;
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
}

export type Reply =
  | Welcome
  | { is: "changed"; patch: Patch | null; log: News | null }
  | { is: "present"; seats: string[] }
  | { is: "stored"; ref: number }
  | { is: "looked"; ref: number; preview: Preview | null }
  | { is: "refused"; ref: number; code: string; why: string };

export interface Patch {
  "!"?: unknown;
  "="?: Record<string, Patch>;
  "-"?: string[];
  "#"?: string[];
}

/** Somebody who only watches. */
export const AUDIENCE = "*";
