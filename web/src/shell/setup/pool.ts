/* The round cards and stations that a game may draw from. */

import type { Catalogue } from "../../wire.ts";
import type { Wish } from "./wish.svelte.ts";

/** How many of each a pool has, if it is chosen. */
export const POOL = { rounds: 7, stations: 3 } as const;
export type Kind = keyof typeof POOL;

/** The names of all cards that fit a set-up. */
export type Cards = Record<Kind, string[]>;

interface Printed {
  rounds?: Record<string, string[]>;
  stations?: string[];
  /** What each box adds. */
  more?: Record<string, Partial<Cards>>;
}

/** All cards that fit, those of opened boxes with them. */
export function fitting(known: Catalogue | null, wish: Wish): Cards {
  const game = (known?.games.express ?? {}) as Printed;
  const bandits = wish.seats.length - (wish.law ? 1 : 0);
  const few = wish.pairs || bandits <= 4;
  const boxes = wish.expansions.map((name) => game.more?.[name] ?? {});
  return {
    rounds: [
      ...(game.rounds?.[few ? "2-4" : "5-7"] ?? []),
      ...boxes.flatMap((box) => box.rounds ?? []),
    ],
    stations: [...(game.stations ?? []), ...boxes.flatMap((box) => box.stations ?? [])],
  };
}

/** Whether there is anything to choose. */
export const choosable = (cards: Cards): boolean =>
  cards.rounds.length > POOL.rounds || cards.stations.length > POOL.stations;

/** A pool to begin with, to be exchanged card by card. */
export const firstPool = (cards: Cards): string[] => [
  ...cards.rounds.slice(0, POOL.rounds),
  ...cards.stations.slice(0, POOL.stations),
];

/** How many cards of a kind are in the pool. */
export const counted = (pool: string[], cards: Cards, kind: Kind): number =>
  cards[kind].filter((card) => pool.includes(card)).length;
