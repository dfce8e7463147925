/* What part of the expert's tries each choice has had. */

import type { Hinted } from "../../wire.ts";

export type Shares = Record<string, number>;

/** By choice. */
export function sharesOf(hint: Hinted): Shares {
  return Object.fromEntries(hint.reasons.map((reason) => [reason.choice, reason.share]));
}

/** The share of several choices together; none where the expert was not asked. */
export function shareOf(shares: Shares, choices: string[]): number | null {
  const known = choices.filter((choice) => choice in shares);
  return known.length ? known.reduce((sum, choice) => sum + shares[choice]!, 0) : null;
}

/** A share in whole percent. */
export const percent = (share: number): number => Math.round(share * 100);
