import { expect, test } from "vitest";

import { inWholeUnits } from "../outline";

test("outlines are told in whole units, and no error adds up along them", () => {
  expect(inWholeUnits("M10.4 10.4h.4h.4h.4z")).toBe("M10 10h1h0h1z");
  expect(inWholeUnits("m1.6.5.9-2")).toBe("m2 1l1-2");
});

test("the flags of an arc may stick to the number behind them", () => {
  expect(inWholeUnits("M0 0a5.2 5.2 0 01.6 7.9")).toBe("M0 0a5 5 0 0 1 1 8");
});
