/* Colt Super Express: views carried on by events, plans, sentences, and where everybody stands. */

import { fixture } from "../../../testing/fixture.ts";
import { beforeAll, describe, expect, test } from "vitest";
import type { CarPlace, PlanChoice, SuperEvent, SuperView } from "../../../wire.ts";
import { speak } from "../../../words/words.svelte.ts";
import { advance } from "../model/advance.ts";
import { asking } from "./asking.ts";
import { courses, endWords } from "./course.ts";
import found from "../fixtures/games.json";
import { foretold, noteOf, planned, planOf } from "./plan.ts";
import { stateOf } from "./sheets.ts";
import type { Forecasts } from "./plan.ts";
import { SuperTeller } from "../words/teller.ts";
import { arrival, lostAt, measured, spots, wagonsAtFirst } from "../scene/train.ts";
import { turned } from "./turned.ts";
import { aboutBandit, placeWords } from "../scene/words.ts";

interface Game {
  prologue: SuperEvent[];
  views: SuperView[];
  events: SuperEvent[][];
}
const games = fixture<Game[]>(found.games);
const first = games[0]!;
const start = first.views[0]!;
const DESK = { width: 1440, height: 456, top: 100 };
const CROWD = ["Ghost", "Doc", "Tuco", "Cheyenne", "Belle", "Django", "Mei"];
const PHONE = { width: 390, height: 286, top: 84 };

beforeAll(() => speak("en"));

/** What events alone can tell of a view. */
function facts(view: SuperView) {
  const { round, first: leads, wagons } = view;
  const bandits = view.bandits.map(({ target: _, ...rest }) => rest);
  const places = view.places.filter(({ bandits: line }) => line.length);
  return { round, leads, wagons, bandits, places };
}

describe("a view", () => {
  const steps = games.flatMap(({ views, events }) =>
    events.map((told, at) => [views[at]!, told, views[at + 1]!] as const),
  );
  test("is carried on by events to the next one, without knowing a rule", () => {
    for (const [before, told, after] of steps)
      expect(facts(told.reduce(advance, before))).toEqual(facts(after));
  });
  test("has nobody to plan and nobody in the line of fire while cards are turned up", () => {
    const shown = advance(start, { event: "turned-up", bandit: "Doc", card: "turn" });
    expect(shown.offers).toEqual([]);
    expect(shown.bandits.every(({ target }) => target === null)).toBe(true);
  });
  test("keeps one's own plan when others have planned", () => {
    const plan = start.offers![0]!;
    const own = { ...start, chosen: [plan, false, false, false] };
    const shown = advance(own, { event: "chose", seat: 2 });
    expect(shown.chosen).toEqual([plan, false, true, false]);
  });
});

test("the wagons that there were are known from those that are gone", () => {
  for (const { views, events } of games) {
    const told = events.flat();
    expect(wagonsAtFirst(views.at(-1)!, told)).toBe(views[0]!.wagons);
    expect(wagonsAtFirst(views.at(-1)!, [])).toBe(views[0]!.wagons);
  }
});

describe("on the train", () => {
  test("everybody stands in their order from rear to front", () => {
    for (const room of [DESK, PHONE])
      for (const view of games.flatMap(({ views }) => views)) {
        const where = spots(view, measured(view.wagons, 5, room));
        for (const { bandits } of view.places) {
          const xs = bandits.map((name) => where[name]!.x);
          expect(xs).toEqual([...xs].sort((one, two) => one - two));
          expect(new Set(xs).size).toBe(xs.length);
        }
      }
  });
  test("seven in one car stay in it", () => {
    for (const room of [DESK, PHONE]) {
      const view = { ...start, places: [{ place: "3 inside" as const, bandits: CROWD }] };
      const measures = measured(8, 8, room);
      const car = measures.cars[3]!;
      for (const { x } of Object.values(spots(view, measures))) {
        expect(x).toBeGreaterThan(car.x);
        expect(x).toBeLessThan(car.x + car.width);
      }
    }
  });
  test("seven who rode to the locomotive can be told apart, and stay on it", () => {
    for (const room of [DESK, PHONE]) {
      const view = { ...start, places: [{ place: "0 inside" as const, bandits: CROWD }] };
      const measures = measured(8, 8, room);
      const engine = measures.cars[0]!;
      const xs = Object.values(spots(view, measures)).map(({ x }) => x);
      expect(xs[0]).toBeGreaterThan(engine.x);
      expect(xs.at(-1)).toBeLessThan(engine.x + measures.locoWidth);
      for (const [at, x] of xs.slice(1).entries()) expect(x - xs[at]!).toBeGreaterThan(16);
    }
  });
  test("the whole of the longest train is in sight, on a phone too", () => {
    for (const room of [DESK, PHONE]) {
      const { cars, width, locoWidth, slides } = measured(8, 8, room);
      expect(slides).toBe(false);
      expect(cars[8]!.x).toBeGreaterThanOrEqual(0);
      expect(cars[0]!.x + locoWidth).toBeLessThanOrEqual(width);
    }
  });
  test("a lost wagon is seen behind what is left", () => {
    const measures = measured(4, 5, DESK);
    const rear = lostAt(measures, 4) + measures.carWidth;
    expect(rear).toBeGreaterThan(0);
    expect(rear).toBeLessThan(measures.cars[4]!.x);
  });
  test("who comes stands with the back to the edge", () => {
    const measures = measured(5, 5, DESK);
    const middle = measures.cars[2]!.x + measures.cars[2]!.width / 2;
    expect(arrival(measures, "2 roof", "forward").x).toBeLessThan(middle);
    expect(arrival(measures, "2 roof", "back").x).toBeGreaterThan(middle);
  });
});

