import { expect, test } from "vitest";

import { applyPatch } from "../src/lib/patch";

test("a changed value, a gone key", () => {
  const change = { "=": { hp: { "!": 2 } }, "-": ["at"] };
  expect(applyPatch({ hp: 3, at: "c4" }, change)).toEqual({ hp: 2 });
});

test("things in a list are known by their ids, and may change places", () => {
  const old = [{ id: "a", hp: 1 }, { id: "b", hp: 2 }];
  const change = { "=": { b: { "=": { hp: { "!": 0 } } }, c: { "!": { id: "c", hp: 5 } } }, "-": ["a"], "#": ["c", "b"] };
  expect(applyPatch(old, change)).toEqual([{ id: "c", hp: 5 }, { id: "b", hp: 0 }]);
});

test("the old view is left alone", () => {
  const old = { figures: [{ id: "a", hp: 1 }] };
  applyPatch(old, { "=": { figures: { "=": { a: { "=": { hp: { "!": 0 } } } } } } });
  expect(old).toEqual({ figures: [{ id: "a", hp: 1 }] });
});

test("no patch, no change; a new value replaces all", () => {
  expect(applyPatch({ hp: 3 }, null)).toEqual({ hp: 3 });
  expect(applyPatch<unknown>({ hp: 3 }, { "!": 7 })).toBe(7);
});
