/* Lessons, puzzles and rules: every word they need is there, and a course goes on and back. */

import { beginning, withinRound } from "../../games/express/learn/opening.ts";
import { fixture } from "../../testing/fixture.ts";
import { choiceOf } from "../../testing/offers.ts";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import learn from "#words/web/learn/en.ftl?raw";
import rules from "../../../../docs/rules.md?raw";
import { cut, search } from "../../rules/search.ts";
import { keyOf } from "../../rules/section.ts";
import { SECTIONS } from "../../rules/sections.ts";
import type { Beat, Course, ExpressView } from "../../wire.ts";
import { has, hasForm, speak, speakToLearners } from "../../words/words.svelte.ts";
import { ofTheDay } from "./day.ts";
import { leave, learned, left, markLearned, markSolved, solved } from "./progress.ts";
import { Run } from "./run.svelte.ts";

const files = import.meta.glob<string>("../../../../src/folsom/learn/{lessons,puzzles}/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const shelf = (kind: string): [string, string][] =>
  Object.entries(files).flatMap(([path, text]) => {
    const name = new RegExp(`/${kind}/([\\w-]+)\\.yaml`).exec(path)?.[1];
    return name ? [[name, text] as [string, string]] : [];
  });
const keys = [...learn.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

beforeAll(async () => {
  await speak("en");
  await speakToLearners();
});
beforeEach(() => localStorage.clear());

test("all that a lesson says has words, and no others are kept", () => {
  const said = shelf("lessons").flatMap(([lesson, text]) => [
    `lesson-${lesson}`,
    ...[...text.matchAll(/say: ([\w-]+)/g)].map((found) => `lesson-${lesson}-${found[1]}`),
  ]);
  expect(said.length).toBeGreaterThan(40);
  expect(said.filter((key) => !has(key))).toEqual([]);
  expect(keys.filter((key) => key.startsWith("lesson-") && !said.includes(key))).toEqual([]);
});

test("every puzzle has a name and a goal in words", () => {
  const named = shelf("puzzles").map(([puzzle]) => `puzzle-${puzzle}`);
  expect(named.filter((key) => !has(key))).toEqual([]);
  const goals = shelf("puzzles").map(([, text]) => /^goal: \{(\w+):/m.exec(text)?.[1]);
  expect(goals.filter((goal) => !has(`puzzle-goal-${goal}`))).toEqual([]);
});

test("every section of the rules has its words, and no others are kept", () => {
  const told = SECTIONS.flatMap((section) => [
    `rules-${section.id}`,
    ...section.blocks.map((block) => keyOf(section, block)),
  ]);
  expect(told.filter((key) => !has(key))).toEqual([]);
  expect(SECTIONS.filter((section) => !hasForm(`rules-${section.id}`, "lead"))).toEqual([]);
  const groups = SECTIONS.map((section) => `rules-group-${section.group}`);
  const used = [...told, ...groups];
  const own = /^rules-(title|search|places|found|contents|try|try-about|try-go|proved|close)$/;
  expect(
    keys.filter((key) => key.startsWith("rules-") && !used.includes(key) && !own.test(key)),
  ).toEqual([]);
});

test("the ids that stand beside the rules are rules, and none of what can be read is left out", () => {
  const named = new Set(
    SECTIONS.flatMap((section) => [
      ...section.rules,
      ...section.blocks.flatMap((block) => block.rules),
    ]),
  );
  const known = new Set(
    [...rules.matchAll(/\*\*([A-Z]+(?:-[A-Z]+)*-\d+)\*\*/g)].map((found) => found[1]!),
  );
  expect([...named].filter((id) => !known.has(id))).toEqual([]);
  const waits = ["PLAN-9"]; // the order of what no player sees
  expect([...known].filter((id) => !named.has(id) && !waits.includes(id))).toEqual([]);
});

test("the rules are searched by words, titles and ids", () => {
  const found = search("roof");
  expect(found.length).toBeGreaterThan(5);
  expect(new Set(found.map((hit) => hit.section.id))).toContain("fire");
  expect(search("FIRE-3").map((hit) => hit.block?.key)).toEqual(["roof"]);
  expect(search("no such words")).toEqual([]);
  expect(search("r")).toEqual([]);
  expect(cut("On the Roofs", "roof")).toEqual(["On the ", "Roof", "s"]);
  expect(cut("a (b", "(b")).toEqual(["a ", "(b", ""]);
});

test("every puzzle has its day before one comes again", () => {
  const all = Array.from({ length: 240 }, (_, at) => at);
  const days = all.map((day) => ofTheDay(all, 20_000 + day));
  expect(new Set(days).size).toBe(240);
  expect(ofTheDay([], 20_000)).toBeUndefined();
});

test("what was learned and solved is remembered, and nonsense is not", () => {
  markLearned("first");
  markSolved("fist");
  markSolved("fist");
  expect([learned(), solved()]).toEqual([["first"], ["fist"]]);
  leave("first", { scene: 2, choices: ["draw"] });
  expect(left("first")).toEqual({ scene: 2, choices: ["draw"] });
  leave("first", null);
  expect(left("first")).toBeNull();
  localStorage.setItem("folsom.lesson.first", '{"scene":"x"}');
  expect(left("first")).toBeNull();
  localStorage.setItem("folsom.lesson.first", "{");
  expect(left("first")).toBeNull();
});

const view = (round: number): ExpressView =>
  fixture({
    phase: "schemin",
    round,
    turn: 1,
    first: 0,
    players: [{}, {}],
    pile: [],
    rounds: [{ card: "bridge", turns: ["standard"], order: [[0, 1]], happening: "" }],
    offers: ["draw", "play Ghost move"].map(choiceOf),
  });

test("a position begins with its round, and a round is cut off before the next", () => {
  expect(beginning(view(1)).map((event) => event.event)).toEqual(["round", "turn"]);
  const events = [
    { event: "passed", seat: 0 },
    { event: "drew", seat: 0, count: 6, how: "start" },
    { event: "round" },
  ];
  const frame = { step: 0, events, view: view(2) } as never;
  const cutOff = withinRound(frame, view(1), (before) => before);
  expect(cutOff.events.length).toBe(1);
  expect(cutOff.view.round).toBe(1);
  for (const opening of [
    { event: "goal", number: 2 },
    { event: "drew", seat: 0, count: 1, how: "partner" },
  ]) {
    const next = { step: 0, events: [events[0], opening, events[1]], view: view(2) } as never;
    expect(withinRound(next, view(1), (before) => before).events.length).toBe(1);
  }
});

const happened = (round: number): Beat => ({
  frame: { step: 0, events: [], view: view(round) },
  step: 0,
  say: "",
  show: "",
  wanted: [],
});
const words = (step: number, say: string, wanted: string[] = []): Beat => ({
  frame: null,
  step,
  say,
  show: "",
  wanted,
});

test("a course goes on by what leads on, and back again", async () => {
  const asked: string[][] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    const { choices } = JSON.parse(String(init.body)) as { choices: string[] };
    asked.push(choices);
    const beats = choices.length
      ? [happened(1), words(3, "end")]
      : [happened(1), words(1, "hello"), words(2, "move", ["play Ghost move"])];
    const course: Course = {
      game: "express",
      seat: 0,
      steps: 3,
      beats,
      status: choices.length ? "over" : "asked",
      forecasts: {},
      brings: [],
    };
    return new Response(JSON.stringify(course));
  });
  const run = new Run("lessons", "first", 0);
  await run.load([]);
  expect(run.words?.say).toBe("hello");
  expect(run.mayGoBack).toBe(false);
  await run.next();
  expect(run.words?.say).toBe("move");
  await run.choose("draw");
  expect([run.wrong, asked.length]).toEqual([1, 1]);
  await run.back();
  expect(run.words?.say).toBe("hello");
  await run.next();
  const made = run.choose("play Ghost move");
  expect(run.asked).toBe(false);
  await run.choose("play Ghost move"); // it is on its way
  await made;
  expect(asked).toEqual([[], ["play Ghost move"]]);
  expect([run.words?.say, run.wrong]).toEqual(["end", 0]);
  await run.back();
  expect(run.words?.say).toBe("move");
  await run.choose("play Ghost move");
  await run.next();
  expect(run.ended).toBe(true);
  vi.unstubAllGlobals();
});
