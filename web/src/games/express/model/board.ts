/** What lies and stands on the train, taken from a view. */
import type { ExpressView, Place } from "../../../wire.ts";
import { valueOf } from "./tokens.ts";
import type { Trackside } from "./trackside.ts";

/** Somebody on the train. */
export interface Figure {
  bandit: string;
  seat: number;
  place: Place | null;
  hostage?: string;
}

/** A token that lies about; its value is none where the viewer cannot know it. */
export interface Lying {
  place: Place;
  kind: string;
  value: number | null;
}

/** All that the stage shows of a game. */
export interface Board extends Trackside {
  wagons: string[];
  /** The marshal's car; none where somebody plays him, who then is among the figures. */
  marshal: number | null;
  /** Whether the time machine stands before the locomotive. */
  machine?: boolean;
  figures: Figure[];
  loot: Lying[];
}

/** The marshal, as a figure on the train. */
export const MARSHAL = "Marshal";
/** The place behind the bars of the prison car. */
export const CELL = "cell";
/** Where somebody is who was thrown off the train, as who has left it. */
export const THROWN = "gone";
/** The last car of a train with prisoners. */
export const PRISON = "prison";

/** Whether somebody plays the marshal. */
export const played = (view: Pick<ExpressView, "prisoners">): boolean =>
  view.prisoners !== undefined;

/** Whether everybody's sheet has two rows: many people, more kinds of loot, or the law's papers. */
export const tallSheets = (view: ExpressView): boolean =>
  view.bandits.length > 4 || view.horses !== undefined || played(view);

/** The board of a view. */
export function boardOf(view: ExpressView): Board {
  const { stagecoach, shotgun, horses, hostages, wagon } = view;
  return {
    ...(horses && { stagecoach, shotgun, horses, hostages }),
    ...(wagon !== undefined && { wagon }),
    machine: view.expansions?.includes("machine") ?? false,
    wagons: view.wagons,
    marshal: played(view) ? null : view.marshal,
    figures: view.bandits.map(({ bandit, seat, place, hostage }) => ({
      bandit,
      seat,
      place,
      ...(hostage && { hostage }),
    })),
    loot: view.places.flatMap(({ place, loot }) =>
      loot.map((token) => ({ place, kind: token.kind, value: valueOf(token) })),
    ),
  };
}

/** The guard of the stagecoach, among those who stand about. */
export const SHOTGUN = "Shotgun";

/** Where a bandit stands. */
export const whereIs = (board: Board, bandit: string): Place | null =>
  bandit === SHOTGUN
    ? (board.shotgun ?? null)
    : (board.figures.find((figure) => figure.bandit === bandit)?.place ?? null);
