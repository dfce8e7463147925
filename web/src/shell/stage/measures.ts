/** How large the train is drawn on a stage of a given size. */
import { cabWidth } from "./art/loco.ts";
import { RAIL } from "./art/cars.ts";

/** The stage in pixels; `top` is covered by the sheets. */
export interface Room {
  width: number;
  height: number;
  top: number;
}

/** What there is besides the train. */
export interface Besides {
  /** A trail beside the track. */
  lane?: boolean;
  /** Something before the locomotive, as many units wide where it is drawn as large as the train. */
  ahead?: number;
  /** The whole train is always in sight: a long one has narrower cars instead of sliding. */
  whole?: boolean;
}

/** Car 0 is the locomotive; x and width are those of the part where people can be. */
export interface CarBox {
  car: number;
  kind: string;
  x: number;
  width: number;
  caboose: boolean;
}

/** The measures of a train, in units; one unit is `scale` pixels. */
export interface Measures {
  phone: boolean;
  /** Too long for a phone: the train slides in its frame. */
  slides: boolean;
  scale: number;
  width: number;
  height: number;
  /** Units of the landscape that are seen at once. */
  seen: number;
  carWidth: number;
  gap: number;
  locoWidth: number;
  /** The top edge of the cars, 200 units above their lowest line. */
  y: number;
  rail: number;
  horizon: number;
  /** How large people are drawn. */
  people: number;
  badge: number;
  token: number;
  cars: CarBox[];
  /** The ground of the trail beside the track; none without one. */
  trail: number | null;
  /** How large is drawn what stands before the locomotive, and how wide a horse is. */
  aheadSize: number;
  horse: number;
}

/** A stage up to this many pixels wide is a phone's. */
const PHONE = 720;
/** On a phone at most so many cars are shown whole; a longer train slides. */
const WHOLE = 6;
/** Units of cars on a phone that are always in sight together, and of the narrowest. */
const IN_SIGHT = 620;
const NARROWEST = 74;
/** Pixels of a car on a phone when the train slides. */
const SLIDING = 74;
/** Units from the rail to the lower edge of the trail, at a desk and on a phone. */
const LANE = 104;
const LANE_PHONE = 96;
/** Pixels of the map under a trail on a phone, where the train slides, and units between them. */
const MAP = 50;
const ABOVE_MAP = 8;
/** How large is drawn on a phone what stands before the locomotive. */
const AHEAD_PHONE = 0.8;
/** Room above a roof for a figure with its pointer, and for a hint of sky. */
const HEADROOM = 22;

interface Sizes {
  carWidth: number;
  gap: number;
  locoWidth: number;
  margins: number;
  /** From the rail to the lower edge of the stage. */
  below: number;
  /** What of it is trail. */
  lane: number;
  /** How much is taken up before the locomotive. */
  ahead: number;
}

function sizes(wagons: number, width: number, besides: Besides): Sizes {
  const lane = besides.lane ? (width <= PHONE ? LANE_PHONE : LANE) : 0;
  const ahead = (besides.ahead ?? 0) * (width <= PHONE ? AHEAD_PHONE : 1);
  if (width <= PHONE) {
    const narrow = Math.min(120, Math.max(NARROWEST, Math.round(IN_SIGHT / wagons) - 7));
    const carWidth = besides.whole ? narrow : wagons > 4 && wagons < WHOLE ? 108 : 120;
    const slides = !besides.whole && wagons + (ahead ? 1 : 0) >= WHOLE;
    const below = (slides ? (lane ? ABOVE_MAP : 72) : 26) + lane;
    return { carWidth, gap: 7, locoWidth: 160, margins: 40, below, lane, ahead };
  }
  const units = Math.min(1345, Math.max(900, width / 0.85));
  const gap = wagons > 4 ? 11 : 13;
  const locoWidth = wagons > 5 || units < 1150 ? 246 : 296;
  const free = (units - 84 - locoWidth - ahead) / wagons - gap;
  return {
    carWidth: Math.round(Math.min(232, Math.max(140, free))),
    gap,
    locoWidth,
    margins: 84,
    below: 30 + lane,
    lane,
    ahead,
  };
}

function boxes(wagons: string[], { carWidth, gap, locoWidth }: Sizes, left: number): CarBox[] {
  const n = wagons.length;
  const cars = wagons.map((kind, index) => ({
    car: index + 1,
    kind,
    x: left + (n - index - 1) * (carWidth + gap),
    width: carWidth,
    caboose: index === n - 1,
  }));
  return [
    {
      car: 0,
      kind: "locomotive",
      x: left + n * (carWidth + gap),
      width: cabWidth(locoWidth),
      caboose: false,
    },
    ...cars,
  ];
}

/** The measures of a train of these wagons in this room. */
export function measure(wagons: string[], room: Room, besides: Besides = {}): Measures {
  const phone = room.width <= PHONE;
  const size = sizes(wagons.length, room.width, besides);
  const train = wagons.length * (size.carWidth + size.gap) + size.locoWidth + size.ahead;
  const slides = phone && !besides.whole && wagons.length + (besides.ahead ? 1 : 0) >= WHOLE;
  const least = phone
    ? train + size.margins
    : Math.max(Math.min(1340, room.width / 0.85), train + size.margins);
  const map = slides && besides.lane ? MAP : 0;
  const high = Math.max(0.2, (room.height - room.top - map) / (RAIL + HEADROOM + size.below));
  const scale = Math.max(
    0.2,
    Math.min(high, slides ? SLIDING / size.carWidth : room.width / least),
  );
  const seen = room.width / scale;
  const width = slides ? train + size.margins : seen;
  const height = room.height / scale;
  const rail = height - size.below - map / scale;
  const y = rail - RAIL;
  const left =
    phone && !slides
      ? Math.max(24, (width - train) / 2 + 4)
      : Math.max(26, (width - train) / 2 - 4);
  return {
    phone,
    slides,
    scale,
    width,
    height,
    seen,
    carWidth: size.carWidth,
    gap: size.gap,
    locoWidth: size.locoWidth,
    y,
    rail,
    horizon: y + (phone ? 120 : 96),
    people: wagons.length > 5 && !phone ? 1.04 : 1.1,
    badge: phone ? 24 : 19,
    token: phone ? 30 : 27,
    cars: boxes(wagons, size, left),
    trail: size.lane ? rail + size.lane + (phone ? -8 : 6) : null,
    aheadSize: phone ? AHEAD_PHONE : 1,
    horse: phone ? 58 : 70,
  };
}

/** The car of that number. */
export function carAt(measures: Measures, car: number): CarBox {
  return measures.cars[car] ?? (measures.cars[0] as CarBox);
}
