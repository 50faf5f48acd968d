import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import de from "../src/ftl/de.ftl?raw";
import en from "../src/ftl/en.ftl?raw";

const ids = (source: string): string[] => new FluentResource(source).body.map((message) => message.id).sort();

const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });

test("both languages say the same things", () => {
  expect(ids(de)).toEqual(ids(en));
});

test("every message the page asks for is there", () => {
  const known = new Set(ids(en));
  for (const [file, source] of Object.entries(sources))
    for (const [, id] of source.matchAll(/\bt\(["']([\w-]+)["']/g)) expect(known, `${file} asks for ${id}`).toContain(id);
});

test("no message has lost its use", () => {
  const all = Object.values(sources).join("\n");
  const made = /^(undo|hint|terrain|vote|overrule|theme|text|speed)-/;
  const unused = ids(en).filter((id) => !made.test(id) && !new RegExp(`["']${id}["']`).test(all));
  expect(unused).toEqual([]);
});
