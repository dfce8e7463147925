/* The line, and what a client knows of a table. */

import type { Express } from "../../games/express/facts.ts";
import { fixture } from "../../testing/fixture.ts";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import round from "../../games/express/fixtures/round.json";
import {
  PROTOCOL,
  type ExpressEvent,
  type Happened,
  type Room,
  type Said,
  type Seating,
  type Told,
  type ExpressView,
  type Welcome,
} from "../../wire.ts";
import { leave } from "../table/leaving.ts";
import { withNotes } from "../table/meanwhile.ts";
import { speak, t } from "../../words/words.svelte.ts";
import { addKeys, keysOf, takeKey } from "./keys.ts";
import { BACK_OFF, Line } from "./socket.ts";
import { Table } from "./table.svelte.ts";

class Wire {
  static all: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Wire.all.push(this);
  }
  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  tell(message: Partial<Told>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
  last(type: string): Record<string, unknown> | undefined {
    return this.sent.findLast((message) => message.type === type);
  }
}

const view = fixture<ExpressView[]>(round.views).find((each) => each.choices.length)!;

const room: Room = {
  table: "RAVEN-42",
  status: "playing",
  game: "express",
  options: {},
  played: 1,
  seats: [],
  public: false,
  watching: true,
  clock: 0,
  seeded: false,
  hints: false,
  watchers: 0,
  request: null,
  latecomers: false,
  approval: false,
  host: null,
  newcomers: [],
  closed: false,
  asking: true,
  host_until: null,
};

function happened(more: Partial<Happened<Express>>): Happened<Express> {
  return {
    type: "happened",
    number: 7,
    seat: 0,
    events: [],
    view,
    by: "",
    asked: 5,
    deadline: null,
    undo: "no",
    back: false,
    ...more,
  };
}

function welcome(more: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    version: PROTOCOL,
    number: 7,
    room,
    host: true,
    seats: [0],
    seen: [{ seat: 0, now: happened({}), missed: [] }],
    chat: [],
    gap: false,
    now: 0,
    pending: [],
    lost: null,
    ...more,
  };
}

const make = () => fixture<WebSocket>(new Wire());
const wire = () => Wire.all.at(-1)!;

function sitting(): Table<Express> {
  const table = new Table<Express>("RAVEN-42", (ears) => new Line(ears, "ws://table", make));
  wire().open();
  wire().tell(welcome());
  return table;
}

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

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
  expect(table.notices.map((notice) => notice.text)).toEqual([t("web-not-sent")]);
  table.ask({ type: "forecast", seat: 0 });
  expect(table.notices).toHaveLength(1);
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

test("only one choice is made for a question", () => {
  const table = sitting();
  table.choose(view.choices[0]!);
  table.choose(view.choices[1]!);
  expect(wire().sent.filter((message) => message.type === "choose")).toHaveLength(1);
});

test("a refusal lets one choose again and is told", () => {
  const table = sitting();
  table.choose(view.choices[0]!);
  const { id } = wire().last("choose")!;
  wire().tell({
    type: "refused",
    code: "stand-in",
    text: "A bot plays for this seat.",
    id: String(id),
  });
  expect(table.side?.pending).toBeNull();
  expect(table.notices.map((notice) => notice.text)).toEqual([t("web-refused-stand-in")]);
});

test("what is said twice is shown once, the newest last", () => {
  const table = sitting();
  for (const text of ["one", "two", "one"]) table.notify(text);
  expect(table.notices.map((notice) => notice.text)).toEqual(["two", "one"]);
});

test("an unknown table is said and not tried again", () => {
  const table = new Table("NOWHERE-1", (ears) => new Line(ears, "ws://table", make));
  wire().open();
  wire().tell({ type: "refused", code: "no-table", text: "There is no such table.", id: "" });
  expect(table.barred?.text).toBe("There is no such table.");
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
});

test("the view that is shown waits for the film of its events", async () => {
  const table = sitting();
  const later = { ...view, marshal: 2 };
  let done = () => {};
  table.film = {
    speed: 1,
    play: (_events, _before, _after, seen) => {
      seen?.({ event: "marshal", from: 0, to: 1 }, { ...view, marshal: 1 });
      return new Promise((finished) => (done = finished));
    },
    skip: () => {},
    finish: () => {},
  };
  wire().tell(
    happened({
      number: 8,
      view: later,
      events: [{ event: "marshal", from: 0, to: 2 }],
      asked: null,
    }),
  );
  expect(table.side?.shown?.marshal).toBe(1);
  expect(table.side?.caughtUp).toBe(false);
  done();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.side?.shown).toEqual(later);
  expect(table.side?.events.at(-1)).toEqual({ event: "marshal", from: 0, to: 2 });
});

test("the key of a personal link is kept and leaves the address bar", () => {
  history.replaceState(null, "", "/t/RAVEN-42#key=secret");
  takeKey("RAVEN-42");
  expect(keysOf("RAVEN-42")).toEqual(["secret"]);
  expect(location.hash).toBe("");
});

const told = (what: Said["what"], more: Partial<Said> = {}): Partial<Told> => ({
  type: "said",
  number: 9,
  seat: 1,
  name: "Ben",
  text: "",
  sign: "",
  at: 0,
  what,
  ...more,
});

test("what the table tells of people stands in the chat and in the story, and nobody shouts it", () => {
  const table = sitting();
  wire().tell(told("left"));
  expect(table.notices.map(({ text }) => text)).toEqual([t("web-people-left", { name: "Ben" })]);
  expect(table.chat).toHaveLength(1);
  expect([table.unread, table.spoken]).toEqual([0, null]);
  expect(table.side?.notes).toMatchObject([{ after: 0, note: { what: "left", name: "Ben" } }]);
});

test("a story is told with its notes where they belong", () => {
  const table = sitting();
  const note = { what: "hosts" as const, seat: 1, name: "Ben", at: 0, was: "" };
  const events = [{}, {}] as ExpressEvent[];
  wire().tell({
    type: "story",
    seat: 0,
    steps: [
      { number: 1, events, by: "", back: false, notes: [] },
      { number: 2, events: [], by: "", back: false, notes: [note] },
      { number: 3, events, by: "", back: false, notes: [] },
    ],
  });
  expect(table.side?.notes).toEqual([{ after: 2, note }]);
  const tell = (some: ExpressEvent[]) => some.map(() => ({ text: "", who: null, heading: false }));
  const lines = withNotes(table.side!.events, table.side!.notes, 0, tell);
  expect(lines.map((line) => line.text)).toEqual([
    "",
    "",
    t("web-people-hosts", { name: "Ben" }),
    "",
    "",
  ]);
});

const seating = (why: Seating["why"], more: Partial<Seating> = {}): Seating => ({
  type: "seating",
  number: 9,
  seats: [],
  host: false,
  pending: [],
  seen: [{ seat: null, now: null, missed: [] }],
  why,
  ...more,
});

test("who loses a seat is told why, and watches", () => {
  const table = sitting();
  wire().tell(seating("removed"));
  expect([table.parted, table.seat, table.host]).toEqual(["removed", null, false]);
  wire().tell(seating("sat-down", { seats: [0], seen: welcome().seen }));
  expect([table.parted, table.seat]).toEqual([null, 0]);
  wire().tell(welcome({ seats: [], seen: [], lost: "game-changed" }));
  expect(table.parted).toBe("game-changed");
});

test("who hosts now is told so", () => {
  const table = sitting();
  wire().tell(seating("hosts", { seats: [0], host: true, seen: welcome().seen }));
  expect(table.notices.at(-1)?.text).toBe(t("web-now-hosts"));
  expect(table.parted).toBeNull();
});
