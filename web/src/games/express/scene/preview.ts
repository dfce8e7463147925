/** What a card would do, as far as one can know: computed elsewhere, drawn here. */

import type { Place } from "../../../wire.ts";
export interface Preview {
  /** Whose card it is; left out where one plays a single bandit. */
  bandit?: string;
  /** Where I would be after each of my cards; what a hidden card may change is unknown. */
  steps: { place: Place; unknown?: boolean }[];
  /** Who would be in range. */
  targets: string[];
  /** Places that lie open. */
  places: Place[];
}
