import { describe, expect, test } from "vitest";
import type { ExpressEvent } from "../../../wire.ts";
import { boardOf } from "../model/board.ts";
import { view } from "../fixtures/views.ts";
import { arranged, zone } from "./layout.ts";
import { litUp } from "./lit.ts";
import { measure } from "./measures.ts";
import { hostageCards } from "./hostages.ts";
import { horsesOf, withCoach } from "./outside.ts";
import { shaped } from "./shapes.ts";
import { speak } from "../../../words/words.svelte.ts";
import { besideCar, trackside, type Trackside } from "../model/trackside.ts";
import { besideWords } from "./words.ts";

const DESK = { width: 1440, height: 472, top: 112 };
const PHONE = { width: 390, height: 286, top: 84 };
const BESIDES = { lane: true, machine: true };
const before: Trackside = {
  stagecoach: 1,
  shotgun: "1 roof",
  horses: [1, 0, 2, 1],
  hostages: ["poodle"],
};

describe("what is beside the train", () => {
  test("after a ride or boarding the horses stand where the event says", () => {
    const horses = [1, 1, 1, 1];
    const ride = { from: "2 roof", to: "stagecoach inside", cause: "ride", horses } as const;
    expect(trackside(before, { event: "moved", bandit: "Doc", ...ride }).horses).toEqual(horses);
    const placed: ExpressEvent = { event: "placed", bandit: "Doc", place: "2 inside", horses };
    expect(trackside(before, placed).horses).toEqual(horses);
    const walk = { from: "2 roof", to: "2 inside", cause: "floor" } as const;
    expect(trackside(before, { event: "moved", bandit: "Doc", ...walk })).toBe(before);
  });

  test("the horses stand where they are said to be", () => {
    const behind: ExpressEvent = { event: "horses", horses: [0, 1, 0, 3] };
    expect(trackside(before, behind).horses).toEqual([0, 1, 0, 3]);
  });

  test("the stagecoach falls behind, and the Shotgun on the train with it", () => {
    const rolls: ExpressEvent = { event: "stagecoach", from: 1, to: 2, shotgun: "2 roof" };
    expect(trackside(before, rolls)).toMatchObject({ stagecoach: 2, shotgun: "2 roof" });
  });

  test("a hostage that was taken is not there any more", () => {
    const taken: ExpressEvent = { event: "hostage", bandit: "Doc", hostage: "poodle" };
    expect(trackside(before, taken).hostages).toEqual([]);
  });

  test("every place has its car", () => {
    expect(besideCar("stagecoach roof", before)).toBe(1);
    expect(besideCar("time machine", before)).toBe(0);
    expect(besideCar("3 inside", before)).toBe(3);
    expect(besideCar("gone", before)).toBeNull();
  });
});

test("where the train slides, its map lies under the trail", () => {
  const wagons = ["coach", "mail", "saloon", "sleeper", "parlour", "freight"];
  const { slides, trail, scale, height } = measure(wagons, PHONE, BESIDES);
  expect(slides).toBe(true);
  expect((height - trail!) * scale).toBeGreaterThanOrEqual(50);
});

test("the map says what waits beside a car", async () => {
  await speak("en");
  const board = { ...boardOf(view("ride")), horses: [0, 2, 1], stagecoach: 2 };
  expect([0, 1, 2].map((car) => besideWords(board, car))).toEqual([
    "",
    "2 horses",
    "1 horse, the stagecoach",
  ]);
});

describe.each([
  ["desk", DESK],
  ["phone", PHONE],
])("on a %s", (_, room) => {
  test.each(["boarding", "ride", "flee", "hostage", "travel", "guard"] as const)(
    "all that may be chosen by %s is lit, and within the stage",
    (name) => {
      const seen = view(name);
      const board = boardOf(seen);
      const found = measure(board.wagons, room, BESIDES);
      const measures = withCoach(found, board);
      const lits = litUp(seen);
      const shapes = shaped(lits, measures, arranged(board, measures), board);
      expect(shapes).toHaveLength(lits.length);
      const lit = new Set(lits.flatMap((each) => each.choices));
      expect([...lit].sort()).toEqual([...seen.choices].sort());
      for (const { shape } of shapes) {
        expect(shape.x).toBeGreaterThan(0);
        expect(shape.x).toBeLessThan(measures.width);
        expect(shape.y).toBeGreaterThan(0);
        expect(shape.y).toBeLessThan(measures.height);
      }
    },
  );

  test.each([2, 5, 7])("%i people in the stagecoach and on it do not hide each other", (count) => {
    for (const place of ["stagecoach inside", "stagecoach roof"] as const) {
      const seen = view("ride");
      const figures = Array.from({ length: count }, (_, seat) => ({
        bandit: `B${seat}`,
        seat,
        place,
      }));
      const board = { ...boardOf(seen), figures };
      const measures = measure(board.wagons, room, BESIDES);
      const { people } = arranged(board, measures);
      const xs = figures.map(({ bandit }) => people[bandit]!.x).sort((a, b) => a - b);
      for (let i = 1; i < count; i++) expect(xs[i]! - xs[i - 1]!).toBeGreaterThanOrEqual(20);
      const { x, width } = zone(withCoach(measures, board), place);
      expect(xs[0]).toBeGreaterThan(x);
      expect(xs.at(-1)).toBeLessThan(x + width);
    }
  });

  test("the cards of all hostages lie side by side, wherever the stagecoach is", () => {
    const hostages = [
      "poodle",
      "banker",
      "minister",
      "teacher",
      "zealot",
      "old-lady",
      "poker-player",
    ];
    const seen = boardOf(view("ride"));
    for (let stagecoach = 0; stagecoach <= seen.wagons.length; stagecoach++) {
      const board = { ...seen, hostages, stagecoach };
      const measures = withCoach(measure(board.wagons, room, BESIDES), board);
      const cards = hostageCards(measures, board).sort((a, b) => a.x - b.x);
      expect(cards).toHaveLength(hostages.length);
      cards.forEach((card, i) => {
        const next = cards[i + 1]?.x ?? measures.width;
        expect(card.x).toBeGreaterThan(0);
        expect(card.x + card.width).toBeLessThanOrEqual(next);
      });
    }
  });

  test("riders who board hide no card", () => {
    const board = boardOf(view("boarding"));
    expect(board.hostages!.length).toBeGreaterThan(0);
    expect(hostageCards(withCoach(measure(board.wagons, room, BESIDES), board), board)).toEqual([]);
  });

  test("horses and hostages are within the stage", () => {
    const board = boardOf(view("ride"));
    const found = measure(board.wagons, room, BESIDES);
    const measures = withCoach(found, board);
    const horses = horsesOf(measures, board);
    expect(horses).toHaveLength(board.horses!.reduce((sum, each) => sum + each, 0));
    for (const { x, y } of [...horses, ...hostageCards(measures, board)]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(measures.width);
      expect(y).toBeLessThan(measures.height);
    }
    const inside = zone(measures, "stagecoach inside");
    const roof = zone(measures, "stagecoach roof");
    expect(roof.y + roof.height).toBeLessThanOrEqual(inside.y + inside.height);
  });
});
