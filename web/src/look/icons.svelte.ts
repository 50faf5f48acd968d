/** Icons by the ids that scenes name: conditions, verbs, elements, creatures. They come after the first paint. */

interface Set {
  at: Record<string, number>;
  shapes: string[];
}

let set = $state.raw<Set | null>(null);

export async function loadIcons(): Promise<void> {
  set = await import("virtual:icons");
}

/** The outline of an icon on a field of 512 by 512; nothing where none is drawn for this id. */
export function outline(id: string | undefined): string {
  if (!id || !set) return "";
  const bare = id.replace(/^(condition|element|verb|tile|token)-/, "");
  const known = set.at[id] ?? set.at[bare] ?? set.at[bare.replace(/s$/, "")];
  return known === undefined ? "" : set.shapes[known]!;
}
