/* Sounds are off until wanted, and made as their recipes say. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte.ts";
import { EFFECTS } from "./effects.ts";
import { effectOf as superEffectOf } from "../games/super/film/effects.ts";
import { effectOf } from "../games/express/film/effects.ts";
import { sound } from "./sound.ts";

const made: string[] = [];
const loudest: number[] = [];

function param(levels: number[] = []) {
  return {
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: (value: number) => levels.push(value),
  };
}

class Silent {
  state = "running";
  currentTime = 0;
  sampleRate = 8;
  destination = {};
  private node(kind: string, more: object = {}): object {
    made.push(kind);
    const node = { connect: (to: object) => to, start: () => undefined, stop: () => undefined };
    return Object.assign(node, more);
  }
  createGain = (): object => ({ connect: (to: object) => to, gain: param(loudest) });
  createOscillator = (): object => this.node("tone", { frequency: param() });
  createBufferSource = (): object => this.node("puff");
  createBiquadFilter = (): object => ({ frequency: param(), connect: (to: object) => to });
  createBuffer = (): object => ({ getChannelData: () => new Float32Array(8) });
}

beforeEach(() => vi.stubGlobal("AudioContext", Silent));
afterEach(() => {
  made.length = loudest.length = 0;
  settings.volume = 0;
});

test("nothing is heard until it is wanted", () => {
  sound("shot");
  expect(made).toEqual([]);
  settings.volume = 1;
  sound("shot");
  expect(made).toEqual(["puff", "tone"]);
});

test("the volume makes it louder or softer", () => {
  settings.volume = 0.5;
  sound("card");
  expect(Math.max(...loudest)).toBeCloseTo(0.5 * EFFECTS.card[0]!.loud);
});

test("what nobody hears is no sound", () => {
  settings.volume = 1;
  sound(effectOf("still"));
  expect(made).toEqual([]);
});

test("shots are heard in both games", () => {
  expect(effectOf("fire")).toBe("shot");
  expect(superEffectOf("shot")).toBe("shot");
});

test("every effect is short, and no layer is silent or endless", () => {
  for (const layers of Object.values(EFFECTS))
    for (const layer of layers) {
      expect((layer.after ?? 0) + layer.length).toBeLessThan(1);
      expect(layer.from * layer.to * layer.length * layer.loud).toBeGreaterThan(0);
    }
});
