/** The path of a plan over the train, from step to step. */
import type { Place } from "../../../wire.ts";
import { placeParts } from "../../../parts.ts";
import { stand, type Layout } from "./layout.ts";
import type { Spot } from "../../../shell/stage/spot.ts";
import type { Measures } from "./measures.ts";
import type { Preview } from "./preview.ts";

export interface Plan {
  legs: { d: string; last: boolean }[];
  steps: (Spot & { sign: string; last: boolean })[];
  /** Where the shade stands; none if nobody can know, or if I would stay where I am. */
  shade: Spot | null;
  /** From where I would act. */
  end: Spot | null;
}

/** Where somebody would stand who comes to a place: behind those who are there, left of the loot. */
function arrival(measures: Measures, layout: Layout, place: Place, bandit: string): Spot {
  const box = stand(measures, place);
  const y = box.y;
  const there = Object.entries(layout.people).filter(
    ([name, spot]) =>
      name !== bandit && spot.y === y && spot.x >= box.x && spot.x <= box.x + box.width,
  );
  const behind = Math.max(box.x - 14, ...there.map(([, spot]) => spot.x));
  const furthest = box.x + box.width - 30;
  const wished = there.length
    ? behind + 44 * measures.people
    : box.x + box.width * (measures.phone ? 0.42 : 0.4);
  return { x: Math.min(furthest, wished), y };
}

/** A leg of the path: an arc over the roofs, a flat bow inside, a short climb between the two. */
function leg(from: Spot, to: Spot, high: number): string {
  const bend = high
    ? { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - high }
    : { x: to.x + (from.x - to.x) * 0.1, y: (from.y + to.y) / 2 };
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${bend.x.toFixed(1)} ${bend.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}

/** How high the bow between two places is; a climb has none. */
function bow(from: Place, to: Place, far: number): number {
  if (placeParts(from).level !== placeParts(to).level) return 0;
  return placeParts(to).level === "roof"
    ? Math.min(74, 18 + far * 0.2)
    : Math.min(16, 6 + far * 0.05);
}

/** The path of a preview; each step stands at the shoulders of one who would be there. */
export function planned(
  { steps }: Preview,
  bandit: string,
  at: Place,
  measures: Measures,
  layout: Layout,
): Plan {
  const start = layout.people[bandit];
  if (!start) return { legs: [], steps: [], shade: null, end: null };
  const size = measures.people;
  const feet = steps.map(({ place }) => arrival(measures, layout, place, bandit));
  const head = (spot: Spot, place: Place): Spot => ({
    x: spot.x,
    y: spot.y - (placeParts(place).level === "roof" ? 24 : 66) * size,
  });
  const marks = steps.map(({ place }, index) => head(feet[index] as Spot, place));
  let from = head(start, at);
  let before = at;
  const legs = marks.map((to, index) => {
    const place = steps[index]?.place ?? at;
    const d = leg(from, to, bow(before, place, Math.abs(to.x - from.x)));
    from = to;
    before = place;
    return { d, last: index === marks.length - 1 };
  });
  const last = steps.at(-1);
  const end = feet.at(-1) ?? start;
  return {
    legs,
    steps: marks.map((spot, index) => ({
      ...spot,
      sign: steps[index]?.unknown ? "?" : String(index + 1),
      last: index === marks.length - 1,
    })),
    shade: last && !last.unknown ? end : null,
    end: last?.unknown ? null : end,
  };
}
