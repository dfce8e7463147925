/* Money, standing and place of everybody in Colt Express, step by step. */

import { fortunes, height, places, ranked, type Chart } from "../../../shell/replay/charts.ts";
import type { ExpressView, Frame, Place } from "../../../wire.ts";
import { t } from "../../../words/words.svelte.ts";
import type { Express } from "../facts.ts";
import { boardOf, MARSHAL } from "../model/board.ts";
import { placeParts } from "../../../parts.ts";
import { besideCar } from "../model/trackside.ts";
import { carName } from "../scene/words.ts";
import { dollars } from "../table/money.ts";

/** What a seat has, as far as its loot says; none if some of it is hidden. */
function moneyOf(view: ExpressView, seat: number): number | null {
  if (view.result) return view.result.standings[seat]?.money ?? 0;
  let sum = 0;
  for (const bandit of view.bandits) {
    if (bandit.seat !== seat) continue;
    sum += bandit.station;
    for (const { value } of bandit.loot) {
      if (value === null) return null;
      sum += value;
    }
  }
  return sum;
}

/** All charts of a record of Colt Express; money only if nothing of it is hidden. The marshal has none. */
export function charts(frames: Frame<Express>[]): Chart[] {
  const first = frames[0]?.view;
  if (!first) return [];
  const rivals = first.players.filter(({ bandits }) => !bandits.includes(MARSHAL));
  const crews = rivals.map((player) => player.bandits);
  const money = frames.map(({ view }) => rivals.map(({ seat }) => moneyOf(view, seat)));
  const known = money.every((step): step is number[] => step.every((sum) => sum !== null));
  const rich = known ? money : [];
  const ranks = frames.map(
    ({ view: { result } }, step) =>
      (result && rivals.map(({ seat }) => result.standings[seat]?.rank ?? 0)) ??
      ranked(rich[step] ?? []),
  );
  const cars = first.wagons.length + 1;
  const lines = first.bandits.map(({ bandit }, at) => ({
    badge: bandit,
    name: t(`bandit-${bandit}`),
    values: frames.map(({ view }) => whereabouts(view, view.bandits[at]?.place ?? null, cars)),
  }));
  const told = places(cars, lines, (car) => carName(boardOf(first), car));
  return [...(known ? fortunes(crews, money, ranks, dollars) : []), told];
}

function whereabouts(view: ExpressView, place: Place | null, cars: number): number | null {
  const car = place && besideCar(place, view);
  return place && car !== null ? height(car, placeParts(place).level === "roof", cars) : null;
}
