import { describe, expect, test } from "vitest";
import { car } from "./cars.ts";
import { tileFar, tileMiddle, tileNear } from "./land.ts";
import { loco } from "./loco.ts";
import { blend, drawn, POSES } from "./poses.ts";
import { BODIES } from "./people.ts";

const sound = (svg: string): boolean => {
  const page = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`,
    "image/svg+xml",
  );
  return !page.querySelector("parsererror") && !/NaN|undefined|Infinity/.test(svg);
};

describe("the drawings", () => {
  test.each(["freight", "coach", "mail", "sleeper", "saloon", "parlour", "prison"])(
    "a %s is drawn at any width",
    (kind) => {
      for (const width of [108, 140, 232]) expect(sound(car(kind, width, true))).toBe(true);
    },
  );

  test("the locomotive and the land are drawn", () => {
    expect([loco(160), loco(296), tileFar(), tileMiddle(), tileNear()].every(sound)).toBe(true);
  });

  test.each(Object.keys(BODIES))("%s takes every pose", (who) => {
    for (const pose of Object.values(POSES)) expect(sound(drawn(who, pose))).toBe(true);
  });

  test("between two poses lies every angle between theirs", () => {
    expect(blend(POSES.walk, POSES.stride, 0)).toMatchObject(POSES.walk);
    expect(blend(POSES.walk, POSES.stride, 0.5).frontLeg[0]).toBe(4);
  });
});
