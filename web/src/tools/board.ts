/** A board that is being drawn: what a brush does to the board of a tool's input. Nothing here knows a game. */

import { sides } from "../board/geometry";
import { artOf } from "../board/art";
import type { Board, Cell, Edge, Figure, Thing } from "../lib/protocol";
import type { BoardField, Choice, Fields, Json } from "./schema";

export type At = [number, number];

/** A drawn board: the parts of the input, by what they are. */
export class Plan {
  constructor(
    readonly field: BoardField,
    readonly value: Fields,
  ) {}

  get cells(): At[] {
    return this.#list(this.field.cells) as At[];
  }

  get terrain(): [number, number, string][] {
    return this.#list(this.field.terrain) as [number, number, string][];
  }

  get walls(): [number, number, number][] {
    return this.#list(this.field.walls) as [number, number, number][];
  }

  get figures(): Fields[] {
    return this.#list(this.field.figures) as Fields[];
  }

  has(at: At): boolean {
    return this.cells.some((cell) => same(cell, at));
  }

  figureAt(at: At): number {
    return this.figures.findIndex((figure) => same(figure[this.field.at] as At, at));
  }

  kindsAt(at: At): string[] {
    return this.terrain.filter(([q, r]) => same([q, r], at)).map(([, , kind]) => kind);
  }

  /** A new cell of plain ground. */
  addCell(at: At): Plan {
    return this.has(at) ? this : this.#with({ [this.field.cells]: [...this.cells, at] });
  }

  /** Terrain on a cell in place of what was there: one kind of ground, and one thing that lies on it. */
  setTerrain(at: At, kind: string, on: boolean): Plan {
    if (!this.field.terrain) return this;
    const { lies } = this.field;
    const others = this.terrain.filter(([q, r, one]) => !same([q, r], at) || (one !== kind && lies.includes(one) !== lies.includes(kind)));
    return this.addCell(at).#with({ [this.field.terrain]: on ? [...others, [...at, kind]] : others });
  }

  hasWall(at: At, side: number): boolean {
    return this.walls.some(([q, r, one]) => this.#isSide([q, r], one, at, side));
  }

  setWall(at: At, side: number, on: boolean): Plan {
    if (!this.field.walls || this.hasWall(at, side) === on || (on && !this.has(at) && !this.has(this.beyond(at, side)))) return this;
    const others = this.walls.filter(([q, r, one]) => !this.#isSide([q, r], one, at, side));
    return this.#with({ [this.field.walls]: on ? [...others, [...at, side]] : others });
  }

  /** A new figure, with a name that no other has. */
  addFigure(at: At, role: Choice): Plan {
    const { field } = this;
    if (!field.figures || !field.figure || this.figureAt(at) >= 0) return this;
    const made: Fields = { ...(field.figure.start as Fields), id: this.#freeName(role.name), [field.at]: at };
    if (field.role) made[field.role.key] = role.value;
    if (field.badge) made[field.badge] = this.figures.length * 10 + 10;
    return this.addCell(at).#with({ [field.figures]: [...this.figures, made] });
  }

  moveFigure(index: number, at: At): Plan {
    const figure = this.figures[index];
    if (!figure || this.figureAt(at) >= 0) return this;
    return this.addCell(at).changeFigure(index, { ...figure, [this.field.at]: at });
  }

  changeFigure(index: number, figure: Fields): Plan {
    return this.#with({ [this.field.figures!]: this.figures.map((one, other) => (other === index ? figure : one)) });
  }

  removeFigure(index: number): Plan {
    return this.#with({ [this.field.figures!]: this.figures.filter((_, other) => other !== index) });
  }

  /** Away with what lies on top: a figure, terrain, at last the cell with its walls. */
  erase(at: At): Plan {
    const figure = this.figureAt(at);
    if (figure >= 0) return this.removeFigure(figure);
    const kinds = this.kindsAt(at);
    const kind = kinds.find((one) => this.field.lies.includes(one)) ?? kinds[0];
    if (kind) return this.setTerrain(at, kind, false);
    const cells = this.cells.filter((cell) => !same(cell, at));
    const without = this.#with({ [this.field.cells]: cells });
    const walls = without.walls.filter(([q, r, side]) => without.has([q, r]) || without.has(this.beyond([q, r], side)));
    return this.field.walls ? without.#with({ [this.field.walls]: walls }) : without;
  }

  beyond([q, r]: At, side: number): At {
    const [dq, dr] = sides(this.field.shape)[side]!;
    return [q + dq, r + dr];
  }

  #isSide(here: At, side: number, at: At, other: number): boolean {
    if (same(here, at)) return side === other;
    return same(this.beyond(here, side), at) && other === opposite(this.field.shape, side);
  }

  #freeName(word: string): string {
    const short = /^\p{L}+/u.exec(word)?.[0] ?? "A";
    const taken = new Set(this.figures.map((figure) => figure["id"]));
    for (let number = 1; ; number += 1) if (!taken.has(`${short} ${number}`)) return `${short} ${number}`;
  }

  #list(key: string | undefined): Json[] {
    return key ? ((this.value[key] ?? []) as Json[]) : [];
  }

