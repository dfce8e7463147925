/* A record as part of a link, for where no server keeps it. */

/** A longer record is refused in any case. */
const LONGEST = 262_144;

/** Longer links are cut off here and there on their way. */
const LONG = 8000;

/** How many kilobytes a link has that may be cut off; 0 if it is short enough. */
export const risky = (url: string): number =>
  url.length > LONG ? Math.ceil(url.length / 1000) : 0;

/** What is no packed record: changed, or cut off on its way. */
export class BrokenLink extends Error {}

/** All bytes of a stream, but not more than a record can have. */
async function gathered(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    parts.push(value);
    size += value.length;
    if (size > LONGEST) throw new BrokenLink();
  }
}

/** Packs a text; what is cut off or changed later does not unpack, for its checksum goes with it. */
export async function pack(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text that was packed; throws `BrokenLink`. */
export async function unpack(packed: string): Promise<string> {
  try {
    const signs = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
    const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return await (await gathered(text)).text();
  } catch {
    throw new BrokenLink();
  }
}
