/* What is heard of each event of Colt Super Express. */

import type { Effect } from "../../../sound/effects.ts";
import type { SuperEvent } from "../../../wire.ts";

const EVENTS: Partial<Record<SuperEvent["event"], Effect>> = {
  "turned-up": "card",
  moved: "step",
  shot: "shot",
  missed: "shot",
  saved: "gallop",
  fell: "fall",
  uncoupled: "brake",
  took: "coin",
  round: "whistle",
};

/** What is heard when an event is shown, if anything. */
export const effectOf = (kind: SuperEvent["event"]): Effect | undefined => EVENTS[kind];
