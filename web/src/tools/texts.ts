/** Boards that were pasted: a whole input or just its board as JSON, or a drawing with a legend. */

import { t } from "../lib/words";
import { misfit } from "./check";
import { Fault, lineOf, placeOf, readJson, type Located } from "./json";
import type { Field, Fields, GroupField, Json } from "./schema";
import { boardFromText } from "./tooling";

/** The input with what a text says; a text that is no JSON is taken for a drawing of the board. */
export async function takeText(text: string, form: GroupField, field: Extract<Field, { kind: "board" }>, input: Fields): Promise<Fields> {
  if (!/^\s*[[{"]/.test(text)) return { ...input, [field.key]: await boardFromText(text) };
  const { value, places } = located(text);
  const isList = Array.isArray(value);
  const one = isList ? (value[0] ?? null) : value;
  const root = isList ? "[0]" : "";
  const isBoard = isFields(one) && one[field.key] === undefined && one[field.board.cells] !== undefined;
  refuse(text, places, isBoard ? field : form, one, root);
  const fields = one as Fields;
  if (isBoard) return { ...input, [field.key]: fields };
  if (fields[field.key] === undefined) throw new Error(at(text, placeOf(places, root), t("misfit-no-board", { field: field.key })));
  return { ...(form.start as Fields), ...fields };
}

/** What keeps an input that came with a link from being shown; empty where nothing does. */
export function troubleOf(form: GroupField, input: Fields): string {
  const found = misfit(form, input);
  return found ? `${found.path}: ${t(found.id, found.args)}` : "";
}

function located(text: string): Located {
  try {
    return readJson(text);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new Error(at(text, error.at, error.found ? t("misfit-json", { found: error.found }) : t("misfit-json-end")));
  }
}

function refuse(text: string, places: Map<string, number>, field: Field, value: Json, root: string): void {
  const found = misfit(field, value, root);
  if (!found) return;
  const path = found.path.replace(/^\[0\]\.?/, "");
  const what = t(found.id, found.args);
  throw new Error(at(text, placeOf(places, found.path), path ? `${path}: ${what}` : what));
}

function at(text: string, index: number, what: string): string {
  return t("misfit-at", { ...lineOf(text, index), what });
}

const isFields = (value: Json): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
