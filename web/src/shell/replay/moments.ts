/* The moments that decided a game, found in its record. */

/** A moment worth a mark on the strip. */
export interface KeyMoment {
  step: number;
  sign: string;
  text: string;
  weight: number;
}

const MOST = 9;
/** The weightiest moments, in the order in which they happened; one for each step. */
export function weightiest(found: KeyMoment[]): KeyMoment[] {
  const best = new Map<number, KeyMoment>();
  for (const moment of found) {
    if (moment.weight > (best.get(moment.step)?.weight ?? 0)) best.set(moment.step, moment);
  }
  return [...best.values()]
    .sort((one, two) => two.weight - one.weight)
    .slice(0, MOST)
    .sort((one, two) => one.step - two.step);
}
