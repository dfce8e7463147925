/* Boarding: who boards where, who is still on horseback, and who has chosen. */

import type { ExpressView } from "../../../wire.ts";
import { t } from "../../../words/words.svelte.ts";

/** A wagon of the train while it is boarded, from the caboose on. */
export interface Stop {
  car: number;
  name: string;
  state: "past" | "now" | "next";
  aboard: string[];
}

/** One who is still on horseback. */
export interface Rider {
  bandit: string;
  seat: number;
  chosen: boolean;
}

/** The wagons in the order in which they are offered. */
export function stops(view: ExpressView): Stop[] {
  const now = view.wagon ?? view.wagons.length;
  return view.wagons
    .map((name, index): Stop => {
      const car = index + 1;
      const state = car > now ? "past" : car === now ? "now" : "next";
      const aboard = view.bandits
        .filter(({ place }) => place === `${car} inside`)
        .map(({ bandit }) => bandit);
      return { car, name, state, aboard };
    })
    .reverse();
}

/** Those who are still on horseback. */
export function riders(view: ExpressView): Rider[] {
  return view.bandits
    .filter(({ place }) => place === null)
    .map(({ bandit, seat }) => ({ bandit, seat, chosen: !!view.chosen?.[seat] }));
}

const LOOT = [
  ["purses", "purse"],
  ["jewels", "jewel"],
  ["strongboxes", "strongbox"],
  ["mail-bags", "mail-bag"],
  ["flasks", "flask"],
  ["half-usuals", "half-usual"],
  ["half-olds", "half-old"],
] as const;

/** What lies at a place, in words; empty if nothing does. */
export function lootAt(view: ExpressView, at: string): string {
  const loot = view.places.find(({ place }) => place === at)?.loot ?? [];
  const count = (kind: string): number => loot.filter((token) => token.kind === kind).length;
  return LOOT.flatMap(([key, kind]) => (count(kind) ? [t(key, { count: count(kind) })] : [])).join(
    ", ",
  );
}

/** What lies in a wagon, in words. */
export const lootIn = (view: ExpressView, car: number): string =>
  lootAt(view, `${car} inside`) || t("web-no-loot");
