/* A card tells the key that lifts it. */

import { mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { speak } from "../words/words.svelte.ts";
import Card from "./Card.svelte";

beforeAll(() => speak("en"));

/** The key that a card shows. */
function shown(key: number): string {
  const card = mount(Card, { target: document.body, props: { card: "Doc move", key } });
  const text = document.querySelector(".key")?.textContent ?? "";
  void unmount(card);
  return text;
}

test("no key is shown where there is none: a pair chooses among more than nine cards", () => {
  expect([0, 1, 9, 10, 13].map(shown)).toEqual(["", "1", "9", "", ""]);
});
