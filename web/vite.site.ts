/* The same client as a site of plain files, with tables in the browser: vite build --mode site.
 *
 * Some files of src/site stand in for others of the client, and the engine is put beside it, which
 * `make site` has made before.
 */

import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const src = fileURLToPath(new URL("src", import.meta.url));
const made = process.env.FOLSOM_SITE ?? fileURLToPath(new URL("../build/site", import.meta.url));

/** What stands in for what. */
const INSTEAD: Record<string, string> = {
  "offline/Update.svelte": "site/Below.svelte",
  "offline/worker.svelte.ts": "site/worker.svelte.ts",
  "pages/Start.svelte": "site/Start.svelte",
  "router.svelte.ts": "site/router.svelte.ts",
  "shell/net/where.ts": "site/where.ts",
  "shell/waiting/Invitation.svelte": "site/Invitation.svelte",
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

function engine(): Plugin {
  const text = readFileSync(join(made, "engine.json"), "utf8");
  const { folder } = JSON.parse(text) as { folder: string };
  let target = "";
  return {
    name: "folsom-engine",
    config: () => ({ define: { __ENGINE__: text }, worker: { format: "es" } }),
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
    closeBundle() {
      cpSync(join(made, "engine"), join(target, "engine", folder), { recursive: true });
      finish(target);
    },
  };
}

/** The licences, the service worker that knows every file, and the digests of all. */
function finish(target: string): void {
  writeFileSync(join(target, "licences.txt"), licences());
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

/** What the site is made of, and the licence of each. */
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

export const site = (): Plugin[] => [standIns(), engine()];
