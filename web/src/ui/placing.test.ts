import { expect, test } from "vitest";
import { meet, placed, type Box } from "./placing.ts";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});
const view = box(0, 0, 390, 844);
const tip = box(0, 0, 200, 80);

test("an explanation stands above what it explains", () => {
  const thing = box(150, 400, 60, 60);
  expect(placed(thing, tip, 28, [], view)).toEqual(box(80, 312, 200, 80));
});

test("it stands below where there is no room above, and within the window", () => {
  const thing = box(330, 10, 52, 24);
  const found = placed(thing, tip, 28, [], view);
  expect(found).toEqual(box(182, 42, 200, 80));
});

test("it leaves free what can be clicked", () => {
  const thing = box(150, 400, 60, 60);
  const above = box(100, 340, 160, 44);
  const found = placed(thing, tip, 28, [above], view);
  expect(meet(found, above)).toBe(false);
  expect(meet(found, thing)).toBe(false);
});

test("its link is free even amid a hand that fills the window", () => {
  const cards = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => box(8 + column * 126, 460 + row * 110, 118, 102)),
  );
  const thing = cards[4]!;
  const found = placed(
    thing,
    tip,
    44,
    cards.filter((card) => card !== thing),
    view,
  );
  const link = box(found.left, found.top + found.height - 44, found.width, 44);
  expect(cards.filter((card) => meet(card, link))).toEqual([]);
});
