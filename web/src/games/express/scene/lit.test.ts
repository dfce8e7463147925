import { offering } from "../../../testing/offers.ts";
import { describe, expect, test } from "vitest";
import { view } from "../fixtures/views.ts";
import { litUp, narrow, type Target } from "./lit.ts";
import { textsOf } from "../words/offer.ts";

const targets = (lits: { target: Target }[]): Target[] => lits.map((lit) => lit.target);

describe("what may be chosen on the stage", () => {
  test("a Move lights the places it leads to, from the caboose to the locomotive", () => {
    expect(targets(litUp(view("move")))).toEqual([
      { place: "3 roof" },
      { place: "2 roof" },
      { place: "1 roof" },
    ]);
  });

  test("a Fire lights those who can be hit, and a click names the choice", () => {
    const lits = litUp(view("fire"));
    expect(new Set(lits.map((lit) => lit.target.bandit))).toEqual(new Set(["Ghost", "Doc"]));
    expect(lits.every((lit) => lit.choices[0] === `fire ${lit.target.bandit}`)).toBe(true);
  });

  test("a Robbery lights the tokens where the bandit stands", () => {
    const seen = view("rob");
    const here = seen.bandits.find(({ bandit }) => bandit === seen.acting)?.place;
    expect(targets(litUp(seen))).toEqual([
      { loot: { kind: "purse", place: here } },
      { loot: { kind: "jewel", place: here } },
    ]);
  });

  test("the marshal is sent into a car, never onto a roof", () => {
    expect(targets(litUp(view("marshal")))).toEqual([{ place: "2 inside" }, { place: "0 inside" }]);
  });

  test("a Punch is narrowed down: the victim, then what he drops; where he lands is asked only if it is open", () => {
    const seen = view("punch");
    const first = litUp(seen);
    expect(new Set(first.map((lit) => lit.target.bandit))).toEqual(new Set(["Ghost", "Tuco"]));
    const ghost = first.find((lit) => lit.target.bandit === "Ghost")!;
    const second = narrow(ghost.choices, seen, ghost.taken);
    expect(targets(second)).toEqual([
      { loot: { kind: "purse", bandit: "Ghost" } },
      { loot: { kind: "jewel", bandit: "Ghost" } },
    ]);
    expect(second.map((lit) => lit.choices)).toEqual([
      ["punch Ghost purse to 4 inside"],
      ["punch Ghost jewel to 4 inside"],
    ]);
    expect(first.find((lit) => lit.target.bandit === "Tuco")!.choices).toEqual([
      "punch Tuco purse to 4 inside",
    ]);
  });

  test("a step with one answer is passed over", () => {
    const seen = {
      ...view("punch"),
      ...offering("punch Ghost to 4 inside", "punch Ghost to 2 inside"),
    };
    expect(targets(litUp(seen))).toEqual([{ place: "4 inside" }, { place: "2 inside" }]);
  });

  test("what Cheyenne takes is pointed at like what others drop", () => {
    const made = offering("punch Doc taking purse to 1 roof", "punch Doc jewel to 1 roof");
    expect(targets(narrow(textsOf(made), { ...view("punch"), ...made }))).toEqual([
      { loot: { kind: "purse", bandit: "Doc" } },
      { loot: { kind: "jewel", bandit: "Doc" } },
    ]);
  });

  test("Pickpocketing lights the token that may be taken; leaving it is not on the stage", () => {
    const seen = { ...view("rob"), ...offering("rob purse", "leave purse") };
    expect(litUp(seen).flatMap((lit) => lit.choices)).toEqual(["rob purse"]);
  });

  test("a pair points at who shall start in the caboose", () => {
    const seen = view("start");
    const caboose = `${seen.wagons.length} inside`;
    expect(targets(litUp(seen))).toEqual([
      { bandit: "Doc", place: caboose },
      { bandit: "Tuco", place: caboose },
    ]);
  });

  test("cards are chosen in the hand", () => {
    expect(litUp(view("tunnel"))).toEqual([]);
  });
});
