/** Heights in a column, from top to bottom, moved so that they are so far apart and stay within it. */
export function spread(ys: number[], apart: number, top: number, bottom: number): number[] {
  const found = [...ys];
  found.forEach((y, at) => {
    found[at] = Math.max(y, top, (found[at - 1] ?? -Infinity) + apart);
  });
  for (let at = found.length - 1; at >= 0; at--)
    found[at] = Math.min(found[at]!, bottom, (found[at + 1] ?? Infinity) - apart);
  return found;
}
