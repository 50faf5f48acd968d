import { expect, test } from "vitest";

import { Plan, around, boardOf, figuresOf, type At } from "../src/tools/board";
import { cellAt, sideAt, stepFrom } from "../src/tools/hexes";
import { centre } from "../src/board/geometry";
import { Fault, lineOf, placeOf, readJson } from "../src/tools/json";
import { misfit } from "../src/tools/check";
import { formOf, inOrder, type Field, type Schema } from "../src/tools/schema";
import { pack, unpack } from "../src/tools/share";

const SCHEMA: Schema = {
  $ref: "#/$defs/Question",
  $defs: {
    Question: {
      type: "object",
      required: ["map"],
      properties: {
        map: { title: "The map", "x-board": { shape: "hex", cells: "hexes", terrain: "terrain", walls: "walls", figures: "pieces" }, $ref: "#/$defs/Map" },
        goal: { type: "array", prefixItems: [{ type: "integer" }, { type: "integer" }], "x-place": "map" },
        steps: { type: "integer", minimum: 1, maximum: 9, description: "so many", "x-start": 3 },
        mood: { enum: ["calm", "wild"], "x-names": { calm: "very calm" }, default: "wild" },
        sign: { anyOf: [{ $ref: "#/$defs/Sign" }, { type: "null" }], default: null },
        loud: { type: "boolean", "x-rare": true },
        words: { type: "array", items: { type: "string" }, maxItems: 4 },
        version: { enum: [1], default: 1 },
      },
    },
    Sign: { type: "object", properties: { shape: { type: "array", "x-cells": "hex" }, weight: { type: "number" } } },
    Map: {
      type: "object",
      properties: {
        hexes: { type: "array", items: { type: "array" } },
        terrain: { type: "array", items: { type: "array", prefixItems: [{ type: "integer" }, { type: "integer" }, { enum: ["trap", "mud"], "x-names": { mud: "Mud" }, "x-lies": ["trap"] }] } },
        walls: { type: "array", items: { type: "array" } },
        pieces: { type: "array", items: { $ref: "#/$defs/Piece" } },
      },
    },
    Piece: {
      type: "object",
      properties: {
        id: { type: "string" },
        side: { enum: ["us", "them"], "x-names": { us: "Our own", them: "Theirs" }, "x-looks": { us: "hero", them: "elite" } },
        at: { "x-place": "hexes", type: "array" },
        speed: { anyOf: [{ type: "integer", minimum: 0 }, { type: "null" }], "x-badge": true, default: null },
      },
    },
  },
};

const form = formOf(SCHEMA);
const named = (key: string): Field => form.fields.find((field) => field.key === key)!;
const mapField = named("map");
const spec = mapField.kind === "board" ? mapField.board : null!;
const plan = (value = {}): Plan => new Plan(spec, { hexes: [[0, 0], [1, 0], [0, 1]], terrain: [], walls: [], pieces: [], ...value });

test("a schema becomes the fields of a form", () => {
  expect(form.fields.map((field) => field.kind)).toEqual(["board", "place", "number", "choice", "maybe", "flag", "list", "fixed"]);
  expect(named("steps")).toMatchObject({ least: 1, most: 9, whole: true, hint: "so many", start: 3, title: "steps" });
  expect(named("mood")).toMatchObject({ choices: [{ value: "calm", name: "very calm" }, { value: "wild", name: "wild" }], start: "wild" });
  expect(named("sign")).toMatchObject({ of: { kind: "group", fields: [{ kind: "cells", shape: "hex" }, { kind: "number", whole: false }] } });
  expect(named("loud").rare).toBe(true);
  expect(named("map").title).toBe("The map");
});

test("a new form holds what the schema starts with", () => {
  expect(form.start).toEqual({
    map: { hexes: [], terrain: [], walls: [], pieces: [] }, goal: [0, 0], steps: 3, mood: "wild", sign: null, loud: false, words: [], version: 1,
  });
});

test("a board says what may lie on it and what a figure is", () => {
  expect(spec.kinds).toEqual([{ value: "trap", name: "trap" }, { value: "mud", name: "Mud" }]);
  expect([spec.lies, spec.at, spec.role?.key, spec.badge]).toEqual([["trap"], "at", "side", "speed"]);
});

