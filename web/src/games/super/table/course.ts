/* How everybody fared over a game of Colt Super Express. */

import type { SuperEvent, SuperView } from "../../../wire.ts";
import { banditArgs } from "../../../words/names.ts";
import { t } from "../../../words/words.svelte.ts";

/** How a bandit left the train. */
export interface Fall {
  round: number;
  cause: "move" | "shot" | "uncoupled";
  /** Who fired. */
  by: string | null;
}

export interface Course {
  seat: number;
  bandit: string;
  rank: number;
  fall: Fall | null;
  /** The cards of wagons, with the round in which each was taken. */
  loot: { round: number; wagon: number; value: number }[];
}

/** Everybody's course, the last first as in the ceremony. */
export function courses(view: SuperView, events: SuperEvent[]): Course[] {
  const found = new Map(
    view.bandits.map(({ bandit, seat }): [string, Course] => {
      const rank = view.result?.standings.find((each) => each.seat === seat)?.rank ?? 0;
      return [bandit, { seat, bandit, rank, fall: null, loot: [] }];
    }),
  );
  let round = 1;
  const shooters = new Map<string, string>();
  for (const event of events) {
    if (event.event === "round") round = event.round;
    if (event.event === "shot") shooters.set(event.target, event.bandit);
    if (event.event === "took")
      found.get(event.bandit)?.loot.push({ round, wagon: event.wagon, value: event.value });
    if (event.event !== "fell") continue;
    const course = found.get(event.bandit);
    const by = (event.cause === "shot" && shooters.get(event.bandit)) || null;
    if (course) course.fall = { round, cause: event.cause, by };
  }
  return [...found.values()].sort((one, two) => two.rank - one.rank || one.seat - two.seat);
}

/** How a bandit ended, in a sentence. */
export function endWords({ fall }: Course): string {
  if (!fall) return t("web-super-stayed");
  const args = { round: fall.round, ...(fall.by && banditArgs("by", fall.by)) };
  return t(`web-super-fell-${fall.cause}`, args);
}
