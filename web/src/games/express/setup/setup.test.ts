/* What can be wished for of Colt Express. */

import { beforeAll, describe, expect, test } from "vitest";
import type { Wish } from "../../../shell/setup/wish.svelte.ts";
import { knowing } from "../../../testing/set-ups.ts";
import { speak } from "../../../words/words.svelte.ts";
import { MARSHAL } from "../model/board.ts";
import { choosable, counted, firstPool, fitting, poolOf } from "./pool.ts";
import { ExpressWish } from "./wish.svelte.ts";

beforeAll(() => speak("en"));

/** What is wished for of the game. */
function express(wish: Wish): ExpressWish {
  if (wish.game instanceof ExpressWish) return wish.game;
  throw new Error("another game");
}

describe("the seats", () => {
  test("somebody is always the marshal, and eight may play", () => {
    const wish = knowing();
    wish.open("marshal", true);
    expect(wish.seats[0]?.bandits).toEqual([MARSHAL]);
    expect(wish.game.counts).toEqual([3, 4, 5, 6, 7, 8]);
    expect(express(wish).wagonCount(4)).toBe(4);
    wish.assign("Belle", "you");
    expect(wish.seats.filter(({ bandits }) => bandits.includes(MARSHAL))).toHaveLength(1);
    expect(wish.seats[0]?.bandits).toEqual(["Belle"]);
    wish.open("marshal", false);
    expect(wish.seats.some(({ bandits }) => bandits.includes(MARSHAL))).toBe(false);
    expect(wish.game.counts.at(-1)).toBe(7);
  });

  test("are shared neither with a marshal nor in two ways at once", () => {
    const wish = knowing();
    const game = express(wish);
    game.share("pairs", true);
    game.share("teams", true);
    expect([game.pairs, game.teams]).toEqual([false, true]);
    wish.open("marshal", true);
    expect([game.pairs, game.teams, game.goes("pairs")]).toEqual([false, false, false]);
  });

  test("of teams come and go by two, and only the first of a team begins", () => {
    const wish = knowing();
    wish.seats.push({ who: "open", bandits: [] });
    wish.first = 1;
    express(wish).share("teams", true);
    wish.fit();
    expect([wish.seats.length, wish.first, wish.wider]).toEqual([6, null, undefined]);
    expect(wish.game.first(6)).toEqual([0, 2, 4]);
    wish.narrow();
    expect([wish.seats.length, wish.narrower]).toEqual([4, undefined]);
  });

  test("of pairs ask for nobody, and are two in the first edition", () => {
    const wish = knowing();
    wish.assign("Belle", "you");
    const game = express(wish);
    game.share("pairs", true);
    wish.fit();
    expect(wish.seats.map(({ bandits }) => bandits)).toEqual([[], [], []]);
    game.edition = 1;
    game.powers = false;
    wish.fit();
    expect([wish.seats.length, game.powers, game.bare]).toEqual([2, true, false]);
  });
});

test("another game begins with nothing of this one", () => {
  const wish = knowing();
  wish.open("marshal", true);
  wish.choose("super");
  expect(wish.options()).toEqual({ seats: [null, null, null, null] });
  expect(wish.game.counts).toEqual([3, 4, 5, 6, 7]);
});

describe("the pool of round cards", () => {
  test("is nothing to choose where there are no more cards than it has", () => {
    const wish = knowing();
    const game = express(wish);
    expect(choosable(fitting(game, 4), poolOf(game))).toBe(false);
    wish.open("horses", true);
    expect(choosable(fitting(game, 4), poolOf(game))).toBe(true);
  });

  test("begins complete, and is asked for unless the rounds themselves are named", () => {
    const wish = knowing();
    const game = express(wish);
    wish.open("horses", true);
    const cards = fitting(game, 4);
    game.pool = firstPool(cards, poolOf(game));
    expect([counted(game.pool, cards, "rounds"), counted(game.pool, cards, "stations")]).toEqual([
      7, 3,
    ]);
    expect(wish.options().pool).toEqual(game.pool);
    game.rounds = ["a", "b", "c", "d", "x"];
    expect(wish.options().pool).toBeUndefined();
  });
});
