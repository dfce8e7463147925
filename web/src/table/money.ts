/* Everybody's money over the game, told from its end backwards. */

import type { GameEvent, View } from "../wire.ts";

/** What every bandit has at the start, and the least that a purse holds. */
const PURSE = 250;
const RICHEST = 500;

/** What a seat had after so much of the game: `at` counts rounds, 0 at the start, 5 at the end. */
export interface Point {
  at: number;
  money: number;
}

interface Change {
  at: number;
  bandit: string;
  /** None for a purse whose value was not told. */
  amount: number | null;
  gained: boolean;
}

/** What changed whose money, and when. */
function changes(events: GameEvent[]): Change[] {
  const found: Change[] = [];
  const cards = cardsOfRounds(events);
  let round = 0;
  let done = 0;
  for (const event of events) {
    if (event.event === "round") [round, done] = [event.round, 0];
    if (event.event === "resolving") done += 1;
    const at = round - 1 + done / ((cards.get(round) ?? 0) + 1);
    if (event.event === "took" || event.event === "dropped") {
      const gained = event.event === "took";
      found.push({ at, bandit: event.bandit, amount: event.value ?? null, gained });
    }
    if (event.event === "ransom") {
      found.push({ at: round, bandit: event.bandit, amount: event.amount, gained: true });
    }
  }
  return found;
}

function cardsOfRounds(events: GameEvent[]): Map<number, number> {
  const cards = new Map<number, number>();
  let round = 0;
  for (const event of events) {
    if (event.event === "round") round = event.round;
    if (event.event === "resolving") cards.set(round, (cards.get(round) ?? 0) + 1);
  }
  return cards;
}

/** The money of each seat over the game, without the gunslinger's reward, which comes last. */
export function moneyOverGame(view: View, events: GameEvent[]): Point[][] {
  const all = changes(events);
  return view.players.map((player) => {
    const standing = view.result?.standings[player.seat];
    const lines = standing?.lines ?? [];
    const reward = lines
      .filter((line) => line.kind === "gunslinger")
      .reduce((sum, line) => sum + line.amount, 0);
    const own = all.filter((change) => player.bandits.includes(change.bandit));
    const end = (standing?.money ?? 0) - reward;
    const worth = guess(own, end - PURSE * player.bandits.length);
    const signed = (change: Change) => (change.amount ?? worth) * (change.gained ? 1 : -1);
    let money = end - own.reduce((sum, change) => sum + signed(change), 0);
    const points: Point[] = [{ at: 0, money }];
    for (const change of own) {
      money += signed(change);
      points.push({ at: change.at, money });
    }
    points.push({ at: 5, money: end });
    if (reward) points.push({ at: 5, money: end + reward });
    return points;
  });
}

/** What an unknown purse must be worth on average, so that gains and losses make up the sum. */
function guess(own: Change[], sum: number): number {
  let [left, purses] = [sum, 0];
  for (const { amount, gained } of own) {
    if (amount === null) purses += gained ? 1 : -1;
    else left -= gained ? amount : -amount;
  }
  return purses ? Math.min(RICHEST, Math.max(PURSE, left / purses)) : PURSE;
}
