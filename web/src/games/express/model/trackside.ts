/** What expansions put beside the train: stagecoach, Shotgun, horses; and how events change it. */
import type { GameEvent } from "../../../wire.ts";

/** The stagecoach's car, the Shotgun's place, and how many horses stand beside each car. */
export interface Trackside {
  stagecoach?: number;
  shotgun?: string;
  horses?: number[];
  /** The hostages that are still to be taken. */
  hostages?: string[];
  /** The wagon that is boarded, while it is. */
  wagon?: number;
}

export const TIME_MACHINE = "time machine";
/** Where somebody is who is nowhere to be seen. */
const UNSEEN = ["hidden", "gone"];

/** Whether somebody at a place can be seen. */
export const inSight = (place: string | null): place is string =>
  place !== null && !UNSEEN.includes(place);

/** The car at or beside which a place is; none for one who has left. The cell is in the last one. */
export function besideCar(
  place: string,
  { stagecoach, wagons }: Trackside & { wagons?: string[] },
): number | null {
  if (place === "cell") return wagons?.length ?? null;
  if (place.startsWith("stagecoach")) return stagecoach ?? 0;
  if (place === TIME_MACHINE) return 0;
  return inSight(place) ? Number(place.split(" ")[0]) : null;
}

/** What is beside the train after an event. */
export function trackside<Holder extends Trackside>(before: Holder, event: GameEvent): Holder {
  const { horses } = before;
  if (!horses) return before;
  switch (event.event) {
    case "placed":
    case "moved":
      return event.horses ? { ...before, horses: event.horses } : before;
    case "horse-lost":
      return { ...before, horses: horses.map((count, car) => count - Number(car === event.car)) };
    case "horses":
      return { ...before, horses: event.horses };
    case "hostage":
      return { ...before, hostages: before.hostages?.filter((name) => name !== event.hostage) };
    case "shotgun":
      return { ...before, shotgun: event.to };
    case "stagecoach": {
      const guard = event.shotgun && { shotgun: event.shotgun };
      return { ...before, stagecoach: event.to, ...guard };
    }
    default:
      return before;
  }
}
