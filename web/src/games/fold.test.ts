/* Folding the told events gives the view that the server sends. */

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Facts } from "../shell/game.ts";
import { fixture } from "../testing/fixture.ts";
import type { ExpressEvent, ExpressView, SuperEvent, SuperView, Token } from "../wire.ts";
import round from "./express/fixtures/round.json";
import { advance } from "./express/model/advance.ts";
import { isStanding } from "./express/model/standing.ts";
import games from "./super/fixtures/games.json";
import { advance as advanceSuper } from "./super/model/advance.ts";

/** A game as some eyes saw it: the views, and what led from each to the next. */
interface Recorded {
  name: string;
  views: Facts["view"][];
  events: Facts["event"][][];
}

/** What is put to a seat, and no fact of the board. */
const UNTOLD: Record<string, string[]> = {
  express: ["choices", "offers"],
  super: ["choices", "offers"],
};

/** A view by its fields, those of bandits and players one by one, without what is not told. */
function fields(view: Facts["view"]): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const untold = UNTOLD[view.game] ?? [];
  for (const [key, value] of Object.entries(view)) {
    if (key !== "bandits" && key !== "players") found[key] = value;
    else
      fixture<object[]>(value).forEach((each, at) =>
        Object.entries(each).forEach(([field, held]) => {
          if (!untold.includes(`${key}.${field}`)) found[`${key} ${at} ${field}`] = held;
        }),
      );
  }
  return Object.fromEntries(Object.entries(found).filter(([key]) => !untold.includes(key)));
}

/** Games that were told, `tests/web/test_fold.py` says where; two small ones are always there. */
function all(): Recorded[] {
  const folder = process.env.FOLSOM_TOLD;
  const kept = folder ? readdirSync(folder).sort() : [];
  return [
    { name: "a round", ...fixture<Omit<Recorded, "name">>(round) },
    ...fixture<Omit<Recorded, "name">[]>(games.games).map((game) => ({ name: "super", ...game })),
    ...kept.map((name) =>
      fixture<Recorded>({ name, ...JSON.parse(readFileSync(`${folder}/${name}`, "utf8")) }),
    ),
  ];
}

/** What is seen on the train and on the sheets of Colt Super Express, and who has planned. */
function seenInSuper(view: SuperView): object {
  const { round, first, wagons, places, players, cards, expansions } = view;
  return {
    ...{ round, first, wagons, places, players, cards, expansions },
    bandits: view.bandits.map(({ target: _, ...rest }) => rest),
    chosen: view.chosen.map(Boolean),
  };
}

/** What is seen on the train and on the sheets, tokens by their kind; a played marshal is a figure. */
function seen(view: ExpressView): object {
  const { neutral, strongbox_waits, stagecoach, shotgun, horses, hostages, prisoners } = view;
  const { achievements, stacks, fistfighters } = view;
  const kinds = (loot: Token[]): string[] => loot.map(({ kind }) => kind).sort();
  return {
    ...{ neutral, strongbox_waits, stagecoach, shotgun, horses, hostages, prisoners },
    ...{ stacks, fistfighters },
    achieved: achievements && {
      wanted: [...achievements.wanted].sort(),
      companions: [...achievements.companions].sort(),
      bags: kinds(achievements.bags),
    },
    marshal: prisoners ? null : view.marshal,
    rounds: view.rounds,
    places: view.places.map(({ place, loot }) => [place, kinds(loot)]),
    bandits: view.bandits.map(({ loot, station: _, ...rest }) => ({ ...rest, loot: kinds(loot) })),
    received: view.players.map(({ received }) => received),
  };
}

const of = (game: string): Recorded[] => all().filter(({ views }) => views[0]?.game === game);

describe("without what says how things stand, the train is the same", () => {
  test.each(of("super"))("$name", ({ views, events }) => {
    fixture<SuperEvent[][]>(events).forEach((told, step) => {
      const [before, after] = fixture<SuperView[]>(views.slice(step, step + 2));
      const happened = told.filter(({ event }) => event !== "stands");
      const folded = happened.reduce(advanceSuper, before!);
      expect(seenInSuper(folded), `step ${step + 1}`).toEqual(seenInSuper(after!));
    });
  });
  test.each(of("express"))("$name", ({ views, events }) => {
    fixture<ExpressEvent[][]>(events).forEach((told, step) => {
      const [before, after] = fixture<ExpressView[]>(views.slice(step, step + 2));
      const happened = told.filter((event) => !isStanding(event));
      expect(seen(happened.reduce(advance, before!)), `step ${step + 1}`).toEqual(seen(after!));
    });
  });
});

describe("folding what was told", () => {
  test.each(all())("$name", ({ views, events }) => {
    events.forEach((told, step) => {
      const before = views[step]!;
      const after =
        before.game === "super"
          ? fixture<SuperEvent[]>(told).reduce(advanceSuper, fixture<SuperView>(before))
          : fixture<ExpressEvent[]>(told).reduce(advance, fixture<ExpressView>(before));
      expect(fields(after), `step ${step + 1}`).toEqual(fields(views[step + 1]!));
    });
  });
});
