/** An input that somebody is working on, with all its earlier states to go back to. */

import type { Fields, Json } from "./schema";

/** Changes of one kind that follow so quickly are one step, in milliseconds. */
const AT_ONCE = 1200;

export class Draft {
  input = $state.raw<Fields>({});
  /** How often an input came as a whole from elsewhere: then there is something new to look at. */
  brought = $state(0);
  #past = $state.raw<Fields[]>([]);
  #future = $state.raw<Fields[]>([]);
  #last = { tag: "", at: 0 };

  constructor(input: Fields) {
    this.input = input;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** A change; those with one tag in quick succession are taken back together. */
  change(input: Fields, tag = ""): void {
    if (input === this.input) return;
    const isMore = tag !== "" && tag === this.#last.tag && Date.now() - this.#last.at < AT_ONCE;
    if (!isMore) this.#past = [...this.#past, this.input];
    this.#future = [];
    this.#last = { tag, at: Date.now() };
    this.input = input;
  }

  /** An input from elsewhere. */
  bring(input: Fields): void {
    this.change(input);
    this.brought += 1;
  }

  set(key: string, value: Json, tag = key): void {
    if (value !== this.input[key]) this.change({ ...this.input, [key]: value }, tag);
  }

  undo = (): void => {
    const before = this.#past.at(-1);
    if (!before) return;
    [this.#past, this.#future] = [this.#past.slice(0, -1), [this.input, ...this.#future]];
    this.#last.tag = "";
    this.input = before;
  };

  redo = (): void => {
    const [next, ...rest] = this.#future;
    if (!next) return;
    [this.#past, this.#future] = [[...this.#past, this.input], rest];
    this.input = next;
  };
}
