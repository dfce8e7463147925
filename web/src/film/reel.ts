/** What every film has: it runs at a speed, waits for the one before, and can be skipped at any moment. */
import { theatre } from "../scene/theatre.svelte.ts";
import { Clock } from "./clock.ts";

export abstract class Reel<View, Told> {
  /** Told of each event as it has been shown. */
  onevent: ((event: Told) => void) | null = null;
  protected readonly clock = new Clock();
  /** Nothing more is shown: the stage is to stand as after the film. */
  protected cutting = false;
  private last: Promise<void> = Promise.resolve();

  /** Plays what led from one view to the next; films wait for each other. */
  play(events: Told[], before: View, after: View, speed = 1): Promise<void> {
    const playing = this.last.then(() => this.roll(events, before, after, speed));
    this.last = playing;
    return playing;
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
    this.clock.halt();
  }

  resume(): void {
    this.clock.goOn();
  }

  set speed(speed: number) {
    this.clock.speed = speed;
    theatre.speed = speed;
  }

  /** Whether there is a stage to play on. */
  protected abstract ready(): boolean;

  /** Shows it all. */
  protected abstract show(events: Told[], before: View, after: View): Promise<void>;

  /** The stage as after the film. */
  protected abstract end(after: View): void;

  private async roll(events: Told[], before: View, after: View, speed: number): Promise<void> {
    if (!this.ready() || document.hidden) return;
    this.cutting = false;
    this.speed = speed;
    const hide = (): void => (document.hidden ? this.finish() : undefined);
    document.addEventListener("visibilitychange", hide);
    theatre.playing = true;
    theatre.skip = () => this.skip();
    try {
      await this.show(events, before, after);
    } catch (error) {
      console.error("The film broke off.", error); // the game goes on without it
    } finally {
      document.removeEventListener("visibilitychange", hide);
      this.end(after);
      theatre.playing = false;
      theatre.skip = null;
    }
  }
}
