import { fixture } from "../../../testing/fixture.ts";
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { view } from "../fixtures/views.ts";
import type { Room } from "../../../wire.ts";
import { speak, t } from "../../../words/words.svelte.ts";
import { NOBODY, type Company } from "../../../shell/table/company.ts";
import WholeSheet from "./WholeSheet.svelte";

beforeAll(() => speak("en"));

type Seat = Room["seats"][number];

/** A table at which somebody sits at seat 0, and how it looks from there or elsewhere. */
function company(seat: Partial<Seat>, more: Partial<Company> = {}): Company {
  const ben = { seat: 0, who: "person", name: "Ben", level: null, here: true, ...seat };
  return { ...NOBODY, room: fixture<Room>({ seats: [ben] }), seats: [1], ...more };
}

/** Opens that seat's whole sheet, presses its button if it has one, and tells what was asked. */
function press(table: Company): { words: string; asked: unknown[] } {
  const ask = vi.fn(() => true);
  const seen = view("move");
  const bandit = seen.bandits.find((each) => each.seat === 0)!;
  const props = { table: { ...table, ask }, view: seen, bandit, onclose: () => {} };
  const sheet = mount(WholeSheet, { target: document.body, props });
  flushSync();
  const words = document.querySelector(".standin")?.textContent ?? "";
  document.querySelector<HTMLButtonElement>(".standin button")?.click();
  void unmount(sheet);
  return { words, asked: ask.mock.calls.flat() };
}

test("the host lets a bot play for who is away, and waits again", () => {
  const away = press(company({ here: false }, { host: true }));
  expect(away.words).toContain(t("web-is-away", { name: "Ben" }));
  expect(away.asked).toEqual([{ type: "stand-in", seat: 0, level: "fair" }]);
  const bot = press(company({ here: false, level: "fair" }, { host: true }));
  expect(bot.asked).toEqual([{ type: "stand-in", seat: 0, level: null }]);
});

test("a host does nothing for who is there or has left", () => {
  expect(press(company({ here: true, level: "fair" }, { host: true })).asked).toEqual([]);
  const left = press(company({ here: false, level: "fair", left: true }, { host: true }));
  expect(left.words).toContain(t("web-has-left", { name: "Ben" }));
  expect(left.asked).toEqual([]);
});

test("others see that a bot plays but cannot change it", () => {
  const seen = press(company({ name: "", level: "fair" }));
  expect(seen.words).toContain(t("web-bot-plays-for", { name: t("web-somebody") }));
  expect(seen.asked).toEqual([]);
});

test("who let a bot play takes over again", () => {
  const mine = press(company({ name: "", level: "fair" }, { seats: [0] }));
  expect(mine.words).toContain(t("web-bot-plays-for-you"));
  expect(mine.asked).toEqual([{ type: "stand-in", seat: 0, level: null }]);
});

test("nothing is said of who is there", () => {
  expect(press(company({}, { host: true })).words).toBe("");
});
