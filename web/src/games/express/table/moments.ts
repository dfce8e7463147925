/* What decided a game, in a few sentences. */

import type { ExpressEvent, ExpressView } from "../../../wire.ts";
import { banditArgs, crewName, lootArgs } from "../../../words/names.ts";
import { plainTeller } from "../words/teller.ts";
import { t } from "../../../words/words.svelte.ts";

/** A moment, how it is marked, and how much it counts. */
export interface Weighed {
  sign: string;
  text: string;
  weight: number;
}

export interface Moment extends Weighed {
  round: number;
}

const MOST = 3;
/** A loss that is smaller is soon forgotten. */
const PAINFUL = 400;

/** Other happenings that decide games, with their signs. */
const WEIGHTY: Partial<Record<ExpressEvent["event"], [weight: number, sign: string]>> = {
  hostage: [450, "host-poodle"],
  ransom: [450, "ev-hostage-conductor"],
  shared: [600, "ev-sharing"],
  shotgun: [500, "badge-shotgun"],
  vanished: [420, "time-machine"],
  "time-machine": [420, "time-machine"],
  arrested: [900, "act-arrest"],
  "broke-out": [700, "act-floor"],
  "freed-bandit": [700, "act-arrest"],
  "freed-prisoner": [550, "act-arrest"],
  recaptured: [550, "act-arrest"],
  fistfighter: [650, "law-fist-gold"],
  thrown: [700, "ev-deadly-fall"],
};

/** The weightiest moments in the order in which they happened. */
export function moments(view: ExpressView, events: ExpressEvent[]): Moment[] {
  const found: Moment[] = [];
  const crews = view.players.map((player) => player.bandits);
  let round = 0;
  for (const event of events) {
    if (event.event === "round") round = event.round;
    const weighed = weigh(event, crews);
    if (weighed) found.push({ round, ...weighed });
  }
  for (const standing of view.result?.standings ?? []) {
    const best = standing.lines.find((line) => line.kind === "gunslinger");
    if (!best) continue;
    const crew = view.players[standing.seat]?.bandits ?? [];
    const args = { bandit: crewName(crew), count: best.count };
    found.push({
      round: view.round,
      weight: 999,
      sign: "act-fire",
      text: t("web-key-gunslinger", args),
    });
  }
  const heaviest = [...found].sort((one, two) => two.weight - one.weight).slice(0, MOST);
  return found.filter((moment) => heaviest.includes(moment));
}

/** What an event weighs; most weigh nothing. */
export function weigh(event: ExpressEvent, crews: string[][]): Weighed | null {
  if (event.event === "took" && event.loot === "strongbox") {
    const text = t("web-key-strongbox", banditArgs("bandit", event.bandit));
    return { sign: "loot-strongbox", text, weight: 1000 };
  }
  if (event.event === "dropped" && event.cause === "punch") {
    const weight = event.value ?? 300;
    if (weight < PAINFUL) return null;
    const args = { ...banditArgs("bandit", event.bandit), ...lootArgs(event.loot) };
    return { sign: "act-punch", text: t("web-key-punch", args), weight };
  }
  const [weight, sign] = WEIGHTY[event.event] ?? [];
  if (!weight || !sign) return null;
  const own = event.event === "hostage" ? `host-${event.hostage}` : sign;
  return { sign: own, text: plainTeller(crews).sentence(event), weight };
}
