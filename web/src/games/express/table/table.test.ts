/* What is worked out from views and events. */

import { choiceOf, offering } from "../../../testing/offers.ts";
import { fixture } from "../../../testing/fixture.ts";
import { beforeAll, describe, expect, test } from "vitest";
import round from "../fixtures/round.json";
import type { ExpressEvent, ExpressView, Foretold } from "../../../wire.ts";
import { speak } from "../../../words/words.svelte.ts";
import { advance } from "../model/advance.ts";
import { after, asking } from "./asking.ts";
import { coupons } from "./coupons.ts";
import { certain, forecastOf, preview } from "./foresee.ts";
import { choicesOf, sorted } from "./hand.ts";
import { because, note } from "./notes.ts";

beforeAll(() => speak("en"));

const views = fixture<ExpressView[]>(round.views);
const events = fixture<ExpressEvent[][]>(round.events);
const told = (until: number) => [
  ...fixture<ExpressEvent[]>(round.prologue),
  ...events.slice(0, until).flat(),
];

describe("the ticket", () => {
  const planned = views.filter((view) => view.round === 1 && view.phase === "schemin");

  test("has a coupon for each turn, and one of them is now", () => {
    planned.forEach((view) => {
      const made = coupons(view, told(views.indexOf(view)));
      expect(made.map((coupon) => coupon.turn)).toEqual(view.rounds[0]?.turns);
      expect(made.map(({ chips }) => chips.map(({ seat }) => seat))).toEqual(view.rounds[0]?.order);
      expect(made.filter((coupon) => coupon.state === "now")).toHaveLength(1);
    });
  });

  test("holds every card of the pile once, in order", () => {
    views
      .filter((view) => view.round === 1)
      .forEach((view) => {
        const made = coupons(view, told(views.indexOf(view)));
        const piled = made
          .flatMap((coupon) => coupon.chips)
          .filter((chip) => chip.state === "played");
        expect(piled.map((chip) => chip.pile)).toEqual(view.pile.map((_, at) => at));
        expect(piled.map((chip) => chip.card)).toEqual(view.pile.map((played) => played.card));
      });
  });

  test("stays with the card that led into the stagecoach, be it the last one", () => {
    const last = views.findLast((view) => view.round === 1 && view.pile.length)!;
    const pile = last.pile.map((played) => ({ ...played, resolved: true }));
    const seen: ExpressView = { ...last, pile, phase: "taking-hostage", turn: null };
    const made = coupons({ ...seen, resolving: pile.length }, told(views.indexOf(last)));
    expect(made.at(-1)?.state).toBe("now");
    const done = coupons({ ...seen, resolving: null }, told(views.indexOf(last)));
    expect(done.every(({ state }) => state === "past")).toBe(true);
  });

  test("keeps the cards that were carried out when the pile is gone", () => {
    const next = views.findIndex((view) => view.round === 2);
    const until = told(next).findLastIndex((event) => event.event === "round");
    const seen: ExpressView = {
      ...views[next - 1]!,
      phase: "choose-card",
      turn: null,
      resolving: null,
    };
    const made = coupons({ ...seen, pile: [] }, told(next).slice(0, until));
    const played = made.flatMap(({ chips }) => chips.filter(({ state }) => state === "played"));
    expect(played.length).toBeGreaterThan(0);
    expect(played.every(({ card }) => card !== null)).toBe(true);
  });

  test("waits for whoever decides", () => {
    for (const view of planned) {
      const now = coupons(view, told(views.indexOf(view))).find((coupon) => coupon.state === "now");
      const next = now?.chips.find((chip) => chip.state === "empty");
      expect(next?.seat).toBe(view.deciders[0]);
    }
  });
});

test("events carry a view on to the next one", () => {
  events.forEach((caused, at) => {
    const carried = caused.reduce(advance, views[at]!);
    const next = views[at + 1]!;
    expect(carried.round).toBe(next.round);
    expect(carried.phase).toBe(next.phase);
    expect(carried.marshal).toBe(next.marshal);
    expect(carried.pile).toEqual(next.pile);
    expect(
      carried.bandits.map((bandit) => [bandit.place, bandit.bullets, bandit.loot.length]),
    ).toEqual(next.bandits.map((bandit) => [bandit.place, bandit.bullets, bandit.loot.length]));
    expect(carried.places.map((place) => place.loot.length)).toEqual(
      next.places.map((place) => place.loot.length),
    );
    expect(carried.players.map((player) => player.received)).toEqual(
      next.players.map((player) => player.received),
    );
  });
});

