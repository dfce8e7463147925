/* What is heard of each move of the film. */

import type { Effect } from "../../../sound/effects.ts";
import type { Shot } from "./scenes.ts";

const SHOTS: Partial<Record<Shot["kind"], Effect>> = {
  card: "card",
  planned: "card",
  walk: "step",
  flee: "step",
  push: "fall",
  climb: "climb",
  board: "climb",
  thrown: "fall",
  unseat: "fall",
  swept: "fall",
  blown: "fall",
  braked: "brake",
  fire: "shot",
  "marshal-fires": "shot",
  "guard-fires": "shot",
  volley: "volley",
  punch: "punch",
  take: "coin",
  snatch: "coin",
  ransom: "coin",
  share: "coin",
  reward: "coin",
  drop: "drop",
  ride: "gallop",
  roll: "gallop",
  drink: "drink",
  vanish: "travel",
  appear: "travel",
  sign: "whistle",
};

/** What is heard when a move of the film begins, if anything. */
export const effectOf = (kind: Shot["kind"]): Effect | undefined => SHOTS[kind];
