/* Python in a worker: the interpreter, its library and Folsom, from the files beside the page. */

import type * as Pyodide from "pyodide";

/** Files that are fetched, and counted as they come. */
const CORE = "core.bin";
const LIBRARY = "python.zip";
const FOLSOM = "folsom.zip";
const SCRIPT = "pyodide.asm.mjs";

/** Where the engine's files are, wherever the site is. */
const folder = (): string => new URL(`../engine/${__ENGINE__.folder}/`, self.location.href).href;

/** The bytes of a stream, counted. */
function counted(count: (bytes: number) => void): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({
    transform(chunk, out) {
      count(chunk.length);
      out.enqueue(chunk);
    },
  });
}

/** Starts Python with Folsom in it; `loaded` is told how many bytes have come since it was last. */
export async function python(
  loaded: (bytes: number) => void = () => {},
): Promise<Pyodide.PyodideAPI> {
  const base = folder();
  const plain = self.fetch.bind(self);
  async function file(name: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const answer = await plain(base + name);
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
    return answer.body.pipeThrough(counted(loaded)) as ReadableStream<Uint8Array<ArrayBuffer>>;
  }
  // The core is sent packed, whatever the host does; Python's loader asks for it by its own name.
  const core = async (): Promise<Response> =>
    new Response((await file(CORE)).pipeThrough(new DecompressionStream("gzip")), {
      headers: { "content-type": "application/wasm" },
    });
  const library = async (): Promise<Response> => new Response(await file(LIBRARY));
  const lacking: Promise<never>[] = [];
  const answered = (made: Promise<Response>): Promise<Response> => {
    // Python's loader would wait for ever for a file that does not come
    lacking.push(made.then(() => new Promise<never>(() => {})));
    return made;
  };
  self.fetch = (what, how) => {
    const name = String(what instanceof Request ? what.url : what);
    if (name === `${base}pyodide.asm.wasm`) return answered(core());
    if (name === base + LIBRARY) return answered(library());
    return plain(what, how);
  };
  const sources = file(FOLSOM).then((stream) => new Response(stream).arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as typeof Pyodide;
  const starting = loadPyodide({
    indexURL: base,
    stdLibURL: base + LIBRARY,
    // no packages from elsewhere, ever
    lockFileContents: { info: INFO, packages: {} },
    packageBaseUrl: base,
  });
  // what is asked for is asked for at once, so all that may be lacking is known after one turn
  await new Promise((done) => setTimeout(done));
  const python = await Promise.race([starting, ...lacking]);
  loaded(__ENGINE__.sizes[SCRIPT] ?? 0);
  python.unpackArchive(await sources, "zip", { extractDir: "/lib/folsom" });
  python.runPython("import sys; sys.path.insert(0, '/lib/folsom')");
  return python;
}

const INFO = {
  abi_version: "2026_0",
  arch: "wasm32",
  platform: "emscripten_5_0_3",
  python: "3.14.2",
  version: "314.0.7",
} as const;
