/* What is seen of each event of Colt Super Express. */

import { FLASH, ladder, tracer } from "../../../shell/film/drawings.ts";
import { arc, hops } from "../../../shell/film/ways.ts";
import { TIME } from "../../../shell/film/time.ts";
import { flip, front, hang, overhead } from "../../../shell/film/signs.ts";
import type { Spot } from "../../../shell/stage/spot.ts";
import { POSES, blend } from "../../../shell/stage/art/poses.ts";
import { placeParts } from "../../../parts.ts";
import type { SuperEvent } from "../../../wire.ts";
import { crewName } from "../../../words/names.ts";
import { t } from "../../../words/words.svelte.ts";
import { signOf } from "../table/plan.ts";
import { stage } from "../scene/stage.svelte.ts";
import type { SuperSet } from "./set.ts";

type Of<K extends SuperEvent["event"]> = Extract<SuperEvent, { event: K }>;

/** How long the ride on a horse and the loss of a wagon take, in milliseconds at speed 1. */
const RIDE = 1100;
const LOST = 1200;

/** The next card of a plan is turned up over its bandit. */
export async function turnedUp(set: SuperSet, event: Of<"turned-up">): Promise<void> {
  await set.clock.wait(TIME.beat * 0.5);
  const chip = set.draw(`<g>${front(signOf(event.card))}</g>`, overhead(set, event.bandit));
  await set.clock.move(chip.firstElementChild ?? chip, flip(0, 1), TIME.card, "ease-out");
  await set.clock.wait(TIME.beat * 0.5);
  void set.clock
    .move(chip, [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], TIME.card)
    .then(() => chip.remove());
}

/** Turns on the heel. */
export async function turned(set: SuperSet, event: Of<"turned">): Promise<void> {
  const from = set.spot(event.bandit);
  set.apply(event);
  await set.go(event.bandit, arc(from, from, 12), TIME.step);
}

export async function moved(set: SuperSet, event: Of<"moved">): Promise<void> {
  const from = set.spot(event.bandit);
  const lay = set.bandit(event.bandit)?.stunned ?? false;
  set.apply(event);
  const to = set.spot(event.bandit);
  switch (event.cause) {
    case "move":
      await walk(set, event.bandit, from, to);
      break;
    case "floor":
      await climb(set, event.bandit, from, to);
      break;
    case "shot":
      await knocked(set, event.bandit, from, to);
      break;
    case "horse":
      await ride(set, event.bandit, from, to, lay);
  }
  set.rest(event.bandit);
}

function walk(set: SuperSet, name: string, from: Spot, to: Spot): Promise<void> {
  const going = set.go(name, hops(from, to, 1, 12), TIME.step * 1.6);
  return set.swing(name, ["walk", "stride"], set.left(name), going);
}

/** By the ladder between the two floors, where one stands. */
async function climb(set: SuperSet, name: string, from: Spot, to: Spot): Promise<void> {
  const left = set.left(name);
  const art = set.draw(ladder(to.x + (left ? -16 : 16), set.measures.y));
  const foot = { x: to.x, y: from.y };
  const going = set.go(name, [from, foot, to], TIME.climb * 1.6);
  await set.swing(name, ["climb", "reach"], left, going);
  art.remove();
}

/** Thrown into the next car, where one lies. */
async function knocked(set: SuperSet, name: string, from: Spot, to: Spot): Promise<void> {
  set.pose(name, "hit", set.left(name));
  await set.go(name, arc(from, to, 26), TIME.step * 1.5, "cubic-bezier(.2,.6,.4,1)");
}

/** A horse runs beside the train to the locomotive. */
async function ride(
  set: SuperSet,
  name: string,
  from: Spot,
  to: Spot,
  shaken: boolean,
): Promise<void> {
  const ground = set.measures.rail + 4;
  const down = { x: from.x, y: ground };
  const up = { x: to.x, y: ground };
  const wide = set.measures.horse;
  const horse = set.draw(
    `<use href="#horse" x="${-wide / 2}" y="${-wide * 0.7}" width="${wide}" height="${wide * 0.8}"/>`,
    down,
  );
  set.pose(name, shaken ? "hit" : "side", false);
  await set.go(name, arc(from, { ...down, y: ground - wide * 0.32 }, 18), TIME.step);
  const seat = (spot: Spot): Spot => ({ ...spot, y: spot.y - wide * 0.32 });
  const gallop = hops(down, up, Math.max(2, Math.round(Math.abs(up.x - down.x) / 120)), 9);
  await Promise.all([
    set.clock.move(
      horse,
      gallop.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
      RIDE,
    ),
    set.go(name, gallop.map(seat), RIDE),
  ]);
  horse.remove();
  await set.go(name, arc(seat(up), to, 18), TIME.step);
}

