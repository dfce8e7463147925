/** The land that slides by: three loops, each TILE wide and joining itself, and the track that stands. */
import { each, gouge, short, stream } from "./strokes.ts";

export const TILE = 1600;

/** What crosses the right edge of a tile is drawn again at its left. */
const around = (x: number, w: number, draw: (x: number) => string): string =>
  draw(x) + (x + w > TILE ? draw(x - TILE) : "") + (x < 0 ? draw(x + TILE) : "");

const sliver = (x: number, y: number, w: number, h: number): string =>
  gouge(x, y, w, h) + (x + w > TILE ? gouge(x - TILE, y, w, h) : "");

/** A hilly line over the whole tile that ends as high as it began. */
function wave(y: number, height: number, hills: number, phase = 0): string {
  const at = (i: number): string => {
    const t = (2 * Math.PI * i) / 40;
    const up =
      Math.sin(phase + hills * t) + 0.4 * Math.sin(phase + (hills + 2) * t) - 0.4 * Math.sin(phase);
    return `${(TILE * i) / 40} ${short(y + height * up)}`;
  };
  return `M${at(0)}${each(40, (i) => `L${at(i + 1)}`)}`;
}

function cactus(x: number, y: number, s: number): string {
  return `<g transform="translate(${x} ${y}) scale(${s})"><path fill="var(--scrub-2)" d="M-5 0V-52Q-5 -58 0 -58T5 -52V-26H10Q12 -26 12 -28V-40Q12 -44 15.4 -44T19 -40V-26Q19 -18 11 -18H5V0ZM-5 -14H-10Q-18 -14 -18 -22V-32Q-18 -36 -14.6 -36T-11 -32V-24Q-11 -22 -9 -22H-5Z"/><path fill="var(--scrub)" d="M-3 -4V-50L-1.4 -4ZM1 -6V-52L2.4 -6ZM14 -26V-40L15.4 -26Z"/></g>`;
}

const scrub = (x: number, y: number, s: number): string =>
  `<path transform="translate(${short(x)} ${y}) scale(${s})" fill="var(--scrub-2)" d="M-12 0L-15 -7L-8 -3L-10 -12L-4 -4L-1 -15L2 -4L8 -12L7 -3L15 -8L12 0Z"/>`;

const skull = (x: number, y: number): string =>
  `<g transform="translate(${short(x)} ${y}) scale(.9)"><path fill="var(--cloud)" d="M-16 -12Q-12 -4 -6 -7Q0 -9 6 -7Q12 -4 16 -12Q17 -3 8 -2L4 6Q0 9 -4 6L-8 -2Q-17 -3 -16 -12Z"/><path fill="var(--ground-2)" d="M-5 -3h3.4v3H-5zM1.6 -3H5v3H1.6z"/></g>`;

/** A table mountain standing on `base`, with vertical gouges that get deeper to the left. */
function mesa(
  x: number,
  base: number,
  w: number,
  h: number,
  fill: string,
  shade: string,
  next: () => number,
): string {
  const right = x + w;
  const top = base - h;
  const slope = w * 0.1;
  const outline = `M${short(x - slope * 1.6)} ${base}L${short(x - slope * 0.3)} ${short(base - h * 0.38)}L${short(x)} ${short(base - h * 0.42)}L${short(x + 2)} ${short(top + h * 0.12)}L${short(x + w * 0.06)} ${short(top)}H${short(right - w * 0.1)}L${short(right - w * 0.07)} ${short(top + h * 0.1)}H${short(right - 2)}L${short(right)} ${short(base - h * 0.4)}L${short(right + slope * 0.4)} ${short(base - h * 0.36)}L${short(right + slope * 1.8)} ${base}Z`;
  const rock = `<path fill="${fill}" d="${outline}"/>`;
  if (fill === shade) return rock;
  const n = Math.max(4, Math.round(w / 13));
  const cuts = each(n, (i) => {
    const at = x + 4 + (w - 10) * (i / n) ** 1.25;
    const deep = h * (0.2 + 0.28 * next()) * (1 - (i / n) * 0.4);
    const y = top + h * 0.1;
    return `M${short(at)} ${short(y)}L${short(at + 3.6 + 2 * next())} ${short(y + 2)}L${short(at + 1.4)} ${short(y + deep)}Z`;
  });
  const ledges =
    gouge(x, base - h * 0.4, w * 0.8) +
    gouge(x - slope * 0.5, base - h * 0.22, w * 0.6, 1.4) +
    gouge(x + w * 0.3, base - h * 0.1, w * 0.6, 1.4);
  return `${rock}<path fill="${shade}" d="${cuts}"/><path fill="${shade}" opacity=".7" d="${ledges}"/>`;
}

type Mesa = [x: number, w: number, h: number];
const FAR: Mesa[] = [
  [40, 200, 78],
  [330, 120, 56],
  [560, 250, 66],
  [900, 90, 96],
  [1010, 170, 50],
  [1290, 210, 86],
  [1540, 130, 60],
];
const MIDDLE: Mesa[] = [
  [150, 150, 112],
  [340, 40, 92],
  [640, 120, 88],
  [1050, 170, 108],
  [1270, 36, 126],
  [1480, 180, 96],
];

/** Far hills: 130 high, ground at the bottom edge. */
export const tileFar = (): string =>
  FAR.map(([x, w, h], i) =>
    around(x - w * 0.2, w * 1.5, (q) =>
      mesa(q + w * 0.2, 130, w, h, "var(--mesa-0)", "var(--mesa-0)", stream(i + 3)),
    ),
  ).join("");

