/* Colt Super Express, as the shell knows it. */

import type { Facts } from "../../shell/game.ts";
import type { SuperEvent, SuperForetold, SuperView } from "../../wire.ts";

export interface Super extends Facts {
  view: SuperView;
  event: SuperEvent;
  foretold: SuperForetold;
}
