/** What films draw over a train for a moment. */
import { FLOOR, ROOF } from "../stage/art/cars.ts";
import type { Spot } from "../stage/spot.ts";
import type { Troupe } from "./troupe.ts";

/** How long a ring is seen, in milliseconds at speed 1. */
const RING = 900;

/** The flash at a muzzle. */
export const FLASH = '<use href="#fx-flash" x="-17" y="-12" width="34" height="24"/>';

/** The line of a bullet, drawn once. */
export function tracer(from: Spot, to: Spot): string {
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="var(--ink)" stroke-width="6"/><path d="${d}" stroke="var(--rim)" stroke-width="2.4"/></g>`;
}

/** The ladder at the end of a car, from the floor to the roof. */
export function ladder(x: number, y: number): string {
  const rungs = Array.from({ length: 6 }, (_, i) => `M${x - 6} ${y + ROOF + 12 + i * 13}h12`).join(
    "",
  );
  return `<path d="M${x - 6} ${y + ROOF - 2}V${y + FLOOR}M${x + 6} ${y + ROOF - 2}V${y + FLOOR}${rungs}" stroke="var(--ink)" stroke-width="3" fill="none"/>`;
}

/** An ink ring round who stands there, for a moment. */
export function ringed(set: Troupe, { x, y }: Spot, size: number): Promise<void> {
  const art = `<g fill="none"><ellipse rx="${31 * size}" ry="${38 * size}" stroke="var(--rim)" stroke-width="7"/><ellipse rx="${31 * size}" ry="${38 * size}" stroke="var(--ink)" stroke-width="3.4"/></g>`;
  return set.flash(art, { x, y: y - 30 * size }, RING);
}
