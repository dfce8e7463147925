/* Names of bandits, cards and places, as the messages want them. */

import { cardParts, placeParts } from "../parts.ts";
import type { Card, Level, Place } from "../wire.ts";
import { form, has, t, type Args } from "./words.svelte.ts";

const FORMS = ["accusative", "genitive"];

/** How a name is set off from the sentence around it; `Rich` shows it. */
export type Mark = (name: string) => string;
export const plain: Mark = (name) => name;
export const starred: Mark = (name) => `*${name}*`;

/** A bandit's name in all its forms. */
export function banditArgs(argument: string, bandit: string, mark: Mark = plain): Args {
  const key = `bandit-${bandit}`;
  const args: Args = { [argument]: mark(t(key)) };
  for (const each of FORMS) args[`${argument}-${each}`] = mark(form(key, each));
  return args;
}

/** The bandits of a player, as one name. */
export function crewName(crew: string[], mark: Mark = plain): string {
  const [one, two] = crew.map((bandit) => mark(t(`bandit-${bandit}`)));
  return two === undefined ? (one ?? "") : t("both", { one: one!, two });
}

/** A team by its number, and who is in it. */
export function teamName(number: number, names: string[]): string {
  const [one = "", two = ""] = names;
  return `${t("team-number", { number })}: ${t("both", { one, two })}`;
}

/** A player, called by the bandits they play, and how many these are. */
export function crewArgs(crew: string[], mark: Mark = plain): Args {
  return { player: crewName(crew, mark), crew: crew.length };
}

/** A kind of loot, by itself and as that which is taken. */
export function lootArgs(loot: string): Args {
  return { loot: t(`loot-${loot}`), "loot-object": form(`loot-${loot}`, "object") };
}

/** A place: where, whither, and its level. */
export function placeArgs(place: Place): Args {
  const { car, level, outside } = placeParts(place);
  if (outside) return outerArgs(outside.replace(" ", "-"), level);
  return { at: t("place-at", { car, level }), to: t("place-to", { car, level }), level };
}

/** A place outside the train: the stagecoach, the time machine, or none at all. */
function outerArgs(what: string, level: Level): Args {
  const to = has(`${what}-to`) ? t(`${what}-to`, { level }) : "";
  return { at: t(`${what}-at`, { level }), to, level };
}

/** A kind of card as names of words and drawings have it: `move+` is `move-plus`. */
export const kindKey = (kind: string): string => kind.replace("+", "-plus");

/** The action of a card whose + says that another may follow. */
export const plainKind = (kind: string): string => kind.replace("+", "");

/** What an action is called. */
export const actionName = (action: string): string => t(`action-${kindKey(action)}`);

/** A card as its holder calls it: an action, or a bullet and who fired it. */
export function cardName(card: Card): string {
  const { owner, kind } = cardParts(card);
  if (kind !== "bullet") return actionName(kind);
  return t("bullet-from", { by: owner === "neutral" ? t("neutral") : t(`bandit-${owner}`) });
}

/** A card with its bandit before it. */
export function ownedCard(card: Card): string {
  const { owner, kind } = cardParts(card);
  return kind === "bullet" ? cardName(card) : `${t(`bandit-${owner}`)} ${cardName(card)}`;
}

/** Several cards in words, equal ones counted; `whose` says to which bandit each belongs. */
export function countedCards(cards: Card[], whose: boolean): string {
  const names = cards.map((card) => (whose ? ownedCard(card) : cardName(card)));
  return [...new Set(names)]
    .map((name) => [name, names.filter((each) => each === name).length] as const)
    .map(([name, count]) => (count > 1 ? `${count}× ${name}` : name))
    .join(", ");
}
