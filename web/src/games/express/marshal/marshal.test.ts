import { offering } from "../../../testing/offers.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { boardOf, MARSHAL } from "../model/board.ts";
import { film, FILMS, view } from "../fixtures/views.ts";
import { CELL } from "../model/board.ts";
import { arranged, stand, zone } from "../scene/layout.ts";
import { litUp, narrow } from "../scene/lit.ts";
import { measure } from "../scene/measures.ts";
import { shaped } from "../scene/shapes.ts";
import { lootWords } from "../scene/words.ts";
import { advance } from "../model/advance.ts";
import { asking } from "../table/asking.ts";
import { enoughOf } from "../table/hand.ts";
import { tiles } from "../table/tiles.ts";
import type { ExpressEvent, ExpressView, Goal } from "../../../wire.ts";
import { speak } from "../../../words/words.svelte.ts";
import { Aim, aims, targetsOf } from "./aim.svelte.ts";
import { goalCards, hiddenRounds } from "./goals.ts";
import { papersOf } from "./sheet.ts";

beforeAll(() => speak("en"));

const seen = view("guns");
const bandit = (from: ExpressView, name: string) =>
  from.bandits.find((each) => each.bandit === name)!;

test("when all is over, goals are told in the past", () => {
  const goal = { turned: true, open: true, fulfilled: true, needed: 1 };
  const goals: Goal[] = [
    { ...goal, goal: "mail", count: 2 },
    { ...goal, goal: "warrant-Doc", count: 0 },
  ];
  const about = (phase: ExpressView["phase"]) =>
    goalCards({ goals, phase }).map((card) => card.about);
  expect(about("stealin")).toEqual(["2 bags would be yours", "not arrested yet"]);
  expect(about("over")).toEqual(["2 bags are the marshal’s", "never arrested"]);
});

test("by ear a mail bag is no purse", () => {
  expect(lootWords("mail-bag", [null, null], true)).toBe(
    "2 mail bags: you do not know what is in them.",
  );
  expect(lootWords("mail-bag", [1200], true)).toBe(
    "A mail bag: $1,200. You know it, others may not.",
  );
});

describe("the marshal aims", () => {
  const { choices } = seen;

  test("with two in range both are picked, and the guns can be swapped", () => {
    const aim = new Aim();
    aim.begin(seen);
    const [one, two] = targetsOf(seen);
    expect(aim.choice(seen)).toBe(`fire left ${one} and right ${two}`);
    aim.swap(seen);
    expect(aim.choice(seen)).toBe(`fire left ${two} and right ${one}`);
    expect(choices).toContain(aim.choice(seen));
  });

  test("one gun only, and the other one by a swap", () => {
    const aim = new Aim();
    aim.begin(seen);
    aim.single(seen);
    const [one] = targetsOf(seen);
    expect(aim.choice(seen)).toBe(`fire left ${one}`);
    aim.swap(seen);
    expect(aim.choice(seen)).toBe(`fire right ${one}`);
  });

  test("of three nobody is picked at first, and a third one takes the place of the first", () => {
    const names = ["Ghost", "Mei", "Doc"];
    const pairs = offering(
      ...names.flatMap((one) =>
        names.filter((two) => two !== one).map((two) => `fire left ${one} and right ${two}`),
      ),
    );
    const aim = new Aim();
    aim.begin(pairs);
    expect(aim.picked).toEqual([]);
    for (const name of names) aim.point(name, pairs);
    expect(aim.picked).toEqual(["Mei", "Doc"]);
    aim.point("Doc", pairs);
    expect(aim.picked).toEqual(["Mei"]);
  });

  test("an empty gun is not used", () => {
    const aim = new Aim();
    const right = offering("fire right Ghost", "fire right Doc", "fire right Mei");
    aim.begin(right);
    aim.point("Doc", right);
    expect(aim.choice(right)).toBe("fire right Doc");
  });

  test("who cannot be hit alone is no choice yet", () => {
    const belle = offering("fire left Doc", "fire right Doc", "fire left Belle and right Doc");
    const aim = new Aim();
    aim.begin(belle);
    expect(aim.choice(belle)).not.toBeNull();
    aim.point("Doc", belle);
    expect(aim.choice(belle)).toBeNull();
  });

  test("other shots are no matter of two guns", () => {
    expect(aims(seen)).toBe(true);
    expect(aims(offering("fire Ghost", "fire Doc off the train"))).toBe(false);
  });
});

describe("the prison car", () => {
  const jailed = view("cell");
  const board = boardOf(jailed);
  const measures = measure(board.wagons, { width: 1440, height: 456, top: 112 });
  const layout = arranged(board, measures);

  test("who is in the cell stands behind its bars, who is in the corridor does not", () => {
    const cell = stand(measures, CELL);
    const corridor = stand(measures, `${board.wagons.length} inside`);
    expect(cell.x + cell.width).toBeLessThan(corridor.x);
    for (const { bandit: name, place } of board.figures) {
      const x = layout.people[name]?.x ?? 0;
      if (place === CELL) expect(x).toBeLessThan(cell.x + cell.width);
      if (place === `${board.wagons.length} inside`) expect(x).toBeGreaterThan(corridor.x);
    }
  });

  test("one breaks out to the corridor or the roof", () => {
    const lits = litUp(jailed);
    expect(lits.map(({ target }) => target.place).sort()).toEqual(["6 inside", "6 roof"]);
    const [shape] = shaped(lits, measures, layout, board).map((each) => each.shape);
    expect(shape?.kind).toBe("field");
    expect(zone(measures, "6 inside").x).toBeGreaterThan(zone(measures, CELL).x);
  });

  test("the marshal is a figure among the others, once", () => {
    expect(board.marshal).toBeNull();
    expect(board.figures.filter(({ bandit: name }) => name === MARSHAL)).toHaveLength(1);
    expect(layout.people[MARSHAL]).toBeDefined();
  });
});

