/* What decided a game, in a few sentences. */

import type { GameEvent, View } from "../wire.ts";
import { banditArgs, crewName, lootArgs } from "../words/names.ts";
import { t } from "../words/words.svelte.ts";

export interface Moment {
  round: number;
  text: string;
  weight: number;
}

const MOST = 3;

/** How often a player fired at others: bullets for one's own team mate do not count. */
export function shotsOf(view: View, seat: number): number {
  const own = view.bandits.filter((bandit) => bandit.seat === seat);
  const received = view.players[seat]?.received ?? {};
  return own.reduce((sum, { bandit, bullets }) => sum + 6 - bullets - (received[bandit] ?? 0), 0);
}

/** The weightiest moments in the order in which they happened. */
export function moments(view: View, events: GameEvent[]): Moment[] {
  const found: Moment[] = [];
  let round = 0;
  for (const event of events) {
    if (event.event === "round") round = event.round;
    if (event.event === "took" && event.loot === "strongbox") {
      found.push({
        round,
        weight: 1000,
        text: t("web-key-strongbox", banditArgs("bandit", event.bandit)),
      });
    }
    if (event.event === "dropped" && event.cause === "punch") {
      const args = { ...banditArgs("bandit", event.bandit), ...lootArgs(event.loot) };
      const weight = event.value ?? 300;
      if (weight >= 400) found.push({ round, weight, text: t("web-key-punch", args) });
    }
  }
  for (const standing of view.result?.standings ?? []) {
    if (!standing.lines.some((line) => line.kind === "gunslinger")) continue;
    const crew = view.players[standing.seat]?.bandits ?? [];
    const args = { bandit: crewName(crew), count: shotsOf(view, standing.seat) };
    found.push({ round: 5, weight: 999, text: t("web-key-gunslinger", args) });
  }
  const heaviest = [...found].sort((one, two) => two.weight - one.weight).slice(0, MOST);
  return found.filter((moment) => heaviest.includes(moment));
}

/** How a weighty moment is marked on the strip of a record. */
export function signOf(event: GameEvent): { sign: string; text: string } | null {
  if (event.event === "took" && event.loot === "strongbox") {
    const text = t("web-key-strongbox", banditArgs("bandit", event.bandit));
    return { sign: "loot-strongbox", text };
  }
  if (event.event === "dropped" && event.cause === "punch") {
    const args = { ...banditArgs("bandit", event.bandit), ...lootArgs(event.loot) };
    return { sign: "act-punch", text: t("web-key-punch", args) };
  }
  return null;
}
