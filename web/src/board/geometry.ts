/** Where cells, edges and figures are drawn. One unit is a cell's radius (hex) or half its side (square), times R. */

import type { Board, Cell } from "../lib/protocol";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export const R = 50;
const ROOT3 = Math.sqrt(3);

const HEX_SIDES: [number, number][] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
const SQUARE_SIDES: [number, number][] = [[1, 0], [0, 1], [-1, 0], [0, -1]];

/** Hexes are flat-topped and axial with +r up; squares go right and down. */
export function centre(shape: Board["shape"], [q, r]: [number, number]): Point {
  if (shape === "hex") return { x: 1.5 * R * q, y: -ROOT3 * R * (r + q / 2) };
  return { x: 2 * R * q, y: 2 * R * r };
}

/** The corners of a cell around its middle; side `i` lies between corners `i` and `i + 1`. */
export function corners(shape: Board["shape"], size = 1): Point[] {
  if (shape === "square") {
    const h = R * size;
    return [{ x: h, y: -h }, { x: h, y: h }, { x: -h, y: h }, { x: -h, y: -h }];
  }
  return [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = (Math.PI / 3) * k;
    return { x: R * size * Math.cos(angle), y: -R * size * Math.sin(angle) };
  });
}

export function polygon(points: Point[]): string {
  return points.map(({ x, y }) => `${round(x)},${round(y)}`).join(" ");
}

export const sides = (shape: Board["shape"]): [number, number][] => (shape === "hex" ? HEX_SIDES : SQUARE_SIDES);

/** One side of a cell as a line. */
export function edgeLine(shape: Board["shape"], at: [number, number], side: number): [Point, Point] {
  const middle = centre(shape, at);
  const around = corners(shape);
  const from = around[side % around.length]!;
  const to = around[(side + 1) % around.length]!;
  return [
    { x: middle.x + from.x, y: middle.y + from.y },
    { x: middle.x + to.x, y: middle.y + to.y },
  ];
}

/** The sides behind which the board ends: its outer wall. */
export function rim(board: Board): [Point, Point][] {
  const known = new Set(board.cells.map((cell) => cell.at.join()));
  return board.cells.flatMap((cell) =>
    sides(board.shape).flatMap(([dq, dr], side) =>
      known.has(`${cell.at[0] + dq},${cell.at[1] + dr}`) ? [] : [edgeLine(board.shape, cell.at, side)],
    ),
  );
}

/** All that is drawn of a board, with room for its walls. */
export function bounds(board: Board): Box {
  const margin = R * 0.45;
  const points = board.cells.flatMap((cell) => {
    const middle = centre(board.shape, cell.at);
    return corners(board.shape).map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }));
  });
  if (points.length === 0) return { x: -R, y: -R, width: 2 * R, height: 2 * R };
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}

export type Places = Map<string, Point>;

/** Middles of cells by id. */
export function places(board: Board): Places {
  return new Map(board.cells.map((cell: Cell) => [cell.id, centre(board.shape, cell.at)]));
}

/** The middle of several cells: where a large figure stands. */
export function middle(cells: string[], where: Places): Point | null {
  const points = cells.flatMap((cell) => where.get(cell) ?? []);
  if (points.length === 0) return null;
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Moves the figures of one cell apart. */
export function fan(index: number, count: number): Point {
  if (count < 2) return { x: 0, y: 0 };
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  return { x: R * 0.38 * Math.cos(angle), y: R * 0.38 * Math.sin(angle) };
}

/** A star with so many points. */
export function star(points: number, outer: number, inner: number): Point[] {
  return Array.from({ length: points * 2 }, (_, k) => {
    const reach = k % 2 ? inner : outer;
    const angle = (Math.PI * k) / points - Math.PI / 2;
    return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
  });
}

/** A circle's arc from the top, clockwise, for a share of it. */
export function arc(radius: number, share: number): string {
  const part = Math.min(Math.max(share, 0), 0.9999);
  const angle = 2 * Math.PI * part - Math.PI / 2;
  const end = `${round(radius * Math.cos(angle))},${round(radius * Math.sin(angle))}`;
  return part === 0 ? "" : `M0,${-radius} A${radius},${radius} 0 ${part > 0.5 ? 1 : 0} 1 ${end}`;
}

const round = (n: number): number => Math.round(n * 100) / 100;
