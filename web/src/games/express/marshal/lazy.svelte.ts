/* What only Marshal & Prisoners needs is loaded when a table plays it. */

import { played } from "../model/board.ts";
import type { ExpressView } from "../../../wire.ts";
import type * as Parts from "./parts.ts";

let parts = $state.raw<typeof Parts | null>(null);
let asked = false;

/** The parts of a table with a marshal; none without one, or until they are there. */
export function marshalParts(view: Pick<ExpressView, "prisoners">): typeof Parts | null {
  if (!played(view)) return null;
  if (!asked) {
    asked = true;
    void import("./parts.ts").then((found) => (parts = found));
  }
  return parts;
}
