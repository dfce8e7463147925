import { describe, expect, test } from "vitest";
import type { GameEvent } from "../wire.ts";
import { boardOf } from "./board.ts";
import { view } from "./fixtures/views.ts";
import { arranged, zone } from "./layout.ts";
import { litUp } from "./lit.ts";
import { measure } from "./measures.ts";
import { coachLeft, horsesOf, hostagesOf } from "./outside.ts";
import { shaped } from "./shapes.ts";
import { besideCar, wayside } from "./wayside.ts";

const DESK = { width: 1440, height: 472, top: 112 };
const PHONE = { width: 390, height: 286, top: 84 };
const BESIDES = { lane: true, machine: true };
const before = { stagecoach: 1, shotgun: "1 roof", horses: [1, 0, 2, 1], hostages: ["poodle"] };

describe("what is beside the train", () => {
  test("a ride takes a horse along, and one who rides away takes it for good", () => {
    const ride = (to: string): GameEvent => ({
      event: "moved",
      bandit: "Doc",
      from: "2 roof",
      to,
      cause: "ride",
    });
    expect(wayside(before, ride("stagecoach inside")).horses).toEqual([1, 1, 1, 1]);
    expect(wayside(before, ride("time machine")).horses).toEqual([2, 0, 1, 1]);
    expect(wayside(before, ride("gone")).horses).toEqual([1, 0, 1, 1]);
  });

  test("at full speed every horse falls one car behind, the last ones stay", () => {
    const full: GameEvent = { event: "happening", name: "full-speed" };
    expect(wayside(before, full).horses).toEqual([0, 1, 0, 3]);
  });

  test("the stagecoach falls behind, and the Shotgun on the train with it", () => {
    const rolls: GameEvent = { event: "stagecoach", from: 1, to: 2, shotgun: true };
    expect(wayside(before, rolls)).toMatchObject({ stagecoach: 2, shotgun: "2 roof" });
  });

  test("a hostage that was taken is not there any more", () => {
    const taken: GameEvent = { event: "hostage", bandit: "Doc", hostage: "poodle" };
    expect(wayside(before, taken).hostages).toEqual([]);
  });

  test("every place has its car", () => {
    expect(besideCar("stagecoach roof", before)).toBe(1);
    expect(besideCar("time machine", before)).toBe(0);
    expect(besideCar("3 inside", before)).toBe(3);
    expect(besideCar("gone", before)).toBeNull();
  });
});

describe.each([
  ["desk", DESK],
  ["phone", PHONE],
])("on a %s", (_, room) => {
  test.each(["boarding", "ride", "flee", "hostage", "travel", "guard"] as const)(
    "all that may be chosen by %s is lit, and within the stage",
    (name) => {
      const seen = view(name);
      const board = boardOf(seen);
      const found = measure(board.wagons, room, BESIDES);
      const measures = { ...found, coach: coachLeft(found, board) };
      const lits = litUp(seen);
      const shapes = shaped(lits, measures, arranged(board, measures), board);
      expect(shapes).toHaveLength(lits.length);
      const lit = new Set(lits.flatMap((each) => each.choices));
      expect([...lit].sort()).toEqual([...seen.choices].sort());
      for (const { shape } of shapes) {
        expect(shape.x).toBeGreaterThan(0);
        expect(shape.x).toBeLessThan(measures.width);
        expect(shape.y).toBeGreaterThan(0);
        expect(shape.y).toBeLessThan(measures.height);
      }
    },
  );

  test("horses and hostages are within the stage", () => {
    const board = boardOf(view("ride"));
    const found = measure(board.wagons, room, BESIDES);
    const measures = { ...found, coach: coachLeft(found, board) };
    const horses = horsesOf(measures, board);
    expect(horses).toHaveLength(board.horses!.reduce((sum, each) => sum + each, 0));
    for (const { x, y } of [...horses, ...hostagesOf(measures, board)]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(measures.width);
      expect(y).toBeLessThan(measures.height);
    }
    const inside = zone(measures, "stagecoach inside");
    const roof = zone(measures, "stagecoach roof");
    expect(roof.y + roof.height).toBeLessThanOrEqual(inside.y + inside.height);
  });
});
