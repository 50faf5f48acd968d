/** Old view + patch = new view. The same rules as `table/patch.py`, which makes the patches. */

import type { Patch } from "./protocol";

type Things = Record<string, unknown>;

export function applyPatch<T>(old: T, change: Patch | null): T {
  if (change === null) return old;
  if ("!" in change) return change["!"] as T;
  if (Array.isArray(old)) return patchList(old as Things[], change) as T;
  return patchThings(old as Things, change) as T;
}

function patchThings(old: Things, change: Patch): Things {
  const gone = new Set(change["-"] ?? []);
  const kept = Object.fromEntries(Object.entries(old).filter(([key]) => !gone.has(key)));
  for (const [key, some] of Object.entries(change["="] ?? {})) kept[key] = applyPatch(kept[key], some);
  return kept;
}

function patchList(old: Things[], change: Patch): unknown[] {
  const things = new Map<string, unknown>(old.map((thing) => [String(thing["id"]), thing]));
  for (const id of change["-"] ?? []) things.delete(id);
  for (const [id, some] of Object.entries(change["="] ?? {})) things.set(id, applyPatch(things.get(id), some));
  return (change["#"] ?? [...things.keys()]).map((id) => things.get(id));
}
