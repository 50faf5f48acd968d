/** JSON that people pasted: what it holds, where in the text each part stands, and where it stops being JSON. */

import type { Json } from "./schema";

/** What is wrong with a text, and at which of its letters. */
export class Fault extends Error {
  constructor(
    readonly at: number,
    message: string,
    /** The letters that should not be there; none where the text ends too early. */
    readonly found = "",
  ) {
    super(message);
  }
}

export interface Located {
  value: Json;
  /** The place of each part, by its path: `position.figures[1].at`. */
  places: Map<string, number>;
}

/** A text as JSON; a Fault says where it stops being any. */
export function readJson(text: string): Located {
  const reader = new Reader(text);
  const value = reader.value("");
  reader.end();
  return { value, places: reader.places };
}

/** Line and column of a letter, both from 1. */
export function lineOf(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split("\n");
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** Where a path of a checked value stands, or else what holds it. */
export function placeOf(places: Map<string, number>, path: string): number {
  for (let part = path; part; part = part.replace(/(\.[^.[]*|\[\d+\]|^[^.[]*)$/, "")) {
    const at = places.get(part);
    if (at !== undefined) return at;
  }
  return places.get("") ?? 0;
}

const WORDS: Record<string, Json> = { true: true, false: false, null: null };

class Reader {
  readonly places = new Map<string, number>();
  #at = 0;

  constructor(readonly text: string) {}

  value(path: string): Json {
    this.#skip();
    this.places.set(path, this.#at);
    const sign = this.text[this.#at];
    if (sign === "{") return this.#object(path);
    if (sign === "[") return this.#list(path);
    if (sign === '"') return this.#string();
    return this.#word();
  }

  end(): void {
    this.#skip();
    if (this.#at < this.text.length) throw this.#fault();
  }

  #object(path: string): Json {
    const made: [string, Json][] = [];
    this.#each("}", () => {
      if (this.text[this.#at] !== '"') throw this.#fault();
      const key = this.#string();
      this.#expect(":");
      made.push([key, this.value(path ? `${path}.${key}` : key)]);
    });
    return Object.fromEntries(made);
  }

  #list(path: string): Json {
    const made: Json[] = [];
    this.#each("]", () => made.push(this.value(`${path}[${made.length}]`)));
    return made;
  }

  /** What stands between brackets, with commas between. */
  #each(close: string, read: () => void): void {
    this.#at += 1;
    this.#skip();
    if (this.text[this.#at] === close) {
      this.#at += 1;
      return;
    }
    for (;;) {
      this.#skip();
      read();
      this.#skip();
      const sign = this.text[this.#at];
      if (sign !== "," && sign !== close) throw this.#fault();
      this.#at += 1;
      if (sign === close) return;
    }
  }

  #string(): string {
    const found = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
    return JSON.parse(this.#take(found)) as string;
  }

  #word(): Json {
    const word = this.#take(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y);
    return Object.hasOwn(WORDS, word) ? WORDS[word]! : Number(word);
  }

  #expect(sign: string): void {
    this.#skip();
    if (this.text[this.#at] !== sign) throw this.#fault();
    this.#at += 1;
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined) throw this.#fault();
    this.#at += found.length;
    return found;
  }

  #skip(): void {
    while (/[ \t\r\n]/.test(this.text[this.#at] ?? "")) this.#at += 1;
  }

  #fault(): Fault {
    const found = /[\w.]+|\S/uy;
    found.lastIndex = this.#at;
    return new Fault(this.#at, "not JSON", found.exec(this.text)?.[0].slice(0, 20) ?? "");
  }
}
