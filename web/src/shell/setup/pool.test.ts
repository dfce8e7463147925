/* Which round cards a set-up may draw from. */

import { fixture } from "../../testing/fixture.ts";
import { describe, expect, test } from "vitest";
import type { Catalogue } from "../../wire.ts";
import { choosable, counted, firstPool, fitting } from "./pool.ts";
import { Wish } from "./wish.svelte.ts";

describe("the pool of round cards", () => {
  const known = fixture<Catalogue>({
    games: {
      express: {
        rounds: { "2-4": ["a", "b", "c", "d", "e", "f", "g"], "5-7": [] },
        stations: ["x", "y", "z"],
        more: { horses: { rounds: ["h"], stations: ["w"] } },
      },
    },
  });

  test("is nothing to choose where there are no more cards than it has", () => {
    const wish = new Wish();
    expect(choosable(fitting(known, wish))).toBe(false);
    wish.open("horses", true);
    expect(choosable(fitting(known, wish))).toBe(true);
    expect(fitting(known, wish).rounds.at(-1)).toBe("h");
  });

  test("begins complete, and is asked for unless the rounds themselves are named", () => {
    const wish = new Wish();
    wish.open("horses", true);
    const cards = fitting(known, wish);
    wish.pool = firstPool(cards);
    expect([counted(wish.pool, cards, "rounds"), counted(wish.pool, cards, "stations")]).toEqual([
      7, 3,
    ]);
    expect(wish.options().pool).toEqual(wish.pool);
    wish.rounds = ["a", "b", "c", "d", "x"];
    expect(wish.options().pool).toBeUndefined();
  });
});
