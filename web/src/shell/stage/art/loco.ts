/** The locomotive: its cab is a car like the others, the boiler is only to look at. */
import { drawnWheels, RAIL, type Wheel } from "./cars.ts";
import { each, INK } from "./strokes.ts";

const IRON = "#2B2E33";
const DEEP = "#191B1E";
const RED = "#A32A1B";
const BRASS = "var(--gold)";
const CREAM = "#F2C98A";

/** How much of the locomotive's width is the cab. */
export const cabWidth = (w: number): number => Math.round(w * 0.46);

/** Where the smoke comes out, from the locomotive's left edge. */
export const stackAt = (w: number): number => (w < 240 ? w - 44 : w - 76);

/** The measures that all its parts share. */
interface Engine {
  w: number;
  small: boolean;
  cab: number;
  front: number;
}

function frame({ w, front }: Engine): string {
  const x = front + 2;
  const wide = w - x;
  const bar = (i: number): string =>
    `M${x + 2 + i * wide * 0.085} 168L${x - 1 + (i + 0.6) * wide * 0.19} 195`;
  return (
    `<path fill="${RED}" stroke="${INK}" stroke-width="2" d="M2 166H${front + 8}V176H2Z"/>` +
    `<path fill="${RED}" stroke="${INK}" stroke-width="2" d="M${x} 166H${x + wide * 0.45}L${w} 196H${x - 4}Z"/><path d="${each(5, bar)}" stroke="${INK}" stroke-width="1.8"/>`
  );
}

function boiler({ small, cab, front }: Engine): string {
  const long = front - cab;
  const gleam = (i: number): string =>
    `M${cab + 6} ${115 + i * 3.4}L${cab + long * (0.75 - i * 0.12)} ${115.7 + i * 3.4}L${cab + 6} ${116.4 + i * 3.4}Z`;
  const band = (t: number): string => `M${cab + long * t} 103h4.5V164h-4.5Z`;
  return (
    `<path fill="${IRON}" stroke="${INK}" stroke-width="2" d="M${cab - 4} 104H${front - 2}Q${front + 4} 104 ${front + 4} 110V158Q${front + 4} 164 ${front - 2} 164H${cab - 4}Z"/>` +
    `<path fill="#464B52" d="M${cab} 108H${front - 2}V112H${cab}Z"/><path fill="${DEEP}" d="M${cab} 146H${front + 2}V162H${cab}Z"/><path fill="#5B6068" d="${each(small ? 3 : 5, gleam)}"/>` +
    `<path fill="${BRASS}" stroke="${INK}" stroke-width="1.2" d="${(small ? [0.34, 0.72] : [0.26, 0.52, 0.8]).map(band).join("")}"/>` +
    `<path fill="${DEEP}" stroke="${INK}" stroke-width="2" d="M${front + 2} 108H${front + 10}V160H${front + 2}Z"/><circle cx="${front + 8}" cy="134" r="${small ? 7 : 10}" fill="${RED}" stroke="${INK}" stroke-width="2"/>`
  );
}

function stack({ small, cab, front }: Engine): string {
  const x = front - (small ? 18 : 32);
  const dome = cab + (front - cab) * (small ? 0.2 : 0.24);
  const bell = cab + (front - cab) * 0.5;
  const ring = `<path fill="none" stroke="${INK}" stroke-width="2.4" d="M${bell - 9} 105V90H${bell + 9}V105"/><path fill="${BRASS}" stroke="${INK}" stroke-width="1.4" d="M${bell - 6} 101Q${bell - 4} 92 ${bell} 92T${bell + 6} 101Z"/><circle cx="${bell}" cy="102.4" r="1.8" fill="${INK}"/>`;
  return (
    `<path fill="${IRON}" stroke="${INK}" stroke-width="2" d="M${x - 7} 105V84L${x - 17} 62L${x - 14} 54H${x + 14}L${x + 17} 62L${x + 7} 84V105Z"/>` +
    `<path fill="${BRASS}" stroke="${INK}" stroke-width="1.3" d="M${x - 16} 50H${x + 16}V55H${x - 16}ZM${x - 9} 82H${x + 9}V86H${x - 9}Z"/><path fill="#5B6068" d="M${x - 12} 62L${x - 10} 57H${x - 6}L${x - 4} 82H${x - 5}Z"/>` +
    `<path fill="${BRASS}" stroke="${INK}" stroke-width="1.8" d="M${dome - 10} 105V94Q${dome - 10} 84 ${dome} 84T${dome + 10} 94V105Z"/><path fill="#F8DC8E" d="M${dome - 6} 103V94Q${dome - 6} 89 ${dome - 3} 88V103Z"/>` +
    (small ? "" : ring) +
    `<path fill="${RED}" stroke="${INK}" stroke-width="1.8" d="M${front - 4} 84H${front + 12}V102H${front - 4}Z"/><path fill="#FFE9A8" stroke="${INK}" stroke-width="1.8" d="M${front + 12} 82L${front + 17} 80V106L${front + 12} 104Z"/><path fill="${BRASS}" stroke="${INK}" stroke-width="1.2" d="M${front - 6} 80H${front + 13}V84H${front - 6}Z"/>`
  );
}

