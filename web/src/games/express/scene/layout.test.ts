import { describe, expect, test } from "vitest";
import { boardOf, type Board } from "../model/board.ts";
import { view } from "../fixtures/views.ts";
import { arranged, MARSHAL, zone } from "./layout.ts";
import { carAt, type Room } from "../../../shell/stage/measures.ts";
import { measure } from "./measures.ts";

const DESK: Room = { width: 1440, height: 472, top: 100 };
const PHONE: Room = { width: 390, height: 286, top: 84 };
const wagons = (n: number): string[] =>
  ["saloon", "mail", "coach", "sleeper", "freight", "parlour", "coach"].slice(0, n);

describe("the measures of the train", () => {
  test.each([3, 4, 5, 6])("on a desk a train of %i wagons is seen whole", (n) => {
    const measures = measure(wagons(n), DESK);
    expect(measures.width).toBe(measures.seen);
    expect(carAt(measures, n).x).toBeGreaterThan(22);
    expect(carAt(measures, 0).x + measures.locoWidth).toBeLessThan(measures.seen);
    expect(measures.y).toBeGreaterThan(0);
  });

  test.each([3, 4])(
    "on a phone a train of %i wagons does not slide, and people are large enough to tap",
    (n) => {
      const measures = measure(wagons(n), PHONE);
      expect(measures.slides).toBe(false);
      expect(60 * measures.people * measures.scale).toBeGreaterThan(33);
    },
  );

  test("from seven cars on it slides on a phone, and a car keeps its size", () => {
    const six = measure(wagons(6), PHONE);
    expect(six.slides).toBe(true);
    expect(six.carWidth * six.scale).toBeGreaterThan(70);
    expect(six.width).toBeGreaterThan(six.seen);
  });

  test("a low stage shrinks the train, so that nobody on a roof is under the sheets", () => {
    const room = { width: 1440, height: 260, top: 100 };
    const { y, scale } = measure(wagons(4), room);
    expect(y * scale).toBeGreaterThanOrEqual(room.top);
  });

  test("the last wagon is the caboose, the locomotive is at the right", () => {
    const { cars } = measure(wagons(4), DESK);
    expect(cars.filter((car) => car.caboose).map((car) => car.car)).toEqual([4]);
    expect([...cars].sort((a, b) => a.x - b.x).map((car) => car.car)).toEqual([4, 3, 2, 1, 0]);
  });
});

const board = (people: number, purses: number): Board => ({
  wagons: wagons(4),
  marshal: 0,
  figures: Array.from({ length: people }, (_, seat) => ({
    bandit: `Bandit ${seat}`,
    seat,
    place: "2 inside",
  })),
  loot: Array.from({ length: purses }, () => ({ place: "2 inside", kind: "purse", value: null })),
});

describe("who stands where", () => {
  test("everybody has a spot in their own place", () => {
    const seen = view("seven");
    const measures = measure(seen.wagons, DESK);
    const layout = arranged(boardOf(seen), measures);
    for (const { bandit, place } of seen.bandits) {
      const { x, width } = zone(measures, place!);
      expect(layout.people[bandit]!.x).toBeGreaterThan(x);
      expect(layout.people[bandit]!.x).toBeLessThan(x + width + 20);
    }
    expect(layout.people[MARSHAL]).toBeDefined();
  });

  test("people gather from the left and overlap at most down to 14 units", () => {
    const measures = measure(wagons(4), PHONE);
    const { people } = arranged(board(7, 3), measures);
    const xs = Array.from({ length: 7 }, (_, i) => people[`Bandit ${i}`]!.x);
    for (let i = 1; i < 7; i++) expect(xs[i]! - xs[i - 1]!).toBeGreaterThanOrEqual(14);
  });

  test("loot of one kind becomes one token with a number where it does not fit", () => {
    const measures = measure(wagons(4), PHONE);
    const few = arranged(board(0, 2), measures).tokens;
    const many = arranged(board(3, 6), measures).tokens;
    expect(few.map((token) => token.values.length)).toEqual([1, 1]);
    expect(many.map((token) => token.values.length)).toEqual([6]);
  });

  test("no token is lost, whatever lies about", () => {
    const seen = view("seven");
    const { tokens } = arranged(boardOf(seen), measure(seen.wagons, PHONE));
    const drawn = tokens.reduce((sum, token) => sum + token.values.length, 0);
    expect(drawn).toBe(seen.places.reduce((sum, place) => sum + place.loot.length, 0));
  });
});
