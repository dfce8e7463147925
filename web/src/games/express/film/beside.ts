/** What happens beside the train: boarding, riding, the stagecoach rolling, hostages, whiskey, journeys through time. */
import type { Place } from "../../../wire.ts";
import { POSES } from "../../../shell/stage/art/poses.ts";
import { SHOTGUN } from "../model/board.ts";
import { MARSHAL } from "../scene/layout.ts";
import type { Spot } from "../../../shell/stage/spot.ts";
import { coachTop } from "../scene/outside.ts";
import { theatre } from "../../../shell/stage/theatre.svelte.ts";
import { stage } from "../scene/stage.svelte.ts";
import { besideCar, inCoach } from "../model/trackside.ts";
import { arc } from "../../../shell/film/ways.ts";
import { at, type FilmSet } from "./set.ts";
import type { Of } from "./scenes.ts";

/** Parts of a ride: into the saddle, along the trail, and off again. */
const MOUNT = 0.2;
const DISMOUNT = 0.8;
/** Where somebody is lost from sight who rides away. */
const AWAY = -120;

/** From the horse into the wagon. */
export async function board(set: FilmSet, shot: Of<"board">): Promise<void> {
  const from = set.layout.people[shot.bandit];
  set.apply(shot.events);
  if (!from?.mounted) return;
  const to = set.spot(shot.bandit);
  set.pose(shot.bandit, "flee", false);
  await set.go(shot.bandit, arc({ x: from.x, y: from.y - 24 }, to, 34), shot.ms);
  set.rest(shot.bandit);
}

/** Down to a horse, along the trail, and into a car. */
export async function ride(set: FilmSet, shot: Of<"ride">): Promise<void> {
  const name = shot.bandit;
  const node = set.node(name);
  const from = set.spot(name);
  const y = (set.measures.trail ?? from.y) - 4;
  const to = set.ahead(shot.events).people[name];
  const stop = { x: to?.x ?? AWAY, y };
  const left = stop.x < from.x;
  takeHorse(set, shot.from);
  const frames: [Spot, number][] = [
    [from, 0],
    [{ x: from.x + 8, y }, MOUNT],
    [stop, DISMOUNT],
    [to ?? stop, 1],
  ];
  const going = node
    ? set.clock.move(
        node,
        frames.map(([spot, offset]) => ({ transform: at(spot), offset })),
        shot.ms,
      )
    : Promise.resolve();
  set.pose(name, "flee", left);
  await set.clock.wait(shot.ms * MOUNT);
  theatre.parts[name] = { pose: POSES.side, left, lying: false, mounted: true };
  await set.clock.wait(shot.ms * (DISMOUNT - MOUNT));
  if (to) {
    set.apply(shot.events);
    set.pose(name, "climb", left);
  }
  await going;
  set.rest(name);
  if (!to) set.apply(shot.events);
}

/** The horse that is ridden does not wait beside its car any more. */
function takeHorse(set: FilmSet, place: Place): void {
  const car = besideCar(place, set.board);
  const horses = set.board.horses?.map((count, each) => (each === car ? count - 1 : count));
  if (horses) stage.view = { ...set.view, horses };
}

/** The stagecoach falls behind, with all who are in it and on it. */
export async function roll(set: FilmSet, shot: Of<"roll">): Promise<void> {
  const before = set.layout.people;
  const coach = set.measures.coach;
  const names = [
    SHOTGUN,
    ...set.board.figures.filter(({ place }) => inCoach(place)).map(({ bandit }) => bandit),
  ];
  set.apply(shot.events);
  const after = set.layout.people;
  const going = names.flatMap((name) => {
    const [from, to] = [before[name], after[name]];
    return from && to ? [set.go(name, [from, to], shot.ms, "ease-in-out")] : [];
  });
  const y = coachTop(set.measures);
  const to = set.measures.coach;
  if (coach !== null && to !== null)
    going.push(
      set.go(
        "stagecoach",
        [
          { x: coach, y },
          { x: to, y },
        ],
        shot.ms,
        "ease-in-out",
      ),
    );
  await Promise.all(going);
}

/** The Shotgun flies from his seat onto the train. */
export async function unseat(set: FilmSet, shot: Of<"unseat">): Promise<void> {
  const from = set.spot(SHOTGUN);
  set.apply(shot.events);
  await set.go(SHOTGUN, arc(from, set.spot(SHOTGUN), 60), shot.ms, "cubic-bezier(.2,.4,.6,1)");
}

/** Over somebody's head. */
export const over = (set: FilmSet, name: string): Spot => {
  const { x, y, size = 1 } = set.spot(name);
  return { x, y: Math.max(40, y - 62 * set.size * size) };
};

/** The hostage's disc over the one who takes it. */
export async function hostage(set: FilmSet, shot: Of<"hostage">): Promise<void> {
  const disc = `<g style="color:var(--ink);--cut-c:var(--mei-2)"><circle cy="-14" r="17" fill="var(--mei-2)" stroke="var(--ink)" stroke-width="2"/><use href="#host-${shot.hostage}" x="-12" y="-26" width="24" height="24"/></g>`;
  await set.flash(disc, over(set, shot.bandit), shot.ms);
}

/** A flask is put to somebody's lips. */
export async function drink(set: FilmSet, shot: Of<"drink">): Promise<void> {
  const who = shot.bandit || MARSHAL;
  const flask = `<use href="#loot-${shot.flask}" x="-15" y="-30" width="30" height="30"/>`;
  const node = set.draw(`<g>${flask}</g>`, over(set, who));
  const face = node.firstElementChild as SVGGElement;
  const tilt = [0, -70, -95, -70, 0].map((turn) => ({ transform: `rotate(${turn}deg)` }));
  await set.clock.move(face, tilt, shot.ms, "ease-in-out");
  node.remove();
}

/** The ring of time. */
export const RING =
  '<g fill="none"><circle r="34" stroke="var(--ink)" stroke-width="7"/><circle r="34" stroke="var(--gold)" stroke-width="3.4" stroke-dasharray="6 5"/></g>';

/** Rings of time close round somebody, who is gone. */
export async function vanish(set: FilmSet, shot: Of<"vanish">): Promise<void> {
  await ringed(set, shot.bandit, [1.2, 0.1], shot.ms);
  set.apply(shot.events);
}

/** Out of nowhere: the rings open, and there they are. */
export async function appear(set: FilmSet, shot: Of<"appear">): Promise<void> {
  set.apply(shot.events);
  set.look(shot.to);
  await ringed(set, shot.bandit, [0.1, 1.3], shot.ms);
}

async function ringed(
  set: FilmSet,
  name: string,
  [first, last]: [number, number],
  ms: number,
): Promise<void> {
  const { x, y } = set.spot(name);
  const node = set.draw(RING, { x, y: y - 30 * set.size });
  const body = set.node(name)?.querySelector(".body");
  const scale = (size: number): Keyframe => ({
    transform: `scale(${size}) rotate(${size * 90}deg)`,
  });
  const ring = set.clock.move(node.firstElementChild ?? node, [scale(first), scale(last)], ms);
  const fade = [{ opacity: first > last ? 1 : 0 }, { opacity: first > last ? 0 : 1 }];
  await Promise.all([ring, body ? set.clock.move(body, fade, ms) : Promise.resolve()]);
  node.remove();
}
