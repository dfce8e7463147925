/* A film that halts, and that is shown again. */

import { beforeEach, expect, test } from "vitest";
import type { Facts } from "../game.ts";
import { theatre } from "../stage/theatre.svelte.ts";
import { Reel } from "./reel.ts";

interface Counting extends Facts {
  view: Facts["view"];
  event: Facts["event"];
}

/** Shows nothing, but waits after each event until it is let go on. */
class Waiting extends Reel<Counting> {
  shown: number[] = [];
  private release: () => void = () => {};

  constructor() {
    super((view) => view);
  }
  protected ready(): boolean {
    return true;
  }
  protected async show(
    events: Counting["event"][],
    _: Counting["view"],
    told: (event: Counting["event"]) => void,
  ): Promise<void> {
    for (const [at, event] of events.entries()) {
      if (!this.cutting) {
        this.shown.push(at);
        await new Promise<void>((done) => (this.release = done));
      }
      told(event);
    }
  }
  protected end(): void {}

  override finish(): void {
    super.finish();
    this.release();
  }
  async next(): Promise<void> {
    this.release();
    await settled();
  }
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
const EVENTS = [{ event: "a" }, { event: "b" }] as Counting["event"][];
const VIEW = {} as Counting["view"];

let film: Waiting;
let told: string[];

beforeEach(async () => {
  film = new Waiting();
  told = [];
  void film.play(EVENTS, VIEW, VIEW, ({ event }) => told.push(event));
  await settled();
});

test("there is nothing to show again before the first film", () => {
  film = new Waiting();
  expect(theatre.again).toBeNull();
});

test("a running film begins again, and tells everything once", async () => {
  await film.next();
  expect(film.shown).toEqual([0, 1]);
  theatre.again?.();
  await settled();
  expect(film.shown).toEqual([0, 1, 0]);
  expect(theatre.playing).toBe(true);
  await film.next();
  await film.next();
  expect(theatre.playing).toBe(false);
  expect(told).toEqual(["a", "b"]);
});

test("the last film can be shown again, and tells nothing new", async () => {
  await film.next();
  await film.next();
  expect(theatre.playing).toBe(false);
  theatre.again?.();
  await settled();
  expect(theatre.playing).toBe(true);
  expect(film.shown).toEqual([0, 1, 0]);
  await film.next();
  await film.next();
  expect(told).toEqual(["a", "b"]);
});

test("who halts a film halts the next one, too, until it is let go on", async () => {
  theatre.pause();
  await film.next();
  await film.next();
  void film.play(EVENTS, VIEW, VIEW);
  await settled();
  expect(theatre.paused).toBe(true);
  film.resume();
  expect(theatre.paused).toBe(false);
});
