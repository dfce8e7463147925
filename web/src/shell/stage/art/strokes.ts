/** Small helpers that all drawings share. */

export const INK = "var(--ink)";

/** The drawings of 0 to n - 1 in one string. */
export const each = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: Math.max(0, n) }, (_, i) => draw(i)).join("");

/** A number as short as a drawing needs it. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** The same stream of numbers between 0 and 1 for the same seed, so that hills stay where they are. */
export function stream(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** A long lens-shaped sliver, as the gouge leaves it. */
export const gouge = (x: number, y: number, width: number, height = 1.6): string => {
  const middle = short(x + width / 2);
  return `M${short(x)} ${short(y)}Q${middle} ${short(y - height)} ${short(x + width)} ${short(y)}Q${middle} ${short(y + height)} ${short(x)} ${short(y)}Z`;
};
