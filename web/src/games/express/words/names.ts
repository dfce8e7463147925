/* Names of what only Colt Express has, as the messages want them. */

import { banditArgs } from "../../../words/names.ts";
import { t, type Args } from "../../../words/words.svelte.ts";

/** What is in a flask. */
export const whiskeyName = (whiskey: string): string => t(`whiskey-${whiskey}`);

/** What a goal of the marshal is about, and whom a warrant is for. */
export function goalParts(goal: string): { kind: string; bandit: string | null } {
  const bandit = /^warrant-(.+)$/.exec(goal)?.[1] ?? null;
  return { kind: bandit ? "warrant" : goal, bandit };
}

function goalWords(goal: string): [kind: string, args: Args] {
  const { kind, bandit } = goalParts(goal);
  return [kind, bandit ? banditArgs("bandit", bandit) : {}];
}

/** What a goal of the marshal is called; a warrant names its bandit. */
export function goalName(goal: string): string {
  const [kind, args] = goalWords(goal);
  return t(`web-goal-${kind}`, args);
}

/** What a goal of the marshal asks for. */
export function goalAsks(goal: string): string {
  const [kind, args] = goalWords(goal);
  return t(`law-asks-${kind}`, args);
}

/** A goal of the marshal with what it asks for. */
export function goalRule(goal: string): string {
  const [kind, args] = goalWords(goal);
  return t(`law-goal-${kind}`, args);
}
