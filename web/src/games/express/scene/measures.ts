/** How large a train is drawn with what Colt Express may have beside it and before it. */
import * as shell from "../../../shell/stage/measures.ts";

/** The measures of a train and of the stagecoach, in units. */
export interface Measures extends shell.Measures {
  /** How large the stagecoach is drawn. */
  coachSize: number;
  /** Its left edge; it moves in the game. */
  coach: number | null;
  /** By how much a crowd makes it longer, in units of its drawing. */
  coachMore: number;
}

/** What there is besides the train: the trail of the stagecoach and the horses, the time machine. */
interface Besides {
  lane?: boolean;
  machine?: boolean;
}

/** The time machine with the gap before it. */
const MACHINE = 140;

/** The measures of a train of these wagons in this room. */
export function measure(wagons: string[], room: shell.Room, besides: Besides = {}): Measures {
  const { lane = false, machine = false } = besides;
  const train = shell.measure(wagons, room, { lane, ahead: machine ? MACHINE : 0 });
  return { ...train, coachSize: train.phone ? 0.74 : 0.92, coach: null, coachMore: 0 };
}
