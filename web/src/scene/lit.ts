/** What may be chosen on the stage, read from the choices: no rule is known here, only their notation. */
import type { ExpressView } from "../wire.ts";
import { readChoice } from "../words/offer.ts";
import { standing, boardOf, type Board } from "./board.ts";
import { besideCar } from "./wayside.ts";

/** A place, a figure or a token. A token lies at a place or hangs on the sheet of a bandit. */
export interface Target {
  place?: string;
  bandit?: string;
  loot?: { kind: string; place?: string; bandit?: string };
}

/** What is lit, the choices that a click on it leaves, and how many steps of them are settled before it. */
export interface Lit {
  target: Target;
  choices: string[];
  step: number;
}

/** What one points at, one after the other, to make a choice; nothing if it is no matter of the stage. */
function steps(choice: string, view: ExpressView): Target[] {
  const said = readChoice(choice);
  if (!said) return [];
  const { verb, target, loot, place } = said;
  switch (verb) {
    case "move":
    case "floor":
    case "ride":
    case "flee":
    case "travel":
      if (choice === "ride on") return ownRider(view);
      return place ? [{ place }] : [];
    case "board":
      return view.pairs ? [] : [{ place: `${said.car} inside` }];
    case "marshal":
      return [{ place: `${said.car} inside` }];
    case "fire":
      return [{ bandit: target }];
    case "rob": {
      const here = view.acting ? standing(boardOf(view), view.acting) : null;
      return here && loot ? [{ loot: { kind: loot, place: here } }] : [];
    }
    case "punch":
      return [
        { bandit: target },
        ...(loot ? [{ loot: { kind: loot, bandit: target } }] : []),
        { place },
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
function carOf({ place, bandit, loot }: Target, board: Board): number {
  const at = place ?? loot?.place ?? standing(board, bandit ?? loot?.bandit ?? "");
  return at ? (besideCar(at, board) ?? 0) : 0;
}

/** Places come before those who stand in them, so that these are on top. */
const depth = (target: Target): number => (target.loot ? 2 : target.bandit ? 1 : 0);

/** What the choices leave to point at, when so many steps are settled. A step with one answer is passed over. */
export function narrow(choices: string[], view: ExpressView, settled = 0): Lit[] {
  const all = choices
    .map((choice) => ({ choice, path: steps(choice, view) }))
    .filter(({ path }) => path.length > settled);
  const groups = new Map<string, Lit>();
  for (const { choice, path } of all) {
    const target = path[settled] as Target;
    const lit = groups.get(key(target)) ?? { target, choices: [], step: settled };
    lit.choices.push(choice);
    groups.set(key(target), lit);
  }
  const lits = [...groups.values()];
  const only = lits.length === 1 ? lits[0] : undefined;
  if (only && only.choices.length > 1) return narrow(choices, view, settled + 1);
  const board = boardOf(view);
  return lits.sort(
    (a, b) => carOf(b.target, board) - carOf(a.target, board) || depth(a.target) - depth(b.target),
  );
}

/** All that may be chosen on the stage now. */
export function litUp(view: ExpressView): Lit[] {
  return narrow(view.choices, view);
}
