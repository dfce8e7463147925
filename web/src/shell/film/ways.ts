/** The ways that somebody takes through the air. */
import type { Spot } from "../stage/spot.ts";

const between = (a: Spot, b: Spot, t: number, up = 0): Spot => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t - up,
});

/** A hop for each car. */
export function hops(from: Spot, to: Spot, cars: number, high: number): Spot[] {
  return Array.from({ length: cars * 4 + 1 }, (_, i) =>
    between(from, to, i / (cars * 4), high * Math.sin(((i % 4) / 4) * Math.PI)),
  );
}

/** An arc with its top at `high` over the straight line. */
export const arc = (from: Spot, to: Spot, high: number): Spot[] =>
  Array.from({ length: 9 }, (_, i) => between(from, to, i / 8, high * Math.sin((i / 8) * Math.PI)));
