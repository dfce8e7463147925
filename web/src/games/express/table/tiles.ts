/* Choices as tiles with a picture: all of them, or step by step where they are many. */

import { TIME_MACHINE } from "../model/trackside.ts";
import { placeParts } from "../../../parts.ts";
import type { ExpressChoice, ExpressView, Place } from "../../../wire.ts";
import { banditArgs, lootArgs, placeArgs } from "../../../words/names.ts";
import { GONE, offer, offered, placeOf, textsOf } from "../words/offer.ts";
import { t } from "../../../words/words.svelte.ts";
import { lootAt } from "./riders.ts";

export interface Tile {
  key: string;
  title: string;
  about: string;
  sign: string;
  bandit: string | null;
  choices: string[];
  /** The steps that lead behind it, those with one answer among them. */
  path?: string[];
  /** Where it leads to, which is pictured with the one who comes there. */
  place?: Place;
  who?: string | null;
  /** The sign of who is there, or of what may come of it. */
  warning?: string | null;
  /** What is paid for a hostage. */
  ransom?: string;
  /** It leads away from the train. */
  away?: boolean;
  /** Somebody from the stagecoach, on yellow. */
  hostage?: boolean;
}

const MANY = 4;
/** Where the hostages are. */
const HOSTAGES = "stagecoach inside";
/** More than so many names say less than their number. */
const CROWD = 2;

/** What is asked one after the other to make a choice. */
function steps(said: ExpressChoice | undefined): string[] {
  if (said?.verb !== "punch") return [];
  return [said.target, `${said.taking ? "taking " : ""}${said.loot ?? ""}`, said.landing];
}

/** The car that a choice leads to; tiles stand in the order of the train on the screen. */
function car(said: ExpressChoice | undefined): number {
  if (!said || said.verb === "punch") return 0;
  return "car" in said ? said.car : Number.parseInt(placeOf(said) ?? "0", 10) || 0;
}

/** The tiles of a view when some steps have been taken. */
export function tiles(view: ExpressView, path: string[]): Tile[] {
  const left = textsOf(view)
    .filter((choice) => {
      const all = steps(offered(choice, view));
      return path.every((step, at) => all[at] === step);
    })
    .sort((one, two) => car(offered(two, view)) - car(offered(one, view)));
  if (left.length <= MANY && !path.length) return left.map((choice) => whole(view, choice));
  for (let at = path.length; at < 3; at++) {
    const groups = new Map<string, string[]>();
    for (const choice of left) {
      const step = steps(offered(choice, view))[at];
      if (step === undefined) return left.map((each) => whole(view, each));
      groups.set(step, [...(groups.get(step) ?? []), choice]);
    }
    if (groups.size > 1 || at === 2) {
      const taken = path;
      return [...groups].map(([key, choices]) => ({
        ...part(view, at, key, choices),
        path: [...taken, key],
      }));
    }
    path = [...path, [...groups.keys()][0] ?? ""];
  }
  return left.map((choice) => whole(view, choice));
}

function part(view: ExpressView, at: number, key: string, choices: string[]): Tile {
  const said = offered(choices[0] ?? "", view);
  const base = { key, choices, bandit: null };
  if (said?.verb !== "punch") return { ...base, title: key, about: "", sign: "" };
  if (at === 0) return { ...person(view, said.target), key, choices };
  if (at === 1) {
    const about = said.taking ? t("web-you-catch-it") : said.loot ? t("web-falls-here") : "";
    const title = said.loot ? t(`loot-${said.loot}`) : t("nothing");
    return { ...base, title, about, sign: said.loot ? `loot-${said.loot}` : "act-punch" };
  }
  if (said.landing === GONE)
    return {
      ...base,
      title: t("web-off-the-train"),
      about: t("web-off-the-train-about"),
      sign: "ev-deadly-fall",
    };
  const pushed = said.target === "Shotgun" ? "shotgun" : said.target;
  return { ...base, ...where(view, said.landing, pushed) };
}

function companion(name: string): Omit<Tile, "key" | "choices"> {
  return {
    title: t("web-companion-of", banditArgs("bandit", name)),
    about: t(`web-lends-${name}`),
    sign: `law-prisoner-${name.toLowerCase()}`,
    bandit: null,
  };
}

function person(view: ExpressView, name: string): Omit<Tile, "key" | "choices"> {
  if (name === "Shotgun")
    return {
      title: t("shotgun"),
      about: t("stage-about-shotgun"),
      sign: "bust-shotgun",
      bandit: null,
    };
  const bandit = view.bandits.find((each) => each.bandit === name);
  const player = view.players[bandit?.seat ?? 0];
  const count = Object.values(player?.received ?? {}).reduce((sum, each) => sum + each, 0);
  const at = bandit?.place ? placeArgs(bandit.place).at! : "";
  return {
    title: t(`bandit-${name}`),
    about: t("web-target-about", { at, count }),
    sign: `bust-${name.toLowerCase()}`,
    bandit: name,
  };
}

