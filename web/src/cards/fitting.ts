/** Text that doesn't fit a card is set smaller, step by step, until it does. */

import type { Attachment } from "svelte/attachments";

const STEP = 0.96;
const STEPS = 9;

export function fitting(enabled: boolean): Attachment<HTMLElement> {
  return (card) => {
    card.style.fontSize = "";
    if (!enabled) return;
    let width = 0;
    const fit = (): void => {
      card.style.fontSize = "";
      let size = parseFloat(getComputedStyle(card).fontSize);
      for (let step = 0; step < STEPS && card.scrollHeight > card.clientHeight + 1; step++) {
        size *= STEP;
        card.style.fontSize = `${size}px`;
      }
    };
    const watch = new ResizeObserver(() => {
      if (card.clientWidth === width) return;
      width = card.clientWidth;
      fit();
    });
    watch.observe(card);
    void document.fonts.ready.then(fit);
    return () => watch.disconnect();
  };
}
