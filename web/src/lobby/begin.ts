/** Begin a match, keep its links in this browser, and go to the table. */

import { create, type NewMatch } from "../lib/api";
import { keep, type Who } from "../lib/purse";
import { router } from "../lib/router.svelte";

export async function begin(wanted: NewMatch, people: Who[]): Promise<void> {
  const made = await create(wanted);
  const held = Object.entries(made.seats).map(([seat, token], index) => ({ seat, token, who: people[index] ?? "me" }));
  keep({ match: made.match, held, audience: made.audience, owner: made.owner });
  router.go(made.match);
}
