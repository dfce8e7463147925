/* What the film of Colt Super Express shares with its stage. */

import type { Boards } from "../../../shell/film/troupe.ts";
import type { Measures } from "../../../shell/stage/measures.ts";
import type { Spot } from "../../../shell/stage/spot.ts";
import { StageState } from "../../../shell/stage/theatre.svelte.ts";
import type { SuperView } from "../../../wire.ts";

/** What a mounted stage lends to the film. */
export interface SuperBoards extends Boards {
  measures(): Measures;
  arrange(view: SuperView): Record<string, Spot>;
}

class SuperStageState extends StageState<SuperView, SuperBoards> {
  /** So many wagons are measured, for a train does not grow while a wagon leaves it. */
  long = $state<number | null>(null);

  override clear(): void {
    super.clear();
    this.long = null;
  }
}

/** There is one stage at a time. */
export const stage = new SuperStageState();
