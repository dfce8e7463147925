/** The sky that stands: four flat printings, the sun with its rays, slabs of cloud, smoke. */
import { each, gouge, short, stream } from "./strokes.ts";

/** The gouged edge where one printing of the sky ends. */
function edge(w: number, y: number, colour: string, next: () => number): string {
  let d = "";
  for (let i = 0; i < w / 46; i++) {
    for (let k = 0; k < 4; k++) {
      const x = i * 46 + next() * 60 - 30;
      const at = y - (3 + k * 5.5 + next() * 3);
      d += gouge(x, at, (90 - k * 18) * (0.6 + next() * 0.7), 1.7 - k * 0.3);
    }
  }
  return `<path fill="${colour}" d="${d}"/>`;
}

/** A band of sky from y down to the ground, with its edge. */
export function sky(w: number, h: number, horizon: number): string {
  const next = stream(18);
  const bands = [0.3, 0.58, 0.82].map((t) => horizon * t);
  const fills = bands.map(
    (y, i) => `<path fill="var(--sky-${i + 1})" d="M0 ${short(y)}H${w}V${h}H0Z"/>`,
  );
  const edges = bands.map((y, i) => edge(w, y, `var(--sky-${i + 1})`, next));
  return `<rect width="${w}" height="${h}" fill="var(--sky-0)"/>${fills.join("")}${edges.join("")}`;
}

/** The sun with wedge-shaped rays and a ring. */
export function sun(x: number, y: number, r: number, reach: number): string {
  const at = (angle: number, far: number): string =>
    `${short(x + far * Math.cos(angle))} ${short(y + far * Math.sin(angle))}`;
  const ray = (i: number): string => {
    const a = (i / 26) * Math.PI * 2 + 0.05;
    const b = a + 0.085;
    return `M${at((a + b) / 2, r * 1.35)}L${at(a, reach)}L${at(b, reach)}Z`;
  };
  return (
    `<path fill="var(--ray)" opacity=".3" d="${each(26, ray)}"/><circle cx="${short(x)}" cy="${short(y)}" r="${r}" fill="var(--sun)"/>` +
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r * 1.16)}" fill="none" stroke="var(--sun)" stroke-width="${short(r * 0.05)}"/>`
  );
}

/** A cloud, flat below, of this width. */
export const cloud = (x: number, y: number, w: number): string =>
  `<path fill="var(--cloud)" opacity=".85" d="M${short(x)} ${short(y)}h${w}q-6 -9 ${short(-w * 0.18)} -8q${short(-w * 0.08)} -12 ${short(-w * 0.26)} -9q${short(-w * 0.12)} -13 ${short(-w * 0.26)} -2q${short(-w * 0.14)} -1 ${short(-w * 0.16)} 10q${short(-w * 0.14 + 4)} 0 ${short(-w * 0.14)} 9Z${gouge(x - w * 0.2, y + 5, w * 0.9, 1.8)}${gouge(x + w * 0.3, y + 10, w * 0.8, 1.5)}"/>`;

/** One roll of cut-paper smoke round the point 0 0. */
export const PUFF =
  '<path fill="var(--smoke)" d="M-30 10Q-42 8 -40 -4Q-38 -14 -28 -13Q-26 -26 -12 -26Q-2 -34 10 -26Q24 -28 26 -15Q40 -14 38 -1Q37 10 24 9Q14 18 2 11Q-12 20 -30 10Z"/>' +
  '<path fill="none" stroke="var(--smoke-2)" stroke-width="2.6" stroke-linecap="round" d="M-24 -4Q-18 -14 -9 -7M-4 -16Q6 -22 12 -12M14 -2Q24 -6 27 2M-12 6Q-4 12 4 5"/>';
