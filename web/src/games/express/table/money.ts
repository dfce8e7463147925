/* Everybody's money over the game, told from its end backwards. */

import { MARSHAL } from "../model/board.ts";
import type { ExpressEvent, ExpressView } from "../../../wire.ts";
import { t } from "../../../words/words.svelte.ts";

/** What every bandit has at the start, and the least that a purse holds. */
const PURSE = 250;
const RICHEST = 500;

const FLASKS = ["flask", "half-usual", "half-old"];
/** What is counted as it comes; all else comes at the end. */
const LOOT = ["purses", "jewels", "strongboxes", "station", "mail-bags"];

/** A sum of money, which may be a loss. */
export const dollars = (amount: number): string =>
  amount < 0 ? t("web-dollars-lost", { amount: -amount }) : t("web-dollars", { amount });

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

/** How an event changes somebody's money. */
function change(event: ExpressEvent, at: number): Change[] {
  switch (event.event) {
    case "took":
    case "dropped":
    case "handed-over":
    case "confiscated": {
      const amount = FLASKS.includes(event.loot) ? 0 : (event.value ?? null);
      const own = { at, bandit: event.bandit, amount, gained: event.event === "took" };
      return event.event === "handed-over"
        ? [own, { at, bandit: event.target, amount, gained: true }]
        : [own];
    }
    case "ransom":
      return [{ at, bandit: event.bandit, amount: event.amount, gained: true }];
    default:
      return [];
  }
}

/** What changed whose money, and when in the game's five rounds. */
function changes(events: ExpressEvent[]): Change[] {
  const found: Change[] = [];
  const cards = cardsOfRounds(events);
  let round = 0;
  let done = 0;
  for (const event of events) {
    if (event.event === "round") [round, done] = [event.round, 0];
    if (event.event === "resolving") done += 1;
    const at = round - 1 + done / ((cards.get(round) ?? 0) + 1);
    found.push(...change(event, event.event === "ransom" ? round : at));
  }
  return found;
}

function cardsOfRounds(events: ExpressEvent[]): Map<number, number> {
  const cards = new Map<number, number>();
  let round = 0;
  for (const event of events) {
    if (event.event === "round") round = event.round;
    if (event.event === "resolving") cards.set(round, (cards.get(round) ?? 0) + 1);
  }
  return cards;
}

/** The money of each seat over the game; rewards and ransoms come last. */
export const moneyOverGame = (view: ExpressView, events: ExpressEvent[]): Point[][] =>
  series(view, changes(events), 5);

/** Who has money together, and how much of it when: partners, or the bandits of one seat. */
export interface Purse {
  seats: number[];
  bandits: string[];
  points: Point[];
}

/** The purses of all seats, or of all teams; whoever has no money has none. */
export function purses(view: ExpressView, events: ExpressEvent[]): Purse[] {
  const all = moneyOverGame(view, events);
  const banditsOf = (seat: number): string[] => view.players[seat]?.bandits ?? [];
  if (!view.result?.teams)
    return view.players.flatMap(({ seat, bandits }) =>
      all[seat]?.length ? [{ seats: [seat], bandits, points: all[seat] }] : [],
    );
  return view.result.teams.map(({ seats, lines }) => ({
    seats,
    bandits: seats.flatMap(banditsOf),
    points: together(
      seats.map((seat) => all[seat] ?? []),
      lines.reduce((sum, line) => sum + line.amount, 0),
    ),
  }));
}

/** What several have together, and in the end what is theirs as a team. */
function together(all: Point[][], reward: number): Point[] {
  const has = all.map((points) => points[0]?.money ?? 0);
  const sum = (): number => has.reduce((one, two) => one + two, 0);
  const found: Point[] = [{ at: 0, money: sum() }];
  const steps = all
    .flatMap((points, who) => points.slice(1).map((point) => ({ ...point, who })))
    .sort((one, two) => one.at - two.at);
  for (const { at, money, who } of steps) {
    has[who] = money;
    found.push({ at, money: sum() });
  }
  if (reward) found.push({ at: found.at(-1)!.at, money: sum() + reward });
  return found;
}

/** From changes to points; `over` is the moment of the end, with which rewards come. The marshal has no money. */
function series(view: ExpressView, all: Change[], over: number): Point[][] {
  return view.players.map((player) => {
    if (player.bandits.includes(MARSHAL)) return [];
    const standing = view.result?.standings[player.seat];
    const lines = standing?.lines ?? [];
    const reward = lines
      .filter((line) => !LOOT.includes(line.kind))
      .reduce((sum, line) => sum + line.amount, 0);
    const own = all.filter((each) => player.bandits.includes(each.bandit));
    const end = (standing?.money ?? 0) - reward;
    const worth = guess(own, end - PURSE * player.bandits.length);
    const signed = (each: Change) => (each.amount ?? worth) * (each.gained ? 1 : -1);
    let money = end - own.reduce((sum, each) => sum + signed(each), 0);
    const points: Point[] = [{ at: 0, money }];
    for (const each of own) {
      money += signed(each);
      points.push({ at: each.at, money });
    }
    points.push({ at: over, money: end });
    if (reward) points.push({ at: over, money: end + reward });
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
