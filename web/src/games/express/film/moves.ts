/** How people go about: walking, climbing, fleeing, thrown, swept off, and the marshal's steady pace. */
import { placeParts } from "../../../parts.ts";
import { MARSHAL } from "../scene/layout.ts";
import type { Spot } from "../../../shell/stage/spot.ts";
import { carAt } from "../../../shell/stage/measures.ts";
import { stage } from "../scene/stage.svelte.ts";
import { at, type FilmSet } from "./set.ts";
import { ladder } from "../../../shell/film/drawings.ts";
import { TIME } from "../../../shell/film/time.ts";
import { arc, hops } from "../../../shell/film/ways.ts";
import type { Of } from "./scenes.ts";
import { apart } from "./shots.ts";

export async function walk(set: FilmSet, shot: Of<"walk">): Promise<void> {
  const from = set.spot(shot.bandit);
  set.apply(shot.events);
  const to = set.spot(shot.bandit);
  const left = to.x < from.x;
  const cars = Math.max(1, apart(shot.from, shot.to));
  const high = placeParts(shot.to).level === "roof" ? 14 : 8;
  await set.swing(
    shot.bandit,
    ["walk", "stride"],
    left,
    set.go(shot.bandit, hops(from, to, cars, high), shot.ms),
  );
  set.rest(shot.bandit);
}

export async function climb(set: FilmSet, shot: Of<"climb">): Promise<void> {
  const name = shot.bandit;
  const from = set.spot(name);
  set.apply(shot.events);
  const to = set.spot(name);
  const box = carAt(set.measures, placeParts(shot.from).car);
  const end = box.x + box.width - 26;
  const left = end < from.x;
  const art = set.draw(ladder(end + (left ? -16 : 16), set.measures.y));
  const foot = { x: end, y: from.y };
  const half = { x: end, y: (from.y + to.y) / 2 };
  const top = { x: end, y: to.y };
  const frames: [Spot, number][] = [
    [from, 0],
    [foot, 0.26],
    [half, 0.46],
    [half, 0.52],
    [top, 0.74],
    [to, 1],
  ];
  const node = set.node(name);
  const going = node
    ? set.clock.move(
        node,
        frames.map(([spot, offset]) => ({ transform: at(spot), offset })),
        shot.ms,
      )
    : Promise.resolve();
  await set.swing(name, ["walk", "stride"], left, set.clock.wait(shot.ms * 0.26));
  await set.swing(name, ["climb", "reach"], left, set.clock.wait(shot.ms * 0.48));
  art.remove();
  await set.swing(name, ["walk", "stride"], to.x < end, going);
  set.rest(name);
}

/** Up to the roof in one leap, head over heels. */
export async function flee(set: FilmSet, shot: Of<"flee">): Promise<void> {
  const from = set.spot(shot.bandit);
  set.apply(shot.events);
  const to = set.spot(shot.bandit);
  set.pose(shot.bandit, "flee", to.x < from.x - 1);
  await set.go(shot.bandit, arc(from, to, 26), shot.ms, "cubic-bezier(.3,0,.3,1)");
  set.rest(shot.bandit);
}

/** Pushed a car further by a bullet. */
export async function push(set: FilmSet, shot: Of<"push">): Promise<void> {
  const from = set.spot(shot.bandit);
  set.apply(shot.events);
  const to = set.spot(shot.bandit);
  set.pose(shot.bandit, "hit", to.x > from.x);
  await set.go(shot.bandit, arc(from, to, 12), shot.ms, "cubic-bezier(.1,.7,.3,1)");
  set.rest(shot.bandit);
}

/** Thrown by a punch: an arc with one turn, then a beat on the floor under the stars. */
export async function thrown(set: FilmSet, shot: Of<"thrown">): Promise<void> {
  const name = shot.bandit;
  const from = set.spot(name);
  set.apply(shot.events);
  const to = set.spot(name);
  const left = to.x > from.x;
  set.pose(name, "hit", left);
  const body = set.node(name)?.querySelector(".body");
  const middle = `0px ${-30 * set.size}px`;
  const turn = left ? 360 : -360;
  if (body)
    void set.clock.move(
      body,
      [
        { transform: "rotate(0deg)", transformOrigin: middle },
        { transform: `rotate(${turn}deg)`, transformOrigin: middle },
      ],
      TIME.punch,
    );
  await set.go(name, arc(from, to, 46), TIME.punch, "cubic-bezier(.2,.4,.6,1)");
  set.pose(name, "lie", !left, true);
  await set.flash(
    '<use href="#fx-stars" x="-22" y="-9" width="44" height="18"/>',
    { x: to.x + (left ? -22 : 22), y: to.y - 46 * set.size },
    TIME.lie,
  );
  set.rest(name);
}

