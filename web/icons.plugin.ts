/** `virtual:icons`: where the icons that `icons.json` lists are found. Their shapes lie on sheets of a few, in the order
 * of that list, `virtual:icons/0` and so on: a page fetches those that it draws from. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Plugin } from "vite";

import { inWholeUnits } from "./outline";

const NAME = "virtual:icons";
const SHEET = 12;
const LIST = new URL("./icons.json", import.meta.url);
const SET = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");

export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      this.addWatchFile(LIST.pathname);
      const set = (JSON.parse(readFileSync(SET, "utf8")) as { icons: Record<string, { body: string }> }).icons;
      const wanted = JSON.parse(readFileSync(LIST, "utf8")) as Record<string, string>;
      const names = [...new Set(Object.values(wanted))];
      const sheet = id.split("/")[1];
      if (sheet !== undefined) {
        const shown = names.slice(Number(sheet) * SHEET, (Number(sheet) + 1) * SHEET);
        return `export const shapes = ${JSON.stringify(shown.map((name) => inWholeUnits(outlines(set[name]!.body))))};`;
      }
      const place = (name: string): number[] => [Math.floor(names.indexOf(name) / SHEET), names.indexOf(name) % SHEET];
      const at = Object.fromEntries(Object.entries(wanted).map(([icon, name]) => [icon, place(name)]));
      const sheets = names.filter((_, index) => index % SHEET === 0).map((_, index) => `() => import("${NAME}/${index}")`);
      return `export const at = ${JSON.stringify(at)};\nexport const sheets = [${sheets.join()}];`;
    },
  };
}

const outlines = (body: string): string => [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join("");
