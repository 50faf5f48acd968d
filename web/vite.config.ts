import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { icons } from "./icons.plugin";

export default defineConfig({
  plugins: [icons(), svelte()],
  build: { target: "es2022" },
  test: { include: ["tests/**/*.test.ts"] },
});
