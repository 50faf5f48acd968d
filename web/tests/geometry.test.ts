import { describe, expect, test } from "vitest";

import { arc, bounds, centre, corners, edgeLine, middle, places, rim, sides } from "../src/board/geometry";
import type { Board } from "../src/lib/protocol";

const board = (shape: Board["shape"], ...at: [number, number][]): Board => ({
  id: "b",
  shape,
  cells: at.map((one) => ({ id: one.join(), at: one })),
});

describe.each(["hex", "square"] as const)("%s", (shape) => {
  test("side i of a cell is the side that its neighbour i touches", () => {
    sides(shape).forEach(([dq, dr], side) => {
      const mine = edgeLine(shape, [0, 0], side);
      const theirs = edgeLine(shape, [dq, dr], (side + sides(shape).length / 2) % sides(shape).length);
      expect(mine[0].x).toBeCloseTo(theirs[1].x);
      expect(mine[0].y).toBeCloseTo(theirs[1].y);
      expect(mine[1].x).toBeCloseTo(theirs[0].x);
    });
  });

  test("a lone cell has a wall on every side, two beside each other have none between", () => {
    const n = corners(shape).length;
    expect(rim(board(shape, [0, 0]))).toHaveLength(n);
    expect(rim(board(shape, [0, 0], [1, 0]))).toHaveLength(2 * n - 2);
  });
});

test("hexes: +r goes up; squares: rows go down", () => {
  expect(centre("hex", [0, 1]).y).toBeLessThan(0);
  expect(centre("square", [0, 1]).y).toBeGreaterThan(0);
});

test("a large figure stands amid its cells; one on no known cell stands nowhere", () => {
  const where = places(board("square", [0, 0], [1, 0]));
  expect(middle(["0,0", "1,0"], where)).toEqual({ x: 50, y: 0 });
  expect(middle(["9,9"], where)).toBeNull();
});

test("an empty board still has a size, and full hit points still draw an arc", () => {
  expect(bounds(board("hex")).width).toBeGreaterThan(0);
  expect(arc(10, 1)).toMatch(/^M0,-10 A10,10 0 1 1/);
  expect(arc(10, 0)).toBe("");
});
