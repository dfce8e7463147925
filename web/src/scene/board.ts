/** What lies and stands on the train, taken from a view and carried on by events. */
import type { ExpressView, GameEvent, Token } from "../wire.ts";
import { lawful } from "./law.ts";
import { TIME_MACHINE, wayside, type Wayside } from "./wayside.ts";

export type Level = "inside" | "roof";

/** Somebody on the train. */
export interface Figure {
  bandit: string;
  seat: number;
  place: string | null;
  hostage?: string;
}

/** A token that lies about; its value is none where the viewer cannot know it. */
export interface Lying {
  place: string;
  kind: string;
  value: number | null;
}

/** All that the stage shows of a game. */
export interface Board extends Wayside {
  wagons: string[];
  /** The marshal's car; none where somebody plays him, who then is among the figures. */
  marshal: number | null;
  /** Whether the time machine stands before the locomotive. */
  machine?: boolean;
  figures: Figure[];
  loot: Lying[];
}

/** No car: a place outside the train. */
export const OUTSIDE = -1;
/** The marshal, as a figure on the train. */
export const MARSHAL = "Marshal";
/** The last car of a train with prisoners. */
export const PRISON = "prison";

/** The car and the level of a place; the cell is no car of its own. */
export function placed(place: string): { car: number; level: Level } {
  const [car = "0", level] = place.split(" ");
  return {
    car: /^\d/.test(car) ? Number(car) : OUTSIDE,
    level: level === "roof" ? "roof" : "inside",
  };
}

/** Whether somebody plays the marshal. */
export const played = (view: Pick<ExpressView, "prisoners">): boolean =>
  view.prisoners !== undefined;

/** Whether everybody's sheet has two rows: many people, more kinds of loot, or the law's papers. */
export const tallSheets = (view: ExpressView): boolean =>
  view.bandits.length > 4 || view.horses !== undefined || played(view);

/** A flask by what is in it: 1 for old whiskey, 0 for the usual, none if it is not known. */
const valueOf = ({ kind, value, whiskey }: Token): number | null =>
  kind === "flask" ? (whiskey ? Number(whiskey === "old") : null) : value;

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
export const standing = (board: Board, bandit: string): string | null =>
  bandit === SHOTGUN
    ? (board.shotgun ?? null)
    : (board.figures.find((figure) => figure.bandit === bandit)?.place ?? null);

const set = (board: Board, bandit: string, place: string): Board => ({
  ...board,
  figures: board.figures.map((figure) =>
    figure.bandit === bandit ? { ...figure, place } : figure,
  ),
});

/** Without one token of that kind and, if it is known, of that value. */
function without(board: Board, place: string, kind: string, value: number | undefined): Board {
  const here = (token: Lying): boolean => token.place === place && token.kind === kind;
  let found = board.loot.findIndex(
    (token) => here(token) && value !== undefined && token.value === value,
  );
  if (found < 0) found = board.loot.findLastIndex(here);
  return { ...board, loot: board.loot.filter((_, index) => index !== found) };
}

const having = (board: Board, token: Lying): Board => ({ ...board, loot: [...board.loot, token] });

/** The board after an event; what does not touch the train leaves it as it is. */
export function after(before: Board, event: GameEvent): Board {
  const board = lawful(wayside(before, event), event);
  switch (event.event) {
    case "placed":
      return set(board, event.bandit, event.place);
    case "moved":
      return set(board, event.bandit, event.to);
    case "marshal":
      return { ...board, marshal: event.to };
    case "took":
      return without(board, event.place, event.loot, event.value);
    case "dropped":
      return having(board, { place: event.place, kind: event.loot, value: event.value ?? null });
    case "hostage":
      return {
        ...board,
        figures: board.figures.map((figure) =>
          figure.bandit === event.bandit ? { ...figure, hostage: event.hostage } : figure,
        ),
      };
    case "vanished":
      return set(board, event.bandit, "hidden");
    case "shotgun":
      return having(board, { place: "stagecoach roof", kind: "strongbox", value: null });
    case "time-machine":
      return { ...board, loot: board.loot.filter(({ place }) => place !== TIME_MACHINE) };
    case "strongbox":
      return having(board, { place: event.place, kind: "strongbox", value: 1000 });
    default:
      return board;
  }
}
