/* The moments that decided a game of Colt Express, found in its record. */

import type { Chart } from "../../../shell/replay/charts.ts";
import { weightiest, type KeyMoment } from "../../../shell/replay/moments.ts";
import type { Frame } from "../../../wire.ts";
import { banditArgs } from "../../../words/names.ts";
import { t } from "../../../words/words.svelte.ts";
import type { Express } from "../facts.ts";
import { weigh } from "../table/moments.ts";

const LEAD = 500;
/** A lead that is lost sooner is none. */
const LASTING = 4;
const MANY = 2;

/** The key moments of a record of Colt Express. */
export function keyMoments(frames: Frame<Express>[], all: Chart[]): KeyMoment[] {
  const crews = frames[0]?.view.players.map((player) => player.bandits) ?? [];
  const money = all.find((chart) => chart.kind === "money");
  const found = frames.flatMap(({ events }, step) =>
    events.flatMap((event) => {
      const weighed = weigh(event, crews);
      return weighed ? [{ step, ...weighed }] : [];
    }),
  );
  return weightiest([...found, ...salvos(frames), ...lastBullets(frames), ...leads(money)]);
}

/** Several who are hit at once. */
function salvos(frames: Frame<Express>[]): KeyMoment[] {
  return frames.flatMap(({ events }, step) => {
    const hit = new Set(events.flatMap((each) => (each.event === "wounded" ? [each.bandit] : [])));
    if (hit.size < MANY) return [];
    const text = t("web-key-salvo", { count: hit.size });
    return [{ step, sign: "loot-bullet", text, weight: 250 + 100 * hit.size }];
  });
}

/** Who fires the last bullet. */
function lastBullets(frames: Frame<Express>[]): KeyMoment[] {
  return frames.flatMap(({ events, view }, step) =>
    events.flatMap((event) => {
      if (event.event !== "shot") return [];
      const shooter = view.bandits.find(({ bandit }) => bandit === event.bandit);
      if (shooter?.bullets !== 0) return [];
      const text = t("web-key-last-bullet", banditArgs("bandit", event.bandit));
      return [{ step, sign: "cyl-0", text, weight: 700 }];
    }),
  );
}

/** Who takes the lead and keeps it for a while. */
function leads(money: Chart | undefined): KeyMoment[] {
  if (!money) return [];
  const steps = money.lines[0]?.values.length ?? 0;
  const ahead = Array.from({ length: steps }, (_, step) => {
    const sums = money.lines.map((line) => line.values[step] ?? 0);
    const most = Math.max(...sums);
    return sums.filter((sum) => sum === most).length === 1 ? sums.indexOf(most) : -1;
  });
  const found: KeyMoment[] = [];
  let leader = -1;
  ahead.forEach((seat, step) => {
    if (seat < 0 || seat === leader) return;
    if (!ahead.slice(step, step + LASTING).every((each) => each === seat)) return;
    leader = seat;
    const line = money.lines[seat]!;
    const text = t("web-key-lead", { player: line.name });
    found.push({ step, sign: "ui-chart", text, weight: LEAD });
  });
  return found;
}
