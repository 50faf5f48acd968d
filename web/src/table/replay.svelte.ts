/** Looking back: the table as it stood to this seat after so many lines, step by step or by itself. */

import type { MatchLink } from "../lib/link.svelte";
import type { LogLine } from "../lib/protocol";
import { settings, type Speed } from "../lib/settings.svelte";

/** So long a step is shown while it plays, in milliseconds. */
const STEP: Record<Speed, number> = { off: 900, slow: 1600, normal: 900, fast: 450 };

export class Replay {
  playing = $state(false);
  /** Where the slider stands, before the table has followed. */
  wanted = $state(0);
  #timer = 0;
  #busy = false;

  constructor(private readonly link: MatchLink) {}

  get on(): boolean {
    return this.link.past !== null;
  }

  /** So many lines there are. */
  get lines(): number {
    return this.link.now?.line ?? 0;
  }

  /** Where something was told: a step goes from one to the next. */
  readonly stops: number[] = $derived.by(() => stopsOf(this.link.log, this.link.now?.line ?? 0));

  /** The newest line of the log that had been told then. */
  get told(): LogLine | undefined {
    return this.link.past?.log.lines.at(-1);
  }

  /** Begin to look back, from the end or from a line. */
  open(line = this.before(this.lines)): void {
    void this.to(line);
  }

  /** Only the newest wish is asked for, and one at a time: a slider is faster than any server. */
  async to(line: number): Promise<void> {
    this.wanted = Math.max(0, Math.min(line, this.lines));
    if (this.#busy) return;
    this.#busy = true;
    for (let asked = -1; asked !== this.wanted; ) {
      asked = this.wanted;
      if (!(await this.#show(asked))) break;
    }
    this.#busy = false;
  }

  async #show(line: number): Promise<boolean> {
    const reply = await this.link.ask({ do: "history", line });
    if (reply.is !== "past") return false;
    const before = this.link.past;
    const isNext = before !== null && reply.line > before.line;
    const last = before?.log.lines.at(-1)?.number ?? 0;
    this.link.fresh = isNext ? reply.log.lines.filter((one) => one.number > last) : [];
    this.link.past = reply;
    return true;
  }

  step(by: 1 | -1): void {
    this.pause();
    void this.to(by > 0 ? this.after(this.wanted) : this.before(this.wanted));
  }

  after = (line: number): number => this.stops.find((stop) => stop > line) ?? this.lines;
  before = (line: number): number => this.stops.filter((stop) => stop < line).at(-1) ?? 0;

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.wanted >= this.lines) this.wanted = -1;
    void this.#play();
  }

  #play = async (): Promise<void> => {
    await this.to(this.after(this.wanted));
    if (!this.playing) return;
    if (this.wanted >= this.lines) this.playing = false;
    else this.#timer = window.setTimeout(() => void this.#play(), STEP[settings.speed]);
  };

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** Back to the table as it stands. */
  close(): void {
    this.pause();
    this.link.fresh = [];
    this.link.past = null;
  }
}

export function stopsOf(log: LogLine[], lines: number): number[] {
  return [...new Set([0, ...log.map((line) => line.line), lines])].filter((line) => line <= lines).sort((a, b) => a - b);
}
