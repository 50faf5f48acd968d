/** Boards that were pasted: a whole input or just its board as JSON, or a drawing with a legend. */

import type { BoardField, Fields } from "./schema";
import { boardFromText } from "./tooling";

export type Read = { input: Fields } | { board: Fields };

/** What a pasted text is; a text that is no JSON is taken for a drawing. */
export async function readBoard(text: string, field: string, board: BoardField): Promise<Read> {
  const found = parsed(text);
  if (found === undefined) return { board: await boardFromText(text) };
  const one = Array.isArray(found) ? (found[0] as unknown) : found;
  if (typeof one !== "object" || one === null) throw new Error(`${field}: ?`);
  const fields = one as Fields;
  return board.cells in fields ? { board: fields } : { input: fields };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (/^\s*[[{]/.test(text)) throw error;
    return undefined;
  }
}
