/* What the stage says for the ear. */

import { afterAll, describe, expect, test } from "vitest";
import { speak } from "../../../words/words.svelte.ts";
import type { Board } from "../model/board.ts";
import { lootWords, placeWords } from "./words.ts";

afterAll(() => speak("en"));

const lying = (kind: string, value: number | null) => ({ place: "0 inside" as const, kind, value });
const board: Board = {
  wagons: ["caboose"],
  marshal: null,
  figures: [],
  loot: [lying("strongbox", 1000)],
};

describe("tokens of the same value are counted together", () => {
  test("and whoever has a seat hears once that it is a secret", async () => {
    await speak("en");
    expect(lootWords("purse", [250, 300, 250, null], true)).toBe(
      "2 purses: $250 each. A purse: $300. You know it, others may not. " +
        "A purse: you do not know what is in it.",
    );
  });

  test("and nobody else hears of themselves", async () => {
    await speak("en");
    expect(lootWords("purse", [250, 250, 250], false)).toBe("3 purses: $250 each.");
    expect(lootWords("purse", [null, null], false)).toBe("2 purses.");
    expect(lootWords("mail-bag", [null], false)).toBe("1 mail bag.");
  });

  test.each([
    ["uk", "2 гаманці, по 250 $."],
    ["ru", "2 кошелька, по 250 $."],
    ["bg", "2 кесии, по 250 $."],
    ["pl", "2 worki, po 250 $."],
    ["it", "2 borse da 250 $."],
  ])("in %s, too", async (language, says) => {
    await speak(language);
    expect(lootWords("purse", [250, 250], false)).toBe(says);
  });
});

test.each([
  ["en", "In the locomotive: a strongbox: $1,000."],
  ["uk", "У локомотиві: кейс, 1 000 $."],
  ["ru", "В локомотиве: кейс, 1 000 $."],
  ["bg", "В локомотива: сейф, 1000 $."],
  ["pl", "W lokomotywie: walizka, 1000 $."],
  ["it", "Nella locomotiva: una valigetta: 1000 $."],
])("after a colon only names are written large, in %s", async (language, says) => {
  await speak(language);
  const said = placeWords(board, "0 inside", false);
  expect(said.replaceAll("\u00a0", " ")).toBe(says);
});
