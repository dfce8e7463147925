/* Which section of the rules tells more of a symbol. */

import type { Explained } from "../ui/tip.svelte.ts";
import type { Action } from "../wire.ts";

/** Of each action card. */
export const CARDS: Record<Action, string> = {
  move: "move",
  floor: "floor",
  fire: "fire",
  rob: "rob",
  punch: "punch",
  marshal: "marshal",
  ride: "horses",
  brainwave: "prison",
  "move+": "law",
  "floor+": "law",
  arrest: "law",
};

const SECTIONS: Record<string, string> = {
  ...CARDS,
  bullet: "fire",
  purse: "rob",
  jewel: "rob",
  strongbox: "rob",
  flask: "horses",
  "half-usual": "horses",
  "half-old": "horses",
  draw: "draw",
  turn: "turns",
  first: "play",
  keep: "turns",
  power: "powers",
  counting: "counting",
  horses: "horses",
  hostage: "horses",
  machine: "machine",
  super: "super",
  "mail-bag": "law",
};

const BASE = [
  "angry-marshal",
  "swivel-arm",
  "braking",
  "take-it-all",
  "rebellion",
  "pickpocketing",
  "revenge",
  "hostage-conductor",
  "",
];

const LAW = [
  "safe-place",
  "rumours",
  "reflexes",
  "guilty-conscience",
  "deadly-fall",
  "crime-does-not-pay",
];

/** An explanation that leads on to the rules. */
export const explained = (text: string, symbol: string): Explained => ({
  text,
  rules: SECTIONS[symbol] ?? "",
});

/** The section that tells of an event. */
export const eventExplained = (text: string, event: string): Explained => ({
  text,
  rules: BASE.includes(event) ? "events" : LAW.includes(event) ? "law" : "horses",
});
