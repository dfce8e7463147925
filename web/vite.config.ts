import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { engine, site } from "./vite.site.ts";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.FOLSOM_SERVER ?? "http://127.0.0.1:1899";
const words = fileURLToPath(new URL("../src/folsom/locale", import.meta.url));
/** What tests of the client read besides. */
const beside = ["../src/folsom/learn", "../docs"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
const here = fileURLToPath(new URL(".", import.meta.url));
const RULES = `${here}src/pages/Rules.svelte`;
/** Not kept: the worker itself, the page, which is kept by its address, what few browsers need. */
const UNKEPT = /^(sw\.js|index\.html)$|\.(br|gz|zip)$/;
const LESSONS = /\/web\/learn\/(\w+)\.ftl/;

/** Files that are kept for reading the rules without a line. */
interface Kept {
  files: string[];
  /** Words for learners, by language. */
  words: Record<string, string>;
}

/** The page of the rules with all that it loads, and the words for learners. */
function rules(bundle: Rolldown.OutputBundle): Kept {
  const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
  const files = new Set<string>();
  const words: Record<string, string> = {};
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    chunk.viteMetadata?.importedCss.forEach((style) => files.add(style));
    chunk.imports.forEach((name) => add(chunks.find(({ fileName }) => fileName === name)));
  };
  for (const chunk of chunks) {
    if (chunk.moduleIds.includes(RULES)) add(chunk);
    const language = chunk.moduleIds.map((id) => LESSONS.exec(id)?.[1]).find(Boolean);
    if (language) words[language] = `/${chunk.fileName}`;
  }
  return { files: [...files].sort().map((name) => `/${name}`), words };
}

/** The service worker with the version of the client in it: new files, a new worker. */
function worker(): Plugin {
  let folder = "";
  return {
    name: "folsom-worker",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).sort().join();
      const version = createHash("sha256").update(files).digest("hex").slice(0, 12);
      const source = readFileSync(new URL("src/offline/sw.js", import.meta.url), "utf8");
      const fileName = "sw.js";
      const kept = rules(bundle);
      if (!kept.files.length || !kept.words.en) this.error("the rules are not in the bundle");
      this.emitFile({
        type: "asset",
        fileName,
        source: source.replace("__VERSION__", version).replace("__RULES__", JSON.stringify(kept)),
      });
    },
    /** It also knows all that playing without a line may need: every file, and the engine. */
    closeBundle() {
      const path = join(folder, "sw.js");
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => statSync(join(folder, name)).isFile() && !UNKEPT.test(name))
        .sort();
      const list = JSON.stringify(files.map((name) => `/${name}`));
      writeFileSync(path, readFileSync(path, "utf8").replace("__FILES__", list));
    },
  };
}

/** Files of words without their notes, which are for those who write them. */
function bareWords(): Plugin {
  return {
    name: "folsom-bare-words",
    apply: "build",
    enforce: "pre",
    load(id) {
      const [file = "", query] = id.split("?");
      if (query !== "raw" || !file.endsWith(".ftl")) return null;
      const text = readFileSync(file, "utf8").replace(/^(#.*)?\n/gm, "");
      return `export default ${JSON.stringify(text)}`;
    },
  };
}

/** Every file that becomes smaller also as .gz and .br beside it, so that no server need pack it. */
function packed(): Plugin {
  let folder = "";
  return {
    name: "folsom-packed",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const path = join(folder, name);
        if (!statSync(path).isFile() || /\.(gz|br|bin|zip)$/.test(name)) continue;
        const plain = readFileSync(path);
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        const ways = {
          gz: gzipSync(plain, { level: 9 }),
          br: brotliCompressSync(plain, { params: quality }),
        };
        for (const [end, bytes] of Object.entries(ways)) {
          if (bytes.length < 0.95 * plain.length) writeFileSync(`${path}.${end}`, bytes);
        }
      }
    },
  };
}

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const MAIN = `${here}src/main.ts`;
const TABLE = `${here}src/pages/TablePage.svelte`;
/** The game that is most often played there. */
const PLAYED = `${here}src/games/express/table/ExpressTable.svelte`;
/** Pages that do with little of what a table needs. */
const SMALL = ["Learn", "PassSetUp", "Puzzles", "Rules", "SetUp", "Watch"].map(
  (page) => `${here}src/pages/${page}.svelte`,
);

const needs = new Map<string, Set<string>>();

/** Whether a page needs that module before it shows anything. */
function needed(page: string, id: string, modules: Modules): boolean {
  let found = needs.get(page);
  if (!found) {
    needs.set(page, (found = new Set([page])));
    for (const each of found) {
      modules.getModuleInfo(each)?.importedIds.forEach((other) => found!.add(other));
    }
  }
  return id !== page && found.has(id);
}

/** What is always loaded together is packed together, which makes it smaller; the first packs first. */
const PACKS = ["start", "pages", "table"] as const;

/** The pack that a module is in, if in any. */
function packOf(id: string, modules: Modules): (typeof PACKS)[number] | null {
  if (id === MAIN) return null;
  if (needed(MAIN, id, modules)) return "start";
  if (id === PLAYED) return "table";
  if (!needed(TABLE, id, modules) && !needed(PLAYED, id, modules)) return null;
  return SMALL.some((page) => needed(page, id, modules)) ? "pages" : "table";
}

const groups = PACKS.map((name, place) => ({
  name: (id: string, modules: Modules) => (packOf(id, modules) === name ? name : null),
  debugName: name,
  priority: PACKS.length - place,
}));

export default defineConfig(({ mode }) => ({
  // on a site of plain files, the page is the only one that the host knows
  base: mode === "site" ? "./" : "/",
  plugins: [svelte(), bareWords(), engine(), ...(mode === "site" ? site() : [worker(), packed()])],
  resolve: {
    alias: { "#words": words },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    fs: { allow: [here, words, ...beside] },
    proxy: {
      "/api": { target: server, changeOrigin: true, headers: { origin: server } },
      "/ws": { target: server, ws: true, changeOrigin: true, rewriteWsOrigin: true },
    },
  },
  // One document for all files, not one each, which would cost more than the tests themselves.
  // A busy machine is no fault: nothing here is judged by how long it takes.
  test: { environment: "jsdom", isolate: false, testTimeout: 60_000, hookTimeout: 60_000 },
}));
