/** Files that people take away and bring along. */

import { importCampaign, importMatch } from "../lib/api";
import type { Purse } from "../lib/purse";
import { t } from "../lib/words";
import { kept } from "./begin";

/** Of a sealed file `holds` says what it is, of an open one `format` does. */
const CAMPAIGN = "undercroft-campaign";

export function saveFile(content: unknown, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: "application/json" }));
  link.download = `undercroft-${name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Go on with a match or a campaign from a file, as whoever brings it: all its seats are theirs to hand out. */
export async function takeIn(file: File): Promise<Purse> {
  const document = parsed(await file.text());
  if (document["holds"] === CAMPAIGN || document["format"] === CAMPAIGN) {
    const { campaign, ...links } = await importCampaign(document);
    return kept({ match: "", campaign, held: [] }, links);
  }
  const { match, ...links } = await importMatch(document);
  return kept({ match, held: [] }, links);
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new Error(t("no-file"));
  }
}
