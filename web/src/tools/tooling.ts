/** Tools as the server has them: what they want to know, what they find out. */

import { call } from "../lib/api";
import type { Preview, Scene } from "../lib/protocol";
import type { Lang } from "../lib/settings.svelte";
import type { Fields, Json, Schema } from "./schema";

export interface ToolCard {
  id: string;
  name: string;
  about: string;
  game: string;
}

export interface ToolForm extends ToolCard {
  input: Schema;
}

/** A straight line in units of a cell's radius, +y up on hexes. */
export interface Stroke {
  start: [number, number];
  end: [number, number];
  kind: "free" | "blocked";
}

export interface Drawing {
  name?: string;
  preview?: Preview;
  strokes?: Stroke[];
  sides?: { cell: string; side: number }[];
}

export interface Step {
  rule: string;
  text: string;
}

export interface Sketch {
  scene: Scene;
  drawings: Drawing[];
  verdict: string;
  steps: Step[];
}

export interface Outcome {
  result: { [key: string]: Json };
  prose: string;
  sketch: Sketch | null;
}

/** The plot of a result as a picture's address: an image runs nothing that an SVG may hold. */
export function plotOf({ result }: Outcome): string {
  const plot = result["plot"];
  return typeof plot === "string" && plot.startsWith("<svg") ? `data:image/svg+xml,${encodeURIComponent(plot)}` : "";
}

const at = (id: string): string => `/api/tools/${encodeURIComponent(id)}`;
export const toolCards = (lang: Lang): Promise<ToolCard[]> => call("GET", `/api/tools?lang=${lang}`);
export const toolForm = (id: string, lang: Lang): Promise<ToolForm> => call("GET", `${at(id)}?lang=${lang}`);
export const runTool = (id: string, input: Fields, lang: Lang): Promise<Outcome> =>
  call("POST", `${at(id)}?lang=${lang}`, { body: input });

/** A drawn board as a drawing with a legend (docs/positions.md), and back. */
export const drawnText = async (board: Fields): Promise<string> =>
  (await call<{ text: string }>("POST", "/api/tools/boards/drawn", { body: board })).text;
export const boardFromText = (text: string): Promise<Fields> => call("POST", "/api/tools/boards/read", { body: { text } });
