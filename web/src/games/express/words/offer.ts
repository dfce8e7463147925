/* What may be chosen, in words. */

import type { Card, ExpressChoice, ExpressView, Place } from "../../../wire.ts";
import {
  actionName,
  banditArgs,
  cardName,
  lootArgs,
  ownedCard,
  placeArgs,
} from "../../../words/names.ts";
import { t, type Args } from "../../../words/words.svelte.ts";
import { whiskeyName } from "./names.ts";

/** What of a view the words of a choice depend on. */
type Seen = Pick<ExpressView, "pairs" | "marshal"> &
  Partial<Pick<ExpressView, "stacks" | "phase" | "teams">>;
type Of<Verb extends ExpressChoice["verb"]> = Extract<ExpressChoice, { verb: Verb }>;

/** Where somebody is who leaves the train by it. */
export const GONE = "gone";

/** A choice that a view offers, with its fields; none if it offers no such one. */
export function offered(
  choice: string,
  { offers = [] }: Pick<ExpressView, "offers">,
): ExpressChoice | undefined {
  return offers.find(({ text }) => text === choice);
}

/** The offered choices that have a verb. */
export function offeredBy<Verb extends ExpressChoice["verb"]>(
  verb: Verb,
  { offers = [] }: Pick<ExpressView, "offers">,
): Of<Verb>[] {
  return offers.filter((choice): choice is Of<Verb> => choice.verb === verb);
}

/** The texts by which the offered choices are made. */
export const textsOf = ({ offers = [] }: Pick<ExpressView, "offers">): string[] =>
  offers.map(({ text }) => text);

/** The place to which a choice leads, if it leads to one on the train or beside it. */
export function placeOf(choice: ExpressChoice): Place | null {
  const place = "place" in choice ? choice.place : "landing" in choice ? choice.landing : null;
  return place === GONE ? null : place;
}

function args(choice: ExpressChoice): Args {
  const place = placeOf(choice);
  return {
    ...("bandit" in choice && banditArgs("bandit", choice.bandit)),
    ...("target" in choice && banditArgs("target", choice.target)),
    ...("loot" in choice && choice.loot && lootArgs(choice.loot)),
    ...(place && placeArgs(place)),
    ...("car" in choice && placeArgs(`${choice.car} inside`)),
  };
}

function play(choice: Of<"play">, mixed: boolean): string {
  const named = { ...args(choice), action: actionName(choice.action) };
  if (choice.cover) return t("choice-play-cover", { ...named, card: ownedCard(choice.cover) });
  return t(`choice-play${mixed ? "-of" : ""}${choice.face_down ? "-down" : ""}`, named);
}

function punch(choice: Of<"punch">): string {
  const loot = choice.loot ? (choice.taking ? "-taking" : "-loot") : "";
  return t(`choice-punch${choice.landing === GONE ? "-off" : ""}${loot}`, args(choice));
}

/** One bullet of the marshal's guns, or one of each, and which they are. */
function aim({ left, right }: Of<"aim">, { stacks }: Seen): string {
  const next = (gun: "left" | "right"): string => t(`lead-${stacks?.[gun][0] ?? "golden"}`);
  if (left && right)
    return t("law-choice-fire-both", {
      one: t(`bandit-${left}`),
      bullet: next("left"),
      two: t(`bandit-${right}`),
      other: next("right"),
    });
  const gun = left ? "left" : "right";
  const target = banditArgs("target", left ?? right ?? "");
  return t(`law-choice-fire-${gun}`, { ...target, bullet: next(gun) });
}

/** A token, or two in one Robbery. */
function rob(choice: Of<"rob">): string {
  const object = (kind: string): string => String(lootArgs(kind)["loot-object"]);
  return choice.second
    ? t("law-choice-rob-two", { one: object(choice.loot), two: object(choice.second) })
    : t("choice-rob", args(choice));
}

/** A drink from a flask; whose it is matters where a seat has two bandits. */
function drink({ bandit, whiskey, loot }: Of<"drink">, mixed: boolean): string {
  const said = t("choice-drink", { whiskey: whiskeyName(whiskey), loot: t(`loot-${loot}`) });
  return mixed ? `${t(`bandit-${bandit}`)}: ${said}` : said;
}

function said(choice: ExpressChoice, view: Seen): string {
  const mixed = view.pairs || view.teams === true;
  const card = (name: Card): Args => ({ card: mixed ? ownedCard(name) : cardName(name) });
  switch (choice.verb) {
    case "play":
      return play(choice, mixed);
    case "keep-rest":
      return t("choice-keep");
    case "discard":
      return t("choice-discard", card(choice.card));
    case "choose":
      return t("choice-choose", card(choice.card));
    case "keep":
      return t("choice-keep-card", card(choice.card));
    case "fire":
      return t(choice.landing ? "choice-fire-off" : "choice-fire", args(choice));
    case "aim":
      return aim(choice, view);
    case "rob":
      return rob(choice);
    case "punch":
      return punch(choice);
    case "ride":
      return t(choice.place === GONE ? "choice-ride-away" : "choice-ride", args(choice));
    case "board":
      return t(choice.partner ? "choice-board-both" : "choice-board", args(choice));
    case "hostage":
      return t("choice-hostage", { hostage: t(`hostage-${choice.hostage}`) });
    case "drink":
      return drink(choice, mixed);
    case "pass": {
      // playing no further card, or doing nothing where one may act for free
      const free = view.phase === "reflexes" || view.phase === "angry-marshal";
      return t(free ? "choice-hold-back" : "choice-pass");
    }
    case "free-prisoner":
      return t("law-choice-free-prisoner", banditArgs("target", choice.prisoner));
    case "hand-over": {
      const key = choice.number > 1 ? "choice-hand-over-next" : "choice-hand-over";
      return t(key, { ...args(choice), number: choice.number });
    }
    default:
      return t(`choice-${choice.verb}`, args(choice));
  }
}

/** One choice in words, with a warning where the marshal waits, unless somebody plays him. */
export function choiceWords(choice: ExpressChoice, view: Seen): string {
  const waits = !view.stacks && placeOf(choice) === `${view.marshal} inside`;
  return waits ? `${said(choice, view)} (${t("marshal-waits")})` : said(choice, view);
}

/** The same for a choice that the view offers, by its text. */
export function offer(choice: string, view: Seen & Pick<ExpressView, "offers">): string {
  const found = offered(choice, view);
  return found ? choiceWords(found, view) : choice;
}
