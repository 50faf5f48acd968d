/** The open line to one match: holds what this client may see, and comes back by itself when it breaks. */

import { applyPatch } from "./patch";
import { AUDIENCE, type LogLine, type News, type Preview, type Reply, type View, type Welcome } from "./protocol";
import type { Lang } from "./settings.svelte";
import { isOutdated, reloadFor } from "./stale";

export type Status = "connecting" | "open" | "lost" | "shut";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 5000;
const SHUT = 4401;

type Waiting = (reply: Reply) => void;

export class MatchLink {
  status = $state<Status>("connecting");
  view = $state.raw<View | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** Log lines that came with the newest change. */
  fresh = $state.raw<LogLine[]>([]);
  name = $state("");
  seat = $state(AUDIENCE);
  seats = $state.raw<string[]>([]);
  held = $state.raw<string[]>([]);
  present = $state.raw<string[]>([]);
  /** Why something was not done, until it is read. */
  refusal = $state("");
  /** The server speaks a newer protocol than this page, and loading it again brought no newer one. */
  outdated = $state(false);
  /** An answer is on its way. */
  busy = $state(false);

  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #ref = 0;
  #waiting = new Map<number, Waiting>();
  #left = false;

  constructor(
    readonly match: string,
    private readonly tokens: string[],
    private lang: Lang,
    private wanted: string | null,
  ) {
    this.#connect();
  }

  leave(): void {
    this.#left = true;
    this.#socket?.close();
  }

  sit(seat: string): void {
    this.wanted = seat;
    this.#send({ do: "sit", seat });
  }

  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.#send({ do: "speak", lang });
  }

  async answer(question: string, option: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.#ask({ do: "answer", question, option });
    this.busy = false;
  }

  async look(question: string, option: string): Promise<Preview | null> {
    const reply = await this.#ask({ do: "look", question, option });
    return reply.is === "looked" ? reply.preview : null;
  }

  undo = (): Promise<Reply> => this.#ask({ do: "undo" });
  redo = (): Promise<Reply> => this.#ask({ do: "redo" });

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/matches/${encodeURIComponent(this.match)}/live`);
    this.#socket = socket;
    socket.onopen = () => this.#send({ do: "hello", tokens: this.tokens, lang: this.lang, sit: this.wanted });
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Reply);
    socket.onclose = (event) => this.#closed(event.code);
  }

  #closed(code: number): void {
    for (const waiting of this.#waiting.values()) waiting({ is: "refused", ref: 0, code: "lost", why: "" });
    this.#waiting.clear();
    if (this.#left) return;
    if (code === SHUT) {
      this.status = "shut";
      return;
    }
    this.status = "lost";
    setTimeout(() => !this.#left && this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 1.7, LONGEST_PAUSE);
  }

  #hear(reply: Reply): void {
    if (reply.is === "welcome") this.#enter(reply);
    else if (reply.is === "changed") this.#change(reply.patch, reply.log);
    else if (reply.is === "present") this.present = reply.seats;
    else if (reply.is === "refused") this.refusal = reply.why;
    if ("ref" in reply && this.#waiting.has(reply.ref)) {
      this.#waiting.get(reply.ref)?.(reply);
      this.#waiting.delete(reply.ref);
    }
  }

  #enter(welcome: Welcome): void {
    if (reloadFor(welcome.version)) return;
    this.outdated = isOutdated(welcome.version);
    this.status = "open";
    this.#pause = FIRST_PAUSE;
    this.view = welcome.view;
    this.log = welcome.log.lines;
    this.fresh = [];
    this.name = welcome.name;
    this.seat = this.wanted = welcome.seat;
    this.seats = welcome.seats;
    this.held = welcome.held;
  }

  #change(patch: Parameters<typeof applyPatch>[1], news: News | null): void {
    if (this.view) this.view = applyPatch(this.view, patch);
    if (!news) return;
    this.log = [...this.log.filter((line) => line.number <= news.keep), ...news.lines];
    this.fresh = news.lines;
  }

  #ask(request: Record<string, unknown>): Promise<Reply> {
    const ref = ++this.#ref;
    return new Promise((resolve) => {
      this.#waiting.set(ref, resolve);
      this.#send({ ...request, ref });
    });
  }

  #send(request: Record<string, unknown>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
    else if (typeof request["ref"] === "number") {
      this.#waiting.get(request["ref"])?.({ is: "refused", ref: request["ref"], code: "lost", why: "" });
      this.#waiting.delete(request["ref"]);
    }
  }
}
