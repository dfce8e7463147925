/** What the stage says: of places, tokens and what a click would do. */
import type { Explained } from "../../../ui/tip.svelte.ts";
import type { ExpressView, Place } from "../../../wire.ts";
import { banditArgs, lootArgs, placeArgs } from "../../../words/names.ts";
import { offer } from "../words/offer.ts";
import { t } from "../../../words/words.svelte.ts";
import { PRISON, SHOTGUN, type Board } from "../model/board.ts";
import { OUTSIDE, placeParts } from "../../../parts.ts";
import { MARSHAL } from "./layout.ts";
import type { Lit } from "./lit.ts";

/** The name of a car, as it is painted on it. */
export const carName = (board: Pick<Board, "wagons">, car: number): string =>
  car === 0 ? t("locomotive") : t(`wagon-${board.wagons[car - 1]}`);

/** What is told of a kind of wagon, where it is not one like the others. */
export const aboutWagon = (kind: string): Explained | "" =>
  kind === PRISON ? { text: t("web-about-prison"), rules: "prison" } : "";

/** What waits beside a car: horses and the stagecoach; empty if nothing does. */
export function besideWords({ horses, stagecoach }: Board, car: number): string {
  const count = horses?.[car] ?? 0;
  const coach = car === stagecoach ? t("stage-coach-here") : "";
  return [count ? t("horses", { count }) : "", coach].filter(Boolean).join(", ");
}

/** What lies face-down. */
const CLOSED = ["purse", "mail-bag"];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** How tokens of a kind are counted. */
const COUNTED: Record<string, string> = {
  purse: "purses",
  jewel: "jewels",
  strongbox: "strongboxes",
  "mail-bag": "mail-bags",
};
const counted = (kind: string, count: number): string => t(COUNTED[kind] ?? kind, { count });

/** What so many tokens of a kind are worth each. */
const worth = (kind: string, count: number, value: number): string =>
  capital(
    t("stage-loot", {
      ...lootArgs(kind),
      loots: counted(kind, count),
      count,
      money: t("money", { amount: value }),
    }),
  );

const FLASKS = ["flask", "half-usual", "half-old"];

/** Flasks, with what is in them as far as the viewer knows. */
function flaskWords(kind: string, values: (number | null)[]): string {
  if (kind !== "flask") return t(`stage-${kind}`, { count: values.length });
  const count = (whiskey: number | null): number =>
    values.filter((each) => each === whiskey).length;
  return [
    count(0) ? t("stage-flask-usual", { count: count(0) }) : "",
    count(1) ? t("stage-flask-old", { count: count(1) }) : "",
    count(null) ? t("stage-flask-unknown", { count: count(null) }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * Tokens of a kind, those of the same value counted together. Whoever has a seat is told what they
 * alone may know; a spectator, and who sees all, only what there is.
 */
export function lootWords(kind: string, values: (number | null)[], seated: boolean): string {
  if (FLASKS.includes(kind)) return flaskWords(kind, values);
  const seen = values.filter((value) => value !== null);
  const hidden = values.length - seen.length;
  const words = [...new Set(seen)].map((value) =>
    worth(kind, seen.filter((each) => each === value).length, value),
  );
  const closed = CLOSED.includes(kind);
  if (closed && seated && seen.length) words.push(t("stage-loot-known"));
  if (hidden && closed && !seated) words.push(`${counted(kind, hidden)}.`);
  else if (hidden) words.push(t("stage-loot-unknown", { count: hidden, kind }));
  return words.join(" ");
}

/** What a click would do: the choice itself, or what one points at first. */
export function litWords({ target, choices }: Lit, view: ExpressView): string {
  const [only] = choices;
  if (choices.length === 1 && only) return offer(only, view);
  if (target.loot) return t("stage-pick-loot", lootArgs(target.loot.kind));
  if (target.off) return t("stage-pick-off", banditArgs("bandit", target.off));
  if (target.bandit) return t("stage-pick-bandit", banditArgs("bandit", target.bandit));
  return t("stage-pick-place", placeArgs(target.place ?? "0 inside"));
}

/** What there is to know of something lit, beyond what a click does. */
export function litTip({ target }: Lit, board: Board): string {
  const { loot } = target;
  if (!loot?.place) return "";
  return lootWords(
    loot.kind,
    board.loot
      .filter(({ place, kind }) => place === loot.place && kind === loot.kind)
      .map(({ value }) => value),
    true,
  );
}

/** Who somebody is: the name and, where powers apply, what is special about them. */
export function personTip(name: string, { powers, prisoners }: ExpressView): string {
  if (name === MARSHAL) return t(prisoners ? "web-power-Marshal" : "stage-about-marshal");
  if (name === SHOTGUN) return t("stage-about-shotgun");
  return powers
    ? t("stage-bandit", { bandit: t(`bandit-${name}`), power: t(`web-power-${name}`) })
    : t(`bandit-${name}`);
}

/** The symbol whose rule tells more of a person. */
export function personSymbol(name: string, { prisoners }: Pick<ExpressView, "prisoners">): string {
  if (name === MARSHAL) return prisoners ? "arrest" : "marshal";
  return name === SHOTGUN ? "horses" : "power";
}

/** What stands and lies at a place, in one sentence; empty if nothing does. */
export function placeWords(board: Board, place: Place, seated: boolean): string {
  const { car, level } = placeParts(place);
  const people = board.figures
    .filter((figure) => figure.place === place)
    .map(({ bandit }) => t(`bandit-${bandit}`));
  if (level === "inside" && car === board.marshal) people.unshift(t("stage-marshal"));
  const here = board.loot.filter((token) => token.place === place);
  const loot = [...new Set(here.map(({ kind }) => kind))].map((kind) =>
    lootWords(
      kind,
      here.filter((token) => token.kind === kind).map(({ value }) => value),
      seated,
    ),
  );
  if (place === board.shotgun) people.unshift(t("shotgun"));
  if (people.length + loot.length === 0) return "";
  const told = people.length ? [`${people.join(", ")}.`, ...loot] : loot;
  // it follows a colon, after which only names are written large
  const what = people.length ? told.join(" ") : small(told.join(" "));
  if (car === OUTSIDE) {
    const at = String(placeArgs(place).at);
    return `${capital(at)}: ${what}`;
  }
  return t("stage-place", {
    car: carName(board, car),
    number: car,
    level,
    what,
  });
}
