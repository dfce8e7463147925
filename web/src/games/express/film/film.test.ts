import { fixture } from "../../../testing/fixture.ts";
import { flushSync, mount, unmount } from "svelte";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { film as events, FILMS, view } from "../fixtures/views.ts";
import Stage from "../scene/Stage.svelte";
import { theatre } from "../../../shell/stage/theatre.svelte.ts";
import type { ExpressEvent } from "../../../wire.ts";
import { speak } from "../../../words/words.svelte.ts";
import { Film } from "./film.ts";

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
    onfinish: (() => void) | null = null;
    constructor() {
      queueMicrotask(() => this.onfinish?.());
    }
    updatePlaybackRate(): void {}
    play(): void {}
    pause(): void {}
    finish(): void {}
    cancel(): void {}
  }
  const lively = () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  Object.assign(window, { ResizeObserver: Unseen, matchMedia: lively });
  Object.assign(globalThis, { Animation: AtOnce, CSSAnimation: AtOnce, KeyframeEffect: Unseen });
  Element.prototype.getAnimations = () => [];
  Element.prototype.animate = () => fixture<Animation>(new AtOnce());
  Object.assign(SVGElement.prototype, { getScreenCTM: () => null });
});

const seen = view("seven");
let stage: Record<string, never>;

beforeAll(async () => {
  await speak("en");
  stage = mount(Stage, { target: document.body, props: { view: seen } });
  flushSync();
});
beforeEach(() => void vi.spyOn(console, "error").mockClear());
afterAll(() => unmount(stage));

describe("the film", () => {
  test.each(FILMS)("plays %s to its end and clears the stage", async (name) => {
    const film = new Film();
    const told: unknown[] = [];
    await film.play(events(name), seen, seen, (event) => told.push(event));
    expect(console.error).not.toHaveBeenCalled();
    expect(told).toEqual(events(name));
    expect(theatre.playing).toBe(false);
    expect(document.querySelectorAll(".effects > *, .film-sign")).toHaveLength(0);
    expect(theatre.parts).toEqual({});
  });

  test("what is shared, paid and won is written over those whom it concerns", async () => {
    const [one, two] = seen.bandits;
    const written: string[] = [];
    const effects = document.querySelector(".effects")!;
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) written.push(node.textContent ?? "");
    });
    watch.observe(effects, { childList: true });
    const money: ExpressEvent[] = [
      { event: "shared", bandit: one!.bandit, bandits: [one!.bandit, two!.bandit], amount: 500 },
      { event: "mortal-bullet", seat: two!.seat, amount: 300 },
      { event: "time-machine", bandit: one!.bandit, amount: 250, place: "time machine" },
    ];
    await new Film().play(money, seen, seen);
    watch.disconnect();
    expect(written.filter(Boolean)).toEqual(["+$500", "+$500", "−$300", "+$250"]);
  });

  test("films wait for each other", async () => {
    const film = new Film();
    const told: string[] = [];
    const tell = ({ event }: ExpressEvent): unknown => told.push(event);
    await Promise.all([
      film.play(events("shot"), seen, seen, tell),
      film.play(events("marshal"), seen, seen, tell),
    ]);
    expect(told).toEqual([...events("shot"), ...events("marshal")].map(({ event }) => event));
  });

  test("a film that is cut still tells all that happened", async () => {
    const film = new Film();
    const told = vi.fn();
    const playing = film.play(events("moved-swivel-arm"), seen, seen, told);
    film.finish();
    await playing;
    expect(told).toHaveBeenCalledTimes(events("moved-swivel-arm").length);
  });

  test("without a stage the game goes on at once", async () => {
    await unmount(stage);
    await expect(new Film().play(events("shot"), seen, seen)).resolves.toBeUndefined();
    stage = mount(Stage, { target: document.body, props: { view: seen } });
  });
});
