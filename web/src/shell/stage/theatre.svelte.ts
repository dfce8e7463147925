/** What every film shares with its stage: who is in which pose, and what differs from the view while it runs. */
import type { Pose } from "./art/poses.ts";
import type { Light } from "./light.ts";

/** How somebody is drawn who acts: from the side, perhaps to the left, perhaps lying. */
export interface Part {
  pose: Pose;
  left: boolean;
  lying: boolean;
  /** On horseback. */
  mounted?: boolean;
}

/** What a film tells: one deed and what came of it, sentence by sentence. */
export interface Telling {
  lines: string[];
  /** The sentence of which the film shows the moment. */
  at: number;
}

class Theatre {
  parts = $state<Record<string, Part>>({});
  playing = $state(false);
  /** How fast the film runs; the light changes as fast. */
  speed = $state(1);
  /** The film stands still. */
  paused = $state(false);
  /** What the running film tells now. */
  telling = $state.raw<Telling | null>(null);
  /** Shows the running film, or the last one, from its beginning; none before the first. */
  again = $state.raw<(() => void) | null>(null);
  /** Lets the running film halt, or go on. */
  pause: () => void = () => {};
  /** Given while a film runs: ends the running move. */
  skip: (() => void) | null = null;
}

/** There is one stage at a time. */
export const theatre = new Theatre();

/** What the film of a game and its stage share: `Boards` is what a mounted stage lends to the film. */
export class StageState<View, Boards> {
  /** How things stand in the film; none while the view is shown. */
  view = $state.raw<View | null>(null);
  light = $state<Light | null>(null);
  boards: Boards | null = null;

  /** The view is shown again. */
  clear(): void {
    this.view = null;
    this.light = null;
  }
}
