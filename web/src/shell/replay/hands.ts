/* What everybody holds at a moment of a record. */

/** A hand: the cards that are seen, and how many are not. */
export interface Held {
  name: string;
  badges: string[];
  cards: { sign: string; text: string }[];
  hidden: number;
  /** What is said where there are none. */
  none: string;
}
