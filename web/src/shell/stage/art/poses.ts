/**
 * People from the side, facing right, put together from limbs, body and head.
 *
 * A pose is a few angles, so that two poses can be blended for what lies between. Same ground as the
 * front view: 40 x 60, feet on y = 60; arms need room round it.
 */
import { BODIES, SKIN, type Body } from "./people.ts";
import { INK, short } from "./strokes.ts";

type Limb = [upper: number, lower: number];
type Held = "gun" | "fist" | "purse" | "bag";

/** Lean of the trunk, tilt of the head, arms and legs in degrees: 0 hangs down, more is forward. */
export interface Pose {
  lean: number;
  head: number;
  frontArm: Limb;
  backArm: Limb;
  frontLeg: Limb;
  backLeg: Limb;
  /** How far the whole figure is lifted. */
  up: number;
  hold?: Held;
  /** Hands are free for what one carries about. */
  calm?: boolean;
}

const pose = (
  lean: number,
  head: number,
  frontArm: Limb,
  backArm: Limb,
  frontLeg: Limb,
  backLeg: Limb,
  up = 0,
  more: { hold?: Held; calm?: boolean } = {},
): Pose => ({ lean, head, frontArm, backArm, frontLeg, backLeg, up, ...more });

export type PoseName =
  | "side"
  | "walk"
  | "stride"
  | "flee"
  | "aim"
  | "aim-up"
  | "aim-down"
  | "wind-up"
  | "punch"
  | "climb"
  | "reach"
  | "grab"
  | "take"
  | "hit"
  | "lie";

export const POSES: Record<PoseName, Pose> = {
  side: pose(1, 0, [10, 20], [-8, 14], [5, -3], [-7, -2], 0, { calm: true }),
  walk: pose(5, -2, [-32, 24], [34, 26], [32, -14], [-24, -24], 0, { calm: true }),
  stride: pose(5, -2, [30, 24], [-28, 20], [-24, -22], [30, -14], 0, { calm: true }),
  flee: pose(17, -10, [58, 66], [-58, 70], [58, -50], [-30, -52], 3),
  aim: pose(-3, 2, [86, 4], [-22, 46], [20, -8], [-20, -4], 0, { hold: "gun" }),
  "aim-up": pose(-12, -18, [164, 6], [-26, 46], [18, -8], [-18, -4], 0, { hold: "gun" }),
  "aim-down": pose(12, 14, [16, 6], [-26, 46], [24, -8], [-20, -4], 0, { hold: "gun" }),
  "wind-up": pose(-10, 4, [-58, 96], [40, 60], [16, -20], [-26, -6], 0, { hold: "fist" }),
  punch: pose(15, -8, [74, 6], [-46, 104], [38, -34], [-30, -6], 0, { hold: "fist" }),
  climb: pose(4, -16, [116, 34], [84, 40], [66, -82], [2, -12], 4),
  reach: pose(4, -16, [84, 40], [122, 30], [8, -12], [60, -78], 4),
  grab: pose(32, -14, [64, 2], [40, 6], [44, -58], [-6, -26], -1.6),
  take: pose(32, -14, [64, 2], [40, 6], [44, -58], [-6, -26], -1.6, { hold: "purse" }),
  hit: pose(-22, -16, [112, 24], [-84, -18], [34, -4], [4, -34]),
  lie: pose(0, 0, [24, 30], [-12, 8], [10, -4], [-6, -10]),
};

const RIM_WIDTH = 5.4;
const INK_WIDTH = 1.7;

/** A part is printed twice: fat in the rim's colour, then in ink. */
interface Part {
  rim: string;
  ink: string;
}
const NOTHING: Part = { rim: "", ink: "" };

const printed = (drawing: string, transform = ""): Part => ({
  rim: `<g ${transform} stroke="var(--rim)" stroke-width="${RIM_WIDTH}" stroke-linejoin="round" stroke-linecap="round">${drawing.replace(/ stroke-width="[^"]*"/g, "").replace(/stroke="var\(--mei-2\)"/g, "")}</g>`,
  ink: `<g ${transform} stroke="${INK}" stroke-width="${INK_WIDTH}" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>`,
});

const together = (transform: string, parts: Part[]): Part => ({
  rim: `<g transform="${transform}">${parts.map((part) => part.rim).join("")}</g>`,
  ink: `<g transform="${transform}">${parts.map((part) => part.ink).join("")}</g>`,
});

const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const along = (x: number, y: number, angle: number, length: number): [number, number] => {
  const turn = (angle * Math.PI) / 180;
  return [x + length * Math.sin(turn), y + length * Math.cos(turn)];
};

function limb(
  x: number,
  y: number,
  [upper, lower]: Limb,
  lengths: [number, number],
  width: number,
  colour: string,
): Part & { end: [number, number]; angle: number } {
  const joint = along(x, y, upper, lengths[0]);
  const end = along(...joint, upper + lower, lengths[1]);
  const d = `M${x} ${y}L${short(joint[0])} ${short(joint[1])}L${short(end[0])} ${short(end[1])}`;
  return {
    end,
    angle: upper + lower,
    rim: stroke(d, "var(--rim)", width + RIM_WIDTH),
    ink: stroke(d, INK, width + INK_WIDTH) + stroke(d, colour, width - INK_WIDTH),
  };
}

