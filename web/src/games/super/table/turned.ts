/* The cards of a round as they are turned up. */

import type { PlanChoice, SuperEvent, SuperView } from "../../../wire.ts";
import { SLOTS, type SuperCard } from "./plan.ts";

/** A card of somebody's plan: none while it is face-down; passed where it will never come. */
export interface Turned {
  card: SuperCard | null;
  /** Whether it is turned up. */
  open: boolean;
}

export interface Hand {
  seat: number;
  bandit: string;
  cards: Turned[];
  /** Fell off the train in this round: what is left is lost. */
  off: boolean;
}

/** The events of the round that was begun last. */
export function thisRound(events: SuperEvent[]): SuperEvent[] {
  return events.slice(events.findLastIndex((event) => event.event === "round") + 1);
}

/** Everybody's cards of this round, from the first player on; own ones are known from the start. */
export function turned(view: SuperView, events: SuperEvent[], plan: PlanChoice | null): Hand[] {
  const told = thisRound(events);
  const planned = new Set(told.flatMap((event) => (event.event === "chose" ? [event.seat] : [])));
  return view.order
    .filter((seat) => planned.has(seat) || view.chosen[seat])
    .map((seat) => {
      const bandit = view.players[seat]?.bandits[0] ?? "";
      const own = plan && seat === view.seat ? plan.cards : [];
      const open = told.flatMap((event) => {
        if (event.event === "turned-up" && event.bandit === bandit) return [event.card];
        return event.event === "saved" && event.bandit === bandit ? ["horse" as const] : [];
      });
      const cards = Array.from({ length: SLOTS }, (_, at): Turned => {
        const card = open[at];
        return card ? { card, open: true } : { card: own[at] ?? null, open: false };
      });
      return {
        seat,
        bandit,
        cards,
        off: told.some((each) => each.event === "fell" && each.bandit === bandit),
      };
    });
}
