/* The train of Colt Super Express: its wagons, and where everybody stands in them. */

import { placeParts } from "../../../parts.ts";
import { carStand } from "../../../shell/stage/place.ts";
import type { Spot } from "../../../shell/stage/spot.ts";
import { lightOf as roundLight, type Light } from "../../../shell/stage/light.ts";
import { measure, type Measures, type Room } from "../../../shell/stage/measures.ts";
import type { CarPlace, SuperEvent, SuperView } from "../../../wire.ts";

/** How wagons are drawn, from the locomotive on and over again. */
const KINDS = ["mail", "saloon", "coach", "freight", "parlour", "sleeper"];

/** How a wagon is drawn. */
export const kindOf = (wagon: number): string => KINDS[(wagon - 1) % KINDS.length] ?? "coach";

const kinds = (wagons: number): string[] =>
  Array.from({ length: wagons }, (_, at) => kindOf(at + 1));

/** How many wagons there were at the start, as far as views and events tell. */
export function wagonsAtFirst(view: SuperView, events: SuperEvent[]): number {
  const gone = events.map((event) => (event.event === "uncoupled" ? event.wagon : 0));
  const taken = view.bandits.flatMap(({ loot }) => loot.map(({ wagon }) => wagon));
  return Math.max(view.wagons, view.values?.length ?? 0, ...gone, ...taken);
}

/** A stage wider than this many pixels shows a strip of what was left behind; the share of its width. */
const WIDE = 800;
const BEHIND = 0.055;

/** The measures of what is left of a train, with room behind it for a lost wagon. */
export function measured(left: number, wagons: number, room: Room): Measures {
  const strip = left < wagons && room.width > WIDE ? room.width * BEHIND : 0;
  const found = measure(kinds(left), { ...room, width: room.width - strip }, { whole: true });
  const more = strip / found.scale;
  return {
    ...found,
    width: found.width + more,
    seen: found.seen + more,
    cars: found.cars.map((car) => ({ ...car, x: car.x + more })),
  };
}

/** The figures stand so far apart where there is room. */
const APART = 62;

/** Who are closer than this use all of their car, so far from its edges. */
const CLOSE = 24;
const EDGE = 8;

/** How much of the engine before its cab a crowd may stand before. */
const BOILER = 0.6;

/** One alone stands with the back to the nearer edge, so far in. */
const ALONE = 0.37;

/** Where the people of a line stand: in their order from rear to front. */
function row(
  line: string[],
  place: CarPlace,
  measures: Measures,
  facing: (name: string) => string,
): [string, Spot][] {
  const { x, width, y } = carStand(measures, place);
  const size = measures.people;
  const inCab = place === "0 inside";
  const firebox = inCab ? (measures.phone ? 10 : 30) : 0;
  const edge = (placeParts(place).level === "roof" ? 16 : 22) * size;
  const gaps = Math.max(1, line.length - 1);
  const cosy = (width - firebox - 2 * edge) / gaps;
  const boiler = inCab ? (measures.locoWidth - width) * BOILER : 0;
  const whole = (width + boiler - 2 * EDGE * size) / gaps;
  const step = Math.min(APART * size, Math.max(cosy, Math.min(CLOSE * size, whole)));
  const alone = line.length === 1 && facing(line[0] ?? "") === "forward" ? ALONE : 1 - ALONE;
  const middle = x + (width - firebox) * (line.length === 1 ? alone : 0.5);
  const first = Math.max(x + EDGE * size, middle - (step * (line.length - 1)) / 2);
  return line.map((name, at) => [name, { x: first + at * step, y }]);
}

/** Where everybody on the train stands. */
export function spots(view: SuperView, measures: Measures): Record<string, Spot> {
  const facing = (name: string): string =>
    view.bandits.find(({ bandit }) => bandit === name)?.facing ?? "forward";
  return Object.fromEntries(
    view.places.flatMap(({ place, bandits }) => row(bandits, place, measures, facing)),
  );
}

/** Where somebody would stand who comes to a place with the back to the edge. */
export function arrival(measures: Measures, place: CarPlace, facing: "forward" | "back"): Spot {
  const { x, width, y } = carStand(measures, place);
  const firebox = place === "0 inside" ? (measures.phone ? 10 : 30) : 0;
  const edge = Math.min(26 * measures.people, width / 3);
  return { x: facing === "forward" ? x + edge : x + width - firebox - edge, y };
}

/** The middle of the wagon that was lost last, behind the train. */
export function lostAt(measures: Measures, wagons: number): number {
  const last = measures.cars[wagons] ?? measures.cars[0];
  return (last?.x ?? 0) - measures.carWidth - measures.gap - (measures.phone ? 24 : 40);
}

/** The light of a round: the evening comes with the last wagons. */
export const lightOf = (round: number, wagons: number): Light =>
  roundLight(Math.ceil((round * 5) / Math.max(5, wagons)));
