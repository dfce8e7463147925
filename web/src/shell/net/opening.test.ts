/* Asking again after a lost answer. */

import { beforeEach, expect, test, vi } from "vitest";
import { kept } from "./keep.ts";
import { keysOf, recentTables } from "./keys.ts";
import { openAndSit, sit, sitAgain, withdraw } from "./opening.ts";

interface Asked {
  path: string;
  id: string;
  keys?: string[];
  withdraw?: boolean;
}

let asked: Asked[] = [];
/** What the server answers, one after the other; none is a lost answer. */
let answers: ([number, unknown] | null)[] = [];

beforeEach(() => {
  localStorage.clear();
  asked = [];
  vi.stubGlobal("fetch", (path: string, init: { body: string }) => {
    asked.push({ path, ...(JSON.parse(init.body) as Omit<Asked, "path">) });
    const answer = answers.shift();
    if (!answer) return Promise.reject(new Error("lost"));
    const [status, body] = answer;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});

const TAKEN = { table: "RAVEN-42", seats: [1], keys: ["seat"], pending: false };
const ids = () => new Set(asked.map(({ id }) => id));

test("a table whose answer was lost is opened once", async () => {
  const wish = { game: "express", seats: [null, "fair", "fair"] };
  answers = [null, [201, { table: "RAVEN-42", host: "host" }], null];
  await expect(openAndSit(wish, ["Ada"])).rejects.toThrow();
  await expect(openAndSit(wish, ["Ada"])).rejects.toThrow();
  answers = [
    [201, { table: "RAVEN-42", host: "host" }],
    [201, TAKEN],
  ];
  expect(await openAndSit(wish, ["Ada"])).toBe("RAVEN-42");
  const [opened, sat] = [asked.filter((each) => each.path === "/api/tables"), asked.at(-1)];
  expect(opened).toHaveLength(3);
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  expect(opened[0]!.id).toMatch(/^[0-9a-f]{32}$/);
  expect(sat).toMatchObject({ keys: ["host"] });
  expect(keysOf("RAVEN-42")).toEqual(["host", "seat"]);
  expect(kept("opening")).toBeNull();
});

test("another wish opens another table", async () => {
  await expect(openAndSit({ seats: [null, "fair"] }, ["Ada"])).rejects.toThrow();
  await expect(openAndSit({ seats: [null, "hard"] }, ["Ada"])).rejects.toThrow();
  expect(ids().size).toBe(2);
});

test("who asked for a seat and lost the answer asks again with the same id", async () => {
  answers = [null, [201, TAKEN]];
  await expect(sit("RAVEN-42", { name: "Ben" })).rejects.toThrow();
  expect(await sitAgain("RAVEN-42")).toMatchObject({ pending: false });
  expect(ids().size).toBe(1);
  expect(keysOf("RAVEN-42")).toEqual(["seat"]);
  expect(recentTables()).toEqual(["RAVEN-42"]);
  expect(await sitAgain("RAVEN-42")).toBeNull();
});

test("while others decide the id is kept, and after a no another one is used", async () => {
  answers = [
    [201, { ...TAKEN, pending: true }],
    [409, { code: "turned-away", text: "No." }],
    [201, TAKEN],
  ];
  expect(await sit("RAVEN-42", { name: "Ben" })).toBe(true);
  expect(await sit("RAVEN-42", { name: "Ben" })).toBe(false);
  expect(asked[1]!.id).toBe(asked[0]!.id);
  expect(asked[2]!.id).not.toBe(asked[0]!.id);
});

test("who asks no more says so until it is known to be heard", async () => {
  answers = [[201, { ...TAKEN, pending: true }], null, [201, { ...TAKEN, seats: [], keys: [] }]];
  await sit("RAVEN-42", { name: "Ben" });
  await expect(withdraw("RAVEN-42")).rejects.toThrow();
  expect(await sitAgain("RAVEN-42")).toMatchObject({ seats: [] });
  expect(asked.map((each) => each.withdraw ?? false)).toEqual([false, true, true]);
  expect(ids().size).toBe(1);
  expect(await sitAgain("RAVEN-42")).toBeNull();
});
