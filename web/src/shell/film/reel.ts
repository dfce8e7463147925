/** What every film has: it runs at a speed, waits for the one before, and can be skipped at any moment. */
import { settings } from "../../settings.svelte.ts";
import type { Advance, Facts, Projector } from "../game.ts";
import { theatre } from "../stage/theatre.svelte.ts";
import { Clock } from "./clock.ts";

type Seen<G extends Facts> = NonNullable<Parameters<Projector<G>["play"]>[3]>;

export abstract class Reel<G extends Facts> implements Projector<G> {
  protected readonly clock = new Clock();
  /** Nothing more is shown: the stage is to stand as after the film. */
  protected cutting = false;
  private last: Promise<void> = Promise.resolve();
  /** How many films wait or run. */
  private waiting = 0;
  /** The running film is to begin once more. */
  private repeats = false;

  constructor(private readonly advance: Advance<G>) {
    theatre.again = null;
    theatre.telling = null;
    theatre.paused = false;
  }

  /** Plays what led from one view to the next; films wait for each other. */
  play(
    events: G["event"][],
    before: G["view"],
    after: G["view"],
    seen: Seen<G> = () => {},
  ): Promise<void> {
    let view = before;
    const told = (event: G["event"]): void => seen(event, (view = this.advance(view, event)));
    return this.queue(() => this.roll(events, before, after, told));
  }

  private queue(roll: () => Promise<void>): Promise<void> {
    this.waiting += 1;
    this.last = this.last.then(roll).finally(() => (this.waiting -= 1));
    return this.last;
  }

  /** Shows a film from its beginning: the one that runs, or if none does, this one. */
  private again(events: G["event"][], before: G["view"], after: G["view"]): void {
    if (theatre.playing) {
      this.repeats = true;
      this.finish();
    } else if (!this.waiting) void this.queue(() => this.roll(events, before, after, () => {}));
  }

  /** Ends the running move; the next one follows. */
  skip(): void {
    this.clock.hurry();
  }

  /** Ends the whole film: the stage stands as after it. */
  finish(): void {
    this.cutting = true;
    this.clock.hurry();
  }

  pause(): void {
    theatre.paused = true;
    this.clock.halt();
  }

  resume(): void {
    theatre.paused = false;
    this.clock.goOn();
  }

  set speed(speed: number) {
    this.clock.speed = speed;
    theatre.speed = speed;
  }

  /** Whether there is a stage to play on. */
  protected abstract ready(): boolean;

  /** Whether there is anything to be seen of events; otherwise they are only told. */
  protected seen(_: G["event"][]): boolean {
    return true;
  }

  /** Shows it all, and tells of each event as it has been shown. */
  protected abstract show(
    events: G["event"][],
    before: G["view"],
    told: (event: G["event"]) => void,
  ): Promise<void>;

  /** The stage as after the film. */
  protected abstract end(after: G["view"]): void;

  private async roll(
    events: G["event"][],
    before: G["view"],
    after: G["view"],
    told: (event: G["event"]) => void,
  ): Promise<void> {
    if (!this.ready() || document.hidden) return;
    if (!this.seen(events)) return events.forEach(told);
    this.cutting = false;
    this.speed = settings.speed;
    const hide = (): void => (document.hidden ? this.finish() : undefined);
    document.addEventListener("visibilitychange", hide);
    theatre.playing = true;
    theatre.skip = () => this.skip();
    theatre.pause = () => (theatre.paused ? this.resume() : this.pause());
    theatre.again = () => this.again(events, before, after);
    try {
      await this.show(events, before, told);
      while (this.repeats) {
        this.repeats = this.cutting = false;
        await this.show(events, before, () => {}); // all of it was told the first time
      }
    } catch (error) {
      console.error("The film broke off.", error); // the game goes on without it
    } finally {
      document.removeEventListener("visibilitychange", hide);
      this.end(after);
      theatre.playing = false;
      theatre.telling = null;
      theatre.skip = null;
    }
  }
}
