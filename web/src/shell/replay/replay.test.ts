/* What a record is told by: charts, key moments, hands. */

import type { Express } from "../../games/express/facts.ts";
import type { Super } from "../../games/super/facts.ts";
import { fixture } from "../../testing/fixture.ts";
import { beforeAll, expect, test } from "vitest";
import round from "../../games/express/fixtures/round.json";
import { superCharts, superMoments } from "../../games/super/replay/record.ts";
import type { ExpressEvent, ExpressView, Frame, Place, Player, Token } from "../../wire.ts";
import { speak } from "../../words/words.svelte.ts";
import { fan, fortunes, ranked } from "./charts.ts";
import { charts } from "../../games/express/replay/charts.ts";
import { eyesOf } from "./eyes.ts";
import { hands } from "../../games/express/replay/hands.ts";
import { weightiest } from "./moments.ts";
import { keyMoments } from "../../games/express/replay/moments.ts";

beforeAll(() => speak("en"));

const first = fixture<ExpressView[]>(round.views)[0]!;

/** The first view, with so much in everybody's purses and everybody at some place. */
function view(money: (number | null)[], place: Place = "1 inside"): ExpressView {
  const bandits = first.bandits.map((bandit) => ({
    ...bandit,
    place,
    loot: [{ kind: "purse", value: money[bandit.seat] ?? null } as Token],
  }));
  return { ...first, bandits };
}

const frame = (step: number, events: ExpressEvent[], shown: ExpressView): Frame<Express> => ({
  step,
  events,
  view: shown,
});
const poor = first.players.map(() => 250);
const rich = first.players.map((_, seat) => (seat ? 250 : 750));
const cars = first.wagons.length + 1;

test("money, standing and place are told step by step", () => {
  const frames = [frame(0, [], view(poor, "2 roof")), frame(1, [], view(rich, "0 inside"))];
  const [money, rank, place] = charts(frames);
  expect(money?.lines[0]?.values).toEqual([250, 750]);
  expect(rank?.lines[1]?.values).toEqual([1, 2]);
  expect(place?.lines[0]?.values).toEqual([2 * (cars - 3) + 1, 2 * (cars - 1)]);
  expect(place?.say(2 * (cars - 1))).toBe("locomotive");
});

test("charts have a scale: round sums, and cars by their numbers", () => {
  const [money, rank, place] = charts([frame(0, [], view(rich))]);
  expect(money?.ticks.map(({ label }) => label)).toEqual(["$0", "$500", "$1,000"]);
  expect(rank?.ticks.map(({ value }) => value)).toEqual(first.players.map((_, at) => at + 1));
  expect(place?.ticks.map(({ label }) => label)).toEqual([
    "loco",
    ...first.wagons.map((_, at) => `${at + 1}`),
  ]);
  for (const top of [0, 900, 2600, 4100, 9000, 31_000]) {
    const [chart] = fortunes([["Doc"]], [[top]], [[1]], String);
    expect(chart!.ticks.length).toBeGreaterThan(1);
    expect(chart!.ticks.length).toBeLessThan(5);
  }
});

test.each([46, 84, 92])("badges never cover each other, %i pixels high", (tall) => {
  for (let many = 1; many <= 6; many++) {
    const { spots, left, right } = fan(Array<number>(many).fill(tall / 2), tall);
    spots.forEach((one, at) => {
      expect(one.x).toBeGreaterThanOrEqual(-left);
      expect(one.x + 20).toBeLessThanOrEqual(Math.max(right, 0));
      expect(one.y).toBeGreaterThanOrEqual(10);
      expect(one.y).toBeLessThanOrEqual(tall - 10);
      for (const two of spots.slice(at + 1))
        expect(Math.max(Math.abs(one.x - two.x), Math.abs(one.y - two.y))).toBeGreaterThanOrEqual(
          20,
        );
    });
  }
});

test("as long as money is hidden only places are told", () => {
  const hidden = first.players.map(() => null);
  expect(charts([frame(0, [], view(hidden))]).map(({ kind }) => kind)).toEqual(["place"]);
});

test("who has left the train has no place", () => {
  const [, , place] = charts([frame(0, [], view(poor, "gone"))]);
  expect(place?.lines[0]?.values).toEqual([null]);
});

test("equals share a rank", () => expect(ranked([5, 9, 5])).toEqual([2, 1, 2]));

