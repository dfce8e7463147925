/** What lies and stands on the train, taken from a view and carried on by events. */
import type { ExpressView, GameEvent } from "../wire.ts";

export type Level = "inside" | "roof";

/** Somebody on the train. */
export interface Figure {
  bandit: string;
  seat: number;
  place: string | null;
}

/** A token that lies about; its value is none where the viewer cannot know it. */
export interface Lying {
  place: string;
  kind: string;
  value: number | null;
}

/** All that the stage shows of a game. */
export interface Board {
  wagons: string[];
  marshal: number;
  figures: Figure[];
  loot: Lying[];
}

/** The car and the level of a place. */
export function placed(place: string): { car: number; level: Level } {
  const [car = "0", level] = place.split(" ");
  return { car: Number(car), level: level === "roof" ? "roof" : "inside" };
}

/** The board of a view. */
export function boardOf(view: ExpressView): Board {
  return {
    wagons: view.wagons,
    marshal: view.marshal,
    figures: view.bandits.map(({ bandit, seat, place }) => ({ bandit, seat, place })),
    loot: view.places.flatMap(({ place, loot }) =>
      loot.map(({ kind, value }) => ({ place, kind, value })),
    ),
  };
}

/** Where a bandit stands. */
export const standing = (board: Board, bandit: string): string | null =>
  board.figures.find((figure) => figure.bandit === bandit)?.place ?? null;

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
export function after(board: Board, event: GameEvent): Board {
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
    case "strongbox":
      return having(board, { place: event.place, kind: "strongbox", value: 1000 });
    default:
      return board;
  }
}
