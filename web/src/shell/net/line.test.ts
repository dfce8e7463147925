/* The line to a table, and coming back to it. */

import { expect, test, vi } from "vitest";
import {
  afresh,
  happened,
  make,
  room,
  sitting,
  view,
  welcome,
  Wire,
  wire,
} from "../../testing/line.ts";
import { t } from "../../words/words.svelte.ts";
import { leave } from "../table/leaving.ts";
import { addKeys, keysOf, takeKey } from "./keys.ts";
import { BACK_OFF, Line } from "./socket.ts";
import { Table } from "./table.svelte.ts";

afresh();

test("a lost line is tried again, each time later", () => {
  const downs: number[] = [];
  const line = new Line(
    { up: () => {}, down: (again) => downs.push(again), told: () => {} },
    "ws://table",
    make,
  );
  line.open();
  for (const wait of BACK_OFF.slice(0, 3)) {
    wire().close();
    vi.advanceTimersByTime(wait * 1000);
  }
  expect(downs).toEqual(BACK_OFF.slice(0, 3).map((seconds) => seconds * 1000));
  expect(Wire.all).toHaveLength(4);
  line.close();
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(4);
});

test("a silent line is asked, and then given up", () => {
  const line = new Line({ up: () => {}, down: () => {}, told: () => {} }, "ws://table", make);
  line.open();
  wire().open();
  const first = wire();
  vi.advanceTimersByTime(21_000);
  expect(first.last("ping")).toBeDefined();
  vi.advanceTimersByTime(30_000);
  expect(first.readyState).toBe(WebSocket.CLOSED);
  line.close();
});

test("a line is given up as soon as the browser is offline, and tried when it is back", () => {
  const table = sitting();
  dispatchEvent(new Event("offline"));
  expect(table.line).toBe("down");
  wire().close();
  for (const wait of BACK_OFF.slice(0, 3)) {
    vi.advanceTimersByTime(wait * 1000);
    wire().close();
  }
  const tried = Wire.all.length;
  dispatchEvent(new Event("online"));
  expect(Wire.all).toHaveLength(tried + 1);
  table.close();
  dispatchEvent(new Event("online"));
  expect(Wire.all).toHaveLength(tried + 1);
});

test("what cannot be said while the line is down is not lost in silence", () => {
  const table = sitting();
  expect(table.ask({ type: "say", text: "Hello", seat: 0 })).toBe(true);
  wire().close();
  expect(table.ask({ type: "say", text: "Hello?", seat: 0 })).toBe(false);
  expect(table.notices.all.map((notice) => notice.text)).toEqual([t("web-not-sent")]);
  table.ask({ type: "forecast", seat: 0 });
  expect(table.notices.all).toHaveLength(1);
});

test("one leaves only when the table hears of it, and keeps the key of a running game", () => {
  addKeys("RAVEN-42", ["seat"]);
  const table = sitting();
  wire().close();
  leave(table);
  expect(keysOf("RAVEN-42")).toEqual(["seat"]);
  vi.advanceTimersByTime(1000);
  wire().open();
  wire().tell(welcome());
  leave(table);
  expect(wire().last("leave")).toMatchObject({ seat: 0 });
  expect(keysOf("RAVEN-42")).toEqual(["seat"]);
  wire().tell(welcome({ room: { ...room, status: "waiting" } }));
  leave(table);
  expect(keysOf("RAVEN-42")).toEqual([]);
});

test("hello carries the keys of the table and the last number seen", () => {
  addKeys("RAVEN-42", ["host", "seat"]);
  const table = sitting();
  expect(Wire.all[0]!.last("hello")).toMatchObject({
    table: "RAVEN-42",
    keys: ["host", "seat"],
    since: null,
  });
  wire().close();
  expect(table.line).toBe("down");
  vi.advanceTimersByTime(1000);
  wire().open();
  expect(wire().last("hello")).toMatchObject({ since: 7 });
});

test("a choice is kept while the line is down and sent again", () => {
  const table = sitting();
  wire().close();
  table.choose(view.choices[0]!);
  expect(table.side?.pending?.choice).toBe(view.choices[0]);
  vi.advanceTimersByTime(1000);
  wire().open();
  wire().tell(welcome());
  expect(wire().last("choose")).toMatchObject({ seat: 0, choice: view.choices[0], asked: 5 });
  wire().tell(happened({ number: 8, asked: null }));
  expect(table.side?.pending).toBeNull();
});

test("a choice that comes too late is dropped", () => {
  const table = sitting();
  wire().close();
  table.choose(view.choices[0]!);
  vi.advanceTimersByTime(1000);
  wire().open();
  wire().tell(welcome({ seen: [{ seat: 0, now: happened({ asked: 9 }), missed: [] }] }));
  expect(wire().last("choose")).toBeUndefined();
  expect(table.side?.pending).toBeNull();
});

test("an unknown table is said and not tried again", () => {
  const table = new Table("NOWHERE-1", (ears) => new Line(ears, "ws://table", make));
  wire().open();
  wire().tell({ type: "refused", code: "no-table", text: "There is no such table.", id: "" });
  expect(table.barred?.text).toBe("There is no such table.");
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
});

test("the key of a personal link is kept and leaves the address bar", () => {
  history.replaceState(null, "", "/t/RAVEN-42#key=secret");
  takeKey("RAVEN-42");
  expect(keysOf("RAVEN-42")).toEqual(["secret"]);
  expect(location.hash).toBe("");
});
