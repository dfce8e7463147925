/* A table at which Colt Super Express is played: what passes through the shared parts, by its own types. */

import type { Tell } from "../words/story.ts";
import type { Foretold, GameEvent, SuperEvent, SuperForetold, SuperView, View } from "../wire.ts";
import { SuperTeller } from "./story.ts";

/** A view of that game; the shared parts pass on whatever the server tells. */
export const superView = (view: View): SuperView => view as unknown as SuperView;

/** Such a view, as the shared parts take it. */
export const anyView = (view: SuperView): View => view as unknown as View;

export const superEvents = (events: GameEvent[]): SuperEvent[] => events as unknown as SuperEvent[];

export const anyEvent = (event: SuperEvent): GameEvent => event as unknown as GameEvent;

/** What is foretold of each plan. */
export type Forecasts = Record<string, SuperForetold>;

export const superForecasts = (told: Record<string, Foretold>): Forecasts =>
  told as unknown as Forecasts;

/** How the events are told. */
export function tellOf(view: Pick<SuperView, "players">): Tell {
  const teller = new SuperTeller(view.players.map((player) => player.bandits));
  return (events) => teller.lines(superEvents(events));
}
