/* What is told while a film runs. */

import { expect, test } from "vitest";
import type { ExpressEvent } from "../../../wire.ts";
import { shots } from "./shots.ts";
import { tellingsOf } from "./telling.ts";

const told = (events: ExpressEvent[]): (string | null)[] => {
  const film = shots(events, { light: "day", round: 1 });
  const tell = (some: ExpressEvent[]) =>
    some
      .filter(({ event }) => event !== "resolving")
      .map(({ event }) => ({ text: event, who: null, heading: event === "round" }));
  return tellingsOf(film, tell).map(
    (telling) => telling && `${telling.lines.join(" ")} | ${telling.lines[telling.at]}`,
  );
};

const SHOT: ExpressEvent[] = [
  { event: "resolving", bandit: "Django", action: "fire", hidden: false, number: 1 },
  { event: "shot", bandit: "Django", target: "Doc" },
  { event: "moved", bandit: "Doc", from: "3 inside", to: "2 inside", cause: "push" },
  { event: "wounded", bandit: "Doc", by: "marshal", cause: "marshal" },
];

test("a deed is told before it is done, and each of its consequences as it is seen", () => {
  expect(told(SHOT)).toEqual([
    "shot moved wounded | shot",
    "shot moved wounded | shot",
    "shot moved wounded | moved",
    "shot moved wounded | wounded",
  ]);
});

test("the next card begins anew", () => {
  expect(told([...SHOT, ...SHOT.slice(0, 2)]).slice(4)).toEqual(["shot | shot", "shot | shot"]);
});

test("where nothing is told nothing is said", () => {
  expect(told(SHOT.slice(0, 1))).toEqual([null]);
});