describe("pointing on the train", () => {
  test("two tokens are taken in any order, and one is content with one by pointing at oneself", () => {
    const robs = view("two");
    const kinds = (lits: ReturnType<typeof narrow>) =>
      lits.map(({ target }) => target.loot?.kind ?? target.bandit);
    const first = litUp(robs);
    expect(kinds(first)).toEqual(expect.arrayContaining(["purse", "jewel"]));
    for (const lit of first) {
      const second = narrow(lit.choices, robs, lit.taken);
      expect(kinds(second)).toContain(robs.acting);
      expect(second.flatMap(({ choices }) => choices)).toHaveLength(lit.choices.length);
    }
    const jewel = first.find(({ target }) => target.loot?.kind === "jewel")!;
    const both = narrow(jewel.choices, robs, jewel.taken).find(
      ({ target }) => target.loot?.kind === "purse",
    );
    expect(both?.choices).toEqual(["rob purse and jewel"]);
  });

  test("a shot that may throw off the train asks which", () => {
    const shots = { ...seen, ...offering("fire Ghost", "fire Ghost off the train", "fire Tuco") };
    const ghost = litUp(shots).find(({ target }) => target.bandit === "Ghost")!;
    const ways = narrow(ghost.choices, shots, ghost.taken);
    expect(ways.map(({ target, choices }) => [target, choices])).toEqual(
      expect.arrayContaining([
        [{ bandit: "Ghost" }, ["fire Ghost"]],
        [{ off: "Ghost" }, ["fire Ghost off the train"]],
      ]),
    );
  });

  test("whom one arrests is ringed, a prisoner waits in the tag over the car", () => {
    expect(litUp(view("arrest")).every(({ target }) => target.bandit)).toBe(true);
    expect(litUp(view("prisoners"))).toEqual([]);
  });
});

describe("in words", () => {
  test("every choice of the law is a tile", () => {
    for (const name of ["arrest", "cell", "prisoners", "two"] as const) {
      const shown = tiles(view(name), []);
      expect(shown.map(({ choices }) => choices).flat()).toHaveLength(view(name).choices.length);
      expect(shown.every(({ title, sign, place }) => title && (sign || place))).toBe(true);
    }
  });

  test("a card with a plus leaves one to play another, or to stop", () => {
    expect(enoughOf(view("plus"))).toBe("pass");
    expect(asking(view("plus"))).toContain("one more card");
  });

  test("a Brainwave that copies asks what the copied action asks", () => {
    const copying = { ...view("cell"), ...offering("fire Doc", "fire Mei") };
    expect(asking(view("cell"))).toContain("Brainwave");
    expect(asking(copying)).toContain("fire");
  });
});

describe("goals", () => {
  test("what is not turned over is not known, and comes in its round", () => {
    const known = goalCards(seen);
    expect(known.length + hiddenRounds(seen).length).toBe(5);
    expect(known.every(({ title, about, rule }) => title && about && rule)).toBe(true);
  });

  test("others see none of them until Rumours", () => {
    const other = view("arrest").seat === view("prisoners").seat ? view("cell") : view("prisoners");
    const mine = other.players[other.seat!]?.bandits[0];
    if (mine !== MARSHAL)
      expect(other.goals?.every((goal) => goal.open || goal.goal === null)).toBe(true);
  });
});

describe("a view keeps step with the film", () => {
  const law = FILMS.filter((name) =>
    /aimed|arrest|broke|freed|handed|fist|recap|thrown/.test(name),
  );

  test.each(law)("%s", (name) => {
    const carried = film(name).reduce(advance, seen);
    expect(carried.bandits).toHaveLength(seen.bandits.length);
  });

  test("a shot takes the next bullet of its stack, which lies before its victim if it lasts", () => {
    const target = seen.bandits.find((each) => each.bandit !== MARSHAL)!.bandit;
    const event: ExpressEvent = {
      event: "aimed",
      target,
      stack: "left",
      bullet: "hurt-knee",
      lasting: true,
    };
    const after = advance(seen, event);
    expect(after.stacks?.left).toHaveLength(seen.stacks!.left.length - 1);
    expect(bandit(after, target).hurt).toContain("hurt-knee");
    const healed = advance(after, { event: "healed", bandit: target, bullet: "hurt-knee" });
    expect(bandit(healed, target).hurt).not.toContain("hurt-knee");
  });

  test("who is arrested is in the cell and no longer wanted", () => {
    const name = seen.bandits.find((each) => each.bandit !== MARSHAL)!.bandit;
    const after = advance(seen, { event: "arrested", bandit: name, from: "1 roof", wanted: true });
    expect(bandit(after, name)).toMatchObject({ place: CELL, wanted: false });
    expect(after.achievements?.wanted).toContain(name);
    expect(papersOf(bandit(after, name))[0]?.sign).toBe("law-wanted-done");
  });

  test("a freed prisoner goes along, and may be taken back", () => {
    const name = seen.bandits.find((each) => each.bandit !== MARSHAL)!.bandit;
    const [prisoner = ""] = seen.prisoners ?? [];
    const freed = advance(seen, { event: "freed-prisoner", bandit: name, prisoner });
    expect(freed.prisoners).not.toContain(prisoner);
    expect(bandit(freed, name).prisoner).toBe(prisoner);
    const back = advance(freed, { event: "recaptured", bandit: name, prisoner });
    expect(bandit(back, name).prisoner).toBeNull();
    expect(back.achievements?.companions).toContain(prisoner);
  });
});
