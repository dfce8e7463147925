/* The expert's view: rows that are looked at, lifted, and only then chosen. */

import { choiceOf } from "../../testing/offers.ts";
import { choiceWords } from "../../games/express/words/offer.ts";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { view } from "../../games/express/fixtures/views.ts";
import type { Hinted } from "../../wire.ts";
import { speak } from "../../words/words.svelte.ts";
import Hint from "./Hint.svelte";
import { Reading } from "./reading.svelte.ts";

const ROB = "play Ghost rob";
const reason = (choice: string, share: number) => ({ choice, share, wins: 0.37, money: 2353 });
const hint: Hinted = {
  type: "hint",
  seat: 0,
  asked: 1,
  choice: ROB,
  reasons: [reason(ROB, 0.7), reason("draw", 0.3)],
  playouts: 100,
  id: "",
};

let reading: Reading;
let picked: string[];
let page: ReturnType<typeof mount>;

beforeAll(() => speak("en"));
beforeEach(() => {
  reading = new Reading();
  picked = [];
  page = mount(Hint, {
    target: document.body,
    props: {
      say: (choice: string) => choiceWords(choiceOf(choice), view("move")),
      hint,
      reading,
      rich: true,
      why: (choice: string) => `Because of ${choice}.`,
      onpick: (choice: string) => picked.push(choice),
      onclose: () => {},
    },
  });
});
afterEach(() => void unmount(page));

const row = (choice: string) => document.querySelector<HTMLElement>(`[data-hint="${choice}"]`)!;
const said = () => document.querySelector(".why")!.textContent.replace(/\s+/g, " ").trim();

function pick(choice: string): void {
  row(choice).click();
  flushSync();
}

describe("a row of the expert's view", () => {
  test("is lifted by a first pick and chosen by a second one", () => {
    pick(ROB);
    expect([picked, reading.lifted, row(ROB).ariaPressed]).toEqual([[], ROB, "true"]);
    pick(ROB);
    expect(picked).toEqual([ROB]);
  });
  test("is put down again by a pick of another one", () => {
    pick(ROB);
    pick("draw");
    pick(ROB);
    expect([picked, reading.lifted]).toEqual([[], ROB]);
  });
  test("is told and drawn while it is looked at; else that of the expert", () => {
    expect(reading.eyed(hint)).toBe(ROB);
    expect(said()).toBe(
      `Play Robbery: 37 % of the games played out were won, with $2,353 on average. Because of ${ROB}.`,
    );
    row("draw").focus();
    flushSync();
    expect(reading.eyed(hint)).toBe("draw");
    expect(said()).toContain("Because of draw.");
    row("draw").blur();
    expect(reading.eyed(hint)).toBe(ROB);
  });
});
