import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCES = "src/";
const ORDER = "style/layers.css";
const names = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".css"),
);

/** A sheet without its notes. */
function bare(name: string): string {
  const text = readFileSync(SOURCES + name, "utf8");
  return text.replace(/\/\*[^]*?\*\//g, "").trim();
}

const layers = /^@layer ([\w, ]+);$/.exec(bare(ORDER))?.[1]?.split(", ") ?? [];

test.each(names.filter((name) => name !== ORDER))("%s lies in one layer, whole", (name) => {
  const text = bare(name);
  const layer = /^@layer (\w+) \{/.exec(text)?.[1];
  expect(layers).toContain(layer);
  expect(text.match(/@layer|@import/g)).toHaveLength(1);
  let depth = 0;
  const ends = [...text].flatMap((sign, at) => {
    if (sign === "{") depth++;
    return sign === "}" && --depth === 0 ? [at] : [];
  });
  expect(ends).toEqual([text.length - 1]);
});
