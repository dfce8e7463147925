/** What expansions put beside the train: stagecoach, Shotgun, horses; and how events change it. */
import { placeParts } from "../../../parts.ts";
import type { ExpressEvent, Place } from "../../../wire.ts";

/** The stagecoach's car, the Shotgun's place, and how many horses stand beside each car. */
export interface Trackside {
  stagecoach?: number;
  shotgun?: Place;
  horses?: number[];
  /** The hostages that are still to be taken. */
  hostages?: string[];
  /** The wagon that is boarded, while it is. */
  wagon?: number;
}

export const TIME_MACHINE = "time machine";
/** Where somebody is who is nowhere to be seen. */
const UNSEEN: (Place | null)[] = [null, "hidden", "gone"];

/** Whether somebody at a place can be seen. */
export const inSight = (place: Place | null): place is Place => !UNSEEN.includes(place);

/** Whether somebody is in the stagecoach or on it. */
export const inCoach = (place: Place | null | undefined): boolean =>
  !!place && placeParts(place).outside === "stagecoach";

/** The car at or beside which a place is; none for one who has left. The cell is in the last one. */
export function besideCar(
  place: Place,
  { stagecoach, wagons }: Trackside & { wagons?: string[] },
): number | null {
  const { car, outside } = placeParts(place);
  switch (outside) {
    case "cell":
      return wagons?.length ?? null;
    case "stagecoach":
      return stagecoach ?? 0;
    case TIME_MACHINE:
      return 0;
    default:
      return outside ? null : car;
  }
}

/** What is beside the train after an event. */
export function trackside<Holder extends Trackside>(before: Holder, event: ExpressEvent): Holder {
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
