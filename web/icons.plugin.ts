/** `virtual:icons`: the shapes of the icons that `icons.json` lists, out of the whole open set, as one small module. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Plugin } from "vite";

import { inWholeUnits } from "./outline";

const NAME = "virtual:icons";
const LIST = new URL("./icons.json", import.meta.url);
const SET = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");

export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      this.addWatchFile(LIST.pathname);
      const set = (JSON.parse(readFileSync(SET, "utf8")) as { icons: Record<string, { body: string }> }).icons;
      const wanted = JSON.parse(readFileSync(LIST, "utf8")) as Record<string, string>;
      const names = [...new Set(Object.values(wanted))];
      const at = Object.fromEntries(Object.entries(wanted).map(([icon, name]) => [icon, names.indexOf(name)]));
      const shapes = names.map((name) => inWholeUnits(outlines(set[name]!.body)));
      return `export const at = ${JSON.stringify(at)};\nexport const shapes = ${JSON.stringify(shapes)};`;
    },
  };
}

const outlines = (body: string): string => [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join("");
