/** Where people point: a board draws `shown`, and while `aiming` the next tap on something points at it. */

import type { Remark } from "./protocol";

/** So long a ping is shown, in milliseconds. */
export const LASTS = 4000;

export interface Ping {
  number: number;
  seat: string;
  thing: string;
}

class Pings {
  /** The newest last; each is gone by itself after `LASTS`. */
  shown = $state.raw<Ping[]>([]);
  aiming = $state(false);
  #send: (thing: string) => void = () => undefined;

  /** The table tells where pings go. */
  sendBy(send: (thing: string) => void): void {
    this.#send = send;
  }

  /** Point at a thing of the scene, so that everybody sees it. */
  point(thing: string): void {
    this.aiming = false;
    this.#send(thing);
  }

  /** Show what somebody points at just now. */
  hear(remarks: Remark[]): void {
    for (const { number, seat, kind, text } of remarks) {
      if (kind !== "ping") continue;
      this.shown = [...this.shown, { number, seat, thing: text }];
      setTimeout(() => (this.shown = this.shown.filter((one) => one.number !== number)), LASTS);
    }
  }
}

export const pings = new Pings();
