/** What people say at the table, and how much of it somebody has not read yet. */

import type { Remark } from "../lib/protocol";

const KEY = "undercroft.read";

export class Chat {
  #read = $state(0);

  constructor(private readonly match: string) {
    this.#read = stored()[match] ?? 0;
  }

  /** How many words of others are new; pings have been seen or are gone. */
  unread(remarks: Remark[], mine: string[]): number {
    return remarks.filter((one) => one.kind === "chat" && one.number > this.#read && !mine.includes(one.seat)).length;
  }

  isNew(remark: Remark): boolean {
    return remark.number > this.#read;
  }

  /** All that is there has been seen. */
  read(remarks: Remark[]): void {
    const last = remarks.at(-1)?.number ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [this.match]: last }));
  }
}

function stored(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}
