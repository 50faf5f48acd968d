import { afterEach, expect, test, vi } from "vitest";

import { ask, Refusal } from "../src/lib/api";

afterEach(() => vi.unstubAllGlobals());

function answering(status: number, body: unknown) {
  const answer = () => Promise.resolve(new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } }));
  const fetched = vi.fn<(path: string, wanted: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("a request fills in its address and leaves out what was not asked", async () => {
  const fetched = answering(200, { seat: "mira" });
  const seen = await ask("GET /api/matches/{match}/view", { at: { match: "a/b" }, query: { lang: "de", line: undefined }, token: "t" });
  expect(seen.seat).toBe("mira");
  const [path, wanted] = fetched.mock.calls[0]!;
  expect(path).toBe("/api/matches/a%2Fb/view?lang=de");
  expect(wanted).toMatchObject({ method: "GET", body: null, headers: { authorization: "Bearer t" } });
});

test("a refusal says why", async () => {
  answering(404, { code: "unknown", why: "there is no such match" });
  const asked = ask("DELETE /api/matches/{match}", { at: { match: "x" }, token: "t" });
  await expect(asked).rejects.toThrow(new Refusal("there is no such match", "unknown", 404));
});
