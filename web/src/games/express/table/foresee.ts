/* What a card would do, as the server foretells it: for the stage and for the cards' sentences. */

import type { Preview } from "../scene/preview.ts";
import type { Card, ExpressChoice, ExpressView, Foretold, Place } from "../../../wire.ts";
import { offeredBy } from "../words/offer.ts";

/** What the server says of each choice that plays a card. */
export type Forecasts = Record<string, Foretold>;

/** The forecast of a card: that of any choice that plays it alone. */
export function forecastOf(
  forecasts: Forecasts,
  card: Card,
  view: Pick<ExpressView, "offers">,
): Foretold | null {
  const alone = offeredBy("play", view).find((play) => play.card === card && !play.cover);
  return (alone && forecasts[alone.text]) ?? null;
}

type What = "target" | "loot";

function namedIn(outcome: ExpressChoice, what: What): (string | null | undefined)[] {
  if (outcome.verb === "aim") return what === "target" ? [outcome.left, outcome.right] : [];
  const fields: { verb: string } & Partial<Record<What, string | null>> = outcome;
  return [fields[what]];
}

/** What the outcomes name of one kind, each once. */
export function named(forecast: Foretold, what: What): string[] {
  const all = forecast.outcomes.flatMap((outcome) => namedIn(outcome, what));
  return [...new Set(all.flatMap((name) => name ?? []))];
}

/** The places to which the outcomes lead, each once; who rides away goes to none. */
export function placesNamed(forecast: Foretold): Place[] {
  const all = forecast.outcomes.flatMap((outcome) => ("place" in outcome ? outcome.place : []));
  return [...new Set(all)].filter((place) => place !== "gone");
}

/** Whether it is certain where the bandit stands when the card is carried out. */
export function certain(forecast: Foretold): boolean {
  return (forecast.steps.at(-2)?.places.length ?? 1) === 1;
}

/** Where a card is carried out that moves nobody of mine: the cars the marshal may go to, or where I stand. */
function where(forecast: Foretold): Place[] {
  const cars = forecast.outcomes.flatMap((outcome) =>
    outcome.verb === "marshal" ? outcome.car : [],
  );
  return cars.length
    ? cars.map((car): Place => `${car} inside`)
    : (forecast.steps.at(-1)?.places ?? []);
}

/** My way so far and with this card: a step for each card that moves me, and who or what it is about. */
export function preview(forecast: Foretold): Preview {
  const moving = forecast.steps.at(-1)?.moves ?? false;
  const choice = moving ? placesNamed(forecast) : [];
  const open = choice.length > 1;
  const targets = named(forecast, "target");
  const steps = (open ? forecast.steps.slice(0, -1) : forecast.steps)
    .filter((step) => step.moves && step.places[0])
    .map((step) => ({ place: step.places[0]!, unknown: step.unsure || step.places.length > 1 }));
  const still = moving || targets.length ? [] : where(forecast);
  return { steps, targets, places: open ? choice : still };
}
