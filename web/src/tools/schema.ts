/** From the JSON Schema of a tool's input to the fields of a form. What a schema may say beyond the standard stands in docs/tools.md. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Fields = { [key: string]: Json };

/** The parts of JSON Schema that the server's schemas use. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  title?: string;
  description?: string;
  enum?: Json[];
  const?: Json;
  default?: Json;
  examples?: Json[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  items?: Schema | false;
  prefixItems?: Schema[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  "x-names"?: Record<string, string>;
  "x-start"?: Json;
  "x-rare"?: boolean;
  "x-badge"?: boolean;
  "x-place"?: string;
  "x-cells"?: "hex" | "square";
  "x-lies"?: string[];
  "x-looks"?: Record<string, string>;
  "x-board"?: BoardKeys;
}

export interface BoardKeys {
  shape: "hex" | "square";
  cells: string;
  terrain?: string;
  walls?: string;
  figures?: string;
}

interface Shown {
  key: string;
  title: string;
  hint: string;
  rare: boolean;
  start: Json;
}

export interface Choice {
  value: Json;
  name: string;
}

export type Field = Shown &
  (
    | { kind: "text"; longest: number; least: number }
    | { kind: "number"; least: number | null; most: number | null; whole: boolean; badge: boolean }
    | { kind: "choice"; choices: Choice[]; looks: Record<string, string> }
    | { kind: "flag" }
    | { kind: "fixed" }
    | { kind: "group"; fields: Field[] }
    | { kind: "maybe"; of: Field }
    | { kind: "list"; item: Field; least: number; most: number }
    | { kind: "row"; items: Field[] }
    /** Values by names that somebody types. */
    | { kind: "named"; item: Field }
    | { kind: "place"; board: string }
    | { kind: "cells"; shape: "hex" | "square"; least: number }
    | { kind: "board"; board: BoardField }
    | { kind: "raw" }
  );

export type GroupField = Extract<Field, { kind: "group" }>;

/** A board in the input: where its parts stand, what may lie on it, what a figure is. */
export interface BoardField extends BoardKeys {
  kinds: Choice[];
  /** Kinds of terrain that are drawn as things. */
  lies: string[];
  figure: GroupField | null;
  /** The field of a figure that says where it stands, and the one that says how it looks. */
  at: string;
  role: Extract<Field, { kind: "choice" }> | null;
  badge: string;
}

/** The form of a tool. */
export function formOf(schema: Schema): GroupField {
  const form = fieldOf(schema, "", schema);
  if (form.kind !== "group") throw new Error("the input of a tool is an object");
  return form;
}

export function fieldOf(given: Schema, key: string, root: Schema): Field {
  const schema = resolved(given, root);
  const shown = { key, title: given.title ?? spaced(key), hint: given.description ?? "", rare: given["x-rare"] === true };
  const made = { ...shown, ...kindOf(schema, root) } as Field;
  return { ...made, start: startOf(schema, made) };
}

/** The schema behind a reference, with what is said beside the reference. */
export function resolved(schema: Schema, root: Schema): Schema {
  if (!schema.$ref) return schema;
  const name = schema.$ref.replace("#/$defs/", "");
  const { $ref: _, ...beside } = schema;
  return { ...resolved(root.$defs?.[name] ?? {}, root), ...beside };
}

type Kind = Field extends infer One ? (One extends Field ? Omit<One, keyof Shown> : never) : never;

function kindOf(schema: Schema, root: Schema): Kind {
  if (schema["x-board"]) return { kind: "board", board: boardOf(schema, schema["x-board"], root) };
  if (schema["x-place"] !== undefined) return { kind: "place", board: schema["x-place"] };
  if (schema["x-cells"]) return { kind: "cells", shape: schema["x-cells"], least: schema.minItems ?? 0 };
  if (schema.const !== undefined || schema.enum?.length === 1) return { kind: "fixed" };
  if (schema.enum) return { kind: "choice", choices: choicesOf(schema), looks: schema["x-looks"] ?? {} };
  const rest = (schema.anyOf ?? []).filter((one) => one.type !== "null");
  if (schema.anyOf && rest.length === 1) {
    const { anyOf: _, default: __, ...beside } = schema;
    const of = fieldOf({ ...beside, ...rest[0]! }, "", root);
    return schema.anyOf.length > 1 ? { kind: "maybe", of } : of;
  }
  return plainKind(schema, root);
}

