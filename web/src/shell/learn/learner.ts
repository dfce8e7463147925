/* Who sits at a table to learn from: the learner, and nobody else of note. */

import { NOBODY, type Company } from "../table/company.ts";

/** The company of one who learns at this seat. */
export const learner = (seat: number): Company => ({ ...NOBODY, seats: [seat], seat });
