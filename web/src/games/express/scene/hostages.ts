/** Where the cards of the free hostages lie: in a row at the stagecoach, over the trail. */
import type { Board } from "../model/board.ts";
import type { Measures } from "./measures.ts";
import type { Zone } from "./outside.ts";

/** The card of a hostage. */
export interface HostageCard extends Zone {
  hostage: string;
}

const GAP = 4;
/** Where the cards before the stagecoach begin, in units of its drawing. */
const TEAM = 152;

/** How large a card is: at a desk it has room for the name. */
const size = (phone: boolean): { width: number; height: number } =>
  phone ? { width: 72, height: 30 } : { width: 103, height: 34 };

/** The cards of the hostages: before the stagecoach as far as there is room, the others behind it. As long as riders board, none are seen. */
export function hostageCards(measures: Measures, { hostages = [], wagon }: Board): HostageCard[] {
  const { coach, coachSize, coachMore, trail, rail, phone } = measures;
  if (coach === null || trail === null || wagon !== undefined) return [];
  const { width, height } = size(phone);
  const step = width + GAP;
  const first = coach + (TEAM + coachMore) * coachSize;
  const fit = Math.max(0, Math.floor((measures.width - GAP - first) / step));
  const behind = Math.min(step, (coach - GAP) / Math.max(1, hostages.length - fit));
  return hostages.map((hostage, index) => ({
    hostage,
    x: index < fit ? first + index * step : coach - (index - fit + 1) * behind,
    y: rail + 6,
    width,
    height,
  }));
}
