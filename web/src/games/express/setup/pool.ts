/* The round cards and stations that a game may draw from. */

import type { ExpressPool } from "../../../wire.ts";
import type { ExpressWish } from "./wish.svelte.ts";

export type Kind = keyof ExpressPool;

/** The names of all cards that fit a set-up. */
export type Cards = Record<Kind, string[]>;

/** How many of each a pool has, if it is chosen. */
export const poolOf = (wish: ExpressWish): ExpressPool =>
  wish.known?.pool ?? { rounds: 0, stations: 0 };

/** All cards that fit, those of opened boxes with them. */
export function fitting(wish: ExpressWish, seats: number): Cards {
  const { known } = wish;
  const boxes = wish.expansions.flatMap((name) => known?.more[name] ?? []);
  return {
    rounds: [
      ...(known?.rounds[wish.mode(seats)?.cards ?? ""] ?? []),
      ...boxes.flatMap((box) => box.rounds),
    ],
    stations: [...(known?.stations ?? []), ...boxes.flatMap((box) => box.stations)],
  };
}

/** Whether there is anything to choose. */
export const choosable = (cards: Cards, pool: ExpressPool): boolean =>
  cards.rounds.length > pool.rounds || cards.stations.length > pool.stations;

/** A pool to begin with, to be exchanged card by card. */
export const firstPool = (cards: Cards, pool: ExpressPool): string[] => [
  ...cards.rounds.slice(0, pool.rounds),
  ...cards.stations.slice(0, pool.stations),
];

/** How many cards of a kind are chosen. */
export const counted = (chosen: string[], cards: Cards, kind: Kind): number =>
  cards[kind].filter((card) => chosen.includes(card)).length;
