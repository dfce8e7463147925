/** The light of the scene: day, then evening by steps, and the dark of a tunnel. */
import type { ExpressView } from "../../wire.ts";

export type Light = "day" | "late" | "dusk" | "evening" | "tunnel";

/** The light of a round: day in the first two, a step towards evening in each that follows. */
export function lightOf(round: number): Light {
  const steps: Light[] = ["day", "day", "late", "dusk", "evening"];
  return steps[Math.max(1, Math.min(5, round)) - 1] ?? "day";
}

/** The light of a view: dark while a tunnel turn is planned. */
export function light(view: ExpressView): Light {
  const card = view.rounds.at(-1);
  const turn = view.phase === "schemin" && view.turn ? card?.turns[view.turn - 1] : undefined;
  return turn === "tunnel" ? "tunnel" : lightOf(view.round);
}
