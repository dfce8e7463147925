/* Every word that is shown comes from the locale files, and every word there is shown. */

import { beforeAll, expect, test } from "vitest";
import shared from "#words/en.ftl?raw";
import web from "#words/web/en.ftl?raw";
import learn from "#words/web/learn/en.ftl?raw";
import { has, languages, speak, speakToLearners, t } from "./words.svelte.ts";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = Object.values(sources).join("\n");
const keysOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const keys = [...keysOf(web), ...keysOf(learn)];

beforeAll(async () => {
  await speak("en");
  await speakToLearners();
});

test("every key that is asked for exists", () => {
  const asked = [...code.matchAll(/\b(?:t|form|has)\(\s*"([\w-]+)"/g)].map((found) => found[1]!);
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((key) => !has(key))).toEqual([]);
});

test("every family of keys that is asked for has members", () => {
  const families = [...code.matchAll(/\bt\(\s*`([\w-]+)\$\{/g)].map((found) => found[1]!);
  const known = [...keys, ...keysOf(shared)];
  expect(families.filter((family) => !known.some((key) => key.startsWith(family)))).toEqual([]);
});

test("no word is kept that nobody asks for", () => {
  const families = [...code.matchAll(/[`"]([\w-]+-)\$\{/g)]
    .map((found) => found[1]!)
    .filter((family) => family !== "web-");
  const asked = (key: string) => [`"${key}"`, `'${key}'`].some((written) => code.includes(written));
  const within = (key: string) =>
    web.includes(`{ ${key} }`) || families.some((family) => key.startsWith(family));
  expect(keys.filter((key) => !asked(key) && !within(key))).toEqual([]);
});

test("the languages are those that the client has a file of words for", () => {
  const files = Object.keys(import.meta.glob("#words/web/*.ftl", { query: "?raw" }));
  const found = files.map((path) => path.match(/(\w+)\.ftl/)?.[1]);
  expect(new Set(languages().map(([short]) => short))).toEqual(new Set(found));
  expect(languages()[0]).toEqual(["en", "English"]);
  expect(Object.fromEntries(languages())).toMatchObject({ uk: "Українська", pl: "Polski" });
});

test("a message is filled in, and an unknown key shows itself", () => {
  expect(t("round-of", { round: 3 })).toBe("Round 3 of 5");
  expect(t("web-dollars", { amount: 3400 })).toBe("$3,400");
  expect(t("no-such-key")).toBe("no-such-key");
});
