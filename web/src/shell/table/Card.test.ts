/* A card tells the key that lifts it; every kind of card has a picture and a colour. */

import { readFileSync } from "node:fs";
import { mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { CARDS } from "../../rules/about.ts";
import { kindKey } from "../../words/names.ts";
import { speak } from "../../words/words.svelte.ts";
import Card from "./Card.svelte";

beforeAll(() => speak("en"));

/** The key that a card shows. */
function shown(key: number): string {
  const card = mount(Card, { target: document.body, props: { owner: "Doc", kind: "move", key } });
  const text = document.querySelector(".key")?.textContent ?? "";
  void unmount(card);
  return text;
}

test("no key is shown where there is none: a pair chooses among more than nine cards", () => {
  expect([0, 1, 9, 10, 13].map(shown)).toEqual(["", "1", "9", "", ""]);
});

test.each(Object.keys(CARDS).map(kindKey))("%s has a picture and a colour", (kind) => {
  expect(readFileSync("src/shell/stage/sprites.svg", "utf8")).toContain(`id="act-${kind}"`);
  expect(readFileSync("src/shell/table/card.css", "utf8")).toMatch(
    new RegExp(`\\.k-${kind}(,| \\{)`),
  );
});
