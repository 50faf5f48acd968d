/** What people call the things of a scene. */

import { AUDIENCE, type Scene } from "./protocol";
import { t } from "./words";

export function seatName(scene: Scene | undefined, seat: string): string {
  if (seat === AUDIENCE) return t("audience");
  const figure = scene?.figures?.find((one) => one.seat === seat);
  const panel = scene?.panels?.find((one) => one.seat === seat);
  return figure?.name || panel?.name || capital(seat);
}

export const capital = (id: string): string => id.slice(0, 1).toUpperCase() + id.slice(1);

/** The name of anything in the scene that has one. */
export function thingName(scene: Scene | undefined, id: string): string {
  const all = [
    ...(scene?.figures ?? []),
    ...(scene?.boards ?? []).flatMap((board) => [...board.cells, ...(board.things ?? []), ...(board.areas ?? [])]),
    ...(scene?.zones ?? []).flatMap((zone) => [zone, ...(zone.cards ?? [])]),
  ];
  return all.find((thing) => thing.id === id)?.name || id;
}
