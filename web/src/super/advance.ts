/* A view of Colt Super Express carried on by an event, so that all keeps step with the film. */

import type { SuperBandit, SuperEvent, SuperView } from "../wire.ts";

type Change = Partial<Omit<SuperBandit, "bandit">>;

function bandit(view: SuperView, name: string, change: Change): SuperView {
  return {
    ...view,
    bandits: view.bandits.map((each) => (each.bandit === name ? { ...each, ...change } : each)),
  };
}

/** The lines of bandits without one of them. */
function without(view: SuperView, name: string): SuperView {
  return {
    ...view,
    places: view.places.map((each) => ({
      ...each,
      bandits: each.bandits.filter((other) => other !== name),
    })),
  };
}

function lined(view: SuperView, place: string, line: string[]): SuperView {
  const places = view.places.map((each) =>
    each.place === place ? { ...each, bandits: line } : each,
  );
  return { ...view, places };
}

/** Nobody plans, and nobody knows whom they would hit until all is done. */
function idle(view: SuperView): SuperView {
  return {
    ...view,
    choices: [],
    deciders: [],
    bandits: view.bandits.map((each) => ({ ...each, target: null })),
  };
}

/** The view after an event. */
export function advance(before: SuperView, event: SuperEvent): SuperView {
  if (event.event === "chose") {
    const chosen = before.chosen.map((plan, seat) => (seat === event.seat ? plan || true : plan));
    return { ...before, chosen, deciders: before.deciders.filter((seat) => seat !== event.seat) };
  }
  const view = idle(before);
  switch (event.event) {
    case "placed": {
      const { place, facing } = event;
      return bandit(view, event.bandit, { place, facing });
    }
    case "round":
      return { ...view, round: event.round, first: event.first, chosen: view.chosen.map(() => false) };
    case "turned":
      return bandit(view, event.bandit, { facing: event.facing });
    case "moved": {
      const { to, line, facing, cause } = event;
      const moved = lined(without(view, event.bandit), to, line);
      return bandit(moved, event.bandit, { place: to, facing, stunned: cause === "shot" });
    }
    case "stood-up":
      return bandit(view, event.bandit, { stunned: false });
    case "lay-down":
      return bandit(view, event.bandit, { stunned: true });
    case "fell":
      return bandit(without(view, event.bandit), event.bandit, {
        place: null,
        stunned: false,
      });
    case "uncoupled":
      return { ...view, wagons: event.wagon - 1 };
    case "took": {
      const { wagon, value } = event;
      const own = view.bandits.find((each) => each.bandit === event.bandit);
      return bandit(view, event.bandit, { loot: [{ wagon, value }, ...(own?.loot ?? [])] });
    }
    default:
      return view;
  }
}
