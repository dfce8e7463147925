/* What may be chosen, in words. */

import type { View } from "../wire.ts";
import { actionName, banditArgs, cardName, lootArgs, ownedCard, placeArgs, whiskeyName } from "./names.ts";
import { t, type Args } from "./words.svelte.ts";

type Named = Record<string, string | undefined>;
/** What of a view the words of a choice depend on. */
type Seen = Pick<View, "pairs" | "marshal"> & Partial<Pick<View, "stacks" | "phase" | "teams">>;
type Say = (named: Named, pairs: boolean, view: Seen) => string;

const PLACE = "(?<place>(?:\\d|stagecoach) (?:inside|roof)|time machine)";
const OFF = "(?<off> off the train)";

const filled =
  (key: string): Say =>
  (named) =>
    t(key, args(named));

const withCard =
  (key: string): Say =>
  (named, pairs) =>
    t(key, { card: pairs ? ownedCard(named.card ?? "") : cardName(named.card ?? "") });

function play(named: Named, pairs: boolean): string {
  const key = `choice-play${pairs ? "-of" : ""}${named.down ? "-down" : ""}`;
  return t(key, { ...args(named), action: actionName(named.action ?? "") });
}

function cover(named: Named): string {
  return t("choice-play-cover", {
    ...args(named),
    action: actionName(named.action ?? ""),
    card: ownedCard(named.card ?? ""),
  });
}

function punch(named: Named): string {
  const loot = named.loot ? (named.taking ? "-taking" : "-loot") : "";
  return t(`choice-punch${named.off ? "-off" : ""}${loot}`, args(named));
}

/** One bullet of the marshal's guns, or one of each, and which they are. */
const aim: Say = (named, _, { stacks }) => {
  const next = (gun: "left" | "right"): string => t(`lead-${stacks?.[gun][0] ?? "golden"}`);
  if (!named.second) {
    const bullet = next(named.gun === "right" ? "right" : "left");
    return t(`law-choice-fire-${named.gun}`, { ...args(named), bullet });
  }
  return t("law-choice-fire-both", {
    one: t(`bandit-${named.target}`),
    bullet: next("left"),
    two: t(`bandit-${named.second}`),
    other: next("right"),
  });
};

/** Two tokens in one Robbery. */
const robTwo: Say = ({ loot = "", second = "" }) => {
  const object = (kind: string): string => String(lootArgs(kind)["loot-object"]);
  return t("law-choice-rob-two", { one: object(loot), two: object(second) });
};

/** Playing no further card, or doing nothing where one may act for free. */
const pass: Say = (_, __, { phase }) =>
  t(phase === "reflexes" || phase === "angry-marshal" ? "choice-hold-back" : "choice-pass");

const freePrisoner: Say = ({ prisoner = "" }) =>
  t("law-choice-free-prisoner", banditArgs("target", prisoner));

const handOverNext: Say = (named) =>
  t("choice-hand-over-next", { ...args(named), number: Number(named.number) });

function board(named: Named): string {
  return t(named.both ? "choice-board-both" : "choice-board", args(named));
}

const hostage: Say = (named) =>
  t("choice-hostage", { hostage: t(`hostage-${named.hostage}`) });

/** A drink from a flask; whose it is matters where a seat has two bandits. */
function drink(named: Named, pairs: boolean): string {
  const loot = t(named.half ? `loot-half-${named.whiskey}` : "loot-flask");
  const said = t("choice-drink", { whiskey: whiskeyName(named.whiskey ?? ""), loot });
  return pairs ? `${t(`bandit-${named.bandit}`)}: ${said}` : said;
}

