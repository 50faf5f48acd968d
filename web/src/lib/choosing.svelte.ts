/** What can be chosen now, what of it is picked, and what it would do. All of it comes from the open questions. */

import type { MatchLink } from "./link.svelte";
import type { Asked, Option, Preview } from "./protocol";
import { settings } from "./settings.svelte";

export interface Choice {
  question: Asked;
  option: Option;
}

export class Choosing {
  readonly asked: Asked[] = $derived.by(() => this.link.view?.asked ?? []);
  readonly choices: Choice[] = $derived(
    this.asked.flatMap((question) => question.options.map((option) => ({ question, option }))),
  );
  /** The choices that refer to a thing on the table: these light it up. */
  readonly on: Map<string, Choice[]> = $derived.by(() => group(this.choices));

  #picked = $state.raw<Choice | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** A thing with several choices was tapped: only these are offered. */
  narrowed = $state("");

  constructor(private readonly link: MatchLink) {}

  /** What is picked; it lapses by itself when the question is gone. */
  get picked(): Choice | null {
    const picked = this.#picked;
    return picked && this.asked.some((question) => question.id === picked.question.id) ? picked : null;
  }

  get shown(): Preview | null {
    return this.picked ? this.preview : null;
  }

  isPicked(choice: Choice): boolean {
    return this.picked?.question.id === choice.question.id && this.picked.option.text === choice.option.text;
  }

  /** A tap on a thing: the first picks, the second does it. */
  tap(thing: string): void {
    const choices = this.on.get(thing) ?? [];
    const [first] = choices;
    if (!first) return this.clear();
    if (choices.length === 1) this.press(first);
    else this.narrowed = thing;
  }

  press(choice: Choice): void {
    if (settings.oneTap || this.isPicked(choice)) void this.confirm(choice);
    else void this.pick(choice);
  }

  async pick(choice: Choice): Promise<void> {
    this.#picked = choice;
    this.preview = null;
    const preview = await this.link.look(choice.question.id, choice.option.text);
    if (this.isPicked(choice)) this.preview = preview;
  }

  async confirm(choice: Choice | null = this.picked): Promise<void> {
    if (!choice) return;
    this.clear();
    await this.link.answer(choice.question.id, choice.option.text);
  }

  async say(question: Asked, words: string): Promise<void> {
    this.clear();
    await this.link.answer(question.id, `text:${words}`);
  }

  clear(): void {
    this.#picked = null;
    this.preview = null;
    this.narrowed = "";
  }
}

function group(choices: Choice[]): Map<string, Choice[]> {
  const on = new Map<string, Choice[]>();
  for (const choice of choices) for (const thing of choice.option.on) on.set(thing, [...(on.get(thing) ?? []), choice]);
  return on;
}
