/* The light of Colt Express. */

import { lightOf, type Light } from "../../../shell/stage/light.ts";
import type { ExpressView } from "../../../wire.ts";

/** The light of a view: dark while a tunnel turn is planned. */
export function light(view: ExpressView): Light {
  const card = view.rounds.at(-1);
  const turn = view.phase === "schemin" && view.turn ? card?.turns[view.turn - 1] : undefined;
  return turn === "tunnel" ? "tunnel" : lightOf(view.round);
}
