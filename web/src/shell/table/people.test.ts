/* What those at a table are called. */

import { afterAll, expect, test } from "vitest";
import { speak } from "../../words/words.svelte.ts";
import { botName } from "./people.ts";

afterAll(() => speak("en"));

test.each([
  ["en", "Fair bot", "Textbook bot"],
  ["uk", "Середній бот", "Книжний бот"],
  ["bg", "Среден бот", "Книжен бот"],
  ["pl", "Średni bot", "Książkowy bot"],
  ["it", "Bot medio", "Bot da libro"],
  ["ru", "Средний бот", "Книжный бот"],
] as const)("bots have names: %s", async (language, fair, textbook) => {
  await speak(language);
  expect([botName("fair"), botName("baseline")]).toEqual([fair, textbook]);
});
