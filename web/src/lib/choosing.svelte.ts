/** What can be chosen now, what of it is picked, and what it would do. All of it comes from the open questions. */

import type { MatchLink } from "./link.svelte";
import { pings } from "./pings.svelte";
import type { Asked, Option, Preview } from "./protocol";
import { settings } from "./settings.svelte";

/** So long somebody points at something before its preview is asked for, in milliseconds. */
const POINTING = 120;

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
  #pointed = $state.raw<Choice | null>(null);
  /** What was already asked about, for as long as its question stands. */
  #previews = $state.raw<ReadonlyMap<Choice["option"], Preview | null>>(new Map());
  #pause = 0;
  /** A thing with several choices was tapped: only these are offered. */
  narrowed = $state("");

  constructor(private readonly link: MatchLink) {}

  /** What is picked; it lapses by itself when the question is gone. */
  get picked(): Choice | null {
    const picked = this.#picked;
    return picked && this.asked.some((question) => question.id === picked.question.id) ? picked : null;
  }

  /** What the table shows a preview of: what somebody points at, else what is picked. */
  get looked(): Choice | null {
    const pointed = this.#pointed;
    return pointed && this.choices.includes(pointed) ? pointed : this.picked;
  }

  get shown(): Preview | null {
    const looked = this.looked;
    return (looked && this.#previews.get(looked.option)) ?? null;
  }

  isPicked(choice: Choice): boolean {
    return this.picked?.question.id === choice.question.id && this.picked.option.text === choice.option.text;
  }

  /** A tap on a thing: the first picks, the second does it. */
  tap(thing: string): void {
    if (pings.aiming) return pings.point(thing);
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
    this.#pointed = null;
    await this.#look(choice);
  }

  /** Somebody points at a thing, or at nothing any more: after a moment its preview comes, and nothing else happens. */
  point(thing: string): void {
    const choices = this.on.get(thing) ?? [];
    this.pointAt(choices.length === 1 ? choices[0]! : null);
  }

  /** A finger stays on a thing: it is picked and previewed, even where one tap would do it. */
  hold(thing: string): void {
    const choices = this.on.get(thing) ?? [];
    if (choices.length === 1) void this.pick(choices[0]!);
  }

  pointAt(choice: Choice | null): void {
    clearTimeout(this.#pause);
    if (!choice) this.#pointed = null;
    else if (choice !== this.#pointed) this.#pause = window.setTimeout(() => void this.#pointTo(choice), POINTING);
  }

  async #pointTo(choice: Choice): Promise<void> {
    this.#pointed = choice;
    await this.#look(choice);
  }

  async #look(choice: Choice): Promise<void> {
    if (this.#previews.has(choice.option)) return;
    const preview = await this.link.look(choice.question.id, choice.option.text);
    const open = new Set(this.choices.map((one) => one.option));
    const kept = [...this.#previews].filter(([option]) => open.has(option));
    this.#previews = new Map([...kept, [choice.option, preview]]);
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
    this.pointAt(null);
    this.#picked = null;
    this.narrowed = "";
  }
}

function group(choices: Choice[]): Map<string, Choice[]> {
  const on = new Map<string, Choice[]>();
  for (const choice of choices) for (const thing of choice.option.on) on.set(thing, [...(on.get(thing) ?? []), choice]);
  return on;
}
