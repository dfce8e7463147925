/** What the law does to those on the train: arrests, the cell, loot on the roof. */
import type { GameEvent } from "../wire.ts";
import type { Board, Lying } from "./board.ts";

/** The place behind the bars of the prison car. */
export const CELL = "cell";
/** Where somebody is who was thrown off the train, as who has left it. */
export const THROWN = "gone";

const put = (board: Board, bandit: string, place: string): Board => ({
  ...board,
  figures: board.figures.map((figure) =>
    figure.bandit === bandit ? { ...figure, place } : figure,
  ),
});

/** Without the token at that index. */
const without = (loot: Lying[], at: number): Lying[] => loot.filter((_, index) => index !== at);

/** The board after an event of Marshal & Prisoners; others leave it as it is. */
export function lawful(board: Board, event: GameEvent): Board {
  switch (event.event) {
    case "arrested":
      return put(board, event.bandit, CELL);
    case "broke-out":
      return put(board, event.bandit, event.to);
    case "freed-bandit":
      return put(board, event.target, event.to);
    case "thrown":
      return put(board, event.bandit, THROWN);
    case "safe-place":
      return {
        ...board,
        loot: board.loot.map((token) =>
          token.place === event.from ? { ...token, place: event.to } : token,
        ),
      };
    case "flask-taken": {
      const here = board.figures.find(({ bandit }) => bandit === "Marshal")?.place;
      const at = board.loot.findIndex(({ place, kind }) => place === here && kind === event.loot);
      return at < 0 ? board : { ...board, loot: without(board.loot, at) };
    }
    default:
      return board;
  }
}
