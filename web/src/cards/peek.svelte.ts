/** A closer look at a card: pointing at it for a moment, or a long press, lays it out large. */

import type { Attachment } from "svelte/attachments";

import type { Card } from "../lib/protocol";

const HOVER = 350;
const PRESS = 420;

class Peek {
  card = $state.raw<Card | null>(null);
  /** Where on the screen the small one lies. */
  at = $state.raw({ left: 0, top: 0, right: 0, bottom: 0 });

  show(card: Card, from: Element): void {
    const { left, top, right, bottom } = from.getBoundingClientRect();
    this.at = { left, top, right, bottom };
    this.card = card;
  }

  hide(): void {
    this.card = null;
  }
}

export const peek = new Peek();

export function peekable(card: Card, enabled: boolean): Attachment<HTMLElement> {
  return (element) => {
    if (!enabled) return;
    let timer = 0;
    let pressed = false;
    const wait = (event: PointerEvent): void => {
      clearTimeout(timer);
      pressed = false;
      const isTouch = event.pointerType !== "mouse";
      if (isTouch !== (event.type === "pointerdown")) return;
      const show = (): void => {
        pressed = isTouch;
        peek.show(card, element);
      };
      timer = window.setTimeout(show, isTouch ? PRESS : HOVER);
    };
    const stop = (): void => {
      clearTimeout(timer);
      if (peek.card?.id === card.id) peek.hide();
    };
    // The tap that ends a long press was only to look.
    const swallow = (event: Event): void => {
      if (pressed) event.stopPropagation();
      pressed = false;
    };
    element.addEventListener("pointerenter", wait);
    element.addEventListener("pointerdown", wait);
    element.addEventListener("click", swallow, { capture: true });
    for (const end of ["pointerleave", "pointerup", "pointercancel"]) element.addEventListener(end, stop);
    return stop;
  };
}
