import { describe, expect, test } from "vitest";
import { film, FILMS } from "../fixtures/views.ts";
import type { ExpressEvent, Place } from "../../../wire.ts";
import { TIME } from "../../../shell/film/time.ts";
import type { Shot } from "./scenes.ts";
import { length, shots } from "./shots.ts";

const DAY = { light: "day", round: 1 } as const;
const kinds = (all: Shot[]): string[] => all.map((shot) => shot.kind);
const moved = (bandit: string, from: Place, to: Place, cause: string): ExpressEvent =>
  ({ event: "moved", bandit, from, to, cause }) as ExpressEvent;

describe("the film of events", () => {
  test.each(FILMS)("%s: every event is in one shot, in order", (name) => {
    const events = film(name);
    expect(shots(events, DAY).flatMap((shot) => shot.events)).toEqual(events);
  });

  test.each(FILMS)("%s: it takes some time, but never longer than one waits for", (name) => {
    const ms = length(shots(film(name), DAY));
    expect(ms).toBeGreaterThanOrEqual(0);
    expect(ms).toBeLessThan(12_000);
  });

  test("a Move takes a step for each car", () => {
    const one = shots([moved("Doc", "3 roof", "2 roof", "move")], DAY);
    const three = shots([moved("Doc", "3 roof", "0 roof", "move")], DAY);
    expect(kinds(three)).toEqual(["walk"]);
    expect(three[0]!.ms).toBe(3 * one[0]!.ms);
  });

  test("a Punch: the blow, then the loot drops, then the victim flies", () => {
    const found = shots(film("dropped-punch"), DAY);
    const all = kinds(found);
    const blow = all.indexOf("punch");
    expect(all.slice(blow, blow + 3)).toEqual(["punch", "drop", "thrown"]);
  });

  test("Cheyenne snatches the loot: nothing drops", () => {
    const found = shots(film("took-snatch"), DAY);
    expect(kinds(found)).not.toContain("drop");
    const snatch = found.find((shot) => shot.kind === "snatch");
    expect(snatch?.events.map((each) => each.event)).toEqual(["dropped", "took"]);
  });

  test("who meets the marshal is shot, then flees", () => {
    const all = kinds(shots(film("wounded-marshal"), DAY));
    expect(all[all.indexOf("marshal-fires") + 1]).toBe("flee");
  });

  test("a purse that is left lying is seen", () => {
    const left = { event: "left", bandit: "Doc", loot: "purse" } as ExpressEvent;
    expect(kinds(shots([left], DAY))).toEqual(["leave"]);
  });

  test.each([
    [{ event: "horse-lost", car: 3 }, "tire"],
    [{ event: "shared", bandit: "Doc", bandits: ["Doc", "Mei"], amount: 500 }, "share"],
    [{ event: "mortal-bullet", seat: 1, amount: 300 }, "pay"],
    [{ event: "time-machine", bandit: "Mei", amount: 500 }, "reward"],
  ] as [ExpressEvent, string][])("%o is seen", (event, kind) => {
    const [shot] = shots([event], DAY);
    expect(shot!.kind).toBe(kind);
    expect(shot!.ms).toBeGreaterThan(0);
  });

  test("all on the roofs are swept off at once", () => {
    const sweep = shots(film("moved-swivel-arm"), DAY).flatMap((shot) =>
      shot.kind === "swept" ? [shot.ways.map((way) => way.bandit)] : [],
    );
    const swept = film("moved-swivel-arm").flatMap((each) =>
      each.event === "moved" && each.cause === "swivel-arm" ? [each.bandit] : [],
    );
    expect(sweep).toEqual([swept]);
  });

  test("a rebellion hits all inside at once", () => {
    expect(
      kinds(shots(film("wounded-rebellion"), DAY)).filter((kind) => kind === "volley"),
    ).toHaveLength(1);
  });

  test("two Moves are two shots", () => {
    expect(
      kinds(
        shots(
          [moved("Doc", "1 roof", "2 roof", "move"), moved("Mei", "1 roof", "2 roof", "move")],
          DAY,
        ),
      ),
    ).toEqual(["walk", "walk"]);
  });

  test("between two cards there is a beat", () => {
    const card: ExpressEvent = {
      event: "resolving",
      bandit: "Doc",
      action: "fire",
      hidden: false,
      number: 1,
    };
    expect(shots([card], DAY)[0]!.ms).toBe(TIME.beat + TIME.card);
  });

  test("a tunnel turn begins in the dark and the next one in the light", () => {
    const turn = (kind: string): ExpressEvent => ({ event: "turn", turn: 2, kind }) as ExpressEvent;
    const found = shots([turn("tunnel"), turn("standard"), turn("standard")], DAY);
    expect(found.map((shot) => (shot.kind === "light" ? shot.light : shot.kind))).toEqual([
      "tunnel",
      "day",
    ]);
  });

  test("a new round brings its own light", () => {
    const round = film("round").map((event) =>
      event.event === "round" ? { ...event, round: 5 } : event,
    );
    const found = shots(round, { light: "dusk", round: 4 });
    expect(found.find((shot) => shot.kind === "light")).toMatchObject({ light: "evening" });
  });
});