describe("a plan", () => {
  const step = (card: string, place: CarPlace | null, target: string | null = null) => ({
    card,
    place,
    target,
    facing: "forward",
    stunned: false,
  });
  const forecasts = fixture<Forecasts>({
    "plan shoot, move, floor": {
      steps: [step("shoot", "3 inside", "Mei"), step("move", "2 inside"), step("floor", "2 roof")],
    },
    "plan move, shoot, turn": {
      steps: [step("move", null), step("shoot", null), step("turn", null)],
    },
  });
  const own = { stunned: false, place: "3 inside" as const };

  test("is one of those offered, found by its cards or its text", () => {
    const plan = start.offers![1]!;
    expect(planOf(plan.cards, start)).toBe(plan);
    expect(planned(plan.text, start)).toBe(plan);
    expect(planOf(plan.cards.slice(0, 2), start)).toBeUndefined();
    expect(planOf(plan.cards, { offers: [] })).toBeUndefined();
  });
  test("is foretold as far as it is made", () => {
    expect(foretold(forecasts, [])).toEqual([]);
    expect(foretold(forecasts, ["shoot"]).map(({ target }) => target)).toEqual(["Mei"]);
    expect(foretold(forecasts, ["shoot", "move"]).map(({ place }) => place)).toEqual([
      "3 inside",
      "2 inside",
    ]);
    expect(foretold(forecasts, ["turn"])).toEqual([]);
  });
  test("says what each card would do", () => {
    const said = (...cards: Parameters<typeof planOf>[0]) =>
      noteOf(foretold(forecasts, cards), own);
    expect(said("shoot")).toBe("Hits Mei as things stand.");
    expect(said("shoot", "move")).toBe("You would go into car 2.");
    expect(said("shoot", "move", "floor")).toBe("You would climb onto the roof of car 2.");
    expect(said("move")).toBe("You would be off the train!");
    expect(said("move", "shoot")).toBe("");
    expect(said()).toBe("");
  });
  test("says that a stunned bandit only stands up", () => {
    const lying = { stunned: true, place: "3 inside" as const };
    expect(noteOf(foretold(forecasts, ["shoot"]), lying)).toContain("only stand up");
  });
});

describe("the cards of a round", () => {
  const told: SuperEvent[] = [
    { event: "round", round: 1, first: 1 },
    ...[0, 1, 2, 3].map((seat): SuperEvent => ({ event: "chose", seat })),
    { event: "turned-up", bandit: start.players[1]!.bandits[0]!, card: "move" },
    { event: "saved", bandit: start.players[0]!.bandits[0]! },
    { event: "fell", bandit: start.players[2]!.bandits[0]!, from: "1 roof", cause: "shot" },
  ];
  const view = { ...start, first: 1, order: [1, 2, 3, 0], seat: 0 };

  test("lie from the first player on, and only turned-up ones are known", () => {
    const hands = turned(view, told, null);
    expect(hands.map(({ seat }) => seat)).toEqual([1, 2, 3, 0]);
    expect(hands[0]!.cards.map(({ card }) => card)).toEqual(["move", null, null]);
    expect(hands[1]!.off).toBe(true);
    expect(hands[3]!.cards[0]).toEqual({ card: "horse", open: true });
  });
  test("show one's own plan to oneself", () => {
    const plan: PlanChoice = { text: "mine", verb: "plan", cards: ["horse", "move", "turn"] };
    const own = turned(view, told, plan).at(-1)!;
    expect(own.cards.map(({ card, open }) => [card, open])).toEqual([
      ["horse", true],
      ["move", false],
      ["turn", false],
    ]);
  });
  test("are those of all who have planned, also before one came", () => {
    const chosen = [true, true, false, true];
    expect(turned({ ...view, chosen }, [], null).map(({ seat }) => seat)).toEqual([1, 3, 0]);
  });
  test("of a round that has just begun are none", () => {
    expect(turned(view, [...told, { event: "round", round: 2, first: 2 }], null)).toEqual([]);
  });
});

