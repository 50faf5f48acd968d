/** Hints for the first minutes: each is tied to something on the table, and goes when it was of use. */

import { settings } from "../lib/settings.svelte";

const PICKED = ".preview.picked .confirm";
/** What is pointed at, in the order in which it is of use; the first that is there and not learned is shown. */
const HINTS: [id: string, target: string][] = [
  ["confirm", PICKED],
  ["lit", ".pool g.legal"],
  ["card", ".hand .card.legal"],
  ["button", ".choices .choice"],
  ["why", ".ask .why"],
  ["undo", ".acts .act:not([aria-disabled=true])"],
  ["hand", ".hand .fold"],
  ["panel", ".acts .side"],
];

const KEY = "undercroft.hints";

export class Hints {
  id = $state("");
  target = $state.raw<DOMRect | null>(null);
  #learned = new Set(learned());

  /** The table has changed: what was pointed at before has been seen, and something else may be of use. */
  look(answered: boolean): void {
    if (!settings.hints) return this.#show("", null);
    if (answered && this.id) this.#learn(this.id);
    // Where something is picked, there is nothing to do but that.
    const picked = visible(PICKED);
    for (const [id, target] of HINTS) {
      const found = this.#learned.has(id) || (picked && target !== PICKED) ? undefined : visible(target);
      if (found) return this.#show(id, found.getBoundingClientRect());
    }
    this.#show("", null);
  }

  /** No more of them. */
  end = (): void => {
    settings.set({ hints: false });
    this.#show("", null);
  };

  #show(id: string, target: DOMRect | null): void {
    // Where a choice was shown to be taken, picking it is what was to be learned.
    if (this.id && this.id !== id && id === "confirm") this.#learn(this.id);
    this.id = id;
    this.target = target;
  }

  #learn(id: string): void {
    this.#learned.add(id);
    localStorage.setItem(KEY, JSON.stringify([...this.#learned]));
  }
}

function visible(target: string): Element | undefined {
  return [...document.querySelectorAll(target)].find((one) => one.checkVisibility());
}

function learned(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}
