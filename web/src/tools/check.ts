/** Whether a value that came from outside, pasted or shared, fits a field of a form. The rules of the game stay with the server. */

import { sides } from "../board/geometry";
import type { BoardField, Field, Fields, Json } from "./schema";

/** The first thing that does not fit: where it stands, and a message with its arguments. */
export interface Misfit {
  path: string;
  id: string;
  args: Record<string, string | number>;
}

type Found = Misfit | null;

export function misfit(field: Field, value: Json | undefined, path = ""): Found {
  const wrong = (id: string, args: Misfit["args"] = {}): Misfit => ({ path, id, args });
  switch (field.kind) {
    case "group":
      return isFields(value) ? first(field.fields, (one) => inside(one, value, path)) : wrong("misfit-group");
    case "named":
      return isFields(value) ? first(Object.entries(value), ([key, one]) => misfit(field.item, one, `${path}.${key}`)) : wrong("misfit-group");
    case "maybe":
      return value === null ? null : misfit(field.of, value, path);
    case "list":
      return Array.isArray(value) ? first(value, (one, at) => misfit(field.item, one, `${path}[${at}]`)) : wrong("misfit-list");
    case "row":
      if (!Array.isArray(value) || value.length !== field.items.length) return wrong("misfit-row", { count: field.items.length });
      return first(field.items, (one, at) => misfit(one, value[at], `${path}[${at}]`));
    case "number":
      return isNumber(value, field) ? null : numberMisfit(field, path);
    case "choice":
      return field.choices.some((one) => one.value === value) ? null : wrong("misfit-choice", { found: JSON.stringify(value ?? null), known: field.choices.map((one) => String(one.value)).join(", ") });
    case "text":
      return typeof value === "string" && value.length >= field.least ? null : wrong("misfit-text");
    case "flag":
      return typeof value === "boolean" ? null : wrong("misfit-flag");
    case "place":
      return isPlace(value) ? null : wrong("misfit-place");
    case "cells":
      return places(value, path);
    case "board":
      return isFields(value) ? boardMisfit(field.board, value, path) : wrong("misfit-board", { cells: field.board.cells });
    default:
      return null;
  }
}

/** A field of an object; without a value it keeps what a new form holds. */
function inside(field: Field, value: Fields, path: string): Found {
  const at = path ? `${path}.${field.key}` : field.key;
  return value[field.key] === undefined ? null : misfit(field, value[field.key], at);
}

function boardMisfit(board: BoardField, value: Fields, path: string): Found {
  const at = (key: string): string => (path ? `${path}.${key}` : key);
  const { cells, terrain, walls, figures } = board;
  if (value[cells] === undefined) return { path, id: "misfit-board", args: { cells } };
  return (
    places(value[cells], at(cells)) ??
    marks(terrain, value, at, (one, spot) => terrainMisfit(board, one, spot)) ??
    marks(walls, value, at, (one, spot) => wallMisfit(board, one, spot)) ??
    marks(figures, value, at, (one, spot) => figureMisfit(board, one, spot))
  );
}

/** A list of the board; where it has none, there is nothing wrong with it. */
function marks(key: string | undefined, value: Fields, at: (key: string) => string, check: (one: Json, path: string) => Found): Found {
  if (!key || value[key] === undefined) return null;
  const list = value[key];
  return Array.isArray(list) ? first(list, (one, index) => check(one, `${at(key)}[${index}]`)) : { path: at(key), id: "misfit-list", args: {} };
}

function terrainMisfit({ kinds }: BoardField, one: Json, path: string): Found {
  if (!Array.isArray(one) || one.length !== 3 || !isPlace(one.slice(0, 2))) return { path, id: "misfit-terrain", args: {} };
  if (kinds.some(({ value }) => value === one[2])) return null;
  return { path: `${path}[2]`, id: "misfit-choice", args: { found: JSON.stringify(one[2]), known: kinds.map(({ value }) => String(value)).join(", ") } };
}

function wallMisfit({ shape }: BoardField, one: Json, path: string): Found {
  const most = sides(shape).length - 1;
  const fits = Array.isArray(one) && one.length === 3 && one.every(Number.isInteger) && Number(one[2]) >= 0 && Number(one[2]) <= most;
  return fits ? null : { path, id: "misfit-wall", args: { most } };
}

function figureMisfit({ figure, at }: BoardField, one: Json, path: string): Found {
  if (!isFields(one)) return { path, id: "misfit-group", args: {} };
  if (!isPlace(one[at])) return { path: one[at] === undefined ? path : `${path}.${at}`, id: "misfit-figure", args: { at } };
  return figure && misfit(figure, one, path);
}

function places(value: Json | undefined, path: string): Found {
  if (!Array.isArray(value)) return { path, id: "misfit-list", args: {} };
  return first(value, (one, at) => (isPlace(one) ? null : { path: `${path}[${at}]`, id: "misfit-place", args: {} }));
}

function first<T>(several: readonly T[], check: (one: T, at: number) => Found): Found {
  for (const [at, one] of several.entries()) {
    const found = check(one, at);
    if (found) return found;
  }
  return null;
}

const isFields = (value: Json | undefined): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
const isPlace = (value: Json | undefined): boolean => Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);

function isNumber(value: Json | undefined, { least, most, whole }: Extract<Field, { kind: "number" }>): boolean {
  if (typeof value !== "number" || (whole && !Number.isInteger(value))) return false;
  return value >= (least ?? -Infinity) && value <= (most ?? Infinity);
}

function numberMisfit({ least, most }: Extract<Field, { kind: "number" }>, path: string): Misfit {
  if (least === null && most === null) return { path, id: "misfit-number", args: {} };
  return { path, id: "misfit-number-range", args: { range: most === null ? `≥ ${least}` : least === null ? `≤ ${most}` : `${least} … ${most}` } };
}
