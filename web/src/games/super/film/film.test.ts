/* The film of Colt Super Express, played on its stage. */

import { fixture } from "../../../testing/fixture.ts";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { theatre } from "../../../shell/stage/theatre.svelte.ts";
import type { SuperEvent, SuperView } from "../../../wire.ts";
import { speak } from "../../../words/words.svelte.ts";
import { SuperFilm } from "./film.ts";
import found from "../fixtures/games.json";
import { stage as state } from "../scene/stage.svelte.ts";
import SuperStage from "../scene/SuperStage.svelte";

vi.hoisted(() => {
  class Unseen {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  /** An animation that is over as soon as it has begun. */
  class AtOnce {
    playState = "finished";
    finished = Promise.resolve(this);
    updatePlaybackRate(): void {}
    play(): void {}
    pause(): void {}
    finish(): void {}
  }
  const lively = () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  Object.assign(window, { ResizeObserver: Unseen, matchMedia: lively });
  Object.assign(globalThis, { Animation: AtOnce, CSSAnimation: AtOnce, KeyframeEffect: Unseen });
  Element.prototype.getAnimations = () => [];
  Object.assign(SVGElement.prototype, { getScreenCTM: () => null });
});

const games = fixture<{ views: SuperView[]; events: SuperEvent[][] }[]>(found.games);
/** A whole game is drawn pose by pose, which takes its time on a busy machine. */
const PATIENCE = 60_000;
let stage: Record<string, never> | null = null;

function show(view: SuperView): void {
  stage = mount(SuperStage, {
    target: document.body,
    props: { view, wagons: games[0]!.views[0]!.wagons, me: 0, light: "day" as const },
  });
  flushSync();
}

beforeAll(() => speak("en"));
beforeEach(() => void vi.spyOn(console, "error").mockClear());
afterEach(() => {
  if (stage) void unmount(stage);
  stage = null;
});

test("the stage shows everybody on the train, facing and lying as they do", () => {
  const view = games[0]!.views.find(({ bandits }) => bandits.some(({ stunned }) => stunned))!;
  show(view);
  const there = view.bandits.filter(({ place }) => place !== null);
  const riders = [...document.querySelectorAll(".person")];
  expect(riders).toHaveLength(there.length);
  expect(document.querySelectorAll('.person use[href="#fx-stars"]')).toHaveLength(
    there.filter(({ stunned }) => stunned).length,
  );
});

test("a line of fire is drawn for each who would hit somebody", () => {
  const view = games[0]!.views[0]!;
  show(view);
  const aiming = view.bandits.filter(({ target, stunned }) => target && !stunned);
  expect(aiming.length).toBeGreaterThan(0);
  expect(document.querySelectorAll(".aim")).toHaveLength(aiming.length);
});

test.each(games.map((_, at) => at))(
  "game %i is played to its end, event by event",
  async (at) => {
    const { views, events } = games[at]!;
    show(views[0]!);
    const film = new SuperFilm();
    const told: SuperEvent[] = [];
    for (const [step, happened] of events.entries())
      await film.play(happened, views[step]!, views[step + 1]!, (event) => told.push(event));
    expect(console.error).not.toHaveBeenCalled();
    expect(told).toEqual(events.flat());
    expect(theatre.parts).toEqual({});
    expect(document.querySelector(".effects")?.childElementCount).toBe(0);
    expect(state.view).toEqual(views.at(-1));
  },
  PATIENCE,
);

test("a film that is cut tells of every event at once", async () => {
  const { views, events } = games[0]!;
  show(views[0]!);
  const step = events.findIndex((happened) => happened.length > 5);
  const film = new SuperFilm();
  const told: SuperEvent[] = [];
  await film.play(events[step]!, views[step]!, views[step + 1]!, (event) => {
    told.push(event);
    film.finish();
  });
  expect(told).toEqual(events[step]);
});