function fire(x: number, w: number): string {
  return (
    `<path fill="#3C3430" stroke="${INK}" stroke-width="2" d="M${x} 114Q${x} 108 ${x + 6} 108H${x + w + 8}V160H${x}Z"/>` +
    `<path fill="#E8702A" stroke="${INK}" stroke-width="1.6" d="M${x + 5} 156V136Q${x + 5} 130 ${x + 5 + w / 2} 130T${x + 5 + w} 136V156Z"/>` +
    `<path fill="#FFD67A" class="flame" d="M${x + 8} 156Q${x + 8} 146 ${x + 5 + w * 0.35} 140Q${x + 5 + w * 0.5} 148 ${x + 5 + w * 0.65} 138Q${x + 3 + w} 148 ${x + 2 + w} 156Z"/>`
  );
}

function cabin({ small, cab }: Engine): string {
  const x = cab - (small ? 30 : 42);
  const gauge = (at: number, hand: string): string =>
    `<circle cx="${at}" cy="98" r="6" fill="var(--rim)" stroke="${INK}" stroke-width="1.6"/><path d="M${at} 98L${hand}" stroke="${RED}" stroke-width="1.6"/>`;
  const boards = each(Math.floor((cab - 8) / 16), (i) => `M${14 + i * 16} 72V76`);
  return (
    `<rect x="4" y="84" width="${cab - 8}" height="76" fill="var(--in-wall)"/><rect x="4" y="128" width="${cab - 8}" height="32" fill="var(--in-wall-2)"/>` +
    fire(x, small ? 22 : 30) +
    gauge(x + 8, `${x + 11} 94.6`) +
    (small ? "" : gauge(x + 24, `${x + 20} 95.6`)) +
    `<rect x="${small ? 12 : 16}" y="94" width="${small ? 26 : 40}" height="26" fill="var(--pane)" stroke="var(--in-line)" stroke-width="1.8"/><rect x="4" y="84" width="${cab - 8}" height="76" fill="var(--glow, none)"/>` +
    `<path fill="${RED}" stroke="${INK}" stroke-width="2" d="M1 84H8V160H${cab - 6}V84H${cab + 1}V168H1Z"/><path d="M8 160H${cab - 6}" stroke="${INK}" stroke-width="3"/><path fill="${CREAM}" d="M6 163.4H${cab - 4}V165H6Z" opacity=".8"/>` +
    `<path fill="${RED}" stroke="${INK}" stroke-width="2" d="M-6 78Q-6 75.6 -3 75.6H${cab + 5}Q${cab + 9} 76 ${cab + 9} 79V82Q${cab + 9} 85 ${cab + 5} 85H-3Q-6 85 -6 82Z"/><path fill="${CREAM}" d="M0 80.4H${cab + 4}V81.8H0Z" opacity=".85"/>` +
    `<path fill="var(--table-3)" stroke="${INK}" stroke-width="1.6" d="M1 72H${cab + 3}V76H1Z"/><path d="${boards}" stroke="${INK}" stroke-width="1.2"/>`
  );
}

/** The wheels of a locomotive: two driven ones, then those that only carry. */
export function engineWheels(w: number): Wheel[] {
  const small = w < 240;
  const r = small ? 17 : 22;
  const front = w - (small ? 26 : 44) - (small ? 14 : 22);
  const driver = (x: number): Wheel => ({ x, y: RAIL - r, r, spokes: 10, hub: RED });
  const pony = (x: number): Wheel => ({ x, y: RAIL - 13, r: 13, spokes: 8, hub: RED });
  const carried = small ? [pony(front)] : [pony(front), pony(front - 36)];
  return [driver(w * (small ? 0.2 : 0.19)), driver(w * (small ? 0.45 : 0.4)), ...carried];
}

/** The rod that joins the driven wheels, at the lowest point of its way. */
export function rod(w: number): string {
  const [back, ahead, pony] = engineWheels(w) as [Wheel, Wheel, Wheel];
  const y = back.y;
  const pin = (x: number): string =>
    `<circle cx="${x}" cy="${y + 7.6}" r="3.4" fill="${BRASS}" stroke="${INK}" stroke-width="1.4"/>`;
  return `<path fill="#B9ADA3" stroke="${INK}" stroke-width="1.6" d="M${back.x - 6} ${y + 5}H${pony.x - 18}V${y + 10.5}H${back.x - 6}Z"/>${pin(back.x)}${pin(ahead.x)}`;
}

/** The cylinder, before the rod. */
export function cylinder(w: number): string {
  const pony = (engineWheels(w)[2] as Wheel).x;
  return `<path fill="${IRON}" stroke="${INK}" stroke-width="1.8" d="M${pony - 20} 164H${pony + 16}V178H${pony - 20}Z"/>`;
}

/** The locomotive, cab to the left, cow-catcher to the right. Wheels that turn are drawn apart. */
export function loco(w: number, wheels = true): string {
  const small = w < 240;
  const engine: Engine = { w, small, cab: cabWidth(w), front: w - (small ? 26 : 44) };
  return (
    frame(engine) +
    boiler(engine) +
    stack(engine) +
    cabin(engine) +
    (wheels ? drawnWheels(engineWheels(w)) + rod(w) + cylinder(w) : "")
  );
}
