/* Names of what only Colt Express has, as the messages want them. */

import { goalParts } from "../../../parts.ts";
import type { GoalName } from "../../../wire.ts";
import { banditArgs } from "../../../words/names.ts";
import { t, type Args } from "../../../words/words.svelte.ts";

/** What is in a flask. */
export const whiskeyName = (whiskey: string): string => t(`whiskey-${whiskey}`);

function goalWords(goal: GoalName): [kind: string, args: Args] {
  const { kind, bandit } = goalParts(goal);
  return [kind, bandit ? banditArgs("bandit", bandit) : {}];
}

/** What a goal of the marshal is called; a warrant names its bandit. */
export function goalName(goal: GoalName): string {
  const [kind, args] = goalWords(goal);
  return t(`web-goal-${kind}`, args);
}

/** What a goal of the marshal asks for. */
export function goalAsks(goal: GoalName): string {
  const [kind, args] = goalWords(goal);
  return t(`law-asks-${kind}`, args);
}

/** A goal of the marshal with what it asks for. */
export function goalRule(goal: GoalName): string {
  const [kind, args] = goalWords(goal);
  return t(`law-goal-${kind}`, args);
}
