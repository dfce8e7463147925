/* Values that are one text of several parts, as `wire.ts` has them. They are taken apart here and nowhere else. */

import type {
  Action,
  Card,
  GoalName,
  Hostage,
  Level,
  LineKind,
  Outside,
  Owed,
  Place,
  SpecialGoal,
} from "./wire.ts";

/** No car: a place outside the train. */
export const OUTSIDE = -1;

/** The car and the level of a place, or what it is where it is none of the train. */
export interface PlaceParts {
  car: number;
  level: Level;
  outside: "stagecoach" | Outside | null;
}

export function placeParts(place: Place): PlaceParts {
  const level = place.endsWith(" roof") ? "roof" : "inside";
  const car = Number.parseInt(place);
  if (!Number.isNaN(car)) return { car, level, outside: null };
  const outside = place.startsWith("stagecoach ") ? "stagecoach" : (place as Outside);
  return { car: OUTSIDE, level, outside };
}

/** What a card is: an action, or a bullet. */
export type CardKind = Action | "bullet";

/** Whose a card is, and what; a bullet is of whoever fired it, or `neutral`. */
export function cardParts(card: Card): { owner: string; kind: CardKind } {
  const [owner = "", kind] = card.split(" ");
  return { owner, kind: kind as CardKind };
}

const WARRANT = "warrant-";

/** What a goal of the marshal is about, and whom a warrant is for. */
export function goalParts(goal: GoalName): {
  kind: SpecialGoal | "warrant";
  bandit: string | null;
} {
  if (!goal.startsWith(WARRANT)) return { kind: goal as SpecialGoal, bandit: null };
  return { kind: "warrant", bandit: goal.slice(WARRANT.length) };
}

const RANSOM = "ransom-";

/** What a line of the reckoning is about, and for whom a ransom is. */
export function lineParts(line: LineKind): { kind: Owed | "ransom"; hostage: Hostage | null } {
  if (!line.startsWith(RANSOM)) return { kind: line as Owed, hostage: null };
  return { kind: "ransom", hostage: line.slice(RANSOM.length) as Hostage };
}
