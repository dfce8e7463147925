/* The goal of a puzzle and what is known of the others, in words. */

import type { PuzzleInfo } from "../wire.ts";
import { actionName } from "../words/names.ts";
import { t } from "../words/words.svelte.ts";

type Planned = PuzzleInfo["plans"][string][number];

/** What is to be reached. */
export function goalOf(puzzle: PuzzleInfo): string {
  const amount =
    puzzle.goal === "gain" ? t("web-dollars", { amount: puzzle.amount }) : puzzle.amount;
  return t(`puzzle-goal-${puzzle.goal}`, { amount, count: puzzle.amount, rounds: puzzle.rounds });
}

function cards(choice: Planned): string[] {
  switch (choice.verb) {
    case "plan":
      return choice.cards.map((card) => t(`super-card-${card}`));
    case "play":
      return [actionName(choice.action)];
    case "draw":
      return [t("puzzle-draws")];
    default:
      return [choice.text];
  }
}

/** What the others will do. */
export function plansOf(puzzle: PuzzleInfo): string {
  const known = Object.entries(puzzle.plans).map(([bandit, plan]) =>
    t("puzzle-plans-of", { bandit: t(`bandit-${bandit}`), cards: plan.flatMap(cards).join(", ") }),
  );
  return known.length ? `${t("puzzle-plans")}: ${known.join("; ")}.` : t("puzzle-plans-greedy");
}
