/* What is known of the others in a puzzle. */

import { beforeAll, expect, test } from "vitest";
import { choiceOf } from "../testing/offers.ts";
import type { PuzzleInfo } from "../wire.ts";
import { speak, speakToLearners } from "../words/words.svelte.ts";
import { plansOf } from "./puzzles.ts";

beforeAll(async () => {
  await speak("en");
  await speakToLearners();
});

const puzzle: PuzzleInfo = {
  name: "next-door",
  game: "express",
  expansions: [],
  level: 1,
  bandit: "Belle",
  goal: "take",
  amount: 1,
  rounds: 1,
  plans: {},
};

test("the others' plans are told card by card", () => {
  const Doc = ["play Doc fire", "play Doc move face-down", "draw"].map(choiceOf);
  expect(plansOf({ ...puzzle, plans: { Doc } })).toMatch(/: Doc: Fire, Move, draws\.$/);
});

test("a plan of Colt Super Express is told with all of its cards", () => {
  const Mei: PuzzleInfo["plans"][string] = [
    { text: "some plan", verb: "plan", cards: ["shoot", "move", "turn"] },
  ];
  expect(plansOf({ ...puzzle, plans: { Mei } })).toMatch(/: Mei: Shoot, Move, Turn around\.$/);
});

test("where nothing is known, that is said", () => {
  expect(plansOf(puzzle)).not.toContain(":");
});
