/** Icons by the ids that scenes name: conditions, verbs, elements, creatures. They come after the first paint. */

import { SvelteMap } from "svelte/reactivity";

type Icons = typeof import("virtual:icons");

let icons = $state.raw<Icons | null>(null);
/** The sheets that something was drawn from. */
const fetched = new SvelteMap<number, string[]>();
const asked = new Set<number>();

export async function loadIcons(): Promise<void> {
  icons = await import("virtual:icons");
}

/** The outline of an icon on a field of 512 by 512; nothing where none is drawn for this id, or not yet. */
export function outline(id: string | undefined): string {
  if (!id || !icons) return "";
  const bare = id.replace(/^(condition|element|verb|tile|token)-/, "");
  const known = icons.at[id] ?? icons.at[bare] ?? icons.at[bare.replace(/s$/, "")];
  if (!known) return "";
  const [sheet, place] = known;
  if (!asked.has(sheet)) void fetch(icons, sheet);
  return fetched.get(sheet)?.[place] ?? "";
}

async function fetch(from: Icons, sheet: number): Promise<void> {
  asked.add(sheet);
  fetched.set(sheet, (await from.sheets[sheet]!()).shapes);
}
