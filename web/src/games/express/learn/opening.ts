/* Where a course begins and where a round of it ends, as the ticket and the film want it. */

import type { ExpressView, Frame, GameEvent } from "../../../wire.ts";
import type { Advance } from "../../../shell/game.ts";
import type { Express } from "../facts.ts";

/** What must have happened for a position to stand as it does: the round, its turns, its cards. */
export function beginning(view: ExpressView): GameEvent[] {
  const round = view.rounds.at(-1);
  if (!round) return [];
  const told: GameEvent[] = [
    { event: "round", round: view.round, first: view.first, ...round } as GameEvent,
  ];
  let played = 0;
  for (const [at, turn] of round.turns.entries()) {
    if (view.turn !== null && at + 1 > view.turn) break;
    told.push({ event: "turn", turn: at + 1, kind: turn } as GameEvent);
    for (const seat of round.order[at] ?? []) {
      const card = view.pile[played];
      if (card?.seat !== seat) continue;
      played += 1;
      told.push({
        event: "played",
        seat,
        face_down: card.face_down,
        card: card.card ?? undefined,
      } as GameEvent);
    }
  }
  return told;
}

/** Whether the next round begins with it: a goal of the marshal's, a card of a partner's, the hands. */
const opensRound = (event: GameEvent): boolean =>
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
