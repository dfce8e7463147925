import { expect, test } from "vitest";
import { openTable } from "./http.ts";
import { ABLE, ALONE, codeOf, isHere, nameHere, playsHere, request } from "./where.ts";

test("a table of this browser is never taken for one of the server", async () => {
  const name = nameHere("RAVEN-CANYON-042");
  expect(name).not.toBe("RAVEN-CANYON-042");
  expect(isHere(name)).toBe(true);
  expect(isHere("RAVEN-CANYON-042")).toBe(false);
  expect(codeOf(name)).toBe("RAVEN-CANYON-042");
  expect(codeOf("RAVEN-CANYON-042")).toBe("RAVEN-CANYON-042");
  expect(encodeURIComponent(name)).toBe(name);
});

test("where there is no engine, everything goes to the server", async () => {
  expect([ALONE, ABLE, await playsHere()]).toEqual([false, false, false]);
  const asked: string[] = [];
  const plain = globalThis.fetch;
  globalThis.fetch = async (url) => {
    asked.push(String(url));
    return Response.json({ table: "RAVEN-CANYON-042", host: "key" });
  };
  try {
    await request("/api/lessons");
    expect((await openTable({})).table).toBe("RAVEN-CANYON-042");
  } finally {
    globalThis.fetch = plain;
  }
  expect(asked).toEqual(["/api/lessons", "/api/tables"]);
});
