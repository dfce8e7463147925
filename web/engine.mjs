/* Makes the engine of the site from what folsom.worker.pack has gathered: node engine.mjs folder.
 *
 * Python of the browser compiles the sources here, once, and packs them; what it does without of its
 * own library is left out. The core is packed, since many hosts send it as it is.
 */

import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadPyodide, version } from "pyodide";

const TRIAL = `
import sys
sys.path.insert(0, "/lib/folsom")
import importlib, pkgutil, folsom
for module in pkgutil.walk_packages(folsom.__path__, "folsom."):
    if not module.name.endswith(("strict_yaml", "worker.pack", "coverage")):
        importlib.import_module(module.name)
from folsom.table.lessons import lesson_list, puzzle_list
from folsom.table.names import named
lesson_list(), puzzle_list(), named("Ada", ["Аda"])
`;

const folder = resolve(process.argv[2]);
const core = dirname(fileURLToPath(import.meta.resolve("pyodide")));
const engine = join(folder, "engine");
rmSync(engine, { recursive: true, force: true });
mkdirSync(engine, { recursive: true });

const python = await loadPyodide({ indexURL: `${core}/` });
python.mountNodeFS("/made", folder);
python.mountNodeFS("/core", core);
python.runPython(readFileSync(new URL("engine.py", import.meta.url), "utf8"));

// What was left out must not be missed: all of it is imported from what was packed.
const trial = await loadPyodide({ indexURL: `${core}/`, stdLibURL: join(engine, "python.zip") });
trial.unpackArchive(new Uint8Array(readFileSync(join(engine, "folsom.zip"))), "zip", {
  extractDir: "/lib/folsom",
});
trial.runPython(TRIAL);

for (const name of ["pyodide.mjs", "pyodide.asm.mjs"])
  copyFileSync(join(core, name), join(engine, name));
writeFileSync(
  join(engine, "core.bin"),
  gzipSync(readFileSync(join(core, "pyodide.asm.wasm")), { level: 9 }),
);

const names = ["core.bin", "folsom.zip", "pyodide.asm.mjs", "pyodide.mjs", "python.zip"];
const digest = createHash("sha256");
const sizes = {};
for (const name of names) {
  digest.update(name).update(readFileSync(join(engine, name)));
  if (name !== "pyodide.mjs") sizes[name] = statSync(join(engine, name)).size;
}
const made = { folder: digest.digest("hex").slice(0, 12), sizes };
writeFileSync(join(folder, "engine.json"), JSON.stringify(made));
console.log(`Pyodide ${version}:`, made);
