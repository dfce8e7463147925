/* Choices as tiles with a picture: all of them, or step by step where they are many. */

import type { View } from "../wire.ts";
import { lootArgs, placeArgs } from "../words/names.ts";
import { offer, readChoice } from "../words/offer.ts";
import { t } from "../words/words.svelte.ts";

export interface Tile {
  key: string;
  title: string;
  about: string;
  sign: string;
  bandit: string | null;
  choices: string[];
  /** The steps that lead behind it, those with one answer among them. */
  path?: string[];
  /** The car that is pictured. */
  car?: number;
  /** Somebody from the stagecoach, on yellow. */
  hostage?: boolean;
}

type Said = NonNullable<ReturnType<typeof readChoice>>;

const MANY = 4;

/** What is asked one after the other to make a choice. */
function steps(said: Said): string[] {
  if (said.verb !== "punch") return [];
  return [said.target ?? "", `${said.taking ?? ""}${said.loot ?? ""}`, said.place ?? ""];
}

/** The car that a choice leads to; tiles stand in the order of the train on the screen. */
function car(choice: string): number {
  const said = readChoice(choice);
  if (said?.verb === "punch") return 0;
  return Number.parseInt(said?.place ?? said?.car ?? "0", 10) || 0;
}

/** The tiles of a view when some steps have been taken. */
export function tiles(view: View, path: string[]): Tile[] {
  const left = view.choices
    .filter((choice) => {
      const all = steps(readChoice(choice) ?? {});
      return path.every((step, at) => all[at] === step);
    })
    .sort((one, two) => car(two) - car(one));
  if (left.length <= MANY && !path.length) return left.map((choice) => whole(view, choice));
  for (let at = path.length; at < 3; at++) {
    const groups = new Map<string, string[]>();
    for (const choice of left) {
      const step = steps(readChoice(choice) ?? {})[at];
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

function part(view: View, at: number, key: string, choices: string[]): Tile {
  const said = readChoice(choices[0] ?? "") ?? {};
  const base = { key, choices, bandit: null };
  if (at === 0) return { ...person(view, said.target ?? ""), key, choices };
  if (at === 1) {
    const about = said.taking ? t("web-you-catch-it") : said.loot ? t("web-falls-here") : "";
    const title = said.loot ? t(`loot-${said.loot}`) : t("nothing");
    return { ...base, title, about, sign: said.loot ? `loot-${said.loot}` : "act-punch" };
  }
  return { ...base, ...where(view, said.place ?? "") };
}

function person(view: View, name: string): Omit<Tile, "key" | "choices"> {
  if (name === "Shotgun")
    return { title: t("shotgun"), about: t("stage-about-shotgun"), sign: "bust-shotgun", bandit: null };
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

function where(view: View, place: string): { title: string; about: string; sign: string } {
  const level = place.split(" ")[1];
  const warns = place === `${view.marshal} inside`;
  const mover = view.bandits.find((each) => each.bandit === view.acting);
  const there = view.bandits
    .filter((each) => each.place === place && each.bandit !== view.acting)
    .map((each) => t(`bandit-${each.bandit}`));
  const loot = view.places.find((each) => each.place === place)?.loot.length ?? 0;
  const about = [
    warns ? t("web-marshal-there") : "",
    view.shotgun === place ? t("web-shotgun-there") : "",
    mover?.place === place ? t("web-you-stay") : "",
    there.length ? t("web-there-is", { names: there.join(", "), count: there.length }) : "",
    loot ? t("web-loot-there", { count: loot }) : "",
    place === "stagecoach inside" && view.hostages?.length && !mover?.hostage
      ? t("web-takes-hostage")
      : "",
  ];
  return {
    title: placeTitle(place),
    about: about.filter(Boolean).join(" ") || t("web-nobody-there"),
    sign: placeSign(place) ?? (level === "roof" ? "act-move" : "act-floor"),
  };
}

/** Where one may come to any car, its picture says more than a sign. */
const PICTURED = ["ride", "travel"];

/** Leaving the train for good. */
const away = (): Pick<Tile, "title" | "about" | "sign"> => ({
  title: t("web-ride-away"),
  about: t("web-ride-away-about"),
  sign: "ev-escape",
});

/** A place as the title of a tile. */
function placeTitle(place: string): string {
  const [car = "", level = ""] = place.split(" ");
  if (car === "stagecoach") return t("web-place-stagecoach", { level });
  if (place === "time machine") return t("web-place-machine");
  return t(`web-place-${level}`, { car: Number(car) });
}

/** The drawing of a place outside the train. */
function placeSign(place: string): string | null {
  if (place === "time machine") return "time-machine";
  return place.startsWith("stagecoach") ? "stagecoach" : null;
}

/** A tile for a whole choice. */
function whole(view: View, choice: string): Tile {
  const said = readChoice(choice) ?? {};
  const base = { key: choice, choices: [choice], bandit: null, about: "" };
  switch (said.verb) {
    case "fire":
      return { ...base, ...person(view, said.target ?? "") };
    case "move":
    case "floor":
    case "ride":
    case "flee":
    case "travel": {
      if (!said.place) return { ...base, ...away() };
      const sign = said.verb === "floor" || said.verb === "ride" ? said.verb : "move";
      const place = where(view, said.place);
      const number = Number.parseInt(said.place, 10);
      const pictured = PICTURED.includes(said.verb) && !Number.isNaN(number);
      return {
        ...base,
        ...place,
        sign: placeSign(said.place) ?? `act-${sign}`,
        ...(pictured && { car: number }),
      };
    }
    case "hostage":
      return {
        ...base,
        title: t(`hostage-${said.hostage}`),
        about: t(`web-hostage-about-${said.hostage}`),
        sign: `host-${said.hostage}`,
        hostage: true,
      };
    case "marshal": {
      const place = where({ ...view, marshal: -1 }, `${said.car} inside`);
      return { ...base, ...place, sign: "bust-marshal", bandit: "marshal" };
    }
    case "rob":
      return {
        ...base,
        title: String(lootArgs(said.loot ?? "").loot),
        about: offer(choice, view),
        sign: `loot-${said.loot}`,
      };
    case "punch":
      return { ...base, ...person(view, said.target ?? ""), about: offer(choice, view) };
    case "start":
      return { ...base, ...person(view, said.bandit ?? ""), about: offer(choice, view) };
    default:
      return {
        ...base,
        title: offer(choice, view),
        sign: said.verb === "leave" ? "ui-close" : "ui-check",
      };
  }
}
