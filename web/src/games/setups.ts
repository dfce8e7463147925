/* How each game is set up. Only forms and waiting rooms need it, so it is not loaded with the games. Each is given its own wishes only. */

import type { GameSetUp } from "../shell/setup/game-wish.ts";
import { GAMES, type GameName } from "./games.ts";
import { expressSetUp } from "./express/setup/setup.ts";
import { superSetUp } from "./super/setup/setup.ts";

const SETUPS: Record<GameName, GameSetUp> = {
  express: expressSetUp as GameSetUp,
  super: superSetUp as GameSetUp,
};

export const setUpOf = (game: string): GameSetUp =>
  SETUPS[GAMES.find(({ name }) => name === game)?.name ?? GAMES[0].name];
