import type { Place } from "../../../wire.ts";
import { describe, expect, test } from "vitest";
import { boardOf } from "../model/board.ts";
import { view } from "../fixtures/views.ts";
import { arranged, zone } from "./layout.ts";
import { measure } from "./measures.ts";
import { planned } from "./plan.ts";
import { lineOfFire } from "../../../shell/stage/spot.ts";

const seen = view("move");
const measures = measure(seen.wagons, { width: 1440, height: 472, top: 100 });
const layout = arranged(boardOf(seen), measures);
const { bandit, place } = seen.bandits[0]!;
const plan = (...steps: { place: Place; unknown?: boolean }[]) =>
  planned({ steps, targets: [], places: [] }, bandit, place!, measures, layout);

describe("the path of a plan", () => {
  test("each card of mine is a numbered step, the last one stands out", () => {
    const { steps, legs } = plan({ place: "3 roof" }, { place: "2 roof" }, { place: "2 inside" });
    expect(steps.map(({ sign, last }) => [sign, last])).toEqual([
      ["1", false],
      ["2", false],
      ["3", true],
    ]);
    expect(legs).toHaveLength(3);
  });

  test("the shade stands where I would be", () => {
    const { shade } = plan({ place: "2 inside" });
    const { x, width } = zone(measures, "2 inside");
    expect(shade!.x).toBeGreaterThan(x);
    expect(shade!.x).toBeLessThan(x + width);
  });

  test("what nobody can know is a question mark, without a shade", () => {
    const { steps, shade, end } = plan({ place: "3 roof" }, { place: "2 roof", unknown: true });
    expect(steps.map(({ sign }) => sign)).toEqual(["1", "?"]);
    expect([shade, end]).toEqual([null, null]);
  });

  test("a card that moves nobody leaves me where I am", () => {
    expect(plan()).toMatchObject({ legs: [], steps: [], shade: null, end: layout.people[bandit] });
  });
});

describe("a line of fire", () => {
  test("runs level along a roof, clear of both", () => {
    const line = lineOfFire({ x: 100, y: 72 }, { x: 500, y: 72 }, 1);
    expect(line.y1).toBe(line.y2);
    expect(line.x1).toBeGreaterThan(100);
    expect(line.x2).toBeLessThan(500);
    expect(line.turn).toBe(0);
  });

  test("runs straight up through the roof", () => {
    expect(lineOfFire({ x: 100, y: 160 }, { x: 100, y: 72 }, 1).turn).toBe(-90);
  });
});
