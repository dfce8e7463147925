/** The film of Marshal & Prisoners: arrests, prisoners, medals, the marshal's bullets. */
import { goalParts } from "../../../parts.ts";
import { over } from "../film/beside.ts";
import { shoot, toSheet as woundSheet } from "../film/fights.ts";
import { toSheet } from "../film/loot.ts";
import { arc } from "../../../shell/film/ways.ts";
import type { FilmSet } from "../film/set.ts";
import { at } from "../film/set.ts";
import { TIME } from "../../../shell/film/time.ts";
import type { MarshalAct, Of } from "../film/scenes.ts";
import { rumour } from "../film/signs.ts";
import { front, hang, overhead } from "../../../shell/film/signs.ts";
import { MARSHAL } from "../model/board.ts";
import { CELL } from "../model/board.ts";
import { stand } from "../scene/layout.ts";
import type { Spot } from "../../../shell/stage/spot.ts";
import type { Effect } from "../../../sound/effects.ts";
import { sound } from "../../../sound/sound.ts";
import { t } from "../../../words/words.svelte.ts";

type Act<K extends MarshalAct["event"]> = Extract<MarshalAct, { event: K }>;

const SOUNDS: Partial<Record<MarshalAct["event"], Effect>> = {
  aimed: "shot",
  arrested: "drop",
  "broke-out": "climb",
  "freed-bandit": "climb",
  "freed-prisoner": "coin",
  "handed-over": "coin",
  copied: "card",
  fistfighter: "coin",
  recaptured: "drop",
  confiscated: "drop",
  thrown: "fall",
  "flask-taken": "coin",
  rumour: "whistle",
  "goals-shown": "whistle",
  goal: "card",
};

/** A sign in a pale disc. */
const disc = (art: string): string =>
  `<g style="color:var(--ink);--cut-c:var(--rim)"><circle cy="-16" r="18" fill="var(--rim)" stroke="var(--ink)" stroke-width="2.2"/><use href="#${art}" x="-12" y="-28" width="24" height="24"/></g>`;

const seatOf = (set: FilmSet, name: string): number =>
  set.board.figures.find(({ bandit }) => bandit === name)?.seat ?? 0;

/** A thing flies from over somebody's head to a sheet. */
function fly(set: FilmSet, art: string, from: Spot, to: string, counter: string): Promise<void> {
  return set.fly({ art, bandit: to, seat: seatOf(set, to), counter }, from, TIME.token);
}

/** One shot of the marshal, and what the bullet was. */
async function aimed(set: FilmSet, { target, bullet }: Act<"aimed">): Promise<void> {
  await shoot(set, MARSHAL, target);
  const shown = set.flash(disc(`bul-${bullet}`), over(set, target), TIME.wound * 2);
  const flown = woundSheet(set, target);
  set.rest(target);
  await Promise.all([shown, flown]);
}

/** Handcuffs, then the way to the cell. */
async function arrested(set: FilmSet, shot: Of<"act">, { bandit }: Act<"arrested">): Promise<void> {
  const from = set.spot(bandit);
  const law = set.spot(MARSHAL);
  const left = from.x < law.x;
  set.pose(MARSHAL, "grab", left);
  set.pose(bandit, "hit", !left);
  const cuffs = set.flash(disc("act-arrest"), over(set, bandit), TIME.beat);
  await set.shake(bandit, TIME.beat);
  await cuffs;
  set.rest(MARSHAL);
  set.apply(shot.events);
  set.look(CELL);
  const to = set.spot(bandit);
  await set.swing(
    bandit,
    ["walk", "stride"],
    to.x < from.x,
    set.go(bandit, arc(from, to, 20), TIME.step * 3, "ease-in-out"),
  );
  set.rest(bandit);
}

/** Out from behind the bars. */
async function out(set: FilmSet, shot: Of<"act">, name: string): Promise<void> {
  const from = set.spot(name);
  set.apply(shot.events);
  const to = set.spot(name);
  set.pose(name, "flee", to.x < from.x);
  await set.go(name, arc(from, to, 26), shot.ms, "cubic-bezier(.3,0,.3,1)");
  set.rest(name);
}

/** A companion comes along. */
async function companion(set: FilmSet, { bandit, prisoner }: Act<"freed-prisoner">): Promise<void> {
  const { x, y } = stand(set.measures, CELL);
  set.look(CELL);
  const art = `law-prisoner-${prisoner.toLowerCase()}`;
  await set.flash(disc(art), over(set, bandit), TIME.beat);
  await fly(set, art, { x, y: y - 80 }, bandit, ".st");
}

/** Something of a bandit's goes to the marshal's achievements. */
async function seized(set: FilmSet, bandit: string, art: string, kind: string): Promise<void> {
  await set.flash(disc(art), over(set, bandit), TIME.beat);
  await fly(set, art, over(set, bandit), MARSHAL, `[data-achieved="${kind}"]`);
}

