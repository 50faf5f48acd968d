/** Brushes for a board: what each does to a cell, or to a side of one. */

import type { Plan, At } from "./board";
import type { BoardField, Choice } from "./schema";

export type Brush =
  | { id: "hand" | "floor" | "wall" | "erase" }
  | { id: string; terrain: Choice }
  | { id: string; figure: Choice }
  /** Puts a mark of the input, such as where something begins, on a cell. */
  | { id: string; place: string; name: string };

/** All brushes that a board has a use for. */
export function brushesFor(field: BoardField, places: { key: string; title: string }[]): Brush[] {
  return [
    { id: "hand" },
    { id: "floor" },
    ...(field.terrain ? field.kinds.map((kind) => ({ id: `terrain-${String(kind.value)}`, terrain: kind })) : []),
    ...(field.walls ? [{ id: "wall" as const }] : []),
    ...(field.role?.choices ?? []).map((role) => ({ id: `figure-${String(role.value)}`, figure: role })),
    ...places.map(({ key, title }) => ({ id: `place-${key}`, place: key, name: title })),
    { id: "erase" },
  ];
}

/** Whether a stroke that begins here puts something down; else it takes away. */
export function putsDown(plan: Plan, brush: Brush, at: At, side: number): boolean {
  if ("terrain" in brush) return !plan.kindsAt(at).includes(String(brush.terrain.value));
  return brush.id !== "wall" || !plan.hasWall(at, side);
}

export function paint(plan: Plan, brush: Brush, at: At, side: number, down: boolean): Plan {
  if ("terrain" in brush) return plan.setTerrain(at, String(brush.terrain.value), down);
  if ("figure" in brush) return plan.addFigure(at, brush.figure);
  if (brush.id === "wall") return plan.setWall(at, side, down);
  if (brush.id === "floor") return plan.addCell(at);
  return brush.id === "erase" ? plan.erase(at) : plan;
}
