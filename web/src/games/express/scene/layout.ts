/** Where everybody and everything is drawn. People gather from the left, loot from the right. */
import type { Place } from "../../../wire.ts";
import type { Spot } from "../../../shell/stage/spot.ts";
import { ROOF } from "../../../shell/stage/art/cars.ts";
import { cellOf, corridorFrom } from "../../../shell/stage/art/prison.ts";
import { CELL, MARSHAL, PRISON, SHOTGUN, type Board, type Lying } from "../model/board.ts";
import { placeParts } from "../../../parts.ts";
import { carStand, type Stand } from "../../../shell/stage/place.ts";
import { carAt } from "../../../shell/stage/measures.ts";
import { type Measures } from "./measures.ts";
import { outerStand, outerZone, ridersOf, withCoach, type Zone } from "./outside.ts";
import { inSight } from "../model/trackside.ts";

export type { Zone } from "./outside.ts";

export { MARSHAL } from "../model/board.ts";

/** A token, or several of one kind as one token with a number. Its point is the middle of its foot. */
export interface Token extends Spot {
  key: string;
  place: Place;
  kind: string;
  values: (number | null)[];
}

/** The board, drawn up in units. */
export interface Layout {
  people: Record<string, Spot>;
  tokens: Token[];
}

/** The ground of a place. */
export const ground = (measures: Measures, place: Place): number =>
  (outerStand(measures, place) ?? carStand(measures, place)).y;

/** Where people stand at a place. */
export function stand(measures: Measures, place: Place): Stand {
  const outer = outerStand(measures, place);
  if (outer) return outer;
  const { x, width, from } = roomAt(measures, place);
  return { x: x + from, width: width - from, y: ground(measures, place), size: 1 };
}

/** The car of a place, and how much of its left is no part of it: beside a cell there is a corridor. */
function roomAt(measures: Measures, place: Place): { x: number; width: number; from: number } {
  if (place === CELL) {
    const { x, width } = carAt(measures, measures.cars.length - 1);
    const cell = cellOf(width);
    return { x: x + cell.x, width: cell.wide, from: 0 };
  }
  const { car, level } = placeParts(place);
  const { x, width, kind } = carAt(measures, car);
  return { x, width, from: kind === PRISON && level === "inside" ? corridorFrom(width) : 0 };
}

/** The field that a place takes up, for lights and taps. */
export function zone(measures: Measures, place: Place): Zone {
  const outer = outerZone(measures, place);
  if (outer) return outer;
  const { level } = placeParts(place);
  const { x, width, from } = roomAt(measures, place);
  if (level === "roof")
    return { x: x + 3, y: measures.y + ROOF - 68, width: width - 6, height: 70 };
  const edge = place === CELL ? 1 : 9;
  const left = Math.max(edge, from + 4);
  return { x: x + left, y: measures.y + 86, width: width - left - edge, height: 74 };
}

const ORDER = ["purse", "jewel", "strongbox", "mail-bag", "flask", "half-usual", "half-old"];
/** People overlap down to this. */
const CLOSEST = 14;

interface Heap {
  kind: string;
  values: (number | null)[];
}

/** The tokens of a place from the right to the left; where they are too many, those of a kind become one. */
function heaps(loot: Lying[], fit: number): Heap[] {
  const kinds = [...new Set([...ORDER, ...loot.map((token) => token.kind)])].map((kind) => ({
    kind,
    values: loot.filter((token) => token.kind === kind).map((token) => token.value),
  }));
  const present = kinds.filter((heap) => heap.values.length > 0);
  const merged = new Set<string>();
  const count = (): number =>
    present.reduce((sum, { kind, values }) => sum + (merged.has(kind) ? 1 : values.length), 0);
  for (const { kind } of [...present].sort((a, b) => b.values.length - a.values.length)) {
    if (count() > fit) merged.add(kind);
  }
  return present.flatMap((heap) =>
    merged.has(heap.kind)
      ? [heap]
      : heap.values.map((value) => ({ kind: heap.kind, values: [value] })),
  );
}

/** What one place holds. */
interface Held {
  place: Place;
  people: string[];
  loot: Lying[];
}

function holding(board: Board): Held[] {
  const held = new Map<string, Held>();
  const at = (place: Place): Held => {
    const found = held.get(place) ?? { place, people: [], loot: [] };
    held.set(place, found);
    return found;
  };
  if (board.marshal !== null) at(`${board.marshal} inside`).people.push(MARSHAL);
  if (board.shotgun) at(board.shotgun).people.push(SHOTGUN);
  for (const { bandit, place } of board.figures) if (inSight(place)) at(place).people.push(bandit);
  for (const token of board.loot) at(token.place).loot.push(token);
  return [...held.values()];
}

/** Those in the cell stand in its middle, close together where they are many. */
function jail(measures: Measures, people: string[], layout: Layout): void {
  const { x, width, y } = stand(measures, CELL);
  const figure = 40 * measures.people;
  const apart = Math.min(figure, Math.max(8, width - figure) / Math.max(1, people.length - 1));
  people.forEach((name, index) => {
    layout.people[name] = { x: x + width / 2 + (index - (people.length - 1) / 2) * apart, y };
  });
}

function arrange(measures: Measures, { place, people, loot }: Held, layout: Layout): void {
  if (place === CELL) return jail(measures, people, layout);
  const { level } = placeParts(place);
  const { x, width, y, size: scale } = stand(measures, place);
  const { phone, token } = measures;
  const size = measures.people * scale;
  const pad = (level === "roof" ? 8 : 13) * scale;
  const firebox = place === "0 inside" ? (phone ? 12 : 34) : 0;
  const inner = width - 2 * pad - firebox;
  const step = Math.min(token * 0.84, 24);
  const fit = Math.max(2, Math.floor((inner - people.length * 26) / step));
  const shown = heaps(loot, fit);
  shown.forEach(({ kind, values }, index) => {
    const tight = phone ? Math.min(step, inner / shown.length) : step;
    layout.tokens.push({
      key: `${place} ${index}`,
      place,
      kind,
      values,
      x: x + width - pad - firebox - token / 2 + 4 - index * tight,
      y,
    });
  });
  const figure = 46 * size;
  const share = level === "inside" ? (phone ? 0.35 : 0.8) : 0.6;
  const free = inner - shown.length * step * share - figure + 10;
  const apart =
    people.length > 1 ? Math.min(40 * size, Math.max(CLOSEST, free / (people.length - 1))) : 0;
  people.forEach((name, index) => {
    const spot = { x: x + pad - 3 + figure / 2 + index * apart, y };
    layout.people[name] = scale === 1 ? spot : { ...spot, size: scale };
  });
}

/** Where everybody and everything of a board is drawn. */
export function arranged(board: Board, measures: Measures): Layout {
  const layout: Layout = { people: {}, tokens: [] };
  const here = withCoach(measures, board);
  for (const held of holding(board)) arrange(here, held, layout);
  for (const [bandit, spot] of Object.entries(ridersOf(measures, board)))
    layout.people[bandit] = { ...spot, mounted: true };
  return layout;
}
