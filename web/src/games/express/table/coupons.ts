/* The round as a railway ticket: its turns, who plays in which order, and what was played. */

import type { Card, ExpressEvent, ExpressView, RoundCard } from "../../../wire.ts";
import { cardParts } from "../../../parts.ts";

export interface Chip {
  seat: number;
  /** Whose badge it carries. */
  bandit: string;
  state: "played" | "drew" | "passed" | "empty";
  /** The card, where it may be seen. */
  card: Card | null;
  faceDown: boolean;
  /** Its place on the pile. */
  pile: number | null;
}

export interface Coupon {
  turn: RoundCard["turns"][number];
  chips: Chip[];
  state: "past" | "now" | "next";
}

/** The coupons of the round that is on. */
export function coupons(view: ExpressView, events: ExpressEvent[]): Coupon[] {
  const round = view.rounds.at(-1);
  if (!round) return [];
  const made = round.order.map((seats) => seats.map(blank(view)));
  const start = events.findLastIndex((event) => event.event === "round");
  let turn = -1;
  let pile = 0;
  const told = start < 0 ? [] : events.slice(start);
  const turnedUp = upturned(told);
  for (const event of told) {
    if (event.event === "turn") turn = event.turn - 1;
    const chips = made[turn];
    if (!chips) continue;
    if (event.event === "played") {
      put(chips, view, event.seat, "played", pile, event.card ?? turnedUp.get(pile));
      pile += 1;
    }
    if (event.event === "drew" && event.how === "turn") put(chips, view, event.seat, "drew", null);
    if (event.event === "searched") put(chips, view, event.seat, "drew", null);
    if (event.event === "passed") put(chips, view, event.seat, "passed", null);
  }
  const now = current(view, made);
  return made.map((chips, at) => ({
    turn: round.turns[at]!,
    chips,
    state: at < now ? "past" : at === now ? "now" : "next",
  }));
}

/** The cards that were carried out, by their place on the pile, which is empty before the next round begins. */
function upturned(events: ExpressEvent[]): Map<number, Card> {
  const found = events.flatMap((event): [number, Card][] =>
    event.event === "resolving" ? [[event.number - 1, `${event.bandit} ${event.action}`]] : [],
  );
  return new Map(found);
}

function blank(view: ExpressView) {
  return (seat: number): Chip => ({
    seat,
    bandit: view.players[seat]?.bandits[0] ?? "",
    state: "empty",
    card: null,
    faceDown: false,
    pile: null,
  });
}

/** One who plays more often than the card says, as after a drink, gets another chip when it happens. */
function put(
  chips: Chip[],
  view: ExpressView,
  seat: number,
  state: Chip["state"],
  pile: number | null,
  known?: Card,
): void {
  let at = chips.findIndex((chip) => chip.seat === seat && chip.state === "empty");
  if (at < 0) {
    at = chips.findLastIndex((chip) => chip.seat === seat) + 1;
    chips.splice(at, 0, blank(view)(seat));
  }
  const played = pile === null ? undefined : view.pile[pile];
  const card = played?.card ?? known ?? null;
  const chip = chips[at]!;
  chips[at] = {
    ...chip,
    state,
    pile,
    card,
    bandit: card ? cardParts(card).owner : chip.bandit,
    faceDown: played?.face_down ?? false,
  };
}

/** The turn that is on, or in which the card was played that is carried out. */
function current(view: ExpressView, made: Chip[][]): number {
  if (view.turn !== null) return view.turn - 1;
  if (view.resolving === null) return made.length;
  const card = view.resolving - 1;
  return made.findIndex((chips) => chips.some((chip) => chip.pile === card));
}
