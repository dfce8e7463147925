/* Going through a record: step by step, by leaps, or on and on. */

import { settings } from "../../settings.svelte.ts";
import type { Frame } from "../../wire.ts";
import type { Facts, Projector } from "../game.ts";

/** How long one looks at a step before the next, in milliseconds. */
const PAUSE = 350;

export class Playback<G extends Facts = Facts> {
  running = $state(false);
  /** Whether a step is being shown. */
  busy = $state(false);
  private step = $state(0);

  constructor(
    private readonly frames: () => Frame<G>[],
    private readonly film: () => Projector<G>,
    first: number,
  ) {
    this.step = first;
  }

  get last(): number {
    return this.frames().length - 1;
  }

  /** The step that is shown. */
  get at(): number {
    return Math.min(this.step, this.last);
  }

  stop(): void {
    this.running = false;
  }

  jump(to: number): void {
    this.film().skip();
    this.stop();
    this.step = Math.max(0, Math.min(this.last, to));
  }

  async on(): Promise<void> {
    const frames = this.frames();
    const next = frames[this.at + 1];
    if (!next || this.busy) return;
    this.busy = true;
    await this.film().play(next.events, frames[this.at]!.view, next.view);
    this.busy = false;
    if (this.frames()[this.step + 1] === next) this.step += 1;
  }

  /** Goes on by itself, or stops. */
  async run(): Promise<void> {
    this.running = !this.running;
    if (this.running && this.at === this.last) this.step = 0;
    while (this.running && this.at < this.last) {
      await this.on();
      await new Promise((done) => setTimeout(done, PAUSE / settings.speed));
    }
    this.stop();
  }
}