test("cells and terrain are painted and erased from the top down", () => {
  const painted = plan().setTerrain([2, 0], "mud", true).setTerrain([2, 0], "trap", true);
  expect(painted.kindsAt([2, 0])).toEqual(["mud", "trap"]);
  expect(painted.setTerrain([2, 0], "ice", true).kindsAt([2, 0])).toEqual(["trap", "ice"]);
  expect(painted.erase([2, 0]).kindsAt([2, 0])).toEqual(["mud"]);
  expect(painted.erase([2, 0]).erase([2, 0]).has([2, 0])).toBe(true);
  expect(painted.erase([2, 0]).erase([2, 0]).erase([2, 0]).has([2, 0])).toBe(false);
  expect(plan().addCell([0, 0]).cells).toHaveLength(3);
});

test("a wall has two sides", () => {
  const walled = plan().setWall([0, 0], 0, true);
  expect(walled.walls).toEqual([[0, 0, 0]]);
  expect(walled.hasWall([1, 0], 3)).toBe(true);
  expect(walled.setWall([1, 0], 3, true)).toBe(walled);
  expect(walled.setWall([1, 0], 3, false).walls).toEqual([]);
  expect(plan().setWall([9, 9], 0, true).walls).toEqual([]);
  expect(walled.erase([1, 0]).walls).toEqual([[0, 0, 0]]);
  expect(walled.erase([1, 0]).erase([0, 0]).walls).toEqual([]);
});

test("figures come with names of their own, move to free cells and go", () => {
  const [us, them] = spec.role!.choices as [never, never];
  const peopled = plan().addFigure([0, 0], us).addFigure([1, 0], them).addFigure([1, 0], us);
  expect(peopled.figures).toEqual([
    { id: "Our 1", side: "us", at: [0, 0], speed: 10 },
    { id: "Theirs 1", side: "them", at: [1, 0], speed: 20 },
  ]);
  expect(peopled.moveFigure(0, [1, 0])).toBe(peopled);
  expect(peopled.moveFigure(0, [0, 1]).figureAt([0, 1])).toBe(0);
  expect(peopled.erase([0, 0]).figures).toHaveLength(1);
  expect(figuresOf(peopled).map(({ kind, badge, cells }) => [kind, badge, cells])).toEqual([["hero", "10", ["0,0"]], ["elite", "20", ["1,0"]]]);
});

test("a drawn board can be shown", () => {
  const board = boardOf(plan({ terrain: [[0, 0, "trap"], [1, 0, "mud"]], walls: [[2, 0, 3]] }));
  expect(board.things?.map((thing) => [thing.kind, thing.cells])).toEqual([["trap", ["0,0"]]]);
  expect(board.cells.map((cell) => cell.terrain)).toEqual([undefined, "mud", undefined]);
  expect(board.edges).toEqual([{ cell: "1,0", side: 0, kind: "wall" }]);
  expect(around(plan({ hexes: [[0, 0]] }), 1)).toHaveLength(6);
  expect(around(plan({ hexes: [] }), 1)).toHaveLength(7);
});

test("a spot of the drawing belongs to a cell and lies near a side", () => {
  for (const at of [[0, 0], [3, -2], [-4, 7]] as At[]) {
    const middle = centre("hex", at);
    expect(cellAt("hex", { x: middle.x + 20, y: middle.y - 15 })).toEqual(at);
    expect(sideAt("hex", at, { x: middle.x + 35, y: middle.y - 20 })).toBe(0);
    expect(sideAt("hex", at, { x: middle.x, y: middle.y + 40 })).toBe(4);
  }
  expect(cellAt("square", { x: 140, y: -60 })).toEqual([1, -1]);
});

test("arrows walk along a line of hexes and back", () => {
  let at: At = [0, 0];
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"]) at = stepFrom("hex", at, key)!;
  expect(at).toEqual([4, -2]);
  for (const key of ["ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft"]) at = stepFrom("hex", at, key)!;
  expect(at).toEqual([0, 0]);
  expect(stepFrom("hex", [0, 0], "ArrowUp")).toEqual([0, 1]);
  expect(stepFrom("hex", [0, 0], "x")).toBeNull();
});

test("an input goes into an address and comes out again", async () => {
  const input = { rules: "ö & ?", map: { hexes: Array.from({ length: 90 }, (_, q) => [q, 2 * q]) } };
  const packed = await pack(input);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(700);
  expect(await unpack(packed)).toEqual(input);
  expect(await unpack("nonsense")).toBeNull();
  expect(await unpack(await pack([1] as never))).toBeNull();
});

