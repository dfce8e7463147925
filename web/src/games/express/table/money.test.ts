/* Money over the game, and how it is written. */

import { fixture } from "../../../testing/fixture.ts";
import { beforeAll, expect, test } from "vitest";
import round from "../fixtures/round.json";
import type { ExpressEvent, ExpressView } from "../../../wire.ts";
import { speak } from "../../../words/words.svelte.ts";
import { moments } from "./moments.ts";
import { dollars, moneyOverGame, purses } from "./money.ts";
import { spread } from "../../../shell/replay/spread.ts";

beforeAll(() => speak("en"));

const views = fixture<ExpressView[]>(round.views);

/** The first view as if the game had ended: seat 0 is the gunslinger. */
function ended(first: number, others: number): ExpressView {
  const [view] = views;
  const standings = view!.players.map(({ seat, bandits }) => ({
    seat,
    bandits,
    rank: 1,
    bullets: 0,
    money: seat ? others : first,
    lines: seat ? [] : [{ kind: "gunslinger" as const, bandit: "", count: 5, amount: 1000 }],
  }));
  return { ...view!, phase: "over", result: { winners: [0], decided_by: "money", standings } };
}

test("money is told backwards from the end, and the reward comes last", () => {
  const story: ExpressEvent[] = [
    { event: "round", round: 1, card: "bridge", turns: [], order: [], happening: "", first: 0 },
    { event: "resolving", bandit: "Ghost", action: "rob", hidden: false, number: 1 },
    { event: "took", bandit: "Ghost", loot: "jewel", place: "1 inside", cause: "rob", value: 500 },
  ];
  const [ghost, doc] = moneyOverGame(ended(1750, 250), story);
  expect(ghost?.map((point) => point.money)).toEqual([250, 750, 750, 1750]);
  expect(ghost?.map((point) => point.at)).toEqual([0, 0.5, 5, 5]);
  expect(doc?.map((point) => point.money)).toEqual([250, 250]);
});

test("partners have one purse, and the prize of their team comes last", () => {
  const view = ended(250, 250);
  view.result!.standings[0]!.lines = [];
  view.result!.standings[0]!.money = 750;
  const prize = { kind: "gunslinger" as const, bandit: "", count: 5, amount: 1000 };
  view.result!.teams = [
    { seats: [0, 1], money: 2000, bullets: 0, rank: 1, lines: [prize] },
    { seats: [2], money: 250, bullets: 0, rank: 2, lines: [] },
  ];
  const [one, two] = purses(view, [
    { event: "round", round: 1, card: "bridge", turns: [], order: [], happening: "", first: 0 },
    { event: "took", bandit: "Ghost", loot: "jewel", place: "1 inside", cause: "rob", value: 500 },
  ]);
  expect(one?.bandits).toEqual(["Ghost", "Doc"]);
  expect(one?.points.map((point) => point.money)).toEqual([500, 1000, 1000, 1000, 2000]);
  expect(two?.points.at(-1)).toEqual({ at: 5, money: 250 });
});

test("purses of unknown value make up what is missing", () => {
  const [, doc] = moneyOverGame(ended(0, 900), [
    { event: "took", bandit: "Doc", loot: "purse", place: "1 inside", cause: "rob" },
    { event: "took", bandit: "Doc", loot: "purse", place: "1 inside", cause: "rob" },
  ]);
  expect(doc?.map((point) => point.money)).toEqual([250, 575, 900, 900]);
});

test("labels beside the chart neither cover each other nor leave it", () => {
  expect(spread([10, 300, 300, 300], 25, 14, 310)).toEqual([14, 260, 285, 310]);
  expect(spread([20, 21, 200], 25, 14, 310)).toEqual([20, 45, 200]);
});

test("a loss has its sign before the dollar", () =>
  expect([dollars(1400), dollars(-150)]).toEqual(["$1,400", "−$150"]));

test("a pair is the gunslinger together, by the shots that the reckoning counts", () => {
  const view = ended(1000, 0);
  const names = view.bandits.slice(0, 2).map(({ bandit }) => bandit);
  const [told] = moments({ ...view, players: [{ ...view.players[0]!, bandits: names }] }, []);
  expect(told!.text).toBe(`${names[0]} and ${names[1]}: 5 shots fired, $1,000 more.`);
});
