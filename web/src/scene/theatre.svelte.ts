/** What the film shares with the stage: who is in which pose, and what differs from the view while it runs. */
import type { Pose } from "./art/poses.ts";
import type { Board } from "./board.ts";
import type { Layout } from "./layout.ts";
import type { Light } from "./light.ts";
import type { Measures } from "./measures.ts";

/** How somebody is drawn who acts: from the side, perhaps to the left, perhaps lying. */
export interface Part {
  pose: Pose;
  left: boolean;
  lying: boolean;
  /** On horseback. */
  mounted?: boolean;
}

/** What a mounted stage lends to the film. */
export interface Boards {
  root: HTMLElement;
  /** The layer of the train for flashes, lines and signs. */
  effects: SVGGElement;
  people: Map<string, SVGGElement>;
  measures(): Measures;
  layout(): Layout;
  arrange(board: Board): Layout;
  /** Brings a car into sight, where the train slides. */
  show(car: number): void;
}

class Theatre {
  /** The board of the film; none while the view is shown. */
  board = $state.raw<Board | null>(null);
  light = $state<Light | null>(null);
  parts = $state<Record<string, Part>>({});
  playing = $state(false);
  /** How fast the film runs; the light changes as fast. */
  speed = $state(1);
  /** Given while a film runs: ends the running move. */
  skip: (() => void) | null = null;
  stage: Boards | null = null;
}

/** There is one stage at a time. */
export const theatre = new Theatre();
