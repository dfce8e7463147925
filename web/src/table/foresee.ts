/* What a card would do, as far as one can know while planning. */

import type { View } from "../wire.ts";
import type { Preview } from "../scene/preview.ts";
import { parted } from "../words/names.ts";

export interface Foreseen {
  /** Where the bandit would act, if that is certain. */
  from: string | null;
  /** Where it could be afterwards. */
  places: string[];
  /** Who could be hit as things stand. */
  targets: string[];
  /** What kinds of loot lie there. */
  loot: string[];
}

const split = (place: string): [number, string] => {
  const [car, level] = parted(place);
  return [Number(car), level];
};

const flipped = (place: string): string => {
  const [car, level] = split(place);
  return `${car} ${level === "roof" ? "inside" : "roof"}`;
};

/** The places that a Move could lead to. */
export function moves(view: View, place: string): string[] {
  const [car, level] = split(place);
  const reach = level === "roof" ? 3 : 1;
  return Array.from({ length: view.wagons.length + 1 }, (_, at) => at)
    .filter((at) => at !== car && Math.abs(at - car) <= reach)
    .map((at) => `${at} ${level}`);
}

function climbs(view: View, bandit: string, place: string): string[] {
  if (bandit !== "Mei" || !view.powers) return [flipped(place)];
  const [car, level] = split(flipped(place));
  return [car - 1, car, car + 1]
    .filter((at) => at >= 0 && at <= view.wagons.length)
    .map((at) => `${at} ${level}`);
}

/** Who could be hit from a place as things stand. */
export function targets(view: View, bandit: string, place: string): string[] {
  const [car, level] = split(place);
  const others = view.bandits.filter((each) => each.bandit !== bandit && each.place);
  const at = (where: string) => others.filter((each) => each.place === where);
  let found = [];
  if (level === "inside") {
    found = [...at(`${car - 1} inside`), ...at(`${car + 1} inside`)];
  } else {
    for (const step of [-1, 1]) {
      for (let next = car + step; next >= 0 && next <= view.wagons.length; next += step) {
        const there = at(`${next} roof`);
        found.push(...there);
        if (there.length) break;
      }
    }
  }
  if (bandit === "Tuco" && view.powers) found.push(...at(flipped(place)));
  return charmed(view, found.map((each) => each.bandit));
}

/** Belle is not aimed at while somebody else can be. */
function charmed(view: View, names: string[]): string[] {
  const rest = names.filter((name) => name !== "Belle");
  return view.powers && rest.length ? rest : names;
}

/** Where a bandit could be when all its cards on the pile have been carried out. */
export function standings(view: View, bandit: string): string[] {
  const start = view.bandits.find((each) => each.bandit === bandit)?.place;
  let places = new Set(start ? [start] : []);
  for (const played of view.pile) {
    if (played.resolved || !played.card) continue;
    const [owner, kind] = parted(played.card);
    if (owner !== bandit) continue;
    const next = [...places];
    if (kind === "move") places = new Set(next.flatMap((place) => moves(view, place)));
    if (kind === "floor") places = new Set(next.flatMap((place) => climbs(view, bandit, place)));
  }
  return [...places];
}

/** What a card of a bandit would do, played now. */
export function foresee(view: View, card: string): Foreseen {
  const [bandit, kind] = parted(card);
  const stands = standings(view, bandit);
  const from = stands.length === 1 ? stands[0]! : null;
  if (!from) return { from, places: [], targets: [], loot: [] };
  const here = view.places.find((place) => place.place === from);
  const places =
    kind === "move" ? moves(view, from) : kind === "floor" ? climbs(view, bandit, from) : [];
  const beside = view.bandits.filter((each) => each.place === from && each.bandit !== bandit);
  const hit =
    kind === "fire"
      ? targets(view, bandit, from)
      : kind === "punch"
        ? charmed(view, beside.map((each) => each.bandit))
        : [];
  const loot = kind === "rob" ? [...new Set(here?.loot.map((token) => token.kind))] : [];
  return { from, places, targets: hit, loot };
}

/** My way so far and with this card, for the stage: a step for each of my cards. */
export function preview(view: View, card: string): Preview {
  const [bandit, kind] = parted(card);
  const start = view.bandits.find((each) => each.bandit === bandit)?.place;
  if (!start) return { steps: [], targets: [], places: [] };
  const own = view.pile.map((played) => (played.resolved ? null : played));
  const steps: Preview["steps"] = [];
  let places = [start];
  let hidden = false;
  for (const played of [...own, { card, face_down: false, seat: view.seat }]) {
    if (played?.face_down && played.seat !== view.seat) hidden = true;
    if (!played?.card) continue;
    const [owner, what] = parted(played.card);
    if (owner !== bandit || (what !== "move" && what !== "floor")) continue;
    places = [
      ...new Set(places.flatMap((at) => (what === "move" ? moves(view, at) : climbs(view, bandit, at)))),
    ];
    if (played.card === card && what === "move" && places.length > 1) break;
    steps.push({ place: places[0]!, unknown: hidden || places.length > 1 });
  }
  const seen = foresee(view, card);
  return { steps, targets: seen.targets, places: kind === "move" ? seen.places : [] };
}
