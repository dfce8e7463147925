import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.FOLSOM_SERVER ?? "http://127.0.0.1:1899";
const words = fileURLToPath(new URL("../src/folsom/locale", import.meta.url));
const here = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { "#words": words },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: { target: "es2022", assetsInlineLimit: 0 },
  server: {
    fs: { allow: [here, words] },
    proxy: {
      "/api": { target: server, changeOrigin: true, headers: { origin: server } },
      "/ws": { target: server, ws: true, changeOrigin: true, rewriteWsOrigin: true },
    },
  },
  test: { environment: "jsdom" },
});
