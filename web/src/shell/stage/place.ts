/** Where one stands at the places of a train. */
import { placeParts } from "../../parts.ts";
import type { Place } from "../../wire.ts";
import { FLOOR, ROOF } from "./art/cars.ts";
import { carAt, type Measures } from "./measures.ts";

/** Ground to stand on, from left to right, and how large people are there. */
export interface Stand {
  x: number;
  width: number;
  y: number;
  size: number;
}

/** Where people stand in a car or on its roof. */
export function carStand(measures: Measures, place: Place): Stand {
  const { car, level } = placeParts(place);
  const { x, width } = carAt(measures, car);
  return { x, width, y: measures.y + (level === "roof" ? ROOF : FLOOR), size: 1 };
}
