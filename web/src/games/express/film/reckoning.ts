/** What is reckoned at a station and after a round: shares, fines, rewards, and horses that give up. */
import type { Spot } from "../../../shell/stage/spot.ts";
import { horsesOf } from "../scene/outside.ts";
import { TIME_MACHINE } from "../model/trackside.ts";
import { dollars } from "../table/money.ts";
import { RING, over } from "./beside.ts";
import { toSheet, token } from "./loot.ts";
import { at, type FilmSet } from "./set.ts";
import type { Of } from "./scenes.ts";

/** How far a horse falls behind before it is lost from sight. */
const BEHIND = -260;

/** A sum on a slip of paper: gold for a gain, rust for a loss. */
function slip(amount: number): string {
  const text = amount > 0 ? `+${dollars(amount)}` : dollars(amount);
  const wide = text.length * 8.4 + 14;
  const ink = amount > 0 ? "var(--ink)" : "var(--rust)";
  return (
    `<g><rect x="${-wide / 2}" y="-26" width="${wide}" height="24" rx="4" fill="var(--paper)" stroke="var(--ink)" stroke-width="2.2"/>` +
    `<text y="-8" text-anchor="middle" style="font:900 18px var(--face-caps);fill:${ink}">${text}</text></g>`
  );
}

/** How high a slip is over the one under it. */
const STEP = 28;

/** Slips over those who are in sight; of those who stand together, one over the other. */
async function slips(set: FilmSet, who: string[], amount: number, ms: number): Promise<void> {
  const seen = who.filter((bandit) => set.layout.people[bandit]);
  const written = seen.map((bandit, index) => {
    const { x, y } = over(set, bandit);
    return set.flash(slip(amount), { x, y: Math.max(STEP, y - index * STEP) }, ms);
  });
  await Promise.all(written);
}

/** A horse gives up: it stops, sleeps, and the train leaves it behind. */
export async function tire(set: FilmSet, shot: Of<"tire">): Promise<void> {
  const horse = horsesOf(set.measures, set.board).findLast(({ car }) => car === shot.car);
  set.stage.show(shot.car);
  set.apply(shot.events);
  if (!horse) return;
  const wide = set.measures.horse;
  const sleeps =
    '<text x="6" y="-8" style="font:900 20px var(--face-caps);fill:var(--ink)">z z</text>';
  const node = set.draw(
    `<use href="#${horse.art}" x="${-wide / 2}" y="${-wide * 0.8}" width="${wide}" height="${wide * 0.8}"/><g transform="translate(${wide * 0.3} ${-wide * 0.8})">${sleeps}</g>`,
    horse,
  );
  const away = { x: horse.x + BEHIND, y: horse.y };
  const frames = [
    { transform: at(horse), opacity: 1 },
    { transform: at(horse), opacity: 1, offset: 0.3 },
    { transform: at(away), opacity: 0 },
  ];
  await set.clock.move(node, frames, shot.ms, "ease-in");
  node.remove();
}

/** A strongbox is opened over its owner, and everybody there gets a part. */
export async function share(set: FilmSet, shot: Of<"share">): Promise<void> {
  const { bandit, bandits, amount, ms } = shot;
  set.look(set.board.figures.find((figure) => figure.bandit === bandit)?.place);
  const from = over(set, bandit);
  await set.flash(`<g>${token("strongbox", set.measures.token * 1.3)}</g>`, from, ms * 0.4);
  const flying = bandits.map((each) => toSheet(set, each, "purse", from));
  await Promise.all([...flying, slips(set, bandits, amount, ms * 0.6)]);
}

/** The bullets of the round cost their receiver money. */
export async function pay(set: FilmSet, shot: Of<"pay">): Promise<void> {
  const payer = set.board.figures.find(({ seat }) => seat === shot.seat)?.bandit;
  if (!payer || !set.layout.people[payer]) return set.clock.wait(0);
  set.look(set.board.figures.find(({ bandit }) => bandit === payer)?.place);
  await Promise.all([set.shake(payer, shot.ms * 0.4), slips(set, [payer], -shot.amount, shot.ms)]);
}

/** The time machine rings, pays, and gives what lies in it. */
export async function reward(set: FilmSet, shot: Of<"reward">): Promise<void> {
  const { bandit, amount, ms } = shot;
  const own: Spot = set.spot(bandit);
  set.look(TIME_MACHINE);
  const lying = set.layout.tokens.filter(({ place }) => place === TIME_MACHINE);
  const ring = set.flash(RING, { x: own.x, y: own.y - 30 * set.size }, ms);
  set.apply(shot.events);
  await Promise.all([
    ring,
    slips(set, [bandit], amount, ms),
    ...lying.map((each) => toSheet(set, bandit, each.kind, { x: each.x, y: each.y - 14 })),
  ]);
}

/** The same for those who asked for less motion. */
export async function still(
  set: FilmSet,
  shot: Of<"share"> | Of<"pay"> | Of<"reward">,
): Promise<void> {
  set.apply(shot.events);
  if (shot.kind === "share") return slips(set, shot.bandits, shot.amount, shot.ms);
  if (shot.kind === "reward") return slips(set, [shot.bandit], shot.amount, shot.ms);
  const payers = set.board.figures.filter(({ seat }) => seat === shot.seat).slice(0, 1);
  return slips(
    set,
    payers.map(({ bandit }) => bandit),
    -shot.amount,
    shot.ms,
  );
}
