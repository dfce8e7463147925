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

/** The line from one figure to another, clear of both. */
export function lineOfFire(from: Spot, to: Spot, size: number): Line {
  const lift = 34 * size;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const long = Math.hypot(dx, dy) || 1;
  const along = (far: number): [number, number] => [
    from.x + (dx / long) * far,
    from.y - lift + (dy / long) * far,
  ];
  const end = Math.max(30, long - (Math.abs(dx) > Math.abs(dy) ? 36 : 46) * size);
  const [x1, y1] = along(26 * size);
  const [x2, y2] = along(end);
  return { x1, y1, x2, y2, turn: (Math.atan2(dy, dx) * 180) / Math.PI };
}
