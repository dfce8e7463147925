/* A plan of three cards while it is put together, and what is foretold of it. */

import type { SuperStep, SuperForetold } from "../../../wire.ts";
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

/** The cards of a plan in its words. */
export function cardsOf(plan: string): SuperCard[] {
  return plan.replace(/^plan /, "").split(", ") as SuperCard[];
}

/** The words of a whole plan. */
export const planOf = (cards: SuperCard[]): string => `plan ${cards.join(", ")}`;

/** What is foretold of the cards so far: of any plan that begins with them. */
export function foretold(forecasts: Forecasts, cards: SuperCard[]): SuperStep[] {
  const begins = planOf(cards);
  const plan = Object.keys(forecasts).find(
    (each) => cards.length > 0 && (each === begins || each.startsWith(`${begins}, `)),
  );
  return plan ? (forecasts[plan]?.steps.slice(0, cards.length) ?? []) : [];
}

/** What the last of some cards would do, in a sentence; empty where nothing is foretold. */
export function noteOf(
  steps: SuperStep[],
  before: { stunned: boolean; place: string | null },
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
