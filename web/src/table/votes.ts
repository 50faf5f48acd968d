/** What is put to the vote: who has said yes, who is still asked, and whose voices are held at this screen. */

import type { Motion, TableLife } from "../lib/protocol";
import { personAt, type Purse } from "../lib/purse";

export interface Standing {
  agreed: string[];
  /** Whose word is still awaited. */
  asked: string[];
}

/** Bots have no say; for a seat that another plays, the other speaks. */
export function standing(motion: Motion, life: TableLife, seats: string[]): Standing {
  const voices = seats.filter((seat) => !(seat in life.bots)).map((seat) => life.stand_ins[seat] ?? seat);
  const asked = [...new Set(voices)].filter((seat) => !motion.agreed.includes(seat));
  return { agreed: motion.agreed, asked };
}

/** The seats still asked that are held here, by the person who plays them: one word of a person counts for all of hers. */
export function voicesHere(asked: string[], held: string[], purse: Purse): string[][] {
  const people = new Map<string, string[]>();
  for (const seat of asked.filter((one) => held.includes(one))) {
    const person = personAt(purse, seat);
    people.set(person, [...(people.get(person) ?? []), seat]);
  }
  return [...people.values()];
}

/** Whether anybody but this one person could be asked. */
export function othersPlay(life: TableLife | null, seats: string[], purse: Purse): boolean {
  const people = seats.filter((seat) => !(seat in (life?.bots ?? {})));
  const mine = (seat: string): boolean =>
    purse.held.some((one) => one.seat === seat && one.who !== "away") && personAt(purse, seat) === "me";
  return people.some((seat) => !mine(seat));
}
