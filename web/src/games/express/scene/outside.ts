/** Where everything outside the train is drawn: stagecoach, horses, riders and time machine. */
import type { Place } from "../../../wire.ts";
import { RAIL } from "../../../shell/stage/art/cars.ts";
import type { Board } from "../model/board.ts";
import { placeParts } from "../../../parts.ts";
import { type Stand } from "../../../shell/stage/place.ts";
import { carAt } from "../../../shell/stage/measures.ts";
import { type Measures } from "./measures.ts";
import { inCoach, TIME_MACHINE } from "../model/trackside.ts";

/** A field on the stage. */
export interface Zone {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A horse beside a car, by the middle of its feet. */
export interface Horse {
  key: string;
  car: number;
  art: string;
  x: number;
  y: number;
}

/** The drawing of the stagecoach: its wheels stand on GROUND, people on ROOF and FLOOR. */
const GROUND = 125;
const ROOF = 44;
const FLOOR = 96;
/** The drawing of the time machine, likewise. */
const MACHINE_GROUND = 169;
const MACHINE_FLOOR = 132;
const COLOURS = ["horse", "horse-3", "horse-2"];

/** Horses stand closer where the stagecoach is beside the same car. */
const CLOSE = 20;

/** Room for people in the drawing of the stagecoach, and how large they are there. */
const ON_ROOF = { left: 16, width: 122, y: ROOF, size: 0.84 };
const INSIDE = { left: 28, width: 98, y: FLOOR, size: 0.6 };
/** Units that somebody needs at least beside others, and beyond them all. */
const ELBOW = 21;
const SIDES = 46;

/** By how much a crowd makes the stagecoach longer, in units of its drawing. */
function stretch(measures: Measures, { figures, shotgun }: Board): number {
  const places = [...figures.map(({ place }) => place), shotgun];
  const need = (place: Place, { width, size }: typeof INSIDE): number => {
    const count = places.filter((each) => each === place).length;
    return (SIDES * size + (count - 1) * ELBOW + 12) / measures.coachSize - width;
  };
  return Math.max(0, need("stagecoach inside", INSIDE), need("stagecoach roof", ON_ROOF));
}

/** The left edge of the stagecoach; it stands right of the horses of its car. */
function coachLeft(measures: Measures, { stagecoach, horses }: Board, more: number): number | null {
  if (stagecoach === undefined || measures.trail === null) return null;
  const { x } = carAt(measures, stagecoach);
  const count = Math.min(4, horses?.[stagecoach] ?? 0);
  const wished = x + (count ? measures.horse * 0.5 + (count - 1) * CLOSE : 4);
  const whole = ((measures.phone ? 200 : 262) + more) * measures.coachSize;
  return Math.min(wished, measures.width - whole);
}

/** The measures with the stagecoach where a board has it, and as long as its crowd needs. */
export function withCoach(measures: Measures, board: Board): Measures {
  const coachMore = stretch(measures, board);
  return { ...measures, coachMore, coach: coachLeft(measures, board, coachMore) };
}

/** The upper edge of the stagecoach's drawing. */
export const coachTop = ({ trail, coachSize }: Measures): number =>
  (trail ?? 0) - GROUND * coachSize;

/** Where the time machine's drawing begins. */
export function machineAt(measures: Measures): { x: number; y: number } {
  const { x } = carAt(measures, 0);
  return {
    x: x + measures.locoWidth + 4,
    y: measures.y + RAIL - MACHINE_GROUND * measures.aheadSize,
  };
}

/** Where people stand at a place outside the train. */
export function outerStand(measures: Measures, place: Place): Stand | null {
  if (place === TIME_MACHINE) {
    const { x, y } = machineAt(measures);
    const k = measures.aheadSize;
    return { x: x + 8 * k, width: 116 * k, y: y + MACHINE_FLOOR * k, size: 1 };
  }
  if (!inCoach(place) || measures.coach === null) return null;
  const k = measures.coachSize;
  const { left, width, y, size } = placeParts(place).level === "roof" ? ON_ROOF : INSIDE;
  return {
    x: measures.coach + left * k,
    width: (width + measures.coachMore) * k,
    y: coachTop(measures) + y * k,
    size,
  };
}

/** The field of a place outside the train. */
export function outerZone(measures: Measures, place: Place): Zone | null {
  const stand = outerStand(measures, place);
  if (!stand) return null;
  const high = place === TIME_MACHINE ? 92 * measures.aheadSize : stand.size * 70;
  return { x: stand.x, y: stand.y - high, width: stand.width, height: high + 3 };
}

/** The horses beside the cars. */
export function horsesOf(measures: Measures, board: Board): Horse[] {
  const { trail, horse } = measures;
  if (trail === null) return [];
  return (board.horses ?? []).flatMap((count, car) => {
    const { x, width } = carAt(measures, car);
    const room = (width - horse) / Math.max(1, count - 1);
    const step = car === board.stagecoach ? CLOSE : Math.max(10, Math.min(horse * 0.6, room));
    return Array.from({ length: count }, (_, index) => ({
      key: `${car} ${index}`,
      car,
      art: COLOURS[(car + index) % COLOURS.length] as string,
      x: x + horse * 0.44 + index * step,
      y: trail - 4 - ((index * 5) % 9),
    }));
  });
}

/** Those who are still on horseback, beside the wagon that is boarded. */
export function ridersOf(
  measures: Measures,
  board: Board,
): Record<string, { x: number; y: number }> {
  const { trail, horse } = measures;
  const riders = board.figures.filter(({ place }) => place === null);
  if (trail === null || board.wagon === undefined) return {};
  const waiting = board.horses?.[board.wagon] ?? 0;
  const start =
    carAt(measures, board.wagon).x + horse * 0.55 + (waiting ? horse * 0.6 + waiting * 10 : 0);
  const room = (measures.width - start - horse * 0.6) / Math.max(1, riders.length - 1);
  const step = Math.min(horse * (measures.phone ? 0.8 : 1.08), room);
  return Object.fromEntries(
    riders.map(({ bandit }, index) => [
      bandit,
      { x: start + index * step, y: trail - ((index * 5) % 8) },
    ]),
  );
}
