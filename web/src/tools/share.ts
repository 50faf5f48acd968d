/** A tool's input in an address: JSON, packed, in letters that need no escaping. Nothing is stored anywhere. */

import type { Fields } from "./schema";

/** Longer inputs unpack to more than anybody draws by hand. */
const LARGEST = 2 ** 20;

export async function pack(input: Fields): Promise<string> {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(JSON.stringify(input)));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The input that was packed; null where it is none. */
export async function unpack(packed: string): Promise<Fields | null> {
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = await through(new DecompressionStream("deflate-raw"), Uint8Array.from(letters, (one) => one.charCodeAt(0)));
    const found: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as Fields) : null;
  } catch {
    return null;
  }
}

async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: number[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const byte of part.value) parts.push(byte);
    if (parts.length > LARGEST) throw new Error("too large");
  }
  return Uint8Array.from(parts);
}

/** Whether a text could be laid into the clipboard: pages without a certificate have none. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
