/** Where what can be chosen is on the stage, and the lines that lead there. */
import type { Place } from "../../../wire.ts";
import type { Board } from "../model/board.ts";
import { hostageCards } from "./hostages.ts";
import { ground, zone, type Layout } from "./layout.ts";
import type { Spot } from "../../../shell/stage/spot.ts";
import type { Lit, Target } from "./lit.ts";
import type { Measures } from "./measures.ts";

/** A field round a place (a clear one round a card that is read), a ring round a figure or a token, or a figure to be set down. */
export type Shape =
  | { kind: "field"; x: number; y: number; width: number; height: number; clear?: boolean }
  | ({ kind: "ring" } & Ring)
  | ({ kind: "shade"; bandit: string; foot: Spot } & Ring)
  | ({ kind: "offer"; loot: string } & Ring);

interface Ring {
  x: number;
  y: number;
  rx: number;
  ry: number;
  /** Others are so near that it may not be tapped beyond its rim. */
  crowded?: boolean;
}

/** The ring round a figure is narrower where others stand close, so that rings do not lie over each other. */
function figureRing(spot: Spot, whole: number, others: Spot[] = []): Ring {
  const size = whole * (spot.size ?? 1);
  if (spot.mounted) return { x: spot.x, y: spot.y - 42 * size, rx: 40 * size, ry: 50 * size };
  const near = others
    .filter((other) => other !== spot && other.y === spot.y)
    .map((other) => Math.abs(other.x - spot.x));
  const rx = Math.max(17 * size, Math.min(31 * size, ...near.map((far) => far / 2 + 1)));
  return { x: spot.x, y: spot.y - 30 * size, rx, ry: 38 * size, crowded: rx < 30 * size };
}

/** The shades of those who may be set down at a place stand side by side. */
function shade(measures: Measures, bandit: string, place: Place, index: number): Shape {
  const field = zone(measures, place);
  const foot = { x: field.x + 34 + index * 58, y: ground(measures, place) };
  return { kind: "shade", ...figureRing(foot, measures.people), bandit, foot };
}

/** What a bandit may lose is offered in a row over its head. */
function offered(
  measures: Measures,
  spot: Spot,
  loot: string,
  index: number,
  count: number,
): Shape {
  const apart = measures.token + 16;
  const top = spot.y - 62 * measures.people - measures.token;
  return {
    kind: "offer",
    x: spot.x + (index - (count - 1) / 2) * apart,
    y: Math.max(top, 20),
    rx: measures.token * 0.72,
    ry: measures.token * 0.72,
    loot,
  };
}

/** Beside the track, under the one who is thrown there. */
function ditch(measures: Measures, layout: Layout, bandit: string): Shape | null {
  const spot = layout.people[bandit];
  const width = 130;
  return spot
    ? { kind: "field", x: spot.x - width / 2, y: measures.rail - 18, width, height: 40 }
    : null;
}

function shapeOf(
  target: Target,
  index: number,
  count: number,
  measures: Measures,
  layout: Layout,
  board: Board,
): Shape | null {
  const { place, bandit, loot, hostage, off } = target;
  if (off) return ditch(measures, layout, off);
  if (hostage) {
    const card = hostageCards(measures, board).find((each) => each.hostage === hostage);
    return card ? { kind: "field", clear: true, ...card } : null;
  }
  if (loot?.bandit) {
    const spot = layout.people[loot.bandit];
    return spot ? offered(measures, spot, loot.kind, index, count) : null;
  }
  if (loot) {
    const token = layout.tokens.find(
      (each) => each.place === loot.place && each.kind === loot.kind,
    );
    const r = measures.token * 0.76;
    return token
      ? { kind: "ring", x: token.x, y: token.y + 3 - measures.token / 2, rx: r, ry: r }
      : null;
  }
  if (bandit && place) return shade(measures, bandit, place, index);
  if (bandit) {
    const spot = layout.people[bandit];
    return spot
      ? { kind: "ring", ...figureRing(spot, measures.people, Object.values(layout.people)) }
      : null;
  }
  return place ? { kind: "field", ...zone(measures, place) } : null;
}

/** Each lit thing with its shape; what is not on the stage is left out. */
export function shaped(
  lits: Lit[],
  measures: Measures,
  layout: Layout,
  board: Board,
): { lit: Lit; shape: Shape }[] {
  return lits.flatMap((lit, index) => {
    const shape = shapeOf(lit.target, index, lits.length, measures, layout, board);
    return shape ? [{ lit, shape }] : [];
  });
}
