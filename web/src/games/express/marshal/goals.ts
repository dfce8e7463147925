/* The marshal's goals in words. */

import type { ExpressView, Goal } from "../../../wire.ts";
import { goalParts } from "../../../parts.ts";
import { goalAsks, goalName } from "../words/names.ts";
import { has, t } from "../../../words/words.svelte.ts";

/** The goals of which is said "so many of so many", where more than needed would read oddly. */
const OF_SO_MANY = ["key", "lead-rain", "sworn-enemy"];

/** A goal as a card: its sign, whose warrant it is, its name, and how it stands. */
export interface GoalCard {
  key: number;
  sign: string;
  badge: string | null;
  title: string;
  about: string;
  /** Its rule, for the marshal; and for everybody at the end, after its name. */
  rule: string;
  asked: string;
  done: boolean;
  /** Whether all know it. */
  open: boolean;
}

/** How a goal stands or, when all is over, how it ended. */
function stands(kind: string, args: { count: number; needed: number }, over: boolean): string {
  return over && has(`web-goal-end-${kind}`)
    ? t(`web-goal-end-${kind}`, args)
    : t(`web-goal-now-${kind}`, args);
}

/** A goal that is known, as a card. */
export function goalCard(goal: Goal, key: number, over: boolean): GoalCard | null {
  if (goal.goal === null) return null;
  const { kind, bandit } = goalParts(goal.goal);
  const { count = 0, needed = 0, fulfilled = false } = goal;
  const counted = OF_SO_MANY.includes(kind) ? Math.min(count, needed) : count;
  return {
    key,
    sign: `goal-${kind}`,
    badge: bandit ? `badge-${bandit.toLowerCase()}` : null,
    title: goalName(goal.goal),
    about: stands(kind, { count: counted, needed }, over),
    rule: t(`web-goal-rule-${kind}`, { bandit: bandit ? t(`bandit-${bandit}`) : "" }),
    asked: goalAsks(goal.goal),
    done: fulfilled,
    open: goal.open,
  };
}

/** The goals that this viewer knows. */
export const goalCards = (view: Pick<ExpressView, "goals" | "phase">): GoalCard[] =>
  (view.goals ?? []).flatMap((goal, at) => goalCard(goal, at, view.phase === "over") ?? []);

/** The rounds in which those that are still hidden are turned over. */
export function hiddenRounds(view: Pick<ExpressView, "goals">): number[] {
  return (view.goals ?? []).flatMap((goal, at) => (goal.turned ? [] : [at + 1]));
}
