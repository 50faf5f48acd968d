/** Land under the sky: what grows on its spaces, and the lines of rivers and roads, as a handful of paths for a whole map. */

import type { Board, Cell, Edge } from "../lib/protocol";
import { centre, edgeLine, middle, places, type Box, type Point } from "./geometry";

/** Shapes that stand on a terrain, each drawn from its foot; `at` are the places for them on a space. */
interface Growth {
  at: [number, number][];
  /** Layer by layer, from the back: what it is made of, and its outline from the foot on. */
  layers: [of: string, outline: string][];
}

const FIRS: Growth = {
  at: [[-25, -8], [-2, -18], [23, -10], [-13, 12], [12, 10], [30, 16], [-31, 18], [-2, 34], [19, 34]],
  layers: [
    ["trunk", "m-1.5-1h3v5h-3z"],
    ["leaf", "m-10 0l10-27 10 27q-10 4-20 0z"],
    ["leaf-light", "m-10 0l10-27 1 24q-6 4-11 3z"],
  ],
};
const BUMPS: Growth = {
  at: [[-16, -10], [17, -14], [1, 12], [-24, 26], [26, 26]],
  layers: [
    ["mound", "m-19 0q4-20 19-20t19 20q-19 5-38 0z"],
    ["mound-light", "m-19 0q4-20 19-20 3 0 6 1-12 4-15 20z"],
    ["blade", "m-7-6q6-8 12-3m-4 7q5-5 9-1"],
  ],
};
const PEAKS: Growth = {
  at: [[-17, 4], [18, -6], [4, 30]],
  layers: [
    ["rock", "m-21 0l15-31 6-5 8 9 14 27q-21 6-43 0z"],
    ["rock-light", "m-21 0l15-31 6-5-3 14 3 10-6 15z"],
    ["snow", "m-10-23l4-8 6-5 8 9 3 5-6-3-4 6-5-5-3 4z"],
  ],
};
const WAVES: Growth = {
  at: [[-20, -16], [14, -24], [20, 0], [-8, 8], [-22, 28], [16, 26]],
  layers: [["ripple", "m-12 0q6-7 12 0t12 0"]],
};
const REEDS: Growth = {
  at: [[-22, -8], [14, -18], [22, 12], [-8, 20], [4, 2]],
  layers: [
    ["ripple", "m-11 3h22"],
    ["reed", "m0 0v-15m-5 15q0-8-4-11m9 11q0-7 4-10"],
  ],
};
const GRASS: Growth = {
  at: [[-22, -16], [18, -24], [24, 14], [-14, 24]],
  layers: [["blade", "m0 0q0-6-3-9m3 9v-11m0 11q0-6 4-8"]],
};
const CRACKS: Growth = {
  at: [[-12, -6], [16, 18]],
  layers: [["crack", "m-14-8l9 6 2 9 11 3m-11-3l-8 7"]],
};

const GROWTHS: Record<string, Growth> = {
  forest: FIRS,
  jungle: FIRS,
  hills: BUMPS,
  mountain: PEAKS,
  water: WAVES,
  sea: WAVES,
  lake: WAVES,
  swamp: REEDS,
  marsh: REEDS,
  plains: GRASS,
  grass: GRASS,
  wasteland: CRACKS,
  desert: CRACKS,
};

/** What grows on a whole board: one outline for each material, from the back to the front. */
export function growths(board: Board): [of: string, d: string][] {
  const taken = occupied(board);
  const found = new Map<string, string>();
  for (const cell of board.cells) {
    const name = cell.terrain ?? "";
    const growth = GROWTHS[name] ?? GROWTHS[name.replace(/s$/, "")];
    if (!growth) continue;
    const spot = centre(board.shape, cell.at);
    const few = taken.has(cell.id);
    growth.at.forEach(([dx, dy], index) => {
      // Where something lies, only the rim of the space is grown over.
      if (few && Math.hypot(dx, dy - 8) < 27) return;
      const [x, y] = [spot.x + dx + jitter(cell, index), spot.y + dy + jitter(cell, index + 7)];
      for (const [of, outline] of growth.layers) found.set(of, `${found.get(of) ?? ""}M${round(x)} ${round(y)}${outline}`);
    });
  }
  return [...found];
}

export const rivers = (board: Board): string => flow(sidesOf(board, (edge) => edge.kind === "river" || edge.kind === "bridge"));

