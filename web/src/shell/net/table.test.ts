/* What a client knows of a table. */

import { expect, test, vi } from "vitest";
import { afresh, happened, sitting, view, welcome, wire } from "../../testing/line.ts";
import type { ExpressEvent, Said, Seating, Told } from "../../wire.ts";
import { t } from "../../words/words.svelte.ts";
import { withNotes } from "../table/meanwhile.ts";

afresh();

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
  expect(table.notices.all.map((notice) => notice.text)).toEqual([t("web-refused-stand-in")]);
});

test("what is said twice is shown once, the newest last", () => {
  const table = sitting();
  for (const text of ["one", "two", "one"]) table.notices.add(text);
  expect(table.notices.all.map((notice) => notice.text)).toEqual(["two", "one"]);
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
    resume: () => {},
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
  expect(table.notices.all.map(({ text }) => text)).toEqual([
    t("web-people-left", { name: "Ben" }),
  ]);
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
  expect(table.notices.all.at(-1)?.text).toBe(t("web-now-hosts"));
  expect(table.parted).toBeNull();
});
