/* Python in a worker: the interpreter, its library and Folsom, from the files beside the page.
 *
 * It begins with the memory that it had when all was loaded, so nothing is imported. Should a
 * browser not take that, everything is loaded piece by piece.
 */

import type * as Pyodide from "pyodide";
import { base, CORE, file, instead, unpacked } from "./files.ts";
import { sumOf } from "./sum.js";

const LIBRARY = "python.zip";
const FOLSOM = "folsom.zip";
const MEMORY = "memory.bin";
const SCRIPT = "pyodide.asm.mjs";

/** Where Python has its library, and Folsom. */
const PLACE = "/lib/python314.zip";
const OURS = "/lib/folsom";

type Loaded = (bytes: number) => void;

/** What is used of Python's core. */
interface Core {
  HEAPU8: Uint8Array;
  _malloc(bytes: number): number;
}

interface Settings {
  dynamicLibraries: string[];
  locateFile(path: string, place: string): string;
}

type Make = (settings: Settings) => Promise<Core>;

/** Starts Python with Folsom in it; `loaded` is told how many bytes have come since it was last. */
export async function python(loaded: Loaded = () => {}): Promise<Pyodide.PyodideAPI> {
  try {
    return await remembering(loaded);
  } catch (error) {
    console.warn("Python is loaded piece by piece:", error);
    return await whole();
  }
}

/** From its memory. */
async function remembering(loaded: Loaded): Promise<Pyodide.PyodideAPI> {
  const { size, begins, core: has, sum } = __ENGINE__.memory;
  // the core needs to know how large it is, and is made while it comes
  const bytes = new Uint8Array(size);
  const filled = unpacked(MEMORY, loaded)
    .then((answer) => answer.arrayBuffer())
    .then((memory) => bytes.set(new Uint8Array(memory)));
  filled.catch(() => undefined); // it is told where it is waited for
  const restored = async (core: Core): Promise<void> => {
    await filled;
    for (const [from, until] of has) bytes.set(core.HEAPU8.subarray(from, until), begins + from);
    if (sumOf(bytes) !== sum) throw new Error("the memory is not as it was");
    while (core.HEAPU8.length < bytes.length - begins) core._malloc(1 << 20);
  };
  const made = await start(loaded, new Response(), restored, { _loadSnapshot: bytes });
  // what was never imported would be looked for there
  made.FS.unlink(PLACE);
  const [folder, name] = [PLACE.slice(0, 4), PLACE.slice(5)];
  made.FS.createLazyFile(folder, name, base + LIBRARY, true, false);
  // chance was remembered, too
  made.runPython("import random; random.seed()");
  return made;
}

/** Piece by piece. */
async function whole(): Promise<Pyodide.PyodideAPI> {
  const none = (): void => {};
  const sources = file(FOLSOM, none).then((stream) => new Response(stream).arrayBuffer());
  const library = new Response(await file(LIBRARY, none));
  const made = await start(none, library);
  made.unpackArchive(await sources, "zip", { extractDir: OURS });
  made.runPython(`import sys; sys.path.insert(0, "${OURS}")`);
  if (__ENGINE__.compiled) made.runPython("import compiled");
  return made;
}

/** Starts Python with this library; `ready` is told of its core before anything runs. */
async function start(
  loaded: Loaded,
  library: Response,
  ready: (core: Core) => Promise<void> = async () => {},
  more: object = {},
): Promise<Pyodide.PyodideAPI> {
  // all at once: the browser compiles beside what is unpacked and read here
  const core = unpacked(CORE, loaded).then((answer) => WebAssembly.compileStreaming(answer));
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await core;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  const answers: Record<string, Promise<Response>> = {
    [`${base}pyodide.asm.wasm`]: core.then(() => new Response()),
    [base + LIBRARY]: Promise.resolve(library),
  };
  for (const name of Object.values(__ENGINE__.libraries))
    answers[base + name] = unpacked(name, loaded);
  const lacking = instead(answers);
  const [{ loadPyodide }, { default: make }] = (await Promise.all([
    import(/* @vite-ignore */ `${base}pyodide.mjs`),
    import(/* @vite-ignore */ base + SCRIPT),
  ])) as [typeof Pyodide, { default: Make }];
  loaded(__ENGINE__.sizes[SCRIPT] ?? 0);
  const createPyodideModule: Make = async (settings) => {
    const { locateFile } = settings;
    // they are there from the beginning, so that each is at the same place in memory again
    settings.dynamicLibraries = Object.keys(__ENGINE__.libraries);
    settings.locateFile = (path, place) => {
      const name = __ENGINE__.libraries[path];
      return name ? base + name : locateFile(path, place);
    };
    const core = await make(settings);
    await ready(core);
    return core;
  };
  const own: object = { createPyodideModule, ...more };
  const starting = loadPyodide({
    indexURL: base,
    stdLibURL: base + LIBRARY,
    // no packages from elsewhere, ever
    lockFileContents: { info: INFO, packages: {} },
    packageBaseUrl: base,
    ...own,
  });
  return Promise.race([starting, lacking]);
}

const INFO = {
  abi_version: "2026_0",
  arch: "wasm32",
  platform: "emscripten_5_0_3",
  python: "3.14.2",
  version: "314.0.7",
} as const;
