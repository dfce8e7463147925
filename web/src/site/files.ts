/* The engine's files beside the page: fetched, unpacked, and counted as they come. */

/** Where they are, wherever the site is. */
export const base = new URL(`../engine/${__ENGINE__.folder}/`, self.location.href).href;

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

/** A file that is sent packed, whatever the host does. */
export async function unpacked(
  name: string,
  loaded: (bytes: number) => void,
  kind = "application/octet-stream",
): Promise<Response> {
  const stream = (await file(name, loaded)).pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, { headers: { "content-type": kind } });
}

/** Has Python's loader find these, by the addresses that it asks for; each of them once. */
export function instead(answers: Record<string, Promise<Response>>): Promise<never> {
  self.fetch = (what, how) =>
    answers[String(what instanceof Request ? what.url : what)] ?? fetched(what, how);
  // the loader would wait for ever for a file that does not come
  return Promise.all(Object.values(answers)).then(() => new Promise<never>(() => {}));
}
