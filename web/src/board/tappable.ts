/** What makes a shape on the board something to tap, exactly while it is legal to. */

import type { SVGAttributes } from "svelte/elements";

export function tappable(id: string, legal: boolean, label: string, tap: () => void): SVGAttributes<SVGGElement> {
  const shown = { "data-thing": id, "aria-label": label || undefined, onclick: tap };
  if (!legal) return { ...shown, role: label ? "img" : "presentation" };
  const onkeydown = (event: KeyboardEvent): void => {
    if (event.key === "Enter" || event.key === " ") tap();
  };
  return { ...shown, role: "button", tabindex: -1, onkeydown };
}
