/* What everybody holds at a moment of a record. */

import { sorted } from "../table/hand.ts";
import type { View } from "../wire.ts";
import { cardName, crewName, kindKey, ownedCard, parted } from "../words/names.ts";
import { t } from "../words/words.svelte.ts";

/** A hand: the cards that are seen, and how many are not. */
export interface Held {
  name: string;
  badges: string[];
  cards: { sign: string; text: string }[];
  hidden: number;
  /** What is said where there are none. */
  none: string;
}

/** Everybody's hand in Colt Express. */
export const hands = (view: View): Held[] =>
  view.players.map(({ bandits, cards, hand }) => ({
    name: crewName(bandits),
    badges: bandits,
    none: t("web-hand-empty"),
    hidden: cards ? 0 : hand,
    cards: sorted(cards ?? []).map((card) => {
      const [, kind] = parted(card);
      return {
        sign: kind === "bullet" ? "loot-bullet" : `act-${kindKey(kind)}`,
        text: bandits.length > 1 ? ownedCard(card) : cardName(card),
      };
    }),
  }));
