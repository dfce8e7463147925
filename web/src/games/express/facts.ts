/* Colt Express, as the shell knows it. */

import type { Facts } from "../../shell/game.ts";
import type { ExpressView, Foretold, GameEvent } from "../../wire.ts";

export interface Express extends Facts {
  view: ExpressView;
  event: GameEvent;
  foretold: Foretold;
}
