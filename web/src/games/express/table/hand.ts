/* Which choices belong to which card of the hand. */

import { parted } from "../../../words/names.ts";
import type { Action, Choice, ExpressView } from "../../../wire.ts";
import { MARSHAL } from "../model/board.ts";
import { offeredBy } from "../words/offer.ts";

/** In which order cards stand in a hand. */
const RANKS: Record<string, number> = {
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
} satisfies Record<Action | "bullet", number>;

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
export function sorted(cards: string[]): string[] {
  const rank = (card: string) => RANKS[parted(card)[1]] ?? 0;
  return [...cards].sort((one, two) => rank(one) - rank(two) || one.localeCompare(two));
}

/** The choices that play, discard, keep or take this card. */
export function choicesOf({ offers = [] }: Offers, card: string): string[] {
  return offers.filter((said) => concerns(said, card)).map(({ text }) => text);
}

/** Whether a choice is about this card. */
export const concerns = (said: Choice | undefined | null, card: string): boolean =>
  !!said && "card" in said && said.card === card;

/** The cards that may be taken from the deck. */
export function cardsToChoose(view: Offers): string[] {
  return sorted(offeredBy("choose", view).map(({ card }) => card));
}
