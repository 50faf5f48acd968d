/** What happened, as frames to be shown one after another: from what stood on the table, what stands there now, and the log. */

import type { Card, Figure, LogLine, Scene } from "../lib/protocol";

/** Something that rises from a figure and is gone: lost and regained life, a condition. */
export interface Mark {
  key: string;
  figure: string;
  text: string;
  icon: string;
  tone: "loss" | "gain" | "note";
}

export interface Frame {
  figures: Figure[];
  marks: Mark[];
  /** Somebody turns to somebody: from whom, to whom. */
  turn: [string, string] | null;
  /** A card that has come to lie open. */
  card: Card | null;
}

interface Stood {
  scene: Scene;
  seat: string;
}

/** The frames between two scenes; the last one shows the second as it is. */
export function script(before: Scene, after: Scene, lines: LogLine[], seat: string): Frame[] {
  const now = new Map((before.figures ?? []).map((figure) => [figure.id, figure]));
  const then = new Map((after.figures ?? []).map((figure) => [figure.id, figure]));
  const cells = new Set((after.boards ?? []).flatMap((board) => board.cells.map((cell) => cell.id)));
  const opened = newlyOpen({ scene: before, seat }, after);
  const last = lastMentions(lines);
  const frames: Frame[] = [];
  for (const line of lines) {
    const told = line.things.filter((thing) => now.has(thing) || then.has(thing));
    const marks: Mark[] = [];
    let changed = false;
    const step = stepOf(told[0], line, now, then, cells);
    if (step) [changed] = [true, now.set(step.id, step)];
    for (const id of told) {
      const [old, next] = [now.get(id), then.get(id)];
      const isLast = last.get(id) === line.number;
      if (old && next) {
        const [figure, found] = change(old, next, line, isLast);
        if (figure !== old) [changed] = [true, now.set(id, figure)];
        marks.push(...found);
      } else if (next && !old) {
        [changed] = [true, now.set(id, next)];
      } else if (isLast) {
        changed = now.delete(id) || changed;
      }
    }
    const card = line.things.map((thing) => opened.get(thing)).find(Boolean) ?? null;
    if (card) opened.delete(card.id);
    const turn: Frame["turn"] = told[0] && told[1] && told[0] !== told[1] ? [told[0], told[1]] : null;
    if (changed || marks.length > 0 || card || turn) frames.push({ figures: [...now.values()], marks, turn, card });
  }
  frames.push({ figures: after.figures ?? [], marks: silent(now, then), turn: null, card: null });
  return frames;
}

/** A figure one space further, where the line names a space and the figure does go somewhere. */
function stepOf(id: string | undefined, line: LogLine, now: Map<string, Figure>, then: Map<string, Figure>, cells: Set<string>): Figure | null {
  const [old, next] = [now.get(id ?? ""), then.get(id ?? "")];
  const to = line.things.find((thing) => cells.has(thing));
  if (!old || !next || !to || (old.cells ?? []).includes(to)) return null;
  // Large figures go by their spaces, which the line doesn't list.
  if ((next.cells?.length ?? 0) > 1) return { ...old, cells: next.cells };
  return { ...old, cells: [to] };
}

/** A figure after a line of the log: life with the last line about it, conditions with the line that names them. */
function change(old: Figure, next: Figure, line: LogLine, isLast: boolean): [Figure, Mark[]] {
  let figure = old;
  const marks: Mark[] = [];
  const key = (what: string): string => `${line.number}-${next.id}-${what}`;
  if (isLast && old.hp !== next.hp && old.hp !== undefined && next.hp !== undefined) {
    figure = { ...figure, hp: next.hp };
    marks.push({ key: key("hp"), figure: next.id, icon: "", ...difference(next.hp - old.hp) });
  }
  const [had, has] = [old.markers ?? [], next.markers ?? []];
  for (const marker of has) {
    if (!line.things.includes(marker.id) || had.some((one) => one.id === marker.id)) continue;
    figure = { ...figure, markers: [...(figure.markers ?? []), marker] };
    marks.push({ key: key(marker.id), figure: next.id, icon: marker.id, text: marker.name, tone: "note" });
  }
  const left = had.filter((marker) => !line.things.includes(marker.id) || has.some((one) => one.id === marker.id));
  if (left.length < had.length) figure = { ...figure, markers: left };
  return [figure, marks];
}

const difference = (by: number): Pick<Mark, "text" | "tone"> =>
  by < 0 ? { text: `−${-by}`, tone: "loss" } : { text: `+${by}`, tone: "gain" };

/** Changes of life that no line spoke of. */
function silent(now: Map<string, Figure>, then: Map<string, Figure>): Mark[] {
  return [...then.values()].flatMap((next) => {
    const old = now.get(next.id);
    if (old?.hp === undefined || next.hp === undefined || old.hp === next.hp) return [];
    return [{ key: `silent-${next.id}-${next.hp}`, figure: next.id, icon: "", ...difference(next.hp - old.hp) }];
  });
}

function lastMentions(lines: LogLine[]): Map<string, number> {
  return new Map(lines.flatMap((line) => line.things.map((thing): [string, number] => [thing, line.number])));
}

/** Cards that lie open now and did not before; of one's own hand nobody needs to be shown anything. */
function newlyOpen({ scene, seat }: Stood, after: Scene): Map<string, Card> {
  const was = new Map((scene.zones ?? []).flatMap((zone) => (zone.cards ?? []).map((card) => [card.id, zone] as const)));
  const found = new Map<string, Card>();
  for (const zone of after.zones ?? []) {
    if (zone.kind !== "row" && zone.kind !== "pile") continue;
    for (const card of zone.cards ?? []) {
      const from = was.get(card.id);
      const isMine = from?.owner === seat;
      if ((card.what ?? "?") !== "?" && from?.id !== zone.id && !isMine) found.set(card.id, card);
    }
  }
  return found;
}
