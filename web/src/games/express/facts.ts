/* Colt Express, as the shell knows it. */

import type { Facts } from "../../shell/game.ts";
import type { ExpressEvent, ExpressView, Foretold } from "../../wire.ts";

export interface Express extends Facts {
  view: ExpressView;
  event: ExpressEvent;
  foretold: Foretold;
}
