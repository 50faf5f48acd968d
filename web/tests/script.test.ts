import { expect, test } from "vitest";

import { script } from "../src/board/script";
import type { Figure, LogLine, Scene } from "../src/lib/protocol";

const ghoul: Figure = { id: "ghoul", name: "Ghoul", kind: "monster", cells: ["a1"], hp: 4, max_hp: 4 };
const mira: Figure = { id: "mira", name: "Mira", kind: "hero", seat: "mira", cells: ["a4"], hp: 9, max_hp: 9 };
const cells = ["a1", "a2", "a3", "a4"].map((id, at) => ({ id, at: [at, 0] as [number, number] }));

const scene = (figures: Figure[], more: Partial<Scene> = {}): Scene => ({
  title: "",
  boards: [{ id: "map", shape: "hex", cells }],
  figures,
  ...more,
});
const line = (number: number, ...things: string[]): LogLine => ({ number, depth: 0, text: "", rule: "", kind: "", things, line: number });

test("a figure walks the spaces its lines name, strikes, and the blow shows with the last line about who suffers", () => {
  const before = scene([ghoul, mira]);
  const after = scene([{ ...ghoul, cells: ["a3"] }, { ...mira, hp: 7 }]);
  const lines = [line(1, "ghoul", "a2"), line(2, "ghoul", "a3"), line(3, "ghoul", "mira"), line(4, "mira")];
  const frames = script(before, after, lines, "");
  const at = frames.map((frame) => frame.figures.find((one) => one.id === "ghoul")?.cells?.[0]);
  expect(at).toEqual(["a2", "a3", "a3", "a3", "a3"]);
  expect(frames[2]?.turn).toEqual(["ghoul", "mira"]);
  expect(frames[3]?.marks).toMatchObject([{ figure: "mira", text: "−2", tone: "loss" }]);
  expect(frames.at(-1)?.figures).toBe(after.figures);
});

test("a condition comes with the line that names it, a figure appears with the first line about it and goes with the last", () => {
  const stunned = { ...mira, markers: [{ id: "stun", name: "Stun" }] };
  const rat: Figure = { id: "rat", name: "Rat", kind: "monster", cells: ["a2"] };
  const frames = script(scene([ghoul, mira]), scene([stunned, rat]), [line(1, "mira", "stun"), line(2, "rat"), line(3, "ghoul")], "");
  expect(frames[0]?.marks).toMatchObject([{ figure: "mira", icon: "stun" }]);
  expect(frames.map((frame) => frame.figures.map((one) => one.id))).toEqual([
    ["ghoul", "mira"],
    ["ghoul", "mira", "rat"],
    ["mira", "rat"],
    ["mira", "rat"],
  ]);
});

test("what no line speaks of still shows at the end", () => {
  const frames = script(scene([mira]), scene([{ ...mira, hp: 10 }]), [], "");
  expect(frames).toHaveLength(1);
  expect(frames[0]?.marks).toMatchObject([{ text: "+1", tone: "gain" }]);
});

test("a card that comes to lie open is shown, one from the own hand is not", () => {
  const card = { id: "card", what: "x", name: "X" };
  const hand = (owner: string): Partial<Scene> => ({ zones: [{ id: "hand", name: "", kind: "hand", count: 1, owner, cards: [card] }] });
  const pile: Partial<Scene> = { zones: [{ id: "pile", name: "", kind: "pile", count: 1, cards: [card] }] };
  const shown = (owner: string): unknown => script(scene([], hand(owner)), scene([], pile), [line(1, "card")], "mira")[0]?.card;
  expect(shown("brand")).toEqual(card);
  expect(shown("mira")).toBeNull();
});
