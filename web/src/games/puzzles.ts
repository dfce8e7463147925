/* The goal of a puzzle and what is known of the others, in words. */

import { cardsOf } from "./super/table/plan.ts";
import type { PuzzleInfo } from "../wire.ts";
import { actionName } from "../words/names.ts";
import { t } from "../words/words.svelte.ts";

/** What is to be reached. */
export function goalOf(puzzle: PuzzleInfo): string {
  const amount =
    puzzle.goal === "gain" ? t("web-dollars", { amount: puzzle.amount }) : puzzle.amount;
  return t(`puzzle-goal-${puzzle.goal}`, { amount, count: puzzle.amount, rounds: puzzle.rounds });
}

function card(choice: string): string {
  if (choice === "draw") return t("puzzle-draws");
  const [verb, , action] = choice.split(" ");
  return verb === "play" && action ? actionName(action) : choice;
}

function cards(plan: string[]): string {
  const names = plan.flatMap((choice) =>
    choice.startsWith("plan ")
      ? cardsOf(choice).map((each) => t(`super-card-${each}`))
      : card(choice),
  );
  return names.join(", ");
}

/** What the others will do. */
export function plansOf(puzzle: PuzzleInfo): string {
  const known = Object.entries(puzzle.plans).map(([bandit, plan]) =>
    t("puzzle-plans-of", { bandit: t(`bandit-${bandit}`), cards: cards(plan) }),
  );
  return known.length ? `${t("puzzle-plans")}: ${known.join("; ")}.` : t("puzzle-plans-greedy");
}
