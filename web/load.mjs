/* The engine of the site, loaded by Node piece by piece: to be kept, or to be tried. */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";

/** Where Folsom is in the files of that Python. */
export const PLACE = "/lib/folsom";
/** The folder of Pyodide. */
export const core = dirname(fileURLToPath(import.meta.resolve("pyodide")));

/** Python with Folsom to be imported; `instantiated` is given the core's memory at its beginning. */
export async function load(folder, libraries, { instantiated = () => {}, ...options } = {}) {
  const engine = join(folder, "engine");
  const python = await loadPyodide({
    indexURL: `${core}/`,
    stdLibURL: join(engine, "python.zip"),
    createPyodideModule: (settings) => {
      const { instantiateWasm, locateFile } = settings;
      settings.instantiateWasm = (imports, done) =>
        instantiateWasm(imports, (instance, module) => {
          instantiated(instance.exports.memory.buffer);
          return done(instance, module);
        });
      settings.dynamicLibraries = Object.keys(libraries);
      settings.locateFile = (path, place) =>
        path in libraries ? join(folder, "lib", path.slice(PLACE.length)) : locateFile(path, place);
      return createPyodideModule(settings);
    },
    ...options,
  });
  const sources = new Uint8Array(readFileSync(join(engine, "folsom.zip")));
  python.unpackArchive(sources, "zip", { extractDir: PLACE });
  python.runPython(`import sys; sys.path.insert(0, "${PLACE}")`);
  if (Object.values(libraries).includes("folsom.bin")) python.runPython("import compiled");
  return python;
}