/** A water crane beside the track: its foot is on 0 0, its spout hangs over the roofs to the left. */
const ARM =
  '<g stroke="var(--ink)" stroke-width="2.4" stroke-linejoin="round"><path fill="#3C4146" d="M-9 0L-7 -190H7L9 0Z"/><path fill="#5A6066" stroke="none" d="M-4 -6L-3 -184H0L1 -6Z"/><path fill="#3C4146" d="M-18 0H18V-10H-18Z"/>' +
  '<path fill="var(--rust)" d="M14 -196V-182H-84Q-92 -182 -92 -176V-168H-108V-180Q-108 -196 -92 -196Z"/><path fill="var(--rust-deep)" stroke="none" d="M12 -186H-86V-184H12Z"/><path fill="none" d="M-4 -218L-88 -196M-4 -218V-190"/><circle fill="var(--gold)" cx="0" cy="-189" r="6"/>' +
  '<path fill="#4A3A2E" d="M-109 -168H-91L-88 -128H-112Z"/><path fill="none" d="M-109.6 -158H-90M-110.4 -146H-89.4"/></g>';

/** The swivel arm sweeps along the roofs and takes all with it whom it meets. */
export async function swept(set: FilmSet, shot: Of<"swept">): Promise<void> {
  const starts = shot.ways.map(({ bandit }) => set.spot(bandit));
  set.apply(shot.events);
  const { width, rail } = set.measures;
  const foot = { x: width + 140, y: rail + 16 };
  const arm = set.draw(ARM, foot);
  const reach = 86;
  const span = width + 320;
  const sweep = set.clock.move(
    arm,
    [{ transform: at(foot) }, { transform: at({ ...foot, x: foot.x - span }) }],
    shot.ms,
  );
  const carried = shot.ways.map(async ({ bandit }, index) => {
    const from = starts[index] as Spot;
    const to = set.spot(bandit);
    const meets = (x: number): number =>
      Math.min(0.98, Math.max(0.02, (foot.x - reach - x) / span));
    const node = set.node(bandit);
    if (!node) return;
    const met = set.clock.wait(shot.ms * meets(from.x)).then(() => set.pose(bandit, "hit", false));
    const frames = [
      { transform: at(from), offset: 0 },
      { transform: at(from), offset: meets(from.x) },
      { transform: at(to), offset: Math.max(meets(from.x), meets(to.x)) },
      { transform: at(to), offset: 1 },
    ];
    await Promise.all([met, set.clock.move(node, frames, shot.ms)]);
    set.rest(bandit);
  });
  await Promise.all([sweep, ...carried]);
  arm.remove();
}

/** The brakes: the train jolts, all on the roofs slide a car forward. */
export async function braked(set: FilmSet, shot: Of<"braked" | "blown">): Promise<void> {
  const starts = shot.ways.map(({ bandit }) => set.spot(bandit));
  set.apply(shot.events);
  const jolt = [0, 7, -5, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  const train = set.stage.root.querySelector(".train");
  const shaking = train ? set.clock.move(train, jolt, shot.ms) : Promise.resolve();
  const sliding = shot.ways.map(async ({ bandit }, index) => {
    const from = starts[index] as Spot;
    set.pose(bandit, "flee", shot.kind === "blown");
    await set.go(bandit, [from, set.spot(bandit)], shot.ms, "cubic-bezier(.1,.6,.2,1)");
    set.rest(bandit);
  });
  await Promise.all([shaking, ...sliding]);
}

/** The marshal walks, he never hops. */
export async function marshal(set: FilmSet, shot: Of<"marshal">): Promise<void> {
  const from = set.spot(MARSHAL);
  set.apply(shot.events);
  const to = set.spot(MARSHAL);
  await set.swing(MARSHAL, ["walk", "stride"], to.x < from.x, set.go(MARSHAL, [from, to], shot.ms));
  set.rest(MARSHAL);
}

/** The light changes: the stage does the rest. */
export async function light(set: FilmSet, shot: Of<"light">): Promise<void> {
  stage.light = shot.light;
  await set.clock.wait(shot.ms);
}
