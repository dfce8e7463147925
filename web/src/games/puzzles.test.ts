/* What is known of the others in a puzzle. */

import { beforeAll, expect, test } from "vitest";
import { choiceOf } from "../testing/offers.ts";
import type { FoundInfo, PuzzleInfo } from "../wire.ts";
import { speak, speakToLearners } from "../words/words.svelte.ts";
import { choiceName, foundName, plansOf } from "./puzzles.ts";

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

test("a puzzle out of a game is called by its mode and its number there", () => {
  const found = ["base", "horses", "horses"].map((mode, at): FoundInfo => ({
    name: `${mode}-${at}-1`,
    mode,
    game: "express",
    level: 1,
    bandits: ["Doc"],
    round: 1,
    asks: "card",
  }));
  expect(found.map((each) => foundName(each, found))).toEqual([
    "Colt Express 1",
    "Horses & Stagecoach 1",
    "Horses & Stagecoach 2",
  ]);
});

test("a choice is named as its game does", () => {
  const plan = { text: "plan shoot, move, turn", verb: "plan", cards: ["shoot", "move", "turn"] };
  expect(choiceName("super", plan.text, { offers: [plan] })).toBe("Shoot, Move, Turn around");
  expect(choiceName("express", "draw", { offers: [choiceOf("draw")] })).not.toBe("");
});
