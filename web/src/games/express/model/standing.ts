/* How things stand after a choice, as the server says it: nothing is concluded here. */

import type {
  AffairsEvent,
  ExpressEvent,
  ExpressView,
  HoldsEvent,
  LiesEvent,
  OwnsEvent,
  StandsEvent,
} from "../../../wire.ts";

export type Standing = HoldsEvent | LiesEvent | OwnsEvent | AffairsEvent | StandsEvent;

const KINDS: Record<Standing["event"], true> = {
  holds: true,
  lies: true,
  owns: true,
  affairs: true,
  stands: true,
};

/** Whether an event says how things stand; then nothing happens in it that could be told or shown. */
export const isStanding = (event: ExpressEvent): event is Standing => event.event in KINDS;

function holds(view: ExpressView, { event: _, ...cards }: HoldsEvent): ExpressView {
  const players = view.players.map((player) => {
    const { bandits, received } = player;
    return player.seat === cards.seat ? { bandits, received, ...cards } : player;
  });
  return { ...view, players };
}

function lies(view: ExpressView, { place, loot }: LiesEvent): ExpressView {
  const places = view.places.map((each) => (each.place === place ? { place, loot } : each));
  return { ...view, places };
}

function owns(view: ExpressView, { bandit, loot, station }: OwnsEvent): ExpressView {
  const bandits = view.bandits.map((each) =>
    each.bandit === bandit ? { ...each, loot, station } : each,
  );
  return { ...view, bandits };
}

function affairs(view: ExpressView, { event: _, ...now }: AffairsEvent): ExpressView {
  return { ...view, ...now };
}

/** What is in a view at some moments only. */
const PASSING = ["wagon", "more", "drinking", "destination", "chosen", "result"] as const;

function stands(
  view: ExpressView,
  { event: _, played, resolved, ...now }: StandsEvent,
): ExpressView {
  const after: ExpressView = { ...view };
  for (const field of PASSING) delete after[field];
  const pile = view.pile.slice(0, played).map((card, at) => ({ ...card, resolved: at < resolved }));
  return { ...after, ...now, pile };
}

/** The view after an event that says how things stand. */
export function withStanding(view: ExpressView, event: Standing): ExpressView {
  switch (event.event) {
    case "holds":
      return holds(view, event);
    case "lies":
      return lies(view, event);
    case "owns":
      return owns(view, event);
    case "affairs":
      return affairs(view, event);
    case "stands":
      return stands(view, event);
  }
}
