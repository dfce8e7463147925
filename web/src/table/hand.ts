/* Which choices belong to which card of the hand. */

import { parted } from "../words/names.ts";
import { readChoice } from "../words/offer.ts";

const KINDS = ["move", "floor", "fire", "rob", "punch", "marshal", "bullet"];

/** The cards of a hand: by kind, bullets last. */
export function sorted(cards: string[]): string[] {
  const rank = (card: string) => KINDS.indexOf(parted(card)[1]);
  return [...cards].sort((one, two) => rank(one) - rank(two) || one.localeCompare(two));
}

/** The choices that play, discard or take this card. */
export function choicesOf(choices: string[], card: string): string[] {
  return choices.filter((choice) => {
    const said = readChoice(choice);
    if (!said) return false;
    if (said.verb === "play") return card === `${said.bandit} ${said.action}`;
    return (said.verb === "discard" || said.verb === "choose") && said.card === card;
  });
}

/** The cards that may be taken from the deck. */
export function cardsToChoose(choices: string[]): string[] {
  return sorted(choices.flatMap((choice) => readChoice(choice)?.card ?? []));
}
