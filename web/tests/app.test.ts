import { render } from "svelte/server";
import { expect, test } from "vitest";

import App from "../src/App.svelte";

test("the page says what it is", () => {
  expect(render(App, { props: {} }).body).toContain("Undercroft");
});