test("JSON is read as JSON.parse reads it, with the place of every part", () => {
  const text = `{ "a": [1, -2.5e3, {"b": "x\\n\\"ü\\u00e9"}], "c": null,\n "d": [], "e": {} , "f": true }`;
  const { value, places } = readJson(text);
  expect(value).toEqual(JSON.parse(text));
  expect(text.slice(places.get("a[2].b"))).toMatch(/^"x/);
  expect(lineOf(text, places.get("d")!)).toEqual({ line: 2, column: 7 });
  expect(placeOf(places, "a[2].missing")).toBe(places.get("a[2]"));
  expect(placeOf(places, "nowhere.at[1]")).toBe(0);
});

test("what is no JSON is found where it stops being any", () => {
  const places: [string, number, string][] = [
    ["{\"a\": x}", 6, "x"], ["[1 2]", 3, "2"], ["[1,]", 3, "]"], ["{\"a\" 1}", 5, "1"], ["[1", 2, ""], ["{a: 1}", 1, "a"],
    ["\"open", 0, "\""], ["[01]", 1, "01"], ["[1] [2]", 4, "["], ["", 0, ""], ["[tru]", 1, "tru"], ["['a']", 1, "'"],
  ];
  for (const [text, at, found] of places) {
    expect(() => JSON.parse(text), text).toThrow();
    const fault = caught(() => readJson(text));
    expect(fault, text).toBeInstanceOf(Fault);
    expect([text, (fault as Fault).at, (fault as Fault).found.slice(0, found.length || 1)]).toEqual([text, at, found]);
  }
});

function caught(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return null;
}

test("a value that fits no field is named with its path", () => {
  const board = { hexes: [[0, 0]], pieces: [{ id: "A", side: "us", at: [0, 0] }] };
  const wrong = (change: object, input: object = {}): string | undefined => misfit(form, { map: { ...board, ...change }, ...input })?.path;
  expect(misfit(form, { map: board, goal: [1, -1], steps: 2, sign: { shape: [[0, 1]], weight: 0.5 }, words: ["a"], further: 1 })).toBeNull();
  expect(wrong({ hexes: [[0, 0], [1]] })).toBe("map.hexes[1]");
  expect(wrong({ hexes: 7 })).toBe("map.hexes");
  expect(misfit(form, { map: {} })).toMatchObject({ path: "map", id: "misfit-board", args: { cells: "hexes" } });
  expect(wrong({ terrain: [[0, 0, "lava"]] })).toBe("map.terrain[0][2]");
  expect(wrong({ terrain: [[0, 0]] })).toBe("map.terrain[0]");
  expect(wrong({ walls: [[0, 0, 6]] })).toBe("map.walls[0]");
  expect(wrong({ pieces: [{ id: "A", side: "nobody", at: [0, 0] }] })).toBe("map.pieces[0].side");
  expect(wrong({ pieces: [{ id: "A" }] })).toBe("map.pieces[0]");
  expect(wrong({ pieces: [{ id: "A", at: [0, 0], speed: -1 }] })).toBe("map.pieces[0].speed");
  expect(wrong({}, { steps: 2.5 })).toBe("steps");
  expect(wrong({}, { goal: "here" })).toBe("goal");
  expect(wrong({}, { words: [1] })).toBe("words[0]");
  expect(wrong({}, { sign: { shape: [0] } })).toBe("sign.shape[0]");
  expect(misfit(form, [])).toMatchObject({ path: "", id: "misfit-group" });
});

test("numbers by names are a field, and long lists of choices stand by name", () => {
  const named = formOf({ type: "object", properties: { tokens: { type: "object", additionalProperties: { type: "integer", minimum: 0 } } } });
  expect(named.fields[0]).toMatchObject({ kind: "named", item: { kind: "number", least: 0 }, start: {} });
  expect(misfit(named, { tokens: { lore: 2 } })).toBeNull();
  expect(misfit(named, { tokens: { lore: "two" } })?.path).toBe("tokens.lore");
  const choices = Array.from("zyxwvutsrqpÄa", (name) => ({ value: name, name }));
  expect(inOrder(choices, "de").map(({ name }) => name).join("")).toBe("aÄpqrstuvwxyz");
  expect(inOrder(choices.slice(0, 5), "de")).toEqual(choices.slice(0, 5));
});
