/** Loot on its way: taken, dropped, snatched, brought, paid. */
import type { Spot } from "../../../shell/stage/spot.ts";
import { at, type FilmSet } from "./set.ts";
import { TIME } from "../../../shell/film/time.ts";
import type { Of } from "./scenes.ts";

/** A token, standing on its point. */
export const token = (kind: string, size: number): string =>
  `<use href="#loot-${kind}" x="${-size / 2}" y="${3 - size}" width="${size}" height="${size}"/>`;

/** A token flies to its kind on a bandit's sheet. */
export function toSheet(set: FilmSet, bandit: string, kind: string, from: Spot): Promise<void> {
  const seat = set.board.figures.find((figure) => figure.bandit === bandit)?.seat ?? 0;
  return set.fly(
    { art: `loot-${kind}`, bandit, seat, counter: `[data-loot="${kind}"]` },
    from,
    TIME.token,
  );
}

/** He steps up to it, bends, takes it, and it hops to his sheet. */
export async function take(set: FilmSet, shot: Of<"take">): Promise<void> {
  const { bandit, loot, place } = shot;
  const from = set.spot(bandit);
  const lies = set.layout.tokens.find((each) => each.place === place && each.kind === loot) ?? from;
  const left = lies.x < from.x;
  const near = { x: lies.x + (left ? 26 : -26), y: from.y };
  const node = set.node(bandit);
  const ms = TIME.step + TIME.token;
  const hold = (spot: Spot, offset: number): Keyframe => ({ transform: at(spot), offset });
  const going = node
    ? set.clock.move(node, [hold(from, 0), hold(near, 0.3), hold(near, 0.66), hold(from, 1)], ms)
    : Promise.resolve();
  await set.swing(bandit, ["walk", "stride"], left, set.clock.wait(ms * 0.3));
  set.pose(bandit, "grab", left);
  await set.clock.wait(ms * 0.22);
  set.apply(shot.events);
  const flying = toSheet(set, bandit, loot, { x: lies.x, y: lies.y - 14 });
  set.pose(bandit, "side", left);
  await set.clock.wait(ms * 0.14);
  await set.swing(bandit, ["walk", "stride"], !left, going);
  set.rest(bandit);
  await flying;
}

/** It falls out of somebody's hands to the floor. */
export async function drop(set: FilmSet, shot: Of<"drop">): Promise<void> {
  const { bandit, loot, place } = shot;
  const from = set.spot(bandit);
  const lies =
    set.ahead(shot.events).tokens.findLast((each) => each.place === place && each.kind === loot) ??
    from;
  const size = set.measures.token;
  const node = set.draw(token(loot, size), from);
  const hand = { x: from.x, y: from.y - 34 * set.size };
  const middle = { x: (from.x + lies.x) / 2, y: Math.min(from.y, lies.y) - 58 };
  const bounce = { x: lies.x, y: lies.y - 7 };
  const frames = [
    at(hand, "rotate(0deg)"),
    at(middle, "rotate(20deg)"),
    at(lies, "rotate(8deg)"),
    at(bounce),
    at(lies),
  ];
  await set.clock.move(
    node,
    frames.map((transform) => ({ transform })),
    shot.ms,
    "ease-in",
  );
  set.apply(shot.events);
  node.remove();
}

/** Cheyenne snatches it in mid-air: from the victim to her hand, then to her sheet. */
export async function snatch(
  set: FilmSet,
  { bandit, loot, from, events, ms }: Of<"snatch">,
): Promise<void> {
  const victim = set.spot(from);
  const own = set.spot(bandit);
  const left = victim.x < own.x;
  const hand = { x: own.x + (left ? -26 : 26), y: own.y - 20 };
  set.pose(bandit, "grab", left);
  const node = set.draw(token(loot, set.measures.token), hand);
  const start = { x: victim.x, y: victim.y - 34 * set.size };
  await set.clock.move(
    node,
    [{ transform: at(start) }, { transform: at(hand) }],
    ms / 2,
    "ease-in",
  );
  node.remove();
  set.apply(events);
  await toSheet(set, bandit, loot, hand);
  set.rest(bandit);
}

/** The second strongbox is let down from above. */
export async function box(set: FilmSet, shot: Of<"box">): Promise<void> {
  const lies = set
    .ahead(shot.events)
    .tokens.findLast((each) => each.place === shot.place && each.kind === "strongbox");
  if (!lies) return;
  const node = set.draw(token("strongbox", set.measures.token), lies);
  const frames = [-220, 0, -10, 0].map((up) => ({ transform: at({ x: lies.x, y: lies.y + up }) }));
  await set.clock.move(node, frames, shot.ms, "ease-in");
  set.apply(shot.events);
  node.remove();
}

/** The conductor pays. */
export async function ransom(set: FilmSet, shot: Of<"ransom">): Promise<void> {
  const from = set.spot(shot.bandit);
  await toSheet(set, shot.bandit, "purse", { x: from.x, y: from.y - 50 });
}

/** A look at the purse, a shake of the head: it stays where it lies, ringed for a moment. */
export async function leave(set: FilmSet, { bandit, ms }: Of<"leave">): Promise<void> {
  const place = set.board.figures.find((figure) => figure.bandit === bandit)?.place;
  const own = set.spot(bandit);
  const lies = set.layout.tokens.find((each) => each.place === place && each.kind === "purse");
  if (place) set.look(place);
  set.pose(bandit, "side", (lies ?? own).x < own.x);
  const size = set.measures.token / 2;
  const ring = `<g fill="none"><circle r="${size}" stroke="var(--rim)" stroke-width="6"/><circle r="${size}" stroke="var(--ink)" stroke-width="3"/></g>`;
  const ringed = lies
    ? set.flash(ring, { x: lies.x, y: lies.y + 3 - size }, ms)
    : set.clock.wait(ms);
  await set.clock.wait(ms * 0.4);
  set.rest(bandit);
  await set.shake(bandit, ms * 0.5);
  await ringed;
}
