/* Where an explanation goes: beside what it explains, and off everything else that can be clicked. */

/** What can be clicked. */
export const CLICKABLE =
  "a[href], button:not(:disabled), input, select, textarea, summary, label, [role=button]";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far from the thing, and from the edge of the window. */
const GAP = 8;
/** A step aside costs its pixels; so many more a covered button, and so many that under the link. */
const COVERED = 120;
const BARRED = 1200;
/** Tried so far to each side. */
const FAR = 6;

const right = (box: Box): number => box.left + box.width;
const bottom = (box: Box): number => box.top + box.height;

/** Whether two boxes share some room. */
export const meet = (one: Box, other: Box): boolean =>
  one.left < right(other) &&
  other.left < right(one) &&
  one.top < bottom(other) &&
  other.top < bottom(one);

/** Whether a point is in a box, or at most so far from it. */
export const within = (box: Box, x: number, y: number, near = 0): boolean =>
  x >= box.left - near && x <= right(box) + near && y >= box.top - near && y <= bottom(box) + near;

/** Above, below and beside a thing, then farther and farther off. */
function spots(thing: Box, { width, height }: Box): [left: number, top: number][] {
  const middle = thing.left + (thing.width - width) / 2;
  const level = thing.top + (thing.height - height) / 2;
  const sides: [number, number][] = [
    [thing.left - GAP - width, level],
    [right(thing) + GAP, level],
  ];
  const far = [...Array(FAR).keys()].flatMap((step) => {
    const off = (step * height) / 2;
    const tops = [thing.top - GAP - height - off, bottom(thing) + GAP + off];
    const lefts = [middle, thing.left, right(thing) - width, thing.left - width, right(thing)];
    return tops.flatMap((top) => lefts.map((left): [number, number] => [left, top]));
  });
  return [...far, ...sides];
}

/**
 * The place of an explanation of that size within a window. Its link is the lowest part of it, `link`
 * pixels high; `others` are all else that can be clicked.
 */
export function placed(thing: Box, tip: Box, link: number, others: Box[], view: Box): Box {
  let best: Box | null = null;
  let least = Infinity;
  for (const [left, top] of spots(thing, tip)) {
    const box = {
      left: Math.max(GAP, Math.min(left, view.width - GAP - tip.width)),
      top: Math.max(GAP, Math.min(top, view.height - GAP - tip.height)),
      width: tip.width,
      height: tip.height,
    };
    const low = { ...box, top: bottom(box) - link, height: link };
    const away =
      Math.max(thing.top - bottom(box), box.top - bottom(thing), 0) +
      Math.max(thing.left - right(box), box.left - right(thing), 0) +
      Math.abs(box.left + box.width / 2 - thing.left - thing.width / 2) / 3;
    const cost =
      away +
      (meet(box, thing) ? BARRED : 0) +
      COVERED * others.filter((other) => meet(other, box)).length +
      (link ? BARRED * others.filter((other) => meet(other, low)).length : 0);
    if (cost < least) [best, least] = [box, cost];
  }
  return best ?? tip;
}
