/** Pointing at the board: a mouse previews what it is over; a finger that stays says what lies there, and previews it. */

import type { Attachment } from "svelte/attachments";

import type { Choosing } from "../lib/choosing.svelte";
import type { PanZoom } from "./panzoom.svelte";

const PRESS = 420;

export class Pointing {
  /** What lies under a finger, in words, and where on the board's window. */
  told = $state.raw<{ words: string; x: number; y: number } | null>(null);

  constructor(
    private readonly choosing: () => Choosing,
    private readonly eye: () => PanZoom,
  ) {}

  over: Attachment<SVGElement> = (board) => {
    let timer = 0;
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === "mouse" && event.buttons === 0) this.choosing().point(thingOf(event)?.id ?? "");
    };
    const leave = (): void => this.choosing().point("");
    const down = (event: PointerEvent): void => {
      this.told = null;
      clearTimeout(timer);
      if (event.pointerType === "mouse") return;
      timer = window.setTimeout(() => this.#stay(event, board), PRESS);
    };
    const end = (): void => {
      clearTimeout(timer);
      this.told = null;
    };
    const listen: [keyof SVGElementEventMap, (event: never) => void][] = [
      ["pointerover", enter],
      ["pointerleave", leave],
      ["pointerdown", down],
      ["pointerup", end],
      ["pointercancel", end],
    ];
    for (const [type, hear] of listen) board.addEventListener(type, hear as EventListener);
    return () => {
      end();
      for (const [type, hear] of listen) board.removeEventListener(type, hear as EventListener);
    };
  };

  /** The tap that ends a long press was only to look. */
  #stay(event: PointerEvent, board: Element): void {
    const thing = thingOf(event);
    if (!thing || this.eye().dragged) return;
    this.eye().dragged = true;
    const box = board.getBoundingClientRect();
    if (thing.words) this.told = { words: thing.words, x: event.clientX - box.left, y: event.clientY - box.top };
    this.choosing().hold(thing.id);
  }
}

function thingOf(event: PointerEvent): { id: string; words: string } | null {
  const element = (event.target as Element).closest<SVGElement>("[data-thing]");
  const id = element?.dataset["thing"];
  const words = element?.getAttribute("aria-label") ?? element?.querySelector("title")?.textContent ?? "";
  return id ? { id, words } : null;
}