function plainKind(schema: Schema, root: Schema): Kind {
  switch (schema.type) {
    case "string":
      return { kind: "text", longest: schema.maxLength ?? 1000, least: schema.minLength ?? 0 };
    case "integer":
    case "number":
      return {
        kind: "number",
        least: schema.minimum ?? null,
        most: schema.maximum ?? null,
        whole: schema.type === "integer",
        badge: schema["x-badge"] === true,
      };
    case "boolean":
      return { kind: "flag" };
    case "object":
      if (typeof schema.additionalProperties === "object") return { kind: "named", item: fieldOf(schema.additionalProperties, "", root) };
      return { kind: "group", fields: Object.entries(schema.properties ?? {}).map(([key, one]) => fieldOf(one, key, root)) };
    case "array":
      if (schema.prefixItems) return { kind: "row", items: schema.prefixItems.map((one) => fieldOf(one, "", root)) };
      if (!schema.items) return { kind: "raw" };
      return { kind: "list", item: fieldOf(schema.items, "", root), least: schema.minItems ?? 0, most: schema.maxItems ?? 1000 };
    default:
      return { kind: "raw" };
  }
}

const choicesOf = (schema: Schema): Choice[] =>
  (schema.enum ?? []).map((value) => ({ value, name: schema["x-names"]?.[String(value)] ?? spaced(String(value)) }));

function boardOf(schema: Schema, keys: BoardKeys, root: Schema): BoardField {
  const part = (key: string | undefined): Schema => {
    const found = key ? schema.properties?.[key] : undefined;
    return found?.items ? resolved(found.items, root) : {};
  };
  const kinds = resolved(part(keys.terrain).prefixItems?.at(-1) ?? {}, root);
  const figure = keys.figures ? fieldOf(part(keys.figures), "", root) : null;
  const fields = figure?.kind === "group" ? figure.fields : [];
  const role = fields.find((one) => one.kind === "choice" && Object.keys(one.looks).length > 0);
  return {
    ...keys,
    kinds: choicesOf(kinds),
    lies: kinds["x-lies"] ?? [],
    figure: figure?.kind === "group" ? figure : null,
    at: fields.find((one) => one.kind === "place")?.key ?? "at",
    role: role?.kind === "choice" ? role : null,
    badge: fields.find((one) => bare(one).kind === "number" && (bare(one) as { badge?: boolean }).badge)?.key ?? "",
  };
}

/** A field without the leave to be empty. */
export const bare = (field: Field): Field => (field.kind === "maybe" ? field.of : field);

/** A single line to type into. */
export const isPlain = (field: Field): boolean => field.kind === "number" || field.kind === "text";
/** Something that is there or not. */
export const isSwitch = (field: Field): boolean => field.kind === "flag" || (field.kind === "maybe" && !isPlain(field.of));

/** More choices than these are looked up by their names. */
const AT_A_GLANCE = 12;

export const inOrder = (choices: Choice[], lang: string): Choice[] =>
  choices.length > AT_A_GLANCE ? [...choices].sort((a, b) => a.name.localeCompare(b.name, lang)) : choices;

/** What a field of a new form holds. */
function startOf(schema: Schema, field: Field): Json {
  const given = schema["x-start"] ?? schema.examples?.[0];
  if (given !== undefined) return given;
  if (schema.default !== undefined) return schema.default;
  switch (field.kind) {
    case "fixed":
      return schema.const ?? schema.enum?.[0] ?? null;
    case "choice":
      return field.choices[0]?.value ?? null;
    case "flag":
      return false;
    case "number":
      return field.least ?? 0;
    case "text":
      return "";
    case "named":
      return {};
    case "group":
      return Object.fromEntries(field.fields.map((one) => [one.key, one.start]));
    case "row":
      return field.items.map((one) => one.start);
    case "place":
      return [0, 0];
    case "cells":
    case "list":
      return [];
    case "board":
      return Object.fromEntries([field.board.cells, field.board.terrain, field.board.walls, field.board.figures].flatMap((key) => (key ? [[key, []]] : [])));
    default:
      return null;
  }
}

/** An id as words: `melee_area` is “melee area”. */
const spaced = (id: string): string => id.replace(/[_-]+/g, " ");
