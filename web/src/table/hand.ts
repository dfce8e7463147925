/* Which choices belong to which card of the hand. */

import { parted } from "../words/names.ts";
import { readChoice } from "../words/offer.ts";

const KINDS = [
  "move",
  "move+",
  "floor",
  "floor+",
  "fire",
  "rob",
  "punch",
  "arrest",
  "brainwave",
  "marshal",
  "ride",
  "bullet",
];

const ENOUGH = ["keep the rest", "keep no more", "pass"];

/** The choice by which one is content with what one has, if there is one. */
export const enoughOf = (choices: string[]): string | undefined =>
  ENOUGH.find((choice) => choices.includes(choice));

/** The cards of a hand: by kind, bullets last. */
export function sorted(cards: string[]): string[] {
  const rank = (card: string) => KINDS.indexOf(parted(card)[1]);
  return [...cards].sort((one, two) => rank(one) - rank(two) || one.localeCompare(two));
}

const NAMED = ["discard", "choose", "keep"];

/** The choices that play, discard, keep or take this card. */
export function choicesOf(choices: string[], card: string): string[] {
  return choices.filter((choice) => {
    const said = readChoice(choice);
    if (!said) return false;
    if (said.verb === "play") return card === `${said.bandit} ${said.action}`;
    return NAMED.includes(said.verb ?? "") && said.card === card;
  });
}

/** The cards that may be taken from the deck. */
export function cardsToChoose(choices: string[]): string[] {
  return sorted(choices.flatMap((choice) => readChoice(choice)?.card ?? []));
}