test("a lead that lasts, a strongbox and a salvo are key moments", () => {
  const [ghost, doc] = first.bandits.map(({ bandit }) => bandit) as [string, string];
  const took: ExpressEvent = {
    event: "took",
    bandit: doc,
    loot: "strongbox",
    place: "1 inside",
    cause: "rob",
    value: 1000,
  };
  const wounded = (bandit: string): ExpressEvent => ({
    event: "wounded",
    bandit,
    by: "neutral",
    cause: "rebellion",
  });
  const frames = [
    frame(0, [], view(poor)),
    ...[1, 2, 3, 4].map((step) => frame(step, [], view(rich))),
    frame(5, [wounded(ghost), wounded(doc)], view(rich)),
    frame(6, [took], view(rich)),
  ];
  const found = keyMoments(frames, charts(frames));
  expect(found.map(({ step }) => step)).toEqual([1, 5, 6]);
  expect(found[0]?.text).toContain("takes the lead");
  expect(found[1]?.text).toContain("2 bandits");
  expect(found[2]?.sign).toBe("loot-strongbox");
});

test("who has no bullet left after a shot has fired the last one", () => {
  const [ghost, doc] = first.bandits.map(({ bandit }) => bandit) as [string, string];
  const left = (bullets: number): ExpressView => ({
    ...first,
    bandits: first.bandits.map((each) => (each.bandit === ghost ? { ...each, bullets } : each)),
  });
  const shot: ExpressEvent = { event: "shot", bandit: ghost, target: doc };
  const frames = [
    { step: 0, events: [], view: left(2) },
    { step: 1, events: [shot], view: left(1) },
    { step: 2, events: [shot], view: left(0) },
    { step: 3, events: [], view: left(0) },
  ];
  expect(keyMoments(frames, [])).toMatchObject([{ step: 2, sign: "cyl-0" }]);
});

test("each step has one key moment, and only the weightiest are marked", () => {
  const all = Array.from({ length: 20 }, (_, at) => ({
    step: at >> 1,
    sign: "",
    text: "",
    weight: at,
  }));
  expect(weightiest(all).map(({ weight }) => weight)).toEqual([3, 5, 7, 9, 11, 13, 15, 17, 19]);
});

test("a hand is shown as far as it is seen", () => {
  const [own] = first.players;
  const players: Player[] = [
    { ...own!, cards: [`${own!.bandits[0]} fire`, "neutral bullet"], hand: 2 },
  ];
  const [held] = hands({ ...first, players });
  expect(held?.cards.map(({ sign }) => sign)).toEqual(["act-fire", "loot-bullet"]);
  expect(held?.hidden).toBe(0);
  const { cards: _, ...unseen } = players[0]!;
  expect(hands({ ...first, players: [unseen as never] })[0]?.hidden).toBe(2);
});

test("a link names eyes that there are", () => {
  expect(["2", "all", "spectator", "x", "", null].map(eyesOf)).toEqual([
    2,
    "all",
    "spectator",
    null,
    null,
    null,
  ]);
});

test("who falls off the train of Super Express is ranked behind, and marked", () => {
  const bandits = ["Ghost", "Doc"].map((bandit, seat) => ({
    bandit,
    seat,
    place: "1 inside" as string | null,
    facing: "forward",
    stunned: false,
    target: null,
    loot: [],
  }));
  const players = bandits.map(({ bandit, seat }) => ({ seat, bandits: [bandit] }));
  const set = { game: "super", round: 1, wagons: 3, players, places: [], chosen: [] };
  const start = { ...set, bandits, ranks: [1, 1] };
  const off = { ...bandits[0]!, place: null };
  const fallen = { ...set, bandits: [off, bandits[1]!], ranks: [2, 1] };
  const fell = { event: "fell", bandit: "Ghost", cause: "move" };
  const frames = fixture<Frame<Super>[]>([
    { step: 0, events: [], view: start },
    { step: 1, events: [fell], view: fallen },
  ]);
  const [, rank, place] = superCharts(frames);
  expect(rank?.lines.map(({ values }) => values)).toEqual([
    [1, 2],
    [1, 1],
  ]);
  expect(place?.lines[0]?.values).toEqual([4, null]);
  const kept = frames.map((frame) => {
    const { ranks: _, ...view } = frame.view;
    return { ...frame, view };
  });
  expect(superCharts(kept).map(({ kind }) => kind)).toEqual(["money", "place"]);
  expect(superMoments(frames)).toMatchObject([{ step: 1, sign: "act-move" }]);
});
