/** What leaves the table as a file. */

import { ask, exportMatch } from "../lib/api";
import { tokensAt, type Purse } from "../lib/purse";
import { settings } from "../lib/settings.svelte";

/** What to attach when something looks wrong: what this seat sees, its last lines, and the match itself, sealed. */
export async function saveReport(purse: Purse): Promise<void> {
  const report = await ask("GET /api/matches/{match}/report", {
    at: { match: purse.match },
    query: { lang: settings.lang },
    token: tokensAt(purse)[0] ?? "",
  });
  await save(report, `report-${purse.match}`);
}

/** The match itself: for anybody when it is over, before that for its owner. */
export async function saveMatch(purse: Purse): Promise<void> {
  await save(await exportMatch(purse.match, purse.owner ?? tokensAt(purse)[0] ?? ""), purse.match);
}

async function save(content: object, name: string): Promise<void> {
  const { saveFile } = await import("../lobby/files");
  saveFile(content, name);
}
