/** What may be chosen on the stage, read from the choices: no rule is known here, only their fields. */
import type { ExpressChoice, ExpressView, Place } from "../../../wire.ts";
import { GONE, offered, offeredBy, textsOf } from "../words/offer.ts";
import { whereIs, boardOf, type Board } from "../model/board.ts";
import { besideCar } from "../model/trackside.ts";

/** A place, a figure or a token. A token lies at a place or hangs on the sheet of a bandit. */
export interface Target {
  place?: Place;
  bandit?: string;
  loot?: { kind: string; place?: Place; bandit?: string };
  /** Somebody in the stagecoach. */
  hostage?: string;
  /** Off the train, from where this bandit stands. */
  off?: string;
}

/** What is lit, and the choices that a click on it leaves. */
export interface Lit {
  target: Target;
  choices: string[];
  /** What was pointed at, with this. */
  taken: Target[];
  /** It is a shot. */
  fires?: boolean;
  /** Whom one aims at with it: pointing picks or lets go, and the shot is fired elsewhere. */
  aim?: string;
}

/** A shot at somebody who may be shot off the train: there, or again at the same one. */
function shots(
  { target, landing }: Extract<ExpressChoice, { verb: "fire" }>,
  view: ExpressView,
): Target[] {
  if (landing) return [{ bandit: target }, { off: target }];
  const falls = offeredBy("fire", view).some((shot) => shot.target === target && shot.landing);
  return falls ? [{ bandit: target }, { bandit: target }] : [{ bandit: target }];
}

/** The tokens that a Robbery takes; with one of two that may be taken one is content by pointing at oneself. */
function robbed(loot: string, second: string | null, view: ExpressView): Target[] {
  const here = view.acting ? whereIs(boardOf(view), view.acting) : null;
  if (!here || !view.acting) return [];
  const token = (kind: string): Target => ({ loot: { kind, place: here } });
  if (second) return [token(loot), token(second)];
  const more = offeredBy("rob", view).some((robbery) => robbery.second);
  return more ? [token(loot), { bandit: view.acting }] : [token(loot)];
}

/** What one points at, one after the other, to make a choice; nothing if it is no matter of the stage. */
function steps(choice: string, view: ExpressView): Target[] {
  const said = offered(choice, view);
  switch (said?.verb) {
    case "ride-on":
      return ownRider(view);
    case "move":
    case "floor":
    case "ride":
    case "flee":
    case "travel":
    case "break-out":
      return said.place === GONE ? [] : [{ place: said.place }];
    case "board":
      return view.pairs ? [] : [{ place: `${said.car} inside` }];
    case "hostage":
      return [{ hostage: said.hostage }];
    case "marshal":
      return [{ place: `${said.car} inside` }];
    case "arrest":
    case "free-bandit":
      return [{ bandit: said.target }];
    case "fire":
      return shots(said, view);
    case "hand-over":
      return view.acting ? [{ loot: { kind: said.loot, bandit: view.acting } }] : [];
    case "rob":
      return robbed(said.loot, said.second, view);
    case "punch":
      return [
        { bandit: said.target },
        ...(said.loot ? [{ loot: { kind: said.loot, bandit: said.target } }] : []),
        said.landing === GONE ? { off: said.target } : { place: said.landing },
      ];
    case "start":
      return [{ bandit: said.bandit, place: `${view.wagons.length} inside` }];
    default:
      return [];
  }
}

/** One's own bandit on horseback, who may ride on. */
function ownRider(view: ExpressView): Target[] {
  const own = view.bandits.find(({ seat, place }) => seat === view.seat && place === null);
  return own && !view.pairs ? [{ bandit: own.bandit }] : [];
}

const key = (target: Target | undefined): string => JSON.stringify(target ?? null);

/** The car where a target is, for the order from the caboose to the locomotive. */
function carOf({ place, bandit, loot, off }: Target, board: Board): number {
  const at = place ?? loot?.place ?? whereIs(board, bandit ?? off ?? loot?.bandit ?? "");
  return at ? (besideCar(at, board) ?? 0) : 0;
}

/** Places come before those who stand in them, so that these are on top. */
const depth = (target: Target): number => (target.loot ? 2 : target.bandit ? 1 : 0);

/** The ways to point at a choice; two different tokens may be taken in any order. */
function paths(choice: string, view: ExpressView): Target[][] {
  const path = steps(choice, view);
  const two = path.length === 2 && path.every(({ loot }) => loot?.place);
  return two && key(path[0]) !== key(path[1]) ? [path, [...path].reverse()] : [path];
}

/** What the choices leave to point at, when so much was pointed at. A step with one answer is passed over. */
export function narrow(choices: string[], view: ExpressView, taken: Target[] = []): Lit[] {
  const settled = taken.length;
  const all = choices
    .flatMap((choice) => paths(choice, view).map((path) => ({ choice, path })))
    .filter(
      ({ path }) =>
        path.length > settled && taken.every((target, at) => key(path[at]) === key(target)),
    );
  const groups = new Map<string, Lit>();
  for (const { choice, path } of all) {
    const target = path[settled] as Target;
    const lit = groups.get(key(target)) ?? {
      target,
      choices: [],
      fires: offered(choice, view)?.verb === "fire",
      taken: [...taken, target],
    };
    lit.choices.push(choice);
    groups.set(key(target), lit);
  }
  const lits = [...groups.values()];
  const only = lits.length === 1 ? lits[0] : undefined;
  if (only && only.choices.length > 1) return narrow(choices, view, only.taken);
  const board = boardOf(view);
  return lits.sort(
    (a, b) => carOf(b.target, board) - carOf(a.target, board) || depth(a.target) - depth(b.target),
  );
}

/** All that may be chosen on the stage now. */
export function litUp(view: ExpressView): Lit[] {
  return narrow(textsOf(view), view);
}