function leg(body: Body, angles: Limb, x: number, back: boolean): Part {
  if (!body.legs) return NOTHING;
  const bone = limb(x, 43, angles, [7.4, 7], 5, body.legs);
  const foot = Math.max(-28, Math.min(28, -bone.angle * 0.8));
  const boot = printed(
    `<path fill="${back && body.legs === INK ? "#4A342A" : INK}" d="M-2.9 -1.6H2.6V.4Q5.8 .6 5.8 3H-2.9Z"/>`,
    `transform="translate(${short(bone.end[0])} ${short(bone.end[1])}) rotate(${short(foot)})"`,
  );
  return { rim: bone.rim + boot.rim, ink: bone.ink + boot.ink };
}

const PROPS: Record<"gun" | "purse" | "bag", string> = {
  gun: '<path fill="#B9ADA3" d="M-.6 -2.6H11.4V.2H5.4L4.4 1.6H2.6L1.2 4.8H-2L-.8 .6Z" stroke-width="1.3"/>',
  purse:
    '<path fill="#A8662F" d="M-2.2 1H2.2Q6.4 5 5.4 8.4Q4.4 10.6 0 10.6T-5.4 8.4Q-6.4 5 -2.2 1Z"/><path fill="#C98A4A" d="M-2.8 -2Q0 -.6 2.8 -2L2 1H-2Z"/>',
  bag: '<path fill="#8A5A2E" d="M-5 1.4H5V8.6Q5 9.8 3.8 9.8H-3.8Q-5 9.8 -5 8.6Z"/><path fill="var(--rim)" stroke="none" d="M-.8 3.2h1.6v1.6h1.6v1.6H.8v1.6H-.8V6.4h-1.6V4.8h1.6z"/>',
};

function arm(body: Body, angles: Limb, x: number, hold: Held | undefined): Part {
  const bone = limb(x, 29.6, angles, [7, 6.8], 4.6, body.sleeve);
  const at = `translate(${short(bone.end[0])} ${short(bone.end[1])})`;
  const turn = hold === "gun" ? ` rotate(${short(90 - bone.angle)})` : "";
  const prop = hold && hold !== "fist" ? printed(PROPS[hold], `transform="${at}${turn}"`) : NOTHING;
  const hand = printed(
    `<circle fill="${body.skin ?? SKIN}" r="${hold === "fist" ? 3.6 : 2.3}"/>`,
    `transform="${at}"`,
  );
  const over = hold === "purse" || hold === "bag" ? hand.ink + prop.ink : prop.ink + hand.ink;
  return { rim: bone.rim + prop.rim + hand.rim, ink: bone.ink + over };
}

/** Draw a person in a pose; unknown people are drawn as the marshal. */
export function drawn(who: string, at: Pose): string {
  const body = BODIES[who] ?? (BODIES.marshal as Body);
  const swing = at.frontLeg[0] - at.backLeg[0] > 40 ? 6 : 0;
  const skirt = body.low
    ? printed(
        body.low,
        `transform="translate(20 36) skewX(${short(swing - at.lean * 0.5)}) translate(-20 -36)"`,
      )
    : null;
  const legs = skirt
    ? [skirt]
    : [leg(body, at.backLeg, 18.6, true), leg(body, at.frontLeg, 21.4, false)];
  const front = arm(body, at.frontArm, 22, at.hold);
  const back = arm(body, at.backArm, 18, at.calm ? body.prop : undefined);
  const head = together(`rotate(${short(at.head)} 20 26)`, [printed(body.head)]);
  const trunk = printed(body.body);
  const upper = together(
    `rotate(${short(at.lean)} 20 43)`,
    body.under ? [back, front, trunk, head] : [back, trunk, head, front],
  );
  const all = together(`translate(0 ${short(-at.up)})`, [...legs, upper]);
  return all.rim + all.ink;
}

const mid = (a: number, b: number, t: number): number => a + (b - a) * t;
const mids = (a: Limb, b: Limb, t: number): Limb => [mid(a[0], b[0], t), mid(a[1], b[1], t)];

/** The pose between two others: at 0 the first, at 1 the second. */
export function blend(a: Pose, b: Pose, t: number): Pose {
  const near = t < 0.5 ? a : b;
  return {
    lean: mid(a.lean, b.lean, t),
    head: mid(a.head, b.head, t),
    frontArm: mids(a.frontArm, b.frontArm, t),
    backArm: mids(a.backArm, b.backArm, t),
    frontLeg: mids(a.frontLeg, b.frontLeg, t),
    backLeg: mids(a.backLeg, b.backLeg, t),
    up: mid(a.up, b.up, t),
    hold: near.hold,
    calm: near.calm,
  };
}
