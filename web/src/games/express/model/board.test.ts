import { expect, test } from "vitest";
import type { ExpressEvent, ExpressView } from "../../../wire.ts";
import { advance } from "./advance.ts";
import { boardOf, whereIs, type Board } from "./board.ts";
import { view } from "../fixtures/views.ts";
import { light } from "../scene/light.ts";

const rob = view("rob");
const board = boardOf(rob);
const after = (...events: ExpressEvent[]): Board =>
  boardOf(events.reduce<ExpressView>(advance, rob));
const here = whereIs(board, view("rob").acting!)!;
const purses = (of: typeof board): number =>
  of.loot.filter((token) => token.place === here && token.kind === "purse").length;

test("what is taken no longer lies there", () => {
  const next = after({
    event: "took",
    bandit: "Doc",
    loot: "purse",
    place: here,
    cause: "rob",
  });
  expect(purses(next)).toBe(purses(board) - 1);
});

test("what is dropped and snatched at once leaves the floor as it was", () => {
  const next = after(
    { event: "dropped", bandit: "Doc", loot: "purse", place: here, cause: "punch" },
    { event: "took", bandit: "Cheyenne", loot: "purse", place: here, cause: "snatch" },
  );
  expect(purses(next)).toBe(purses(board));
});

test("what is dropped lies there, with its value if one knows it", () => {
  const next = after({
    event: "dropped",
    bandit: "Doc",
    loot: "purse",
    place: here,
    cause: "punch",
    value: 300,
  });
  expect(purses(next)).toBe(purses(board) + 1);
  expect(next.loot).toContainEqual({ place: here, kind: "purse", value: 300 });
});

test("who moves stands elsewhere, and the marshal goes his way", () => {
  const moved = after({
    event: "moved",
    bandit: "Doc",
    from: here,
    to: "0 roof",
    cause: "move",
  });
  expect(whereIs(moved, "Doc")).toBe("0 roof");
  expect(after({ event: "marshal", from: 1, to: 2 }).marshal).toBe(2);
});

test("a tunnel turn that is planned is dark, the rounds go from day to evening", () => {
  const dark = view("tunnel");
  expect(light(dark)).toBe("tunnel");
  const rounds = [1, 2, 3, 4, 5].map((round) =>
    light({ ...dark, phase: "stealin", turn: null, round }),
  );
  expect(rounds).toEqual(["day", "day", "late", "dusk", "evening"]);
});
