/** What the stage says: of places, tokens and what a click would do. */
import type { ExpressView } from "../wire.ts";
import { banditArgs, lootArgs, placeArgs } from "../words/names.ts";
import { offer } from "../words/offer.ts";
import { t } from "../words/words.svelte.ts";
import { placed, type Board } from "./board.ts";
import type { Lit } from "./lit.ts";

/** The name of a car, as it is painted on it. */
export const carName = (board: Pick<Board, "wagons">, car: number): string =>
  car === 0 ? t("locomotive") : t(`wagon-${board.wagons[car - 1]}`);

const worth = (kind: string, value: number | null): string => {
  if (value === null) return t("stage-loot-unknown", lootArgs(kind));
  return t(kind === "purse" ? "stage-loot-known" : "stage-loot", { ...lootArgs(kind), money: t("money", { amount: value }) });
};

/** A token or several, with what the viewer knows of their value. */
export const lootWords = (kind: string, values: (number | null)[]): string => values.map((value) => worth(kind, value)).join(" ");

/** What a click would do: the choice itself, or what one points at first. */
export function litWords({ target, choices }: Lit, view: ExpressView): string {
  const [only] = choices;
  if (choices.length === 1 && only) return offer(only, view);
  if (target.loot) return t("stage-pick-loot", lootArgs(target.loot.kind));
  if (target.bandit) return t("stage-pick-bandit", banditArgs("bandit", target.bandit));
  return t("stage-pick-place", placeArgs(target.place ?? "0 inside"));
}

/** What stands and lies at a place, in one sentence; empty if nothing does. */
export function placeWords(board: Board, place: string): string {
  const { car, level } = placed(place);
  const people = board.figures.filter((figure) => figure.place === place).map(({ bandit }) => t(`bandit-${bandit}`));
  if (level === "inside" && car === board.marshal) people.unshift(t("stage-marshal"));
  const loot = board.loot.filter((token) => token.place === place).map(({ kind, value }) => worth(kind, value).replace(/\.$/, ""));
  if (people.length + loot.length === 0) return "";
  return t("stage-place", { car: carName(board, car), number: car, level, what: [...people, ...loot].join(", ") });
}
