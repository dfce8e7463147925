/* What everybody holds at a moment of a record of Colt Express. */

import type { Held } from "../../../shell/replay/hands.ts";
import { cardParts } from "../../../parts.ts";
import type { ExpressView } from "../../../wire.ts";
import { cardName, crewName, kindKey, ownedCard } from "../../../words/names.ts";
import { t } from "../../../words/words.svelte.ts";
import { sorted } from "../table/hand.ts";

/** Everybody's hand in Colt Express. */
export const hands = (view: ExpressView): Held[] =>
  view.players.map(({ bandits, cards, hand }) => ({
    name: crewName(bandits),
    badges: bandits,
    none: t("web-hand-empty"),
    hidden: cards ? 0 : hand,
    cards: sorted(cards ?? []).map((card) => {
      const { kind } = cardParts(card);
      return {
        sign: kind === "bullet" ? "loot-bullet" : `act-${kindKey(kind)}`,
        text: bandits.length > 1 ? ownedCard(card) : cardName(card),
      };
    }),
  }));
