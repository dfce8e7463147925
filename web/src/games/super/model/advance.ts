/* A view of Colt Super Express carried on by an event, so that all keeps step with the film. */

import type {
  CarPlace,
  SuperBandit,
  SuperEvent,
  SuperStandsEvent,
  SuperView,
} from "../../../wire.ts";

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

function lined(view: SuperView, place: CarPlace, line: string[]): SuperView {
  const places = view.places.map((each) =>
    each.place === place ? { ...each, bandits: line } : each,
  );
  return { ...view, places };
}

/** The train without its last wagon. */
function uncoupled(view: SuperView, wagon: number): SuperView {
  const lost = [`${wagon} inside`, `${wagon} roof`];
  return {
    ...view,
    wagons: wagon - 1,
    places: view.places.filter(({ place }) => !lost.includes(place)),
  };
}

/** Nobody plans, and nobody knows whom they would hit until all is done. */
function idle(view: SuperView): SuperView {
  return {
    ...view,
    offers: [],
    deciders: [],
    bandits: view.bandits.map((each) => ({ ...each, target: null })),
  };
}

/** Where the game stands, as the server says it. */
function stands(view: SuperView, { event: _, targets, ...now }: SuperStandsEvent): SuperView {
  const bandits = view.bandits.map((each) => ({ ...each, target: targets[each.seat] ?? null }));
  return { ...view, ...now, bandits };
}

/** The view after an event. */
export function advance(before: SuperView, event: SuperEvent): SuperView {
  if (event.event === "stands") return stands(before, event);
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
      return {
        ...view,
        round: event.round,
        first: event.first,
        chosen: view.chosen.map(() => false),
      };
    case "turned":
      return bandit(view, event.bandit, { facing: event.facing });
    case "moved": {
      const { to, line, facing, stunned } = event;
      const moved = lined(without(view, event.bandit), to, line);
      return bandit(moved, event.bandit, { place: to, facing, stunned });
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
      return uncoupled(view, event.wagon);
    case "took": {
      const { wagon, value } = event;
      const own = view.bandits.find((each) => each.bandit === event.bandit);
      return bandit(view, event.bandit, { loot: [{ wagon, value }, ...(own?.loot ?? [])] });
    }
    default:
      return view;
  }
}