/** From the roof down beside the track, and the train rolls on. */
async function off(set: FilmSet, shot: Of<"act">, { bandit }: Act<"thrown">): Promise<void> {
  const from = set.spot(bandit);
  const to = { x: from.x - 120, y: set.measures.rail + 60 };
  set.pose(bandit, "hit", true);
  const body = set.node(bandit)?.querySelector(".body");
  const turns = [0, -540].map((turn) => ({
    transform: `rotate(${turn}deg)`,
    transformOrigin: `0px ${-30 * set.size}px`,
  }));
  if (body) void set.clock.move(body, turns, shot.ms);
  await set.go(bandit, arc(from, to, 60), shot.ms, "cubic-bezier(.3,.2,.7,1)");
  set.apply(shot.events);
  set.rest(bandit);
}

/** A goal is turned over: the back of a card, then a star. */
async function turned(set: FilmSet, { goal }: Act<"goal">): Promise<void> {
  const back = '<use href="#card-back" x="-15" y="-42" width="30" height="42"/>';
  const node = set.draw(`<g>${back}</g>`, overhead(set, MARSHAL));
  const face = node.firstElementChild as SVGGElement;
  await set.clock.move(face, [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], TIME.card);
  face.innerHTML = disc(`goal-${goal ? goalParts(goal).kind : "warrant"}`);
  await set.clock.move(face, [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], TIME.card);
  await set.clock.wait(TIME.beat);
  node.remove();
}

/** What lay in the car is put on its roof. */
async function aloft(
  set: FilmSet,
  shot: Of<"act">,
  { from, to }: Act<"safe-place">,
): Promise<void> {
  set.look(to);
  const lying = set.layout.tokens.filter((token) => token.place === from);
  const lies = set.ahead(shot.events).tokens.filter((token) => token.place === to);
  const rising = lying.map(async (token, index) => {
    const size = set.measures.token;
    const goal = lies[index] ?? lies.at(-1) ?? token;
    const art = `<use href="#loot-${token.kind}" x="${-size / 2}" y="${3 - size}" width="${size}" height="${size}"/>`;
    const node = set.draw(art, token);
    await set.clock.move(
      node,
      arc(token, goal, 30).map((spot) => ({ transform: at(spot) })),
      shot.ms,
      "ease-in-out",
    );
    node.remove();
  });
  await Promise.all(rising);
  set.apply(shot.events);
}

/** How many goals are fulfilled, on a paper sign. */
async function shown(
  set: FilmSet,
  { fulfilled, won }: Act<"goals-shown">,
  ms: number,
): Promise<void> {
  const node = document.createElement("p");
  node.className = "film-sign event";
  const name = document.createElement("b");
  name.textContent = t("web-goals-fulfilled", { count: fulfilled });
  const about = document.createElement("small");
  about.textContent = t(won ? "web-goals-won" : "web-goals-lost");
  node.append(name, about);
  node.insertAdjacentHTML("afterbegin", '<svg aria-hidden="true"><use href="#act-marshal"/></svg>');
  await hang(set, node, ms);
}

/** Plays what only Marshal & Prisoners has to show. */
export async function marshalAct(set: FilmSet, shot: Of<"act">): Promise<void> {
  const { act } = shot;
  sound(SOUNDS[act.event]);
  switch (act.event) {
    case "aimed":
      return aimed(set, act);
    case "arrested":
      return arrested(set, shot, act);
    case "broke-out":
      return out(set, shot, act.bandit);
    case "freed-bandit":
      return out(set, shot, act.target);
    case "freed-prisoner":
      return companion(set, act);
    case "handed-over":
      return toSheet(set, act.target, act.loot, over(set, act.bandit));
    case "copied":
      return set.flash(`<g>${front(act.action)}</g>`, overhead(set, act.bandit), shot.ms);
    case "fistfighter": {
      const art = `law-fist-${act.card}`;
      await set.flash(disc(art), over(set, MARSHAL), TIME.beat);
      return fly(set, art, over(set, MARSHAL), act.bandit, ".st");
    }
    case "recaptured":
      return seized(set, act.bandit, `law-prisoner-${act.prisoner.toLowerCase()}`, "companions");
    case "confiscated":
      return seized(set, act.bandit, `loot-${act.loot}`, "bags");
    case "thrown":
      return off(set, shot, act);
    case "safe-place":
      return aloft(set, shot, act);
    case "rumour":
      return rumour(set, act.goal, shot.ms);
    case "flask-taken":
      return toSheet(set, MARSHAL, act.loot, over(set, MARSHAL));
    case "goal":
      return turned(set, act);
    case "goals-shown":
      return shown(set, act, shot.ms);
  }
}
