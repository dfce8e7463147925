/* Which choices belong to which card of the hand. */

import { cardParts, type CardKind } from "../../../parts.ts";
import type { Card, ExpressChoice, ExpressView } from "../../../wire.ts";
import { MARSHAL } from "../model/board.ts";
import { offeredBy } from "../words/offer.ts";

/** In which order cards stand in a hand. */
const RANKS: Record<CardKind, number> = {
  move: 0,
  "move+": 1,
  floor: 2,
  "floor+": 3,
  fire: 4,
  rob: 5,
  punch: 6,
  arrest: 7,
  brainwave: 8,
  marshal: 9,
  ride: 10,
  bullet: 11,
};

const ENOUGH = ["keep-rest", "keep-no-more", "pass"] as const;

/** What may be chosen. */
type Offers = Pick<ExpressView, "offers">;

/** The choice by which one is content with what one has, if there is one. */
export const enoughOf = (view: Offers): string | undefined =>
  ENOUGH.flatMap((verb) => offeredBy(verb, view))[0]?.text;

/** The choice of a verb that stands alone, if there is one. */
export const only = (
  verb: "draw" | "search" | "pass" | "ride-on",
  view: Offers,
): string | undefined => offeredBy(verb, view)[0]?.text;

/** Whether money is what one plays for; the marshal plays for his goals. */
export const playsForMoney = ({ seat, players }: Pick<ExpressView, "seat" | "players">): boolean =>
  seat === null || players[seat]?.bandits[0] !== MARSHAL;

/** The cards of a hand: by kind, bullets last. */
export function sorted(cards: Card[]): Card[] {
  const rank = (card: Card) => RANKS[cardParts(card).kind];
  return [...cards].sort((one, two) => rank(one) - rank(two) || one.localeCompare(two));
}

/** The choices that play, discard, keep or take this card. */
export function choicesOf({ offers = [] }: Offers, card: Card): string[] {
  return offers.filter((said) => concerns(said, card)).map(({ text }) => text);
}

/** Whether a choice is about this card. */
export const concerns = (said: ExpressChoice | undefined | null, card: Card): boolean =>
  !!said && "card" in said && said.card === card;

/** The cards that may be taken from the deck. */
export function cardsToChoose(view: Offers): Card[] {
  return sorted(offeredBy("choose", view).map(({ card }) => card));
}
