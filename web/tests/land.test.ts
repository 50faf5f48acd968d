import { expect, test } from "vitest";

import { flow, growths, inRows, nameSpot, rivers, roads } from "../src/board/land";
import { centre } from "../src/board/geometry";
import type { Board } from "../src/lib/protocol";

const board: Board = {
  id: "map",
  shape: "hex",
  look: "land",
  cells: [
    { id: "a", at: [0, 0], terrain: "forest" },
    { id: "b", at: [1, 0], terrain: "plains", name: "Ford", tags: ["town"] },
    { id: "c", at: [2, 0], terrain: "nowhere" },
  ],
  links: [{ start: "a", end: "b", kind: "road" }, { start: "b", end: "c", kind: "road" }],
  edges: [{ cell: "a", side: 0, kind: "river" }, { cell: "a", side: 1, kind: "wall" }],
};

test("two lines that meet flow into each other, three meet at their corner", () => {
  const spot = { x: 10, y: 0 };
  const lines: [typeof spot, typeof spot][] = [[{ x: 0, y: 0 }, spot], [spot, { x: 10, y: 10 }]];
  expect(flow(lines)).toContain("M5 0Q10 0 10 5");
  expect(flow([...lines, [spot, { x: 20, y: 0 }]])).not.toContain("Q");
});

test("a road runs straight into a place with a name, and walls are no rivers", () => {
  expect(roads(board)).not.toContain("Q");
  const unnamed = board.cells.map(({ id, at }) => ({ id, at }));
  expect(roads({ ...board, cells: unnamed })).toContain("Q");
  expect(rivers(board).split("M").length).toBe(3);
});

test("terrain grows what it is, the same each time, and leaves room for what stands there", () => {
  const made = new Map(growths(board));
  expect([...made.keys()]).toEqual(["trunk", "leaf", "leaf-light", "blade"]);
  expect(growths(board)).toEqual(growths(board));
  const full = made.get("leaf")!.split("M").length;
  const crowded = new Map(growths({ ...board, things: [{ id: "gem", kind: "gem", cells: ["a"] }] }));
  expect(crowded.get("leaf")!.split("M").length).toBeLessThan(full);
});

test("an area's name keeps clear of names and things where it can, and long ones take two rows", () => {
  expect(nameSpot("Wood", ["c"], board)!.x, "alone, amid its space").toBe(150);
  const [town, beside] = [centre("hex", [1, 0]), nameSpot("Old Wood", ["a", "b"], board)!];
  expect(Math.hypot(beside.x - town.x, beside.y - town.y), "the town can be seen").toBeGreaterThan(50);
  expect(nameSpot("Nowhere", ["nowhere"], board)).toBeNull();
  expect(inRows("Southern Plains")).toEqual(["Southern", "Plains"]);
  expect(inRows("Ash Hills")).toEqual(["Ash Hills"]);
});