type Where = Pick<Tile, "title" | "about" | "sign" | "place" | "who" | "warning">;

/** Who else is at a place; a crowd is only counted. */
function company(view: ExpressView, place: Place): string {
  const there = view.bandits
    .filter((each) => each.place === place && each.bandit !== view.acting)
    .map((each) => t(`bandit-${each.bandit}`));
  if (there.length > CROWD) return t("web-there-are", { count: there.length });
  return there.length ? t("web-there-is", { names: there.join(", "), count: there.length }) : "";
}

/** Who and what is at a place; what comes of it there is for the engine to say. */
function where(view: ExpressView, place: Place, who: string | null): Where {
  const mover = view.bandits.find((each) => each.bandit === view.acting);
  const law = !view.prisoners && place === `${view.marshal} inside`;
  const guard = view.shotgun === place;
  const about = [
    law ? t("web-marshal-there") : "",
    guard ? t("web-shotgun-there") : "",
    mover?.place === place ? t("web-you-stay") : "",
    company(view, place),
    lootAt(view, place),
    place === HOSTAGES && view.hostages?.length ? t("web-hostages-there") : "",
  ];
  return {
    title: placeTitle(view, place),
    about: about.filter(Boolean).join(" ") || t("web-nobody-there"),
    sign: "",
    place,
    who,
    warning: law ? "act-marshal" : guard ? "ev-shotguns-rage" : null,
  };
}

/** Leaving the train for good. */
const away = (): Pick<Tile, "title" | "about" | "sign" | "away"> => ({
  away: true,
  title: t("web-ride-away"),
  about: t("web-ride-away-about"),
  sign: "ev-escape",
});

/** A place as the title of a tile. */
function placeTitle(view: ExpressView, place: Place): string {
  const { car, level, outside } = placeParts(place);
  if (outside === "stagecoach") return t("web-place-stagecoach", { level });
  if (outside === TIME_MACHINE) return t("web-place-machine");
  const wagon = view.wagons[car - 1];
  return t(`web-place-${level}`, { car: wagon ? t(`wagon-${wagon}`) : t("locomotive") });
}

/** Where the marshal may go, nobody is warned of him and nobody else moves. */
const lawless = (view: ExpressView): ExpressView => ({ ...view, marshal: null, acting: null });

/** A tile for a whole choice. */
function whole(view: ExpressView, choice: string): Tile {
  const said = offered(choice, view);
  const base = { key: choice, choices: [choice], bandit: null, about: "" };
  switch (said?.verb) {
    case "fire":
      return {
        ...base,
        ...person(view, said.target),
        ...(said.landing && { about: offer(choice, view), warning: "ev-deadly-fall" }),
      };
    case "arrest":
      return { ...base, ...person(view, said.target) };
    case "free-prisoner":
      return { ...base, ...companion(said.prisoner) };
    case "free-bandit":
    case "punch":
      return { ...base, ...person(view, said.target), about: offer(choice, view) };
    case "hand-over":
      return {
        ...base,
        title: String(lootArgs(said.loot).loot),
        about: offer(choice, view),
        sign: `loot-${said.loot}`,
      };
    case "move":
    case "floor":
    case "ride":
    case "flee":
    case "travel":
    case "break-out":
      return said.place === GONE
        ? { ...base, ...away() }
        : { ...base, ...where(view, said.place, view.acting) };
    case "hostage":
      return {
        ...base,
        title: t(`hostage-${said.hostage}`),
        about: t(`web-hinders-${said.hostage}`),
        ransom: t(`web-ransom-${said.hostage}`),
        sign: `host-${said.hostage}`,
        hostage: true,
      };
    case "marshal":
      return { ...base, ...where(lawless(view), `${said.car} inside`, "marshal") };
    case "rob":
      return {
        ...base,
        title: [said.loot, said.second]
          .flatMap((kind) => (kind ? [String(lootArgs(kind).loot)] : []))
          .join(" + "),
        about: offer(choice, view),
        sign: `loot-${said.loot}`,
      };
    case "start":
      return { ...base, ...person(view, said.bandit), about: offer(choice, view) };
    default:
      return {
        ...base,
        title: offer(choice, view),
        sign: said?.verb === "leave" || said?.verb === "pass" ? "ui-close" : "ui-check",
      };
  }
}
