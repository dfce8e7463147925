import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.FOLSOM_SERVER ?? "http://127.0.0.1:1899";
const words = fileURLToPath(new URL("../src/folsom/locale", import.meta.url));
/** What tests of the client read besides. */
const beside = ["../src/folsom/learn", "../docs"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
const here = fileURLToPath(new URL(".", import.meta.url));

/** The service worker with the version of the client in it: new files, a new worker. */
function worker(): Plugin {
  return {
    name: "folsom-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).sort().join();
      const version = createHash("sha256").update(files).digest("hex").slice(0, 12);
      const source = readFileSync(new URL("src/offline/sw.js", import.meta.url), "utf8");
      const fileName = "sw.js";
      this.emitFile({ type: "asset", fileName, source: source.replace("__VERSION__", version) });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), worker()],
  resolve: {
    alias: { "#words": words },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: { target: "es2022", assetsInlineLimit: 0 },
  server: {
    fs: { allow: [here, words, ...beside] },
    proxy: {
      "/api": { target: server, changeOrigin: true, headers: { origin: server } },
      "/ws": { target: server, ws: true, changeOrigin: true, rewriteWsOrigin: true },
    },
  },
  test: { environment: "jsdom" },
});