describe("the story", () => {
  test.each(found.sentences)("$says", ({ event, crews, says }) => {
    const teller = new SuperTeller(crews, (name) => name);
    expect(teller.sentence(fixture<SuperEvent>(event))).toBe(says);
  });
  test("tells what comes of a card in the line of the card", () => {
    const lines = new SuperTeller([["Doc"], ["Mei"]]).lines([
      { event: "round", round: 1, first: 1 },
      { event: "chose", seat: 0 },
      { event: "turned-up", bandit: "Doc", card: "shoot" },
      { event: "shot", bandit: "Doc", target: "Mei" },
      { event: "fell", bandit: "Mei", from: "0 roof", cause: "shot" },
    ]);
    expect(lines.map(({ heading }) => heading)).toEqual([true, false, false]);
    expect(lines[2]).toEqual({
      text: "*Doc*, Shoot: *Doc* fires at *Mei*. *Mei* flies off the train.",
      who: "Doc",
      heading: false,
    });
  });
});

describe("in words", () => {
  const bandit = start.bandits[0]!;
  test("a bandit faces, lies, or aims", () => {
    expect(aboutBandit({ ...bandit, target: "Mei" })).toContain("would hit Mei");
    expect(aboutBandit({ ...bandit, target: null })).toContain("would hit nobody");
    expect(aboutBandit({ ...bandit, stunned: true })).toContain("stunned");
    expect(aboutBandit({ ...bandit, place: null })).toContain("off the train");
  });
  test("a place tells its line from rear to front", () => {
    const names = start.bandits.slice(0, 2).map((each) => each.bandit);
    const view = { ...start, places: [{ place: "2 roof" as const, bandits: names }] };
    const words = placeWords(view, "2 roof");
    expect(words).toContain("roof of wagon 2");
    expect(words.indexOf(names[0]!)).toBeLessThan(words.indexOf(names[1]!));
  });
  test("a sheet says who has planned, and who lies or fell", () => {
    const kind = (more: Partial<typeof bandit>, chosen: boolean, playing = false) =>
      stateOf({ ...start, chosen: [chosen] }, { ...bandit, seat: 0, ...more }, 0, playing).kind;
    expect(kind({}, false)).toBe("planning");
    expect(kind({}, true)).toBe("ready");
    expect(kind({ stunned: true }, false)).toBe("stunned");
    expect(kind({ stunned: true }, true, true)).toBe("stunned");
    expect(kind({ place: null }, false)).toBe("off");
  });
  test("one is asked for what is left, and then for leave", () => {
    expect(asking(start, 0, false)).toContain("three cards");
    expect(asking(start, 2, false)).toContain("One more card");
    expect(asking(start, 3, false)).toContain("lock it in");
  });
  test("one who is out is told so", () => {
    const bandits = start.bandits.map((each) =>
      each.seat === 0 ? { ...each, place: null } : each,
    );
    const out = asking({ ...start, bandits, offers: [], deciders: [1] }, 0, false);
    expect(out).toContain("You are off the train");
  });
  test("one who watches has no plan", () => {
    const watched = { ...start, seat: null, offers: [], deciders: [1] };
    expect(asking(watched, 0, false)).toBe(`${start.players[1]!.bandits[0]} is choosing.`);
  });
});

test("the end tells how everybody fared, the first to fall first", () => {
  for (const { views, events } of games) {
    const view = views.at(-1)!;
    const all = courses(view, events.flat());
    const winners = view.result!.winners;
    expect(
      all
        .slice(-winners.length)
        .map(({ seat }) => seat)
        .sort(),
    ).toEqual([...winners].sort());
    for (const course of all) {
      const bandit = view.bandits.find((each) => each.bandit === course.bandit)!;
      expect(course.fall === null).toBe(bandit.place !== null);
      const latest = course.loot.map(({ value }) => value).reverse();
      expect(latest).toEqual(bandit.loot.map(({ value }) => value));
      expect(endWords(course)).toMatch(/\.$/);
    }
  }
});