  #with(change: Fields): Plan {
    return new Plan(this.field, { ...this.value, ...change });
  }
}

export const same = (a: At, b: At): boolean => a[0] === b[0] && a[1] === b[1];
export const opposite = (shape: Board["shape"], side: number): number => (side + sides(shape).length / 2) % sides(shape).length;
/** How a cell is called in a drawing. */
export const idOf = ([q, r]: At): string => `${q},${r}`;

/** A drawn board as one that can be shown. */
export function boardOf(plan: Plan): Board {
  const { shape, lies, kinds } = plan.field;
  const nameOf = (kind: string): string => kinds.find((one) => one.value === kind)?.name ?? kind;
  const isThing = (kind: string): boolean => lies.includes(kind) && artOf(kind) !== "";
  const ground = new Map(plan.terrain.filter(([, , kind]) => !isThing(kind)).map(([q, r, kind]) => [idOf([q, r]), kind]));
  const cells: Cell[] = plan.cells.map((at) => ({ id: idOf(at), at, ...(ground.has(idOf(at)) ? { terrain: ground.get(idOf(at))! } : {}) }));
  const things: Thing[] = plan.terrain
    .filter(([, , kind]) => isThing(kind))
    .map(([q, r, kind]) => ({ id: `${kind}:${idOf([q, r])}`, kind, cells: [idOf([q, r])], name: nameOf(kind) }));
  const edges: Edge[] = plan.walls.map(([q, r, side]) =>
    plan.has([q, r])
      ? { cell: idOf([q, r]), side, kind: "wall" }
      : { cell: idOf(plan.beyond([q, r], side)), side: opposite(shape, side), kind: "wall" },
  );
  return { id: "board", shape, cells, edges, things };
}

/** The figures on a drawn board. */
export function figuresOf(plan: Plan): Figure[] {
  const { role, at, badge } = plan.field;
  return plan.figures.map((figure) => ({
    id: String(figure["id"]),
    name: String(figure["name"] || figure["id"]),
    kind: (role?.looks[String(figure[role.key])] ?? "hero") as Figure["kind"],
    cells: [idOf(figure[at] as At)],
    badge: badge && figure[badge] !== null && figure[badge] !== undefined ? String(figure[badge]) : "",
  }));
}

/** The cells about a board that it could grow by, so many rings of them. */
export function around(plan: Plan, rings: number): At[] {
  const known = new Set(plan.cells.map(idOf));
  const found: At[] = [];
  let edge: At[] = plan.cells.length > 0 ? plan.cells : [[0, 0]];
  if (plan.cells.length === 0) found.push([0, 0]);
  for (let ring = 0; ring < rings; ring += 1) {
    const next: At[] = [];
    for (const cell of edge)
      for (let side = 0; side < sides(plan.field.shape).length; side += 1) {
        const at = plan.beyond(cell, side);
        if (known.has(idOf(at))) continue;
        known.add(idOf(at));
        next.push(at);
      }
    found.push(...next);
    edge = next;
  }
  return found;
}
