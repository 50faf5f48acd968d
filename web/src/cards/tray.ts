/** What lies in the middle of the table, where everybody looks: not on a map, not before a seat, not in a deck. */

import type { Figure, Scene, Zone } from "../lib/protocol";

/** A row with more than this is a shop or an archive, to be read in the panel. */
const FEW = 5;

export function inTray(scene: Scene): Zone[] {
  const lies = (zone: Zone): boolean => {
    if (zone.count === 0) return false;
    if (zone.kind === "dice" || zone.kind === "tokens") return true;
    return zone.kind === "row" && !zone.owner && !zone.at && zone.count <= FEW;
  };
  return (scene.zones ?? []).filter(lies);
}

/** Foes that stand on no board, while they are fought. */
export const offBoard = (scene: Scene): Figure[] =>
  (scene.figures ?? []).filter((figure) => !figure.seat && (figure.cells ?? []).length === 0 && figure.hp !== undefined);

/** What in the tray can be chosen without reading it first: foes, tokens, dice and what they show. */
export function trayThings(scene: Scene): string[] {
  const cast = inTray(scene).filter((zone) => zone.kind !== "row");
  const shown = (zone: Zone): string[] => (zone.cards ?? []).flatMap((card) => [card.id, ...(zone.kind === "dice" ? [card.what ?? ""] : [])]);
  return [...offBoard(scene).map((figure) => figure.id), ...cast.flatMap(shown)];
}