describe("a hand", () => {
  test("stands by kind, bullets last", () => {
    expect(sorted(["Doc bullet", "Ghost marshal", "Ghost move"])).toEqual([
      "Ghost move",
      "Ghost marshal",
      "Doc bullet",
    ]);
  });
  test("finds all ways to play a card", () => {
    const choices = [
      "play Ghost fire",
      "play Ghost fire face-down",
      "play Ghost move",
      "play Ghost fire, then Tuco rob",
      "draw",
    ];
    expect(choicesOf(offering(...choices), "Ghost fire")).toEqual([
      choices[0],
      choices[1],
      choices[3],
    ]);
  });
});

describe("a forecast", () => {
  const sure: Foretold = {
    steps: [{ action: "floor", places: ["2 roof"], unsure: false, moves: true }],
    outcomes: [{ text: "floor to 2 roof", verb: "floor", place: "2 roof" }],
  };
  test("is told as a sentence", () =>
    expect(note("Ghost floor", sure)).toBe("You would climb onto the roof of car 2."));
  test("is drawn as a step", () =>
    expect(preview(sure).steps).toEqual([{ place: "2 roof", unknown: false }]));
  test("is found for a card that goes face-down", () => {
    const text = "play Ghost floor face-down";
    const view = offering("play Ghost move", text);
    expect(forecastOf({ [text]: sure }, "Ghost floor", view)).toBe(sure);
    expect(forecastOf({ [text]: sure }, "Ghost move", view)).toBe(null);
  });
  test("of a free move offers the places", () => {
    const free: Foretold = {
      steps: [{ action: "move", places: ["1 roof", "3 roof"], unsure: false, moves: true }],
      outcomes: [
        { text: "move to 1 roof", verb: "move", place: "1 roof" },
        { text: "move to 3 roof", verb: "move", place: "3 roof" },
      ],
    };
    expect(preview(free)).toEqual({ steps: [], targets: [], places: ["1 roof", "3 roof"] });
  });
  test("of a card that moves nobody shows where it is carried out", () => {
    const rob: Foretold = {
      steps: [...sure.steps, { action: "rob", places: ["2 roof"], unsure: false, moves: false }],
      outcomes: [{ text: "rob purse", verb: "rob", loot: "purse", second: null }],
    };
    expect(preview(rob).places).toEqual(["2 roof"]);
    const marshal: Foretold = {
      steps: [{ action: "marshal", places: ["2 roof"], unsure: false, moves: false }],
      outcomes: [
        { text: "marshal to 1", verb: "marshal", car: 1 },
        { text: "marshal to 3", verb: "marshal", car: 3 },
      ],
    };
    expect(preview(marshal).places).toEqual(["1 inside", "3 inside"]);
    const fire: Foretold = {
      steps: [{ action: "fire", places: ["2 roof"], unsure: false, moves: false }],
      outcomes: [{ text: "fire Doc", verb: "fire", target: "Doc", landing: null }],
    };
    expect(preview(fire)).toEqual({ steps: [], targets: ["Doc"], places: [] });
  });
  test("speaks for a choice in the words of its card", () => {
    const forecasts = { "play Ghost floor face-down": sure };
    expect(because(choiceOf("play Ghost floor face-down"), forecasts)).toBe(
      note("Ghost floor", sure),
    );
    expect(because(choiceOf("play Ghost rob"), forecasts)).toBe("Take one loot where you stand.");
    expect(because(choiceOf("draw"), forecasts)).toBe("");
  });
  test("says nothing certain after a free move", () => {
    const [first] = sure.steps;
    const vague: Foretold = {
      steps: [{ action: "move", places: ["1 roof", "3 roof"], unsure: false, moves: true }, first!],
      outcomes: sure.outcomes,
    };
    expect(certain(vague)).toBe(false);
    expect(note("Ghost floor", vague)).toBe("");
  });
});

test("whoever must choose is asked, and others are told whom they wait for", () => {
  const asked = views.find((view) => view.phase === "schemin" && view.offers?.length)!;
  expect(asking(asked)).toContain("*play a card*");
  const waits = views.find((view) => view.phase === "schemin" && !view.offers?.length)!;
  expect(asking(waits)).toMatch(/is choosing\.$/);
  const order = asked.rounds[0]!.order[0]!;
  expect(after({ ...asked, turn: 1 }, order[0]!)).toEqual(order.slice(1));
});
