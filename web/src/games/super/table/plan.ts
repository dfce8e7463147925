/* A plan of three cards while it is put together, and what is foretold of it. */

import type { CarPlace, PlanChoice, SuperForetold, SuperStep, SuperView } from "../../../wire.ts";
import { banditArgs, placeArgs } from "../../../words/names.ts";
import { t } from "../../../words/words.svelte.ts";

/** What is foretold of each plan. */
export type Forecasts = Record<string, SuperForetold>;

/** The name of a card. */
export type SuperCard = SuperStep["card"];

/** How many cards a plan has. */
export const SLOTS = 3;

/** How a card is drawn: its sign and its colour are named after a card of Colt Express. */
const DRAWN: Record<SuperCard, string> = {
  turn: "turn",
  move: "move",
  floor: "floor",
  shoot: "fire",
  reflexes: "reflexes",
  horse: "ride",
};

/** The sign of a card. */
export const signOf = (card: SuperCard): string => DRAWN[card];

/** What may be planned. */
type Offers = Pick<SuperView, "offers">;

/** Whether a plan begins with these cards. */
export const beginsWith = (plan: PlanChoice, cards: SuperCard[]): boolean =>
  cards.every((card, at) => plan.cards[at] === card);

/** The offered plan with this text. */
export const planned = (text: string, { offers = [] }: Offers): PlanChoice | undefined =>
  offers.find((plan) => plan.text === text);

/** The offered plan of these cards. */
export const planOf = (cards: SuperCard[], { offers = [] }: Offers): PlanChoice | undefined =>
  offers.find((plan) => plan.cards.length === cards.length && beginsWith(plan, cards));

/** What is foretold of the cards so far: of any plan that begins with them, as long as one is on the train. */
export function foretold(forecasts: Forecasts, cards: SuperCard[]): SuperStep[] {
  if (!cards.length) return [];
  const begun = Object.values(forecasts).find(({ steps }) =>
    steps.every((step, at) => at >= cards.length || step.card === cards[at]),
  );
  return begun?.steps.slice(0, cards.length) ?? [];
}

/** What the last of some cards would do, in a sentence; empty where nothing is foretold. */
export function noteOf(
  steps: SuperStep[],
  before: { stunned: boolean; place: CarPlace | null },
): string {
  const step = steps.at(-1);
  const past = steps.at(-2) ?? before;
  if (!step || past.place === null) return "";
  if (past.stunned && step.card !== "reflexes") return t("web-super-would-stand");
  if (step.place === null) return t("web-super-would-fall");
  switch (step.card) {
    case "turn":
      return t("web-super-would-turn", { facing: step.facing });
    case "move":
      return t("web-super-would-move", placeArgs(step.place));
    case "floor":
      return t("web-super-would-floor", placeArgs(step.place));
    case "horse":
      return t("web-super-would-ride");
    case "reflexes":
      if (!past.stunned) return t("web-super-would-lie");
      return step.target
        ? t("web-super-would-rise-hit", banditArgs("target", step.target))
        : t("web-super-would-rise");
    case "shoot":
      return step.target
        ? t("web-super-would-hit", banditArgs("target", step.target))
        : t("web-super-would-miss");
  }
}