const PATTERNS: [RegExp, Say][] = (
  [
    ["draw", filled("choice-draw")],
    ["keep the rest", filled("choice-keep")],
    ["pass", pass],
    ["search", filled("choice-search")],
    ["play (?<bandit>\\w+) (?<action>\\w+\\+?)(?<down> face-down)?", play],
    ["play (?<bandit>\\w+) (?<action>\\w+\\+?), then (?<card>.+)", cover],
    ["discard (?<card>.+)", withCard("choice-discard")],
    ["choose (?<card>.+)", withCard("choice-choose")],
    ["start (?<bandit>\\w+) in the caboose", filled("choice-start")],
    [`move to ${PLACE}`, filled("choice-move")],
    [`floor to ${PLACE}`, filled("choice-floor")],
    ["fire (?<gun>left|right) (?<target>\\w+)", aim],
    ["fire (?<gun>left) (?<target>\\w+) and right (?<second>\\w+)", aim],
    [`fire (?<target>\\w+)${OFF}`, filled("choice-fire-off")],
    ["fire (?<target>\\w+)", filled("choice-fire")],
    ["arrest (?<target>\\w+)", filled("choice-arrest")],
    [`break out to ${PLACE}`, filled("choice-break-out")],
    ["free prisoner (?<prisoner>\\w+)", freePrisoner],
    ["free bandit (?<target>\\w+)", filled("choice-free-bandit")],
    ["hand over (?<loot>[\\w-]+)", filled("choice-hand-over")],
    ["hand over (?<loot>[\\w-]+) (?<number>\\d+)", handOverNext],
    ["rob (?<loot>[\\w-]+)", filled("choice-rob")],
    ["rob (?<loot>[\\w-]+) and (?<second>[\\w-]+)", robTwo],
    ["leave (?<loot>\\w+)", filled("choice-leave")],
    [`ride to ${PLACE}`, filled("choice-ride")],
    ["ride away", filled("choice-ride-away")],
    ["ride on", filled("choice-ride-on")],
    [`flee to ${PLACE}`, filled("choice-flee")],
    [`travel to ${PLACE}`, filled("choice-travel")],
    ["hostage (?<hostage>.+)", hostage],
    ["board (?<bandit>\\w+)(?<both> and partner)? in (?<car>\\d)", board],
    ["drink (?<bandit>\\w+) (?<half>half-)?(?<whiskey>\\w+)", drink],
    ["keep no more", filled("choice-keep-no-more")],
    ["keep (?<card>.+)", withCard("choice-keep-card")],
    ["marshal to (?<car>\\d)", filled("choice-marshal")],
    [
      `punch (?<target>\\w+)(?<taking> taking)?(?: (?<loot>(?!(?:to|off) )[\\w-]+))?(?: to ${PLACE}|${OFF})`,
      punch,
    ],
  ] as [string, Say][]
).map(([pattern, say]) => [new RegExp(`^${pattern}$`), say]);

function args(named: Named): Args {
  const found: Args = {};
  if (named.bandit) Object.assign(found, banditArgs("bandit", named.bandit));
  if (named.target) Object.assign(found, banditArgs("target", named.target));
  if (named.loot) Object.assign(found, lootArgs(named.loot));
  if (named.place) Object.assign(found, placeArgs(named.place));
  if (named.car) Object.assign(found, placeArgs(`${named.car} inside`));
  return found;
}

/** What a choice names: its bandit, target, loot, place, card, …; none if it is no choice. */
export function readChoice(choice: string): Named | null {
  for (const [pattern] of PATTERNS) {
    const found = pattern.exec(choice);
    if (found) return { verb: choice.split(" ")[0], ...found.groups };
  }
  return null;
}

/** One choice in words, with a warning where the marshal waits, unless somebody plays him. */
export function offer(choice: string, view: Seen): string {
  for (const [pattern, say] of PATTERNS) {
    const found = pattern.exec(choice);
    if (!found) continue;
    const named: Named = found.groups ?? {};
    const said = say(named, view.pairs || view.teams === true, view);
    const waits = !view.stacks && named.place === `${view.marshal} inside`;
    return waits ? `${said} (${t("marshal-waits")})` : said;
  }
  return choice;
}
