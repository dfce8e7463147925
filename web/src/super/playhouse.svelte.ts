/* What the film of Colt Super Express shares with its stage. */

import type { Boards } from "../film/troupe.ts";
import type { Spot } from "../scene/layout.ts";
import type { Measures } from "../scene/measures.ts";
import type { SuperView } from "../wire.ts";

/** What a mounted stage lends to the film. */
export interface Playing extends Boards {
  measures(): Measures;
  arrange(view: SuperView): Record<string, Spot>;
}

class Playhouse {
  /** How things stand in the film; none while the view is shown. */
  view = $state.raw<SuperView | null>(null);
  /** So many wagons are measured, for a train does not grow while a wagon leaves it. */
  long = $state<number | null>(null);
  stage: Playing | null = null;
}

/** There is one stage at a time. */
export const playhouse = new Playhouse();
