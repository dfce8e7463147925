/* What is said of puzzles: goals, what is known of the others, modes, choices. */

import type { ExpressView, FoundInfo, PuzzleInfo, SuperView } from "../wire.ts";
import { actionName } from "../words/names.ts";
import { t } from "../words/words.svelte.ts";
import { offer } from "./express/words/offer.ts";
import { planned } from "./super/table/plan.ts";

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

const MODES: Record<string, string> = {
  base: "web-game-express",
  expert: "web-expert",
  pairs: "web-pairs",
  teams: "web-teams",
  horses: "web-expansion-horses",
  machine: "web-expansion-machine",
  cursed: "web-expansion-cursed",
  marshal: "web-expansion-marshal",
  several: "puzzle-mode-several",
  super: "web-game-super",
};

/** What is played in a puzzle out of a game. */
export const modeName = (mode: string): string => t(MODES[mode] ?? "puzzle-mode-several");

/** Such a puzzle by its mode and its number there. */
export function foundName(puzzle: FoundInfo, all: FoundInfo[]): string {
  const alike = all.filter(({ mode }) => mode === puzzle.mode);
  return `${modeName(puzzle.mode)} ${alike.indexOf(puzzle) + 1}`;
}

/** A choice that was offered in a view. */
export function choiceName(game: string, choice: string, view: object): string {
  if (game !== "super") return offer(choice, view as ExpressView);
  const plan = planned(choice, view as SuperView);
  return (plan?.cards ?? []).map((card) => t(`super-card-${card}`)).join(", ");
}
