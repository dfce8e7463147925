/* What the film of Colt Express shares with its stage. */

import type { Boards } from "../../../shell/film/troupe.ts";
import type { Measures } from "./measures.ts";
import { StageState } from "../../../shell/stage/theatre.svelte.ts";
import type { ExpressView } from "../../../wire.ts";
import type { Board } from "../model/board.ts";
import type { Layout } from "./layout.ts";

/** What a mounted stage lends to the film. */
export interface ExpressBoards extends Boards {
  measures(): Measures;
  layout(): Layout;
  arrange(board: Board): Layout;
  /** Brings a car into sight, where the train slides. */
  show(car: number): void;
}

/** There is one stage at a time. */
export const stage = new StageState<ExpressView, ExpressBoards>();
