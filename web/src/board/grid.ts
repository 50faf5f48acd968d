/** A board in words: rows of spaces from the top, each with all that is on it, for those who hear it. */

import type { Board, Figure } from "../lib/protocol";
import { centre } from "./geometry";

export interface Spot {
  id: string;
  /** All that stands or lies here, itself included: what can be chosen may be any of it. */
  things: string[];
  words: string[];
}

export function rowsOf(board: Board, figures: Figure[], terrain: (name: string) => string): Spot[][] {
  const rows = new Map<number, { x: number; spot: Spot }[]>();
  for (const cell of board.cells) {
    const { x, y } = centre(board.shape, cell.at);
    const here = figures.filter((figure) => (figure.board ?? board.id) === board.id && figure.cells?.includes(cell.id));
    const things = (board.things ?? []).filter((thing) => thing.cells.includes(cell.id));
    const edges = (board.edges ?? []).filter((edge) => edge.cell === cell.id && edge.name);
    const words = [
      cell.name ?? "",
      cell.id,
      terrain(cell.terrain ?? "floor"),
      ...here.map(figureWords),
      ...things.map((thing) => `${thing.name || thing.kind}${(thing.count ?? 1) > 1 ? ` × ${thing.count}` : ""}`),
      ...edges.map((edge) => edge.name!),
    ];
    const spot = {
      id: cell.id,
      things: [cell.id, ...[...here, ...things, ...edges].flatMap((thing) => thing.id ?? [])],
      words: words.filter(Boolean),
    };
    const row = Math.round(y);
    rows.set(row, [...(rows.get(row) ?? []), { x, spot }]);
  }
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([, spots]) => spots.sort((a, b) => a.x - b.x).map(({ spot }) => spot));
}

/** A figure's name, number, life and conditions. */
export function figureWords(figure: Figure): string {
  const life = figure.hp === undefined ? [] : [`${figure.hp}/${figure.max_hp ?? "?"}`];
  const markers = (figure.markers ?? []).map((one) => `${one.name}${(one.count ?? 1) > 1 ? ` ${one.count}` : ""}`);
  return [figure.name, ...life, ...markers].filter(Boolean).join(", ");
}
