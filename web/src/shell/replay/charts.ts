/* Money, standing and place of everybody, step by step. */

import { spread } from "./spread.ts";
import { crewName } from "../../words/names.ts";
import { t } from "../../words/words.svelte.ts";

/** Somebody's line: a value for each step, none where there is nothing to say. */
export interface Line {
  /** The bandit whose badge is on it. */
  badge: string;
  name: string;
  values: (number | null)[];
}

export type Kind = "money" | "rank" | "place";

/** A value on the scale of a chart, and what is written there. */
export interface Tick {
  value: number;
  label: string;
}

export interface Chart {
  kind: Kind;
  title: string;
  lines: Line[];
  /** What is at the bottom and at the top. */
  low: number;
  top: number;
  /** What is written beside it, and at which values. */
  ticks: Tick[];
  /** A value in words. */
  say: (value: number) => string;
}

/** Everybody's rank by a number: who have the same share the better one. */
export const ranked = (values: number[]): number[] =>
  values.map((own) => 1 + values.filter((other) => other > own).length);

/** Round sums up to the top, four at most. */
function sums(top: number, say: (value: number) => string): Tick[] {
  const apart = [500, 1000, 2000, 5000].find((each) => top / each < 4) ?? 10_000;
  return Array.from({ length: Math.floor(top / apart) + 1 }, (_, at) => ({
    value: at * apart,
    label: say(at * apart),
  }));
}

/** The charts of money and standing, by what each seat has at each step. */
export function fortunes(
  crews: string[][],
  values: number[][],
  ranks: number[][],
  say: (value: number) => string,
  title = t("web-chart-money"),
): Chart[] {
  const lines = (all: number[][]): Line[] =>
    crews.map((crew, seat) => ({
      badge: crew[0] ?? "",
      name: crewName(crew),
      values: all.map((step) => step[seat] ?? null),
    }));
  const low = Math.min(0, ...values.flat());
  const top = Math.max(1000, ...values.flat()) * 1.06;
  return [
    {
      kind: "money",
      title,
      lines: lines(values),
      low,
      top,
      ticks: sums(top, say),
      say,
    },
    {
      kind: "rank",
      title: t("web-chart-rank"),
      lines: lines(ranks),
      low: crews.length + 0.5,
      top: 0.5,
      ticks: crews.map((_, at) => ({ value: at + 1, label: `${at + 1}` })),
      say: (rank) => t("web-rank", { rank }),
    },
  ];
}

/** How high a place is drawn: from the last car at the bottom to the locomotive's roof. */
export const height = (car: number, roof: boolean, cars: number): number =>
  2 * (cars - 1 - car) + (roof ? 1 : 0);

/** The chart of places, by how high everybody stands. */
export function places(cars: number, lines: Line[], say: (car: number) => string): Chart {
  return {
    kind: "place",
    title: t("web-chart-place"),
    lines,
    low: -1,
    top: 2 * cars,
    // between a car's inside and its roof
    ticks: Array.from({ length: cars }, (_, car) => ({
      value: height(car, false, cars) + 0.5,
      label: car ? `${car}` : t("locomotive-short"),
    })),
    say: (value) => say(cars - 1 - Math.floor(value / 2)),
  };
}

/** Where badges stand, in pixels: beside the moment, and from the top. */
export interface Fan {
  spots: { x: number; y: number }[];
  /** How far they reach to the left and to the right of the moment. */
  left: number;
  right: number;
}

/** How wide a badge is, and how far it is from the next one and from the moment's line. */
const BADGE = 20;
const GAP = 2;
const ASIDE = 5;

/** Badges at these heights, the highest first, by turns to the left and the right, none over another. */
export function fan(highs: number[], tall: number): Fan {
  const each = BADGE + GAP;
  const most = Math.max(1, Math.floor(tall / each));
  const columns = Math.max(2, Math.ceil(highs.length / most));
  const reach = (column: number): number => ASIDE + BADGE + each * (column >> 1);
  const ys = Array.from({ length: columns }, (_, column) =>
    spread(
      highs.filter((_, at) => at % columns === column),
      each,
      BADGE / 2,
      tall - BADGE / 2,
    ),
  );
  const spots = highs.map((_, at) => {
    const column = at % columns;
    const far = reach(column);
    return { x: column % 2 ? far - BADGE : -far, y: ys[column]![Math.floor(at / columns)]! };
  });
  const side = (odd: number): number[] =>
    spots.flatMap((_, at) => ((at % columns) % 2 === odd ? [reach(at % columns)] : []));
  return { spots, left: Math.max(0, ...side(0)), right: Math.max(0, ...side(1)) };
}
