import { expect, test } from "vitest";

import { Plan, around, boardOf, figuresOf, type At } from "../src/tools/board";
import { cellAt, sideAt, stepFrom } from "../src/tools/hexes";
import { centre } from "../src/board/geometry";
import { formOf, type Field, type Schema } from "../src/tools/schema";
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
  expect(painted.kindsAt([2, 0])).toEqual(["trap"]);
  expect(painted.has([2, 0])).toBe(true);
  expect(painted.erase([2, 0]).has([2, 0])).toBe(true);
  expect(painted.erase([2, 0]).erase([2, 0]).has([2, 0])).toBe(false);
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