/** Table mountains and rust-red hills: 190 high. */
export function tileMiddle(): string {
  const next = stream(77);
  const rocks = MIDDLE.map(([x, w, h], i) =>
    around(x - w * 0.3, w * 1.7, (q) =>
      mesa(q + w * 0.3, 160, w, h, "var(--mesa-1)", "var(--mesa-1s)", stream(i + 11)),
    ),
  );
  const cuts = each(90, () => sliver(next() * TILE, 166 + next() * 18, 40 + next() * 60, 1.5));
  return `${rocks.join("")}<path fill="var(--mesa-2)" d="${wave(152, 9, 3)}V190H0Z"/><path fill="var(--mesa-2s)" d="${cuts}"/>`;
}

function pole(x: number, y: number, foot: number, first: boolean): string {
  const wire = (o: number): string =>
    `M${x + o} ${y + 3}Q${x + o + 160} ${y + 34} ${x + o + 320} ${y + 3}${first ? `M${x + o} ${y + 3}Q${x + o - 160} ${y + 34} ${x + o - 320} ${y + 3}` : ""}`;
  return (
    `<path fill="var(--scrub-2)" d="M${x - 2.4} ${y}H${x + 2.4}V${foot}H${x - 2.4}ZM${x - 17} ${y + 8}H${x + 17}V${y + 11.6}H${x - 17}ZM${x - 15} ${y + 3}h3v5h-3zM${x + 12} ${y + 3}h3v5h-3z"/>` +
    `<path fill="none" stroke="var(--scrub-2)" stroke-width="1.1" d="${wire(-13.5)}${wire(13.5)}"/>`
  );
}

const CACTI: [x: number, s: number][] = [
  [80, 1.25],
  [420, 0.8],
  [610, 1.1],
  [900, 0.75],
  [1120, 1],
  [1390, 1.3],
];

/** The ground beside the track: 300 high, telegraph line, cactus and scrub; it begins on y = 150. */
export function tileNear(): string {
  const next = stream(5);
  const ground = 150;
  const cuts = each(150, () =>
    sliver(next() * TILE, ground + 14 + next() * 128, 50 + next() * 110, 1.7),
  );
  return (
    `<path fill="var(--ground-0)" d="${wave(ground, 3, 2, 1)}V300H0Z"/><path fill="var(--ground-1)" d="${cuts}"/>` +
    each(5, (i) => pole(160 + i * 320, 56, ground + 18, i === 0)) +
    CACTI.map(([x, s]) => cactus(x, ground + 20, s)).join("") +
    each(16, (i) =>
      scrub(
        ((i * 101 + 36) % (TILE - 40)) + 20,
        ground + 14 + ((i * 29) % 80),
        0.6 + (i % 3) * 0.25,
      ),
    )
  );
}

/** The bright sand of a trail beside the track, and the rut where wheels and hooves go. */
const sand = (loop: number, h: number, rail: number, trail: number): string =>
  `<path fill="var(--ground-0)" d="M-2 ${rail + 30}H0Q${loop * 0.25} ${rail + 22} ${loop * 0.5} ${rail + 30}T${loop} ${rail + 30}H${loop + 2}V${h}H-2Z"/><path fill="var(--ground-1)" d="M-2 ${trail - 6}H0Q${loop * 0.25} ${trail - 10} ${loop * 0.5} ${trail - 6}T${loop} ${trail - 6}H${loop + 2}V${trail + 1}H${loop}Q${loop * 0.5} ${trail + 7} 0 ${trail + 1}H-2Z"/>`;

/** Ballast, ties, rails and the sand before them, as wide as one loop; perhaps with a trail. */
export function track(loop: number, h: number, rail: number, trail: number | null = null): string {
  const next = stream(7);
  const n = Math.round(loop / 22);
  const tie = (i: number): string =>
    `M${short((i * loop) / n + 2)} ${short(rail + 3)}h13l-2 8h-13z`;
  const cut = (): string =>
    gouge(
      next() * (loop - 160),
      rail + 20 + next() * Math.max(4, h - rail - 22),
      40 + next() * 120,
      1.5,
    );
  return (
    `<path fill="var(--ballast)" d="M0 ${rail - 4}H${loop + 1}V${rail + 16}H0Z"/><path fill="var(--tie)" d="${each(n, tie)}"/><path fill="var(--track)" d="M0 ${rail}H${loop + 1}V${rail + 4}H0Z"/>` +
    `<path fill="var(--ground-2)" d="M0 ${rail + 15}Q${loop * 0.25} ${rail + 11} ${loop * 0.5} ${rail + 15}T${loop + 1} ${rail + 15}V${h}H0Z"/>${trail === null ? "" : sand(loop, h, rail, trail)}<path fill="var(--ground-1)" opacity=".6" d="${each(Math.round(loop / 14), cut)}"/>`
  );
}

/** What lies in front of the track: scrub and a skull, sliding by fastest. */
export const fore = (w: number, y: number): string =>
  scrub(w * 0.07, y, 1.5) +
  scrub(w * 0.33, y + 3, 1.2) +
  skull(w * 0.52, y - 4) +
  scrub(w * 0.74, y + 2, 1.6) +
  scrub(w * 0.93, y, 1.3);