/** Roads bend within a space and meet in the middle of one with a name. */
export function roads(board: Board): string {
  const where = places(board);
  const named = new Set(board.cells.filter((cell) => cell.name).map((cell) => point(centre(board.shape, cell.at))));
  const lines = (board.links ?? []).flatMap(({ start, end }): [Point, Point][] => {
    const [from, to] = [where.get(start), where.get(end)];
    return from && to ? [[from, to]] : [];
  });
  return flow(lines, named);
}

/** Where an area's name is written: near its middle, and over nothing else that has to be seen or read. */
export function nameSpot(name: string, cells: string[], board: Board): Point | null {
  const where = places(board);
  const spots = cells.flatMap((id) => where.get(id) ?? []);
  const amid = middle(cells, where);
  if (!amid) return null;
  const rows = inRows(name);
  const size = { width: Math.max(...rows.map((row) => row.length)) * LETTER, height: rows.length * ROW };
  const others = kept(board);
  const badness = (spot: Point): number => {
    const own = around(spot, size);
    return others.reduce((sum, other) => sum + shared(own, other) * 0.2, 0) + Math.hypot(spot.x - amid.x, spot.y - amid.y);
  };
  const tried = spots.flatMap(({ x, y }) => [0, -24, 24].flatMap((up) => [0, -22, 22].map((right) => ({ x: x + right, y: y + up }))));
  const best = [amid, ...tried].reduce((one, other) => (badness(other) < badness(one) ? other : one));
  return { x: best.x, y: best.y + 6 };
}

/** How wide a letter of a name is, and how high a row of it. */
const LETTER = 10.5;
const ROW = 21;

/** What no name may hide: places with their names, and what lies on a space. */
function kept(board: Board): Box[] {
  const where = places(board);
  const named = board.cells.flatMap((cell) => (cell.name ? [{ name: cell.name, spot: where.get(cell.id)! }] : []));
  const things = (board.things ?? []).flatMap((thing) => middle(thing.cells, where) ?? []);
  return [
    ...named.map(({ spot }) => around({ x: spot.x, y: spot.y - 4 }, { width: 62, height: 56 })),
    ...named.map(({ name, spot }) => around({ x: spot.x, y: spot.y + 35 }, { width: name.length * LETTER * 0.9, height: ROW })),
    ...things.map((spot) => around(spot, { width: 34, height: 34 })),
  ];
}

const around = ({ x, y }: Point, { width, height }: { width: number; height: number }): Box => ({ x: x - width / 2, y: y - height / 2, width, height });

/** How much two boxes have in common. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(width, 0) * Math.max(height, 0);
}

/** A long name in two rows of much the same length. */
export function inRows(name: string): string[] {
  const words = name.split(" ");
  if (name.length < 12 || words.length < 2) return [name];
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const longest = (rows: string[]): number => Math.max(...rows.map((row) => row.length));
  return cuts.sort((a, b) => longest(a) - longest(b))[0]!;
}

/** Lines joined into bends: two that meet flow into each other, more meet at their corner. */
export function flow(lines: [Point, Point][], straight: ReadonlySet<string> = new Set()): string {
  const around = new Map<string, { at: Point; mids: Point[] }>();
  for (const [a, b] of lines) {
    const mid = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    for (const end of [a, b]) {
      const key = point(end);
      const known = around.get(key) ?? { at: end, mids: [] };
      known.mids.push(mid);
      around.set(key, known);
    }
  }
  return [...around]
    .map(([key, { at, mids }]) => {
      const [one, other] = mids;
      if (one && other && mids.length === 2 && !straight.has(key)) return `M${point(one)}Q${point(at)} ${point(other)}`;
      return mids.map((mid) => `M${point(mid)}L${point(at)}`).join("");
    })
    .join("");
}

function sidesOf(board: Board, wanted: (edge: Edge) => boolean): [Point, Point][] {
  const at = new Map(board.cells.map((cell) => [cell.id, cell.at]));
  return (board.edges ?? []).filter(wanted).flatMap((edge) => (at.has(edge.cell) ? [edgeLine(board.shape, at.get(edge.cell)!, edge.side)] : []));
}

/** Spaces with a name of their own, or something on them. */
function occupied(board: Board): Set<string> {
  const named = board.cells.filter((cell) => cell.name).map((cell) => cell.id);
  return new Set([...named, ...(board.things ?? []).flatMap((thing) => thing.cells)]);
}

/** A little disorder, always the same for a space. */
function jitter(cell: Cell, index: number): number {
  const mixed = Math.imul(cell.at[0] * 73 + cell.at[1] * 151 + index * 37, 2654435761) >>> 0;
  return ((mixed % 97) / 97 - 0.5) * 7;
}

const round = (n: number): number => Math.round(n * 10) / 10;
const point = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
