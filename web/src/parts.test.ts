/* What is one text of several parts is read as the engine reads it, all that it may ever write. */

import { expect, test } from "vitest";
import { cardParts, goalParts, lineParts, OUTSIDE, placeParts } from "./parts.ts";
import { fixture } from "./testing/fixture.ts";
import texts from "./testing/fixtures/texts.json";
import type { Card, GoalName, LineKind, Place } from "./wire.ts";

/** All texts of a kind, with the parts that the engine finds in them. */
const all = <T extends string>(kind: keyof typeof texts): [T, Record<string, string>][] =>
  fixture(Object.entries(texts[kind]));

test("places", () => {
  for (const [place, { car, level, outside }] of all<Place>("place"))
    expect(placeParts(place)).toEqual({
      car: car === undefined ? OUTSIDE : Number(car),
      level: level ?? "inside",
      outside: outside ?? null,
    });
});

test("cards", () => {
  for (const [card, parts] of all<Card>("card")) expect(cardParts(card)).toEqual(parts);
});

test("goals of the marshal", () => {
  for (const [goal, { kind, bandit }] of all<GoalName>("goal"))
    expect(goalParts(goal)).toEqual({ kind, bandit: bandit ?? null });
});

test("lines of the reckoning", () => {
  for (const [line, { kind, hostage }] of all<LineKind>("line"))
    expect(lineParts(line)).toEqual({ kind, hostage: hostage ?? null });
});
