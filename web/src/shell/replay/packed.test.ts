// @vitest-environment node
/* Records in links. */

import { expect, test } from "vitest";
import { BrokenLink, pack, risky, unpack } from "./packed.ts";

const RECORD = `Folsom record\n${"  Doc: play Doc rob ; Mei, Ünïcode\n".repeat(300)}`;

test("a record comes out of a link as it went in", async () => {
  const packed = await pack(RECORD);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(RECORD.length / 10);
  expect(await unpack(packed)).toBe(RECORD);
});

test("a long link is known for one", () => {
  expect(risky("g".repeat(8000))).toBe(0);
  expect(risky("g".repeat(11_900))).toBe(12);
});

test("what was cut off or changed on its way is no record", async () => {
  const packed = await pack(RECORD);
  const changed = packed.slice(0, 40) + (packed[40] === "A" ? "B" : "A") + packed.slice(41);
  for (const broken of ["", "!", "AAAA", changed, packed.slice(0, -9), packed.slice(9)])
    await expect(unpack(broken), broken).rejects.toThrow(BrokenLink);
});

test("a link that would swell beyond all measure is left alone", async () => {
  await expect(unpack(await pack(" ".repeat(3_000_000)))).rejects.toThrow(BrokenLink);
});
