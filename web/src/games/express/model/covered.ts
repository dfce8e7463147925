/** How much of the stage the sheets cover, and what hangs under them. */
import type { ExpressView } from "../../../wire.ts";
import { played, tallSheets } from "./board.ts";

const PHONE = 720;

/** Pixels at the top of a stage of this width. */
export function coveredAt(width: number, view: ExpressView): number {
  const law = played(view);
  if (width <= PHONE) return law ? 104 : view.horses ? 90 : 84;
  const prisoners = law && view.horses ? 36 : 0;
  return (tallSheets(view) ? 112 : 100) + prisoners;
}
