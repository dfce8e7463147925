/* Where a course begins and where a round of it ends, as the ticket and the film want it. */

import type { ExpressEvent, ExpressView, Frame } from "../../../wire.ts";
import type { Advance } from "../../../shell/game.ts";
import type { Express } from "../facts.ts";

/** The round and the turn in which a course begins; no card of that round is on the pile yet. */
export function beginning(view: ExpressView): ExpressEvent[] {
  const { round, first, turn } = view;
  const card = view.rounds.at(-1);
  if (!card) return [];
  const begun: ExpressEvent = { event: "round", round, first, ...card };
  const kind = turn === null ? undefined : card.turns[turn - 1];
  return turn === null || !kind ? [begun] : [begun, { event: "turn", turn, kind }];
}

/**
 * Whether the next round begins with it: a goal of the marshal's, a card of a partner's, the hands.
 * No rule hangs on it, only where the film of a course stops.
 */
const opensRound = (event: ExpressEvent): boolean =>
  event.event === "round" ||
  event.event === "goal" ||
  (event.event === "drew" && (event.how === "start" || event.how === "partner"));

/** A frame cut off before the next round begins, so that the end of this one can be looked at. */
export function withinRound(
  frame: Frame<Express>,
  before: ExpressView,
  advance: Advance<Express>,
): Frame<Express> {
  const next = frame.events.findIndex(opensRound);
  if (next < 0) return frame;
  const events = frame.events.slice(0, next);
  return { ...frame, events, view: events.reduce(advance, before) };
}