/** Up from the floor, or down to it. */
export async function rises(set: SuperSet, event: Of<"stood-up"> | Of<"lay-down">): Promise<void> {
  const left = set.left(event.bandit);
  if (event.event === "lay-down") {
    set.pose(event.bandit, "grab", left);
    await set.clock.wait(TIME.lie);
    set.apply(event);
  } else {
    set.apply(event);
    set.pose(event.bandit, blend(POSES.grab, POSES.side, 0.4), left);
    await set.clock.wait(TIME.lie);
  }
  set.rest(event.bandit);
  await set.clock.wait(TIME.beat * 0.3);
}

/** A shot: at somebody, or past the end of the train. */
async function fires(set: SuperSet, name: string, target: string | null): Promise<void> {
  const from = set.spot(name);
  const left = set.left(name);
  const side = left ? -1 : 1;
  const size = set.size;
  set.pose(name, "aim", left);
  await set.clock.wait(TIME.aim * 3);
  const y = from.y - 33 * size;
  const muzzle = { x: from.x + side * 54 * size, y };
  const far = left ? -40 : set.measures.width + 40;
  const end = target ? set.spot(target).x - side * 12 * size : far;
  void set.flash(FLASH, muzzle, TIME.shot, `rotate(${left ? 180 : 0}deg)`);
  void set.flash(
    tracer({ x: from.x + side * 40 * size, y }, { x: end, y }),
    { x: 0, y: 0 },
    TIME.shot,
  );
  if (target) {
    set.pose(target, "hit", !left);
    await set.shake(target, TIME.shot);
  } else await set.clock.wait(TIME.shot);
  set.rest(name, ...(target ? [target] : []));
}

export const shot = (set: SuperSet, event: Of<"shot">): Promise<void> =>
  fires(set, event.bandit, event.target);

export async function missed(set: SuperSet, event: Of<"missed">): Promise<void> {
  await fires(set, event.bandit, null);
  await set.clock.wait(TIME.beat * 0.4);
}

/** Off the train: over its end, and gone. */
export async function fell(set: SuperSet, event: Of<"fell">): Promise<void> {
  const { bandit, cause } = event;
  if (cause === "uncoupled") return set.apply(event);
  const from = set.spot(bandit);
  const front = set.measures.cars[0]?.x ?? 0;
  const ahead = placeParts(event.from).car === 0 && from.x >= front;
  const off = {
    x: ahead ? front + set.measures.locoWidth + 20 : (set.measures.cars.at(-1)?.x ?? 0) - 60,
    y: set.measures.rail,
  };
  set.pose(bandit, cause === "shot" ? "hit" : "flee", set.left(bandit));
  const node = set.node(bandit);
  const fading = node
    ? set.clock.move(
        node,
        [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }],
        TIME.travel,
      )
    : Promise.resolve();
  await Promise.all([set.go(bandit, arc(from, off, 46), TIME.travel), fading]);
  set.apply(event);
  set.rest(bandit);
}

/** The last wagon stays behind, with everybody on it. */
export async function uncoupled(set: SuperSet, event: Of<"uncoupled">): Promise<void> {
  const on = set.view.places
    .filter(({ place }) => placeParts(place).car === event.wagon)
    .flatMap(({ bandits }) => bandits);
  const starts = on.map((name) => [name, set.spot(name)] as const);
  set.apply(event);
  await Promise.all([
    set.clock.wait(LOST),
    ...starts.map(([name, from]) => leaves(set, name, from)),
  ]);
}

function leaves(set: SuperSet, name: string, from: Spot): Promise<void> {
  const node = set.node(name);
  if (!node) return Promise.resolve();
  const far = set.measures.gap + (set.measures.phone ? 24 : 40);
  const at = (x: number, opacity: number): Keyframe => ({
    transform: `translate(${x}px, ${from.y}px)`,
    opacity,
  });
  return set.clock.move(node, [at(from.x, 1), at(from.x - far, 0.7), at(from.x - far, 0)], LOST);
}

/** The card of the wagon flies to the sheet of whoever takes it. */
export async function took(set: SuperSet, event: Of<"took">): Promise<void> {
  const spot = set.spot(event.bandit);
  const seat = set.bandit(event.bandit)?.seat ?? 0;
  await set.send(
    { art: "loot-strongbox", bandit: event.bandit, seat, counter: "[data-loot]" },
    { x: spot.x, y: spot.y - 40 * set.size },
    34,
    TIME.token * 1.8,
  );
  set.apply(event);
}

/** A paper sign in the sky: the round begins. */
export async function round(set: SuperSet, event: Of<"round">): Promise<void> {
  set.apply(event);
  stage.long = set.view.wagons;
  const node = document.createElement("p");
  node.className = "film-sign";
  const small = document.createElement("small");
  small.textContent = t("web-super-goes-first", {
    player: crewName(set.view.players[event.first]?.bandits ?? []),
  });
  const name = document.createElement("b");
  name.textContent = t("super-round", { round: event.round });
  node.append(name, small);
  await hang(set, node, TIME.sign);
}

/** The horse comes just in time. */
export async function saved(set: SuperSet, event: Of<"saved">): Promise<void> {
  const chip = `<g>${front(signOf("horse"))}</g>`;
  await set.flash(chip, overhead(set, event.bandit), TIME.beat * 1.4);
}
