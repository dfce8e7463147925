/** Shots and blows. */
import type { PoseName } from "../../../shell/stage/art/poses.ts";
import { SHOTGUN } from "../model/board.ts";
import { MARSHAL, stand } from "../scene/layout.ts";
import type { Spot } from "../../../shell/stage/spot.ts";
import { at, type FilmSet } from "./set.ts";
import { FLASH, tracer } from "../../../shell/film/drawings.ts";
import { TIME } from "../../../shell/film/time.ts";
import type { Of } from "./scenes.ts";

const BURST = '<use href="#fx-burst" x="-22" y="-22" width="44" height="44"/>';

/** Who aims where: ahead, up or down, and to which side. */
interface Aim {
  pose: PoseName;
  left: boolean;
  muzzle: Spot;
  turn: number;
}

function aim(from: Spot, to: Spot, size: number): Aim {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const left = dx < -1;
  const side = left ? -1 : 1;
  if (Math.abs(dy) > 30 && Math.abs(dx) < 160) {
    const up = dy < 0;
    const muzzle = { x: from.x + side * (up ? 6 : 14) * size, y: from.y + (up ? -74 : 2) * size };
    return { pose: up ? "aim-up" : "aim-down", left, muzzle, turn: up ? -90 : 90 };
  }
  return {
    pose: "aim",
    left,
    muzzle: { x: from.x + side * 54 * size, y: from.y - 33 * size },
    turn: left ? 180 : 0,
  };
}

/** Somebody is hit: jerks back, and the bullet goes to the sheet. */
async function hit(set: FilmSet, target: string, left: boolean): Promise<void> {
  set.pose(target, "hit", left);
  await set.shake(target, TIME.shot);
}

/** A bullet flies to the sheet of who was hit. */
export async function toSheet(set: FilmSet, target: string): Promise<void> {
  const spot = set.spot(target);
  const seat = set.board.figures.find(({ bandit }) => bandit === target)?.seat ?? 0;
  await set.fly(
    { art: "loot-bullet", bandit: target, seat, counter: "[data-wounds]" },
    { x: spot.x, y: spot.y - 40 * set.size },
    TIME.wound,
  );
}

/** Two who stand too close for a shot step apart, as far as the car is wide, until it is over. */
function aside(set: FilmSet, shooter: string, target: string): [Spot, Spot] {
  const from = set.spot(shooter);
  const to = set.spot(target);
  const place = set.board.figures.find(({ bandit }) => bandit === target)?.place;
  const near = 56 * set.size;
  const close = Math.abs(to.x - from.x) < near && Math.abs(to.y - from.y) < 1;
  if (!place || !close) return [from, to];
  const { x, width } = stand(set.measures, place);
  const half = 20 * set.size;
  const ends = [x + half, x + width - half] as const;
  const left = Math.max(ends[0], Math.min((from.x + to.x - near) / 2, ends[1] - near));
  const right = Math.min(ends[1], left + near);
  const apart = to.x < from.x ? [right, left] : [left, right];
  const spots: [Spot, Spot] = [
    { ...from, x: apart[0] as number },
    { ...to, x: apart[1] as number },
  ];
  step(set, shooter, from, spots[0]);
  step(set, target, to, spots[1]);
  return spots;
}

function step(set: FilmSet, name: string, from: Spot, to: Spot): void {
  const node = set.node(name);
  const hold = (spot: Spot, offset: number): Keyframe => ({ transform: at(spot), offset });
  const frames = [hold(from, 0), hold(to, 0.18), hold(to, 0.9), hold(from, 1)];
  if (node) void set.clock.move(node, frames, 2 * TIME.aim + TIME.shot);
}

/** Somebody shoots at somebody else. */
export async function shoot(set: FilmSet, shooter: string, target: string): Promise<void> {
  const [from, to] = aside(set, shooter, target);
  const { pose, left, muzzle, turn } = aim(from, to, set.size);
  set.pose(shooter, "side", left);
  await set.clock.wait(TIME.aim);
  set.pose(shooter, pose, left);
  await set.clock.wait(TIME.aim);
  const side = to.x < from.x ? 1 : -1;
  const chest =
    pose === "aim"
      ? { x: to.x + side * 22 * set.size, y: to.y - 33 * set.size }
      : { x: muzzle.x, y: to.y - 30 * set.size };
  void set.flash(FLASH, muzzle, TIME.shot, `rotate(${turn}deg)`);
  void set.flash(tracer(muzzle, chest), { x: 0, y: 0 }, TIME.shot);
  await hit(set, target, to.x > from.x);
  set.rest(shooter);
}

export async function fire(set: FilmSet, shot: Of<"fire">): Promise<void> {
  await shoot(set, shot.bandit, shot.target);
  const pushed = toSheet(set, shot.target);
  set.rest(shot.target);
  await pushed;
}

/** At the door: one shot. Then the target flees. */
export async function marshalFires(set: FilmSet, shot: Of<"marshal-fires">): Promise<void> {
  await shoot(set, MARSHAL, shot.target);
  void toSheet(set, shot.target);
}

/** The Shotgun fires at who came to his roof. */
export async function guardFires(set: FilmSet, shot: Of<"guard-fires">): Promise<void> {
  await shoot(set, SHOTGUN, shot.target);
  void toSheet(set, shot.target);
}

/** Several are hit at once: by the marshal through the roof, or by the passengers. */
export async function volley(set: FilmSet, shot: Of<"volley">): Promise<void> {
  const angry = shot.cause === "angry-marshal";
  if (angry) set.pose(MARSHAL, "aim-up", false);
  await set.clock.wait(TIME.aim);
  const muzzle = (target: string): Spot => {
    const { x, y } = set.spot(angry ? MARSHAL : target);
    return angry
      ? { x: x + 6 * set.size, y: y - 76 * set.size }
      : { x: x + 46 * set.size, y: y - 40 * set.size };
  };
  for (const target of shot.targets)
    void set.flash(FLASH, muzzle(target), TIME.shot, `rotate(${angry ? -90 : 180}deg)`);
  await Promise.all(shot.targets.map((target) => hit(set, target, angry)));
  const bullets = shot.targets.map((target) => toSheet(set, target));
  set.rest(MARSHAL, ...shot.targets);
  await Promise.all(bullets);
}

export async function punch(set: FilmSet, shot: Of<"punch">): Promise<void> {
  const { bandit, target } = shot;
  const from = set.spot(bandit);
  const to = set.spot(target);
  const left = to.x < from.x;
  const side = left ? 1 : -1;
  const near = { x: to.x + side * 44 * set.size, y: to.y };
  const ms = TIME.punch + 200;
  const walked = set.node(bandit);
  const hold = (spot: Spot, offset: number): Keyframe => ({
    transform: `translate(${spot.x}px, ${spot.y}px)`,
    offset,
  });
  const going = walked
    ? set.clock.move(walked, [hold(from, 0), hold(near, 0.22), hold(near, 0.88), hold(from, 1)], ms)
    : Promise.resolve();
  set.pose(bandit, "walk", left);
  await set.clock.wait(ms * 0.22);
  set.pose(bandit, "wind-up", left);
  await set.clock.wait(ms * 0.24);
  set.pose(bandit, "punch", left);
  set.pose(target, "hit", !left);
  const blow = set.flash(BURST, { x: to.x + side * 14, y: to.y - 40 * set.size }, ms * 0.36);
  await set.shake(target, 120);
  await blow;
  set.pose(bandit, "side", left);
  await going;
  set.rest(bandit);
}
