/* What a record of Colt Super Express is told by: charts, key moments, plans. */

import { fortunes, height, places, ranked, type Chart } from "../../../shell/replay/charts.ts";
import type { Held } from "../../../shell/replay/hands.ts";
import { weightiest, type KeyMoment } from "../../../shell/replay/moments.ts";
import { placeParts } from "../../../parts.ts";
import type { Frame, SuperEvent, SuperView } from "../../../wire.ts";
import { plain } from "../../../words/names.ts";
import { t } from "../../../words/words.svelte.ts";
import { signOf } from "../table/plan.ts";
import type { Super } from "../facts.ts";
import { SuperTeller } from "../words/story.ts";
import { wagonsAtFirst } from "../scene/train.ts";

/** Whoever is on the train comes before all who fell; then the more cards, then the best one. */
const ON_BOARD = 1_000_000;
const CARD = 1_000;

/** What each seat's cards are worth, and the number by which it is ranked. */
function standing(view: SuperView, fell: Map<string, number>): [worth: number, rank: number][] {
  return view.bandits.map(({ bandit, loot, place }) => {
    const values = loot.map(({ value }) => value);
    const worth = values.reduce((sum, value) => sum + value, 0);
    const best = Math.max(0, ...values);
    const stayed = place === null ? (fell.get(bandit) ?? 0) : ON_BOARD;
    return [worth, stayed * CARD * CARD + values.length * CARD + best];
  });
}

/** The charts of a record. */
export function superCharts(frames: Frame<Super>[]): Chart[] {
  const first = frames[0];
  const last = frames.at(-1);
  if (!first || !last) return [];
  const events = frames.flatMap((frame) => frame.events);
  const cars = wagonsAtFirst(last.view, events) + 1;
  const crews = first.view.players.map((player) => player.bandits);
  const fell = new Map<string, number>();
  const stood = frames.map((frame, step) => {
    for (const event of frame.events) if (event.event === "fell") fell.set(event.bandit, step);
    return standing(frame.view, fell);
  });
  const worths = stood.map((step) => step.map(([worth]) => worth));
  const ranks = frames.map(
    ({ view }, step) =>
      view.result?.standings.map(({ rank }) => rank) ??
      ranked(stood[step]!.map(([, rank]) => rank)),
  );
  const lines = first.view.bandits.map(({ bandit }, at) => ({
    badge: bandit,
    name: t(`bandit-${bandit}`),
    values: frames.map(({ view }) => {
      const place = view.bandits[at]?.place ?? null;
      if (place === null) return null;
      const { car, level } = placeParts(place);
      return height(car, level === "roof", cars);
    }),
  }));
  const car = (number: number): string =>
    number ? t("web-super-wagon", { wagon: number }) : t("locomotive");
  return [
    ...fortunes(
      crews,
      worths,
      ranks,
      (amount) => t("money", { amount }),
      t("web-super-loot-chart"),
    ),
    places(cars, lines, car),
  ];
}

const FALLS = { move: "act-move", shot: "act-fire", uncoupled: "ui-flag" };

function weighed(event: SuperEvent): [weight: number, sign: string] | null {
  if (event.event === "fell") return [900, FALLS[event.cause]];
  if (event.event === "saved") return [700, "act-ride"];
  if (event.event === "took") return [300 + event.value / 10, "loot-purse"];
  return null;
}

/** The key moments: who fell, who was saved, who took the card of a wagon. */
export function superMoments(frames: Frame<Super>[]): KeyMoment[] {
  const crews = frames[0]!.view.players.map((player) => player.bandits);
  const teller = new SuperTeller(crews, plain);
  const found = frames.flatMap(({ events }, step) =>
    events.flatMap((event) => {
      const [weight, sign] = weighed(event) ?? [];
      return weight && sign ? [{ step, sign, weight, text: teller.sentence(event) }] : [];
    }),
  );
  return weightiest(found);
}

/** Everybody's plan, as far as these eyes see it. */
export function plans(view: SuperView): Held[] {
  const { players, chosen } = view;
  return players.map(({ bandits, seat }) => {
    const plan = chosen[seat];
    const cards = typeof plan === "object" ? plan.cards : [];
    return {
      name: t(`bandit-${bandits[0]}`),
      badges: bandits,
      none: t("web-super-no-plan"),
      hidden: plan === true ? 3 : 0,
      cards: cards.map((card) => ({ sign: `act-${signOf(card)}`, text: t(`super-card-${card}`) })),
    };
  });
}
