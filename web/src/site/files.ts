/* The engine's files beside the page: fetched, unpacked, and counted as they come. */

/** Where they are, wherever the site is. */
export const base = new URL(`../engine/${__ENGINE__.folder}/`, self.location.href).href;

/** The interpreter itself. */
export const CORE = "core.bin";

const fetched = self.fetch.bind(self);

/** A file as it is sent; `loaded` is told how many bytes have come since it was last. */
export async function file(
  name: string,
  loaded: (bytes: number) => void,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const answer = await fetched(base + name);
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      loaded(chunk.length);
      out.enqueue(chunk);
    },
  });
  return answer.body.pipeThrough(counted) as ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Where files are kept unpacked, which takes a while to do; service workers have other caches. */
const UNPACKED = "unpacked-engine";
const addressOf = (name: string): string => `${base}unpacked/${name}`;

/** A file that is sent packed, whatever the host does. */
export async function unpacked(name: string, loaded: (bytes: number) => void): Promise<Response> {
  const kept = await keptUnpacked(name);
  if (!kept) return unpack(name, await file(name, loaded));
  loaded(__ENGINE__.sizes[name] ?? 0);
  return kept;
}

/** Keeps unpacked what is kept packed, and nothing of other versions of this site. */
export async function keepUnpacked(): Promise<void> {
  const cache = await caches.open(UNPACKED);
  const ours = new URL("../", base).href;
  for (const { url } of await cache.keys())
    if (url.startsWith(ours) && !url.startsWith(base)) await cache.delete(url);
  for (const name of Object.keys(__ENGINE__.sizes).filter((each) => each.endsWith(".bin"))) {
    const address = addressOf(name);
    const packed = (await cache.match(address)) ? null : await caches.match(base + name);
    if (packed?.body) await cache.put(address, unpack(name, packed.body));
  }
}

async function keptUnpacked(name: string): Promise<Response | undefined> {
  try {
    return await caches.match(addressOf(name), { cacheName: UNPACKED });
  } catch {
    return undefined; // nothing is kept in private windows
  }
}

function unpack(name: string, packed: ReadableStream<Uint8Array<ArrayBuffer>>): Response {
  const kind = name === CORE ? "application/wasm" : "application/octet-stream";
  const stream = packed.pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, { headers: { "content-type": kind } });
}

/** Has Python's loader find these, by the addresses that it asks for; each of them once. */
export function instead(answers: Record<string, Promise<Response>>): Promise<never> {
  self.fetch = (what, how) =>
    answers[String(what instanceof Request ? what.url : what)] ?? fetched(what, how);
  // the loader would wait for ever for a file that does not come
  return Promise.all(Object.values(answers)).then(() => new Promise<never>(() => {}));
}
