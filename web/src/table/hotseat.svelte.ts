/** Several people at one screen: whose turn it is to look, and a cover over all that is hidden in between. */

import type { MatchLink } from "../lib/link.svelte";
import { AUDIENCE } from "../lib/protocol";
import { personAt, type Purse } from "../lib/purse";

export class HotSeat {
  /** The seat the screen is to be handed to; nothing hidden is here until its person says so. */
  handTo = $state("");
  #person = "";

  constructor(
    private readonly link: MatchLink,
    private readonly purse: Purse,
  ) {
    const people = new Set(this.#mine().map((seat) => personAt(purse, seat)));
    if (people.size === 1) this.#person = [...people][0]!;
  }

  /** Where to sit down when coming in: at once, where only one person plays here; else behind a cover. */
  static firstSeat(purse: Purse): string {
    const mine = purse.held.filter((one) => one.who !== "away");
    const people = new Set(mine.map((one) => personAt(purse, one.seat)));
    return people.size === 1 && mine[0] ? mine[0].seat : AUDIENCE;
  }

  /** Called whenever the table has changed: move on to whoever is to decide here. */
  follow(): void {
    const { now: view, held, seat, status } = this.link;
    if (!view || status !== "open" || view.over || this.handTo) return;
    if (view.waiting.includes(seat) && held.includes(seat)) return;
    const next = held.find((one) => view.waiting.includes(one)) ?? (this.#person ? undefined : held[0]);
    if (next && next !== seat) this.sit(next);
  }

  /** Look from a seat; where another person sits there, cover everything first. */
  sit(seat: string): void {
    if (personAt(this.purse, seat) === this.#person) {
      this.link.sit(seat);
    } else {
      this.handTo = seat;
      this.#person = "";
      this.link.sit(AUDIENCE);
    }
  }

  here(): void {
    this.#person = personAt(this.purse, this.handTo);
    this.link.sit(this.handTo);
    this.handTo = "";
  }

  #mine(): string[] {
    return this.purse.held.filter((one) => one.who !== "away").map((one) => one.seat);
  }
}
