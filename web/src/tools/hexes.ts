/** From a spot on the drawing back to the cell that lies there, and the side of it that is nearest. */

import { centre, corners, R, sides, type Point } from "../board/geometry";
import type { Board } from "../lib/protocol";
import type { At } from "./board";

const ROOT3 = Math.sqrt(3);

/** The cell of the endless grid that covers a spot. */
export function cellAt(shape: Board["shape"], { x, y }: Point): At {
  if (shape === "square") return [Math.round(x / (2 * R)), Math.round(y / (2 * R))];
  const q = x / (1.5 * R);
  return rounded(q, -y / (ROOT3 * R) - q / 2);
}

/** The nearest whole hex: the coordinate that is off the most follows from the other two. */
function rounded(q: number, r: number): At {
  const s = -q - r;
  let [a, b] = [Math.round(q), Math.round(r)];
  const c = Math.round(s);
  const [offA, offB, offC] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c - s)];
  if (offA > offB && offA > offC) a = -b - c;
  else if (offB > offC) b = -a - c;
  return [a + 0, b + 0];
}

/** The side of a cell that a spot is nearest to. */
export function sideAt(shape: Board["shape"], at: At, spot: Point): number {
  const middle = centre(shape, at);
  const around = corners(shape);
  const off = around.map((one, side) => {
    const next = around[(side + 1) % around.length]!;
    return Math.hypot(middle.x + (one.x + next.x) / 2 - spot.x, middle.y + (one.y + next.y) / 2 - spot.y);
  });
  return off.indexOf(Math.min(...off));
}

const STEPS: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** The neighbour that an arrow key leads to; on hexes left and right keep to their line as well as they can. */
export function stepFrom(shape: Board["shape"], [q, r]: At, key: string): At | null {
  const way = STEPS[key];
  if (!way) return null;
  if (shape === "square") return [q + way[0], r + way[1]];
  if (way[0] === 0) return [q, r - way[1]];
  const isOdd = Math.abs(q % 2) === 1;
  const [up, down] = way[0] > 0 ? [sides(shape)[0]!, sides(shape)[5]!] : [sides(shape)[2]!, sides(shape)[3]!];
  const [dq, dr] = isOdd ? down : up;
  return [q + dq, r + dr];
}
