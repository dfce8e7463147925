/* What this browser is set to. */

import { keep, kept } from "./shell/net/keep.ts";

/** How fast the film may run. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** How loud sounds may be; 0 is silence. */
export const VOLUMES = [0, 0.3, 0.6, 1] as const;

class Settings {
  private fast = $state<number>(SPEEDS.find((speed) => String(speed) === kept("speed")) ?? 1);
  private loud = $state<number>(VOLUMES.find((volume) => String(volume) === kept("volume")) ?? 0);
  private letters = $state(kept("keys") !== "no");
  private calls = $state(kept("notify") === "yes");

  /** The speed of the film. */
  get speed(): number {
    return this.fast;
  }

  set speed(speed: number) {
    this.fast = speed;
    keep("speed", String(speed));
  }

  /** How loud sounds are. */
  get volume(): number {
    return this.loud;
  }

  set volume(volume: number) {
    this.loud = volume;
    keep("volume", volume ? String(volume) : null);
  }

  /** Whether letters and numbers are keys to play with. */
  get keys(): boolean {
    return this.letters;
  }

  set keys(on: boolean) {
    this.letters = on;
    keep("keys", on ? null : "no");
  }

  /** Whether the browser may call when it is my turn. */
  get notify(): boolean {
    return this.calls && "Notification" in globalThis && Notification.permission === "granted";
  }

  /** Asks the browser for leave to call, or stops calling. */
  async setNotify(on: boolean): Promise<void> {
    if (on && "Notification" in globalThis)
      on = (await Notification.requestPermission()) === "granted";
    this.calls = on;
    keep("notify", on ? "yes" : null);
  }

  /** What the player is called. */
  get name(): string {
    return kept("name") ?? "";
  }

  set name(name: string) {
    keep("name", name || null);
  }
}

export const settings = new Settings();
