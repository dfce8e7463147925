/* What a record of Colt Super Express is told by: charts, key moments, plans. */

import { fortunes, height, places, type Chart } from "../../../shell/replay/charts.ts";
import type { Held } from "../../../shell/replay/hands.ts";
import { weightiest, type KeyMoment } from "../../../shell/replay/moments.ts";
import { placeParts } from "../../../parts.ts";
import type { Frame, SuperEvent, SuperView } from "../../../wire.ts";
import { plain } from "../../../words/names.ts";
import { t } from "../../../words/words.svelte.ts";
import { signOf } from "../table/plan.ts";
import type { Super } from "../facts.ts";
import { SuperTeller } from "../words/teller.ts";
import { wagonsAtFirst } from "../scene/train.ts";

/** What each seat's cards are worth. */
const worth = (view: SuperView): number[] =>
  view.bandits.map(({ loot }) => loot.reduce((sum, { value }) => sum + value, 0));

/** The charts of a record. */
export function superCharts(frames: Frame<Super>[]): Chart[] {
  const first = frames[0];
  const last = frames.at(-1);
  if (!first || !last) return [];
  const events = frames.flatMap((frame) => frame.events);
  const cars = wagonsAtFirst(last.view, events) + 1;
  const crews = first.view.players.map((player) => player.bandits);
  const ranks = frames.flatMap(({ view }) => (view.ranks ? [view.ranks] : []));
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
  const money = frames.map(({ view }) => worth(view));
  const dollars = (amount: number): string => t("money", { amount });
  // games that were kept before ranks were said have no chart of them
  const told = fortunes(crews, money, ranks, dollars, t("web-super-loot-chart")).filter(
    ({ kind }) => kind !== "rank" || ranks.length === frames.length,
  );
  return [...told, places(cars, lines, car)];
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
