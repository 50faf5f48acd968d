/** The open line to one match: holds what this client may see, and comes back by itself when it breaks. */

import { applyPatch } from "./patch";
import {
  AUDIENCE,
  type Ask,
  type LogLine,
  type News,
  type Past,
  type Preview,
  type Remark,
  type Reply,
  type TableLife,
  type View,
  type Welcome,
} from "./protocol";
import type { Lang } from "./settings.svelte";
import { isOutdated, reloadFor } from "./stale";

export type Status = "connecting" | "open" | "lost" | "shut" | "gone";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 5000;
const SHUT = 4401;
const GONE = 4404;
const LOST: Reply = { is: "refused", ref: 0, code: "lost", why: "" };

type Waiting = (reply: Reply) => void;

export class MatchLink {
  status = $state<Status>("connecting");
  /** The table as it stands. */
  now = $state.raw<View | null>(null);
  /** The table as it stood, while somebody looks back. */
  past = $state.raw<Past | null>(null);
  /** The table as it is shown; of the past nothing can be chosen. */
  readonly view: View | null = $derived.by(() => (this.past ? { ...this.past.view, asked: [], undo: this.now?.undo ?? "", redo: this.now?.redo ?? false } : this.now));
  log = $state.raw<LogLine[]>([]);
  /** Log lines that came with the newest change. */
  fresh = $state.raw<LogLine[]>([]);
  game = $state("");
  name = $state("");
  campaign = $state("");
  seat = $state(AUDIENCE);
  seats = $state.raw<string[]>([]);
  present = $state.raw<string[]>([]);
  owner = $state(false);
  life = $state.raw<TableLife | null>(null);
  orders = $state.raw<Record<string, Record<string, number>>>({});
  /** What was said, oldest first. */
  remarks = $state.raw<Remark[]>([]);
  /** Why something was not done, until it is read. */
  refusal = $state("");
  /** What the others can be asked for instead. */
  remedy = $state.raw<Ask | null>(null);
  /** The server speaks a newer protocol than this page, and loading it again brought no newer one. */
  outdated = $state(false);
  /** An answer is on its way. */
  busy = $state(false);
  /** What is newly said, as it comes; what stands there when one comes in is no news. */
  onsaid: (remarks: Remark[]) => void = () => undefined;

  #own = $state.raw<string[]>([]);
  /** The seats held here: one's own, and those played from them for a while. */
  readonly held: string[] = $derived.by(() => [
    ...this.#own,
    ...Object.entries(this.life?.stand_ins ?? {}).flatMap(([seat, by]) =>
      this.#own.includes(by) && !this.#own.includes(seat) ? [seat] : [],
    ),
  ]);

  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #ref = 0;
  #waiting = new Map<number, Waiting>();
  #quiet = new Set<number>();
  #left = false;
  /** All that was said before one came in has been heard. */
  #caughtUp = false;

  /** `mine`: the seats whose own links are held here. */
  constructor(
    readonly match: string,
    private readonly tokens: string[],
    private lang: Lang,
    private wanted: string | null,
    private readonly mine: string[],
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
    await this.#request({ do: "answer", question, option });
    this.busy = false;
  }

  async look(question: string, option: string): Promise<Preview | null> {
    const reply = await this.#request({ do: "look", question, option });
    return reply.is === "looked" ? reply.preview : null;
  }

  /** Take back the last decision, or all lines from `keep` on. */
  undo = (keep?: number): Promise<Reply> => this.ask(keep === undefined ? { do: "undo" } : { do: "undo", keep });
  redo = (): Promise<Reply> => this.ask({ do: "redo" });

  /** Ask for anything; what was refused is told to the reader, too. */
  ask(what: Ask): Promise<Reply> {
    return this.#request(what);
  }

  /** Ask for something, where a refusal is shown in its own place. */
  askQuietly(what: Ask): Promise<Reply> {
    return this.#request(what, true);
  }

  /** Ask from another seat that is held here, on a line of its own: what that seat sees never comes to this page. */
  askFrom(seat: string, what: Ask): Promise<Reply> {
    if (seat === this.seat) return this.ask(what);
    return new Promise((resolve) => {
      const socket = this.#dial();
      const done = (reply: Reply): void => {
        if (reply.is === "refused") this.#refuse(reply.why);
        resolve(reply);
        socket.close();
      };
      socket.onopen = () => socket.send(JSON.stringify({ do: "hello", tokens: this.tokens, lang: this.lang, sit: seat }));
      socket.onmessage = (event) => {
        const reply = JSON.parse(String(event.data)) as Reply;
        if (reply.is === "welcome") socket.send(JSON.stringify({ ...what, ref: 1 }));
        else if ("ref" in reply && reply.ref === 1) done(reply);
      };
      socket.onerror = () => done(LOST);
    });
  }

  #dial(): WebSocket {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/api/matches/${encodeURIComponent(this.match)}/live`);
  }

  #connect(): void {
    const socket = this.#dial();
    this.#socket = socket;
    socket.onopen = () => this.#send({ do: "hello", tokens: this.tokens, lang: this.lang, sit: this.wanted });
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Reply);
    socket.onclose = (event) => this.#closed(event.code);
  }

  #closed(code: number): void {
    for (const waiting of this.#waiting.values()) waiting(LOST);
    this.#waiting.clear();
    if (this.#left) return;
    if (code === SHUT || code === GONE) {
      this.status = code === GONE ? "gone" : "shut";
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
    else if (reply.is === "table") this.life = reply;
    else if (reply.is === "orders") this.orders = reply.orders;
    else if (reply.is === "said") this.#listen(reply.remarks);
    else if (reply.is === "refused" && !this.#quiet.delete(reply.ref)) this.#refuse(reply.why);
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
    this.past = null;
    this.now = welcome.view;
    this.log = welcome.log.lines;
    this.fresh = [];
    this.orders = {};
    this.game = welcome.game;
    this.name = welcome.name;
    this.campaign = welcome.campaign;
    this.owner = welcome.owner;
    this.seat = this.wanted = welcome.seat;
    this.seats = welcome.seats;
    this.#own = welcome.held.filter((seat) => this.mine.includes(seat));
    // A harmless question comes back behind all that was said before.
    if (!this.#caughtUp) void this.look("", "").then(() => (this.#caughtUp = true));
  }

  #change(patch: Parameters<typeof applyPatch>[1], news: News | null): void {
    if (this.now) this.now = applyPatch(this.now, patch);
    if (!news) return;
    this.log = [...this.log.filter((line) => line.number <= news.keep), ...news.lines];
    this.fresh = news.lines;
  }

  /** Remarks come again after a line that broke: only those that are new are heard. */
  #listen(remarks: Remark[]): void {
    const last = this.remarks.at(-1)?.number ?? 0;
    const news = remarks.filter((one) => one.number > last);
    this.remarks = [...this.remarks, ...news];
    if (this.#caughtUp) this.onsaid(news);
  }

  #refuse(why: string): void {
    this.refusal = why;
    this.remedy = null;
  }

  #request(request: Record<string, unknown>, quietly = false): Promise<Reply> {
    const ref = ++this.#ref;
    if (quietly) this.#quiet.add(ref);
    return new Promise((resolve) => {
      this.#waiting.set(ref, resolve);
      this.#send({ ...request, ref });
    });
  }

  #send(request: Record<string, unknown>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
    else if (typeof request["ref"] === "number") {
      this.#waiting.get(request["ref"])?.(LOST);
      this.#waiting.delete(request["ref"]);
    }
  }
}
