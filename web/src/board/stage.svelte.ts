/** The figures as they are shown: what happened plays frame by frame, until somebody skips it. */

import type { Card, Figure, LogLine, View } from "../lib/protocol";
import { settings, type Speed } from "../lib/settings.svelte";
import { script, type Frame, type Mark } from "./script";

const PACE: Record<Speed, number> = { off: 0, slow: 420, normal: 210, fast: 110 };
/** Nobody waits longer than this for the table to come to rest, in milliseconds. */
const LONGEST = 6000;
/** A card takes longer to read than a step to see. */
const READING = 4;
/** So many frames a mark rises. */
const RISES = 1100;

export class Stage {
  figures = $state.raw<Figure[]>([]);
  marks = $state.raw<Mark[]>([]);
  turn = $state.raw<[string, string] | null>(null);
  card = $state.raw<Card | null>(null);
  playing = $state(false);
  /** How long a step takes, in milliseconds. */
  pace = $state(0);

  #shown: { view: View; seat: string } | null = null;
  #frames: Frame[] = [];
  #timer = 0;

  /** The table has changed, or somebody looks from another seat. */
  follow(view: View | null, fresh: LogLine[], seat: string): void {
    const before = this.#shown;
    if (!view || view === before?.view) return;
    this.#shown = { view, seat };
    const isNext = before?.seat === seat && view.line > before.view.line;
    const pace = settings.reducedMotion || document.hidden ? 0 : PACE[settings.speed];
    if (!isNext || pace === 0) return this.#rest();
    // What still plays is shown to its end first, at once.
    if (this.#frames.length > 0) this.figures = before.view.scene.figures ?? [];
    this.#frames = script(before.view.scene, view.scene, fresh, seat);
    this.pace = Math.min(pace, LONGEST / this.#weight());
    clearTimeout(this.#timer);
    this.#play();
  }

  /** Straight to how things stand. */
  skip = (): void => this.#rest();

  #play = (): void => {
    const frame = this.#frames.shift();
    if (!frame) return this.#rest();
    this.playing = this.#frames.length > 0;
    this.figures = frame.figures;
    this.turn = frame.turn;
    this.card = frame.card;
    this.#rise(frame.marks);
    this.#timer = window.setTimeout(this.#play, this.pace * (frame.card ? READING : 1));
  };

  #rest(): void {
    clearTimeout(this.#timer);
    this.#frames = [];
    this.playing = false;
    this.turn = this.card = null;
    this.figures = this.#shown?.view.scene.figures ?? [];
  }

  #rise(marks: Mark[]): void {
    if (marks.length === 0) return;
    this.marks = [...this.marks, ...marks];
    setTimeout(() => (this.marks = this.marks.filter((one) => !marks.includes(one))), RISES);
  }

  #weight(): number {
    return this.#frames.reduce((sum, frame) => sum + (frame.card ? READING : 1), 0);
  }
}
