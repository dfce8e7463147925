/* Points and lines on the train, in units. */

/** A point on the train: the middle of a figure, on the ground that it stands on. */
export interface Spot {
  x: number;
  y: number;
  /** How large somebody is drawn there, where it is not as large as elsewhere. */
  size?: number;
  /** Whether somebody sits on a horse. */
  mounted?: boolean;
}

/** A line of fire: from, to and the arrow's turn in degrees. */
export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  turn: number;
}
