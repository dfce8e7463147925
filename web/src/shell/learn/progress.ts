/* What was learned and solved on this device. */

import { keep, kept } from "../net/keep.ts";

/** Where one left a lesson. */
export interface Place {
  scene: number;
  choices: string[];
}

function list(name: string): string[] {
  return (kept(name) ?? "").split(" ").filter(Boolean);
}

function add(name: string, what: string): void {
  if (!list(name).includes(what)) keep(name, [...list(name), what].join(" "));
}

/** The lessons that were gone through. */
export const learned = (): string[] => list("learned");

/** The puzzles that were solved. */
export const solved = (): string[] => list("solved");

export const markLearned = (lesson: string): void => add("learned", lesson);

export const markSolved = (puzzle: string): void => add("solved", puzzle);

/** All of it, to be taken along. */
export interface Progress {
  learned: string[];
  solved: string[];
}

export const progress = (): Progress => ({ learned: learned(), solved: solved() });

/** Adds what was learned and solved elsewhere. */
export function addProgress(found: Progress): void {
  for (const lesson of found.learned) markLearned(lesson);
  for (const puzzle of found.solved) markSolved(puzzle);
}

/** Where a lesson was left; none if it was not begun or is done. */
export function left(lesson: string): Place | null {
  try {
    const place: unknown = JSON.parse(kept(`lesson.${lesson}`) ?? "null");
    if (!place || typeof place !== "object") return null;
    const { scene, choices } = place as Partial<Place>;
    const sound =
      Number.isInteger(scene) &&
      Array.isArray(choices) &&
      choices.every((each) => typeof each === "string");
    return sound ? { scene: scene!, choices: choices! } : null;
  } catch {
    return null;
  }
}

/** Notes where a lesson is left; nothing forgets it. */
export function leave(lesson: string, place: Place | null): void {
  keep(`lesson.${lesson}`, place ? JSON.stringify(place) : null);
}
