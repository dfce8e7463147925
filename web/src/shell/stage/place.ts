/** The places of a train, as they are named, and where one stands there. */
import { FLOOR, ROOF } from "./art/cars.ts";
import { carAt, type Measures } from "./measures.ts";

export type Level = "inside" | "roof";

/** No car: a place outside the train. */
export const OUTSIDE = -1;

/** The car and the level of a place; what is no car of its own is outside. */
export function placed(place: string): { car: number; level: Level } {
  const [car = "0", level] = place.split(" ");
  return {
    car: /^\d/.test(car) ? Number(car) : OUTSIDE,
    level: level === "roof" ? "roof" : "inside",
  };
}

/** Ground to stand on, from left to right, and how large people are there. */
export interface Stand {
  x: number;
  width: number;
  y: number;
  size: number;
}

/** Where people stand in a car or on its roof. */
export function carStand(measures: Measures, place: string): Stand {
  const { car, level } = placed(place);
  const { x, width } = carAt(measures, car);
  return { x, width, y: measures.y + (level === "roof" ? ROOF : FLOOR), size: 1 };
}
