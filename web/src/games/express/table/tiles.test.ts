/* What tiles and the whole sheet show. */

import { offering } from "../../../testing/offers.ts";
import { fixture } from "../../../testing/fixture.ts";
import { beforeAll, describe, expect, test } from "vitest";
import round from "../fixtures/round.json";
import { view as westward } from "../fixtures/views.ts";
import { placeParts } from "../../../parts.ts";
import type { ExpressView, Hostage } from "../../../wire.ts";
import { offeredBy } from "../words/offer.ts";
import { speak } from "../../../words/words.svelte.ts";
import { held } from "./held.ts";
import { tiles } from "./tiles.ts";

beforeAll(() => speak("en"));

const views = fixture<ExpressView[]>(round.views);

describe("tiles", () => {
  const view = { ...views[0]!, phase: "stealin" as const };
  const punches = ["Doc purse", "Doc jewel", "Belle purse"].flatMap((what) =>
    [1, 3].map((car) => `punch ${what} to ${car} inside`),
  );

  test("show few choices whole", () => {
    expect(
      tiles({ ...view, ...offering("fire Doc", "fire Belle") }, []).map((tile) => tile.title),
    ).toEqual(["Doc", "Belle"]);
  });
  test("narrow a punch: whom, what, where to", () => {
    const all = { ...view, ...offering(...punches) };
    expect(tiles(all, []).map((tile) => tile.key)).toEqual(["Doc", "Belle"]);
    expect(tiles(all, ["Doc"]).map((tile) => tile.title)).toEqual(["purse", "jewel"]);
    expect(tiles(all, ["Doc", "jewel"]).map((tile) => tile.choices)).toEqual([
      [punches[2]],
      [punches[3]],
    ]);
    expect(tiles(all, ["Belle"]).flatMap((tile) => tile.choices)).toEqual([punches[4], punches[5]]);
  });

  test("picture where a ride leads, with its wagon's name and what is there", () => {
    const west = westward("ride");
    const { place } = offeredBy("ride", west).find((ride) => !placeParts(ride.place).outside)!;
    const { car } = placeParts(place);
    const tile = tiles(west, []).find((each) => each.place === place)!;
    expect(tile.who).toBe(west.acting);
    expect(tile.title).toBe(car ? west.wagons[car - 1] : "locomotive");
    const loot = west.places.find((each) => each.place === place)!.loot.length;
    const counted = [...tile.about.matchAll(/(\d+) (?:purse|jewel|strongbox|flask|half)/g)];
    expect(counted.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(loot);
  });

  test("warn of the marshal and of the Shotgun with a sign", () => {
    const west = westward("ride");
    const [first, second] = offeredBy("ride", west)
      .map(({ place }) => place)
      .filter((place) => place === `${placeParts(place).car} inside`);
    const seen = { ...west, marshal: placeParts(first!).car, shotgun: second! };
    const warned = tiles(seen, []).flatMap(({ place, warning }) =>
      warning ? [[place, warning]] : [],
    );
    expect(Object.fromEntries(warned)).toEqual({
      [first!]: "act-marshal",
      [second!]: "ev-shotguns-rage",
    });
  });

  test("say where hostages are, whoever comes there", () => {
    const offers = offering("ride to stagecoach inside", "ride to 1 inside");
    for (const hostages of [["poodle"], []] as Hostage[][]) {
      const [coach] = tiles({ ...westward("ride"), ...offers, hostages, acting: null }, [])
        .filter(({ place }) => place === "stagecoach inside")
        .map(({ about }) => about.includes("Hostages are there."));
      expect(coach).toBe(hostages.length > 0);
    }
  });

  test("count those at a place where many are", () => {
    const west = westward("ride");
    const { place } = offeredBy("ride", west)[0]!;
    const crowd = west.bandits.map((each) => ({ ...each, place }));
    const about = tiles({ ...west, bandits: crowd }, []).find(
      (tile) => tile.place === place,
    )!.about;
    expect(about).toContain(`${crowd.length - 1} bandits are there.`);
  });

  test("name the ransom of a hostage", () => {
    const tile = tiles({ ...westward("hostage"), ...offering("hostage old-lady") }, [])[0]!;
    expect(tile).toMatchObject({ title: "old lady", ransom: "$500 a jewel", hostage: true });
  });

  test("send the marshal, of whom nobody is warned and who does not stay", () => {
    const acting = view.bandits[0]!.bandit;
    const { car } = placeParts(view.bandits[0]!.place!);
    const [tile] = tiles({ ...view, acting, ...offering(`marshal to ${car}`) }, []);
    expect(tile).toMatchObject({ place: `${car} inside`, who: "marshal" });
    expect(tile!.about).not.toMatch(/marshal|You stay/);
  });

  test("where only one can be punched, the next step leads on", () => {
    const [view] = fixture<ExpressView[]>(round.views);
    const ways = ["purse", "jewel", "flask"].flatMap((loot) =>
      ["1 roof", "2 inside"].map((place) => `punch Doc ${loot} to ${place}`),
    );
    const all = { ...view!, ...offering(...ways) };
    const [first] = tiles(all, []);
    expect(first?.choices).toHaveLength(2);
    expect(tiles(all, first!.path!).flatMap((tile) => tile.choices)).toEqual(
      expect.arrayContaining(first!.choices),
    );
  });
});

test("a whole sheet tells of flasks, the hostage, curses and a journey", () => {
  const west = westward("ride");
  const bandit = {
    ...west.bandits[0]!,
    place: "hidden" as const,
    hostage: "teacher" as const,
    loot: [
      { kind: "flask" as const, value: null, whiskey: "old" as const },
      { kind: "half-usual" as const, value: null },
      { kind: "jewel" as const, value: 500 },
    ],
  };
  const rows = held(west, bandit);
  expect(rows.map(({ sign }) => sign)).toEqual([
    "loot-purse",
    "loot-jewel",
    "loot-strongbox",
    "loot-flask",
    "loot-half-usual",
    "host-teacher",
    "act-travel",
  ]);
  expect(rows[0]!.about).toContain("next to nothing");
  expect(rows[1]!.about).toBe("$500");
  expect(rows[3]!.about).toMatch(/^old\. /);
  expect(rows[5]!.text).toBe("teacher, $800");
});
