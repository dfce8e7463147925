/* The engine beside the client, and the client as a site of plain files: vite build --mode site.
 *
 * The engine has been made before, by `make site` or `make setup`. A client of a server goes without
 * if there is none. Of the site, some files of src/site stand in for others of the client.
 */

import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const src = fileURLToPath(new URL("src", import.meta.url));
const made = process.env.FOLSOM_SITE ?? fileURLToPath(new URL("../build/site", import.meta.url));

/** What stands in for what. */
const INSTEAD: Record<string, string> = {
  "offline/worker.svelte.ts": "site/worker.svelte.ts",
  "pages/Start.svelte": "site/Start.svelte",
  "router.svelte.ts": "site/router.svelte.ts",
};

const POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'";

/** What comes from npm, and is sent to browsers. */
const NPM = [
  "pyodide",
  "svelte",
  "@fluent/bundle",
  "@fontsource-variable/bitter",
  "@fontsource-variable/sofia-sans-extra-condensed",
];

/** Where the sources of what is sent compiled are. */
const SOURCES: Record<string, string> = {
  pyodide:
    "Mozilla Public License 2.0, https://www.mozilla.org/MPL/2.0/; sources at https://github.com/pyodide/pyodide.\nIt holds CPython, under the PSF License Version 2, https://docs.python.org/3/license.html, which this site trims and compiles.",
};

function standIns(): Plugin {
  return {
    name: "folsom-stand-ins",
    enforce: "pre",
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found?.id.startsWith(`${src}/`)) return null;
      const other = INSTEAD[found.id.slice(src.length + 1)];
      return other ? join(src, other) : null;
    },
    /** Links lead to the one page, and to what follows # there. */
    transform(code, id) {
      if (!id.startsWith(src) || !id.endsWith(".svelte")) return null;
      return { code: code.replaceAll('href="/', 'href="#/'), map: null };
    },
  };
}

/** What is said of the engine where there is none. */
const NONE: typeof __ENGINE__ = {
  folder: "",
  sizes: {},
  compiled: false,
  libraries: {},
  memory: { size: 0, begins: 0, core: [], sum: 0 },
};

/** Puts the engine's files beside the client, and tells it where they are. */
export function engine(): Plugin {
  const list = join(made, "engine.json");
  const text = existsSync(list) ? readFileSync(list, "utf8") : JSON.stringify(NONE);
  const { folder } = JSON.parse(text) as { folder: string };
  let target = "";
  return {
    name: "folsom-engine",
    config: (_, { command }) => ({
      // tests, and the client as it is edited, do without
      define: { __ENGINE__: command === "build" ? text : JSON.stringify(NONE) },
      // in a folder of their own, for which a server has another policy
      worker: {
        format: "es",
        rolldownOptions: { output: { entryFileNames: "workers/[name]-[hash].js" } },
      },
    }),
    configResolved(config) {
      // this is also called when tests end
      if (config.command === "build") target = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      if (!folder || !target) return;
      cpSync(join(made, "engine"), join(target, "engine", folder), { recursive: true });
      writeFileSync(join(target, "licences.txt"), licences());
    },
  };
}

/** The page says what it may do, and all of the site is listed. */
function listed(): Plugin {
  let target = "";
  return {
    name: "folsom-listed",
    configResolved(config) {
      target = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: (html) => ({
      html,
      tags: [
        {
          tag: "meta",
          attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
          injectTo: "head-prepend",
        },
      ],
    }),
    closeBundle: () => finish(target),
  };
}

/** The service worker that knows every file, and the digests of all. */
function finish(target: string): void {
  const digests: Record<string, string> = {};
  for (const entry of readdirSync(target, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || ["sw.js", "SHA256SUMS"].includes(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    digests[path.slice(target.length + 1)] = digestOf(path);
  }
  const files = JSON.stringify(digests, Object.keys(digests).sort());
  const version = createHash("sha256").update(files).digest("hex").slice(0, 12);
  const worker = readFileSync(join(src, "site/sw.js"), "utf8");
  const sw = join(target, "sw.js");
  writeFileSync(sw, worker.replace("__VERSION__", version).replace("__FILES__", files));
  const sums = Object.entries({ ...digests, "sw.js": digestOf(sw) })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, digest]) => `${digest}  ${name}\n`);
  writeFileSync(join(target, "SHA256SUMS"), sums.join(""));
}

const digestOf = (path: string): string =>
  createHash("sha256").update(readFileSync(path)).digest("hex");

/** What is sent with the engine, and the licence of each. */
function licences(): string {
  const here = fileURLToPath(new URL(".", import.meta.url));
  const parts = [["Folsom", readFileSync(join(here, "../LICENSE"), "utf8")]];
  for (const name of NPM) {
    const folder = join(here, "node_modules", name);
    const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
      version: string;
      license: string;
    };
    const file = readdirSync(folder).find((each) => /^licen[sc]e/i.test(each));
    const text = file ? readFileSync(join(folder, file), "utf8") : "";
    parts.push([`${name} ${version}, ${license}`, `${text}\n${SOURCES[name] ?? ""}`]);
  }
  for (const file of readdirSync(join(made, "licences")).sort()) {
    const text = readFileSync(join(made, "licences", file), "utf8");
    parts.push([file.replace(/\.txt$/, ""), text]);
  }
  return parts
    .map(([name, text]) => `${name}\n${"=".repeat(40)}\n\n${text?.trim()}\n`)
    .join("\n\n");
}

export const site = (): Plugin[] => [standIns(), listed()];
