/* A record that is being watched, step by step through some eyes. */

import { frames as framesOf, Refusal } from "../net/http.ts";
import type { Facts } from "../game.ts";
import type { Frame } from "../../wire.ts";
import type { Eyes } from "./eyes.ts";

export class Watched<G extends Facts = Facts> {
  eyes = $state<Eyes>("spectator");
  /** What these eyes see. */
  frames = $state.raw<Frame<G>[]>([]);
  /** All that may be seen of it: all cards, if the game is over. */
  whole = $state.raw<Frame<G>[]>([]);
  /** Whether the game is over. */
  over = $state(false);
  private readonly seen = new Map<Eyes, Frame<G>[]>();

  constructor(readonly name: string) {}

  /** Loads it, for these eyes or for those that see most. */
  async open(eyes: Eyes | null): Promise<void> {
    try {
      this.whole = await this.load("all");
      this.over = true;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "not-over") throw error;
      this.whole = await this.load("spectator");
    }
    await this.look(eyes ?? (this.over ? "all" : "spectator"));
  }

  /** Looks through other eyes. */
  async look(eyes: Eyes): Promise<void> {
    const frames = await this.load(eyes === "all" && !this.over ? "spectator" : eyes);
    this.eyes = eyes;
    this.frames = frames;
  }

  /** All steps, as many at a time as the server gives. */
  private async load(eyes: Eyes): Promise<Frame<G>[]> {
    const known = this.seen.get(eyes);
    if (known) return known;
    let all: Frame<G>[] = [];
    for (;;) {
      const next = await framesOf<G>(this.name, all.length, eyes);
      all = [...all, ...next.frames];
      if (!next.frames.length || all.length > next.steps) break;
    }
    this.seen.set(eyes, all);
    return all;
  }
}
