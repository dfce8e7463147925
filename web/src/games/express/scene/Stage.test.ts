import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ExpressView } from "../../../wire.ts";
import { banditArgs } from "../../../words/names.ts";
import { t } from "../../../words/words.svelte.ts";
import { view } from "../fixtures/views.ts";
import { litUp } from "./lit.ts";
import Stage from "./Stage.svelte";

vi.hoisted(() => {
  class Unseen {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  const still = () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  Object.assign(window, { ResizeObserver: Unseen, matchMedia: still });
  Element.prototype.getAnimations = () => [];
});

let stage: Record<string, never>;
const picked = vi.fn<(choice: string) => void>();

function show(seen: ExpressView, busy = false): void {
  stage = mount(Stage, {
    target: document.body,
    props: { view: seen, me: seen.seat, legal: litUp(seen), busy, onpick: picked },
  });
  flushSync();
}
const targets = (): Element[] => [...document.querySelectorAll(".theatre [role=button]")];
const press = (node: Element | undefined, key: string): void => {
  node?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
};
const click = (node: Element | undefined): void => {
  node?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
};

beforeEach(() => picked.mockClear());
afterEach(() => unmount(stage));

test("a click on a lit place makes the choice", () => {
  show(view("move"));
  expect(targets()).toHaveLength(3);
  click(targets()[1]);
  expect(picked).toHaveBeenCalledExactlyOnceWith("move to 2 roof");
});

test("Enter and the space bar do the same; other keys do nothing", () => {
  show(view("fire"));
  press(targets()[0], "a");
  expect(picked).not.toHaveBeenCalled();
  press(targets()[0], "Enter");
  press(targets()[1], " ");
  expect(new Set(picked.mock.calls.map(([choice]) => choice))).toEqual(
    new Set(view("fire").choices),
  );
});

test("a Punch is chosen step by step, and Escape goes a step back", () => {
  const seen = view("punch");
  show(seen);
  // the one with whom there is more to choose
  const pick = t("stage-pick-bandit", banditArgs("bandit", "Ghost"));
  const ghost = (): Element | undefined =>
    targets().find((target) => target.getAttribute("aria-label") === pick);
  click(ghost());
  expect(picked).not.toHaveBeenCalled();
  press(document.body, "Escape");
  expect(targets()).toHaveLength(2);
  click(ghost());
  click(targets()[1]);
  expect(picked).toHaveBeenCalledExactlyOnceWith("punch Ghost jewel to 4 inside");
});

test("nothing is lit while the stage is busy", () => {
  show(view("move"), true);
  expect(targets()).toEqual([]);
});

test("everybody is on the stage, and the marshal", () => {
  show(view("seven"));
  expect(document.querySelectorAll(".person")).toHaveLength(8);
});
