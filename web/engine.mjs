/* Makes the engine of the site from what folsom.worker.pack has gathered: node engine.mjs folder.
 *
 * Python of the browser compiles the sources here, once, and packs them; what it does without of its
 * own library is left out. Then all is loaded as a browser would, and the memory of that Python is
 * kept: browsers begin with it and import nothing. The large files are packed, since many hosts send
 * them as they are.
 */

import { createHash } from "node:crypto";
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { loadPyodide, version } from "pyodide";
import { core, load, PLACE } from "./load.mjs";
import { sumOf } from "./src/site/sum.js";

const PAGE = 4096;

const ALL = `
import importlib, pkgutil, folsom
for module in pkgutil.walk_packages(folsom.__path__, "folsom."):
    if not module.name.endswith(("strict_yaml", "coverage")):
        importlib.import_module(module.name)
`;
/** Fills what is worked out once, and tries that nothing is missed of what was left out. */
const WARM = `
from folsom.table.catalogue import catalogue
from folsom.table.lessons import lesson_list, puzzle_list
from folsom.table.names import named
lesson_list(), puzzle_list(), catalogue(), named("Ada", ["Аda"])
"ada".encode("idna"), "ada".encode("latin-1"), "ada".encode("ascii")
try:
    raise ValueError
except ValueError:
    import traceback
    traceback.format_exc()
del module, named, lesson_list, puzzle_list, catalogue, traceback
import gc
gc.collect()
`;

const folder = resolve(process.argv[2]);
const engine = join(folder, "engine");
rmSync(engine, { recursive: true, force: true });
mkdirSync(engine, { recursive: true });

const packer = await loadPyodide({ indexURL: `${core}/` });
packer.mountNodeFS("/made", folder);
packer.mountNodeFS("/core", core);
packer.runPython(readFileSync(new URL("engine.py", import.meta.url), "utf8"));

const packed = (body) => gzipSync(body, { level: 9 });
for (const name of ["pyodide.mjs", "pyodide.asm.mjs"])
  copyFileSync(join(core, name), join(engine, name));
writeFileSync(join(engine, "core.bin"), packed(readFileSync(join(core, "pyodide.asm.wasm"))));

/** The compiled libraries: where Python looks for each, and the file that it is sent as. */
const libraries = {};
for (const path of readdirSync(join(folder, "lib"), { recursive: true }).sort()) {
  if (!path.endsWith(".so")) continue;
  const file = `${path.split(/\W|__/)[0]}.bin`;
  libraries[`${PLACE}/${path}`] = file;
  writeFileSync(join(engine, file), packed(readFileSync(join(folder, "lib", path))));
}
const compiled = Object.values(libraries).includes("folsom.bin");

const memory = await remembered();

const names = ["core.bin", "memory.bin", "pyodide.asm.mjs", ...Object.values(libraries)];
const digest = createHash("sha256");
const sizes = {};
for (const name of [...names, "pyodide.mjs", "folsom.zip", "python.zip"])
  digest.update(name).update(readFileSync(join(engine, name)));
for (const name of names) sizes[name] = statSync(join(engine, name)).size;
const made = { folder: digest.digest("hex").slice(0, 12), sizes, compiled, libraries, memory };
writeFileSync(join(folder, "engine.json"), JSON.stringify(made));
console.log(`Pyodide ${version}:`, { folder: made.folder, compiled, sizes });

/** Loads all as a browser would, and keeps the memory of it but for what the core has anyway. */
async function remembered() {
  let first = null;
  const python = await load(folder, libraries, {
    _makeSnapshot: true,
    instantiated: (memory) => (first = Buffer.from(memory.slice(0))),
  });
  python.runPython(ALL + WARM);
  if (python.runPython("folsom.compiled()") !== compiled) throw new Error("not as it should be");
  clear(python._module);
  const whole = Buffer.from(python.makeMemorySnapshot());
  const begins = whole.readUInt32LE(4);
  const sum = sumOf(whole);
  const coreHas = [];
  for (let at = 0; at + PAGE <= first.length; at += PAGE) {
    const page = whole.subarray(begins + at, begins + at + PAGE);
    if (!page.equals(first.subarray(at, at + PAGE))) continue;
    page.fill(0);
    const last = coreHas.at(-1);
    if (last?.[1] === at) last[1] += PAGE;
    else coreHas.push([at, at + PAGE]);
  }
  writeFileSync(join(engine, "memory.bin"), packed(whole));
  return { size: whole.length, begins, sum, core: coreHas };
}

/** Fills what is free with zeros, so that it packs well. */
function clear(module) {
  const held = [];
  for (let size = 1 << 20; size >= 64; size >>= 1) {
    for (let top = module._sbrk(0); ;) {
      const at = module._malloc(size);
      module.HEAPU8.fill(0, at, at + size);
      held.push(at);
      if (module._sbrk(0) !== top) break;
    }
  }
  for (const at of held) module._free(at);
}
