/**
 * Cars in cut-away, 200 high and as wide as asked for.
 *
 * People on the roof stand on ROOF, people inside on FLOOR, the wheels on RAIL.
 */
import { decor } from "./decor.ts";
import { each, INK, short } from "./strokes.ts";

export const ROOF = 72;
export const FLOOR = 160;
export const RAIL = 198;

interface Paint {
  body: string;
  dark: string;
  trim: string;
}

const PAINTS: Record<string, Paint> = {
  coach: { body: "#A8401F", dark: "#7E2C14", trim: "#F2C98A" },
  saloon: { body: "#3F6B4A", dark: "#29492F", trim: "#E8C877" },
  mail: { body: "#B97F2C", dark: "#865613", trim: "#FBE9B8" },
  sleeper: { body: "#5E3455", dark: "#40203A", trim: "#E9B9A0" },
  freight: { body: "#7D5331", dark: "#573519", trim: "#E3C28C" },
  parlour: { body: "#2E6C74", dark: "#1C4A51", trim: "#F0D590" },
  prison: { body: "#5A6066", dark: "#3C4146", trim: "#D9D2C4" },
};
const RED: Paint = { body: "#A8401F", dark: "#7E2C14", trim: "#F2C98A" };

/** A wheel by its middle, its size and how it is made. */
export interface Wheel {
  x: number;
  y: number;
  r: number;
  spokes: number;
  hub: string;
}

/** A wheel with spokes. */
export function wheel(cx: number, cy: number, r: number, spokes = 8, hub = "var(--gold)"): string {
  const spoke = (i: number): string => {
    const a = (i * Math.PI * 2) / spokes + 0.2;
    return `M${short(cx)} ${cy}L${short(cx + (r - 3) * Math.cos(a))} ${short(cy + (r - 3) * Math.sin(a))}`;
  };
  return (
    `<g><circle cx="${cx}" cy="${cy}" r="${r}" fill="var(--table)" stroke="${INK}" stroke-width="2"/><circle cx="${cx}" cy="${cy}" r="${r - 3.4}" fill="#8C5A33"/>` +
    `<path stroke="${INK}" stroke-width="${r > 18 ? 2.6 : 2}" d="${each(spokes, spoke)}"/><circle cx="${cx}" cy="${cy}" r="${short(r * 0.27)}" fill="${hub}" stroke="${INK}" stroke-width="1.6"/></g>`
  );
}

/** Several wheels. */
export const drawnWheels = (wheels: Wheel[]): string =>
  wheels.map(({ x, y, r, spokes, hub }) => wheel(x, y, r, spokes, hub)).join("");
const bogieSize = (w: number): number => (w < 180 ? 0.78 : 1);

/** The four wheels of a wagon of this width. */
export const wagonWheels = (w: number): Wheel[] =>
  [w * 0.22, w * 0.78].flatMap((cx) =>
    [-17, 17].map((dx) => ({
      x: cx + dx * bogieSize(w),
      y: 185,
      r: 13,
      spokes: 8,
      hub: "var(--gold)",
    })),
  );

const bogie = (cx: number, s: number): string =>
  `<path fill="${INK}" d="M${cx - 30 * s} 176H${cx + 30 * s}L${cx + 24 * s} 184H${cx - 24 * s}Z"/>`;

const nick = (i: number): number => 4.4 * (1 - (i % 3) * 0.22);

function posts({ body, dark, trim }: Paint, w: number): string {
  const notch = (i: number): string =>
    `M3.4 ${90 + i * 5}l${short(nick(i))} .9l${short(-nick(i))} .9ZM${w - 3.4} ${90 + i * 5}l${short(-nick(i))} .9l${short(nick(i))} .9Z`;
  return (
    `<path fill="${body}" stroke="${INK}" stroke-width="2" d="M2 84H9V160H${w - 9}V84H${w - 2}V174H2Z"/>` +
    `<path fill="${dark}" d="M3 168H${w - 3}V173H3Z${each(14, notch)}"/><path fill="${trim}" d="M8 164H${w - 8}V165.6H8Z" opacity=".8"/>` +
    `<path d="M9 160H${w - 9}" stroke="${INK}" stroke-width="3"/>`
  );
}

function walkway({ body, trim }: Paint, w: number): string {
  const gaps = each(Math.floor((w - 12) / 16), (i) => `M${16 + i * 16} 72V76`);
  return (
    `<path fill="${body}" stroke="${INK}" stroke-width="2" d="M-3 78Q-3 76 0 75.6H${w}Q${w + 3} 76 ${w + 3} 78V82Q${w + 3} 85 ${w} 85H0Q-3 85 -3 82Z"/><path fill="${trim}" d="M2 80.4H${w - 2}V81.8H2Z" opacity=".85"/>` +
    `<path fill="var(--table-3)" stroke="${INK}" stroke-width="1.6" d="M4 72H${w - 4}V76H4Z"/><path d="${gaps}" stroke="${INK}" stroke-width="1.2"/>`
  );
}

const TAIL =
  `<path fill="${INK}" d="M-20 162H2V168H-20Z"/><path fill="none" stroke="${INK}" stroke-width="2.4" d="M-18 162V132H2M-18 142H2M-12 132V162M-6 132V162"/>` +
  `<path fill="#D8351F" stroke="${INK}" stroke-width="1.4" d="M-22 121H-13V131H-22ZM-20 118H-15V121H-20Z"/><path fill="${INK}" d="M-20 168L-16 168L-14 190H-22V186H-18Z"/>`;

/** A wagon; the caboose, whatever its kind, has the platform with the red lamp behind it. Wheels that turn are drawn apart. */
export function car(kind: string, w: number, caboose = false, wheels = true): string {
  const paint = PAINTS[kind] ?? RED;
  const small = bogieSize(w);
  return (
    bogie(w * 0.22, small) +
    bogie(w * 0.78, small) +
    (wheels ? drawnWheels(wagonWheels(w)) : "") +
    `<path fill="${INK}" d="M4 170H${w - 4}V178H4Z"/>` +
    decor(kind, w) +
    posts(paint, w) +
    walkway(paint, w) +
    (caboose ? TAIL : "")
  );
}

/** The number of a car on a plate at its sill: words speak of cars by it. */
export const plate = (kind: string, w: number, number: number): string =>
  `<g transform="translate(${w / 2} 168)"><path fill="${INK}" d="M-9 -7H9V7H-9Z"/><path fill="none" stroke="${(PAINTS[kind] ?? RED).trim}" stroke-width="1" d="M-7.4 -5.4H7.4V5.4H-7.4Z"/><text y="4" text-anchor="middle" font-family="var(--face-caps)" font-weight="900" font-size="11.5" fill="${(PAINTS[kind] ?? RED).trim}">${number}</text></g>`;

/** What joins two cars, from x on. */
export const coupler = (x: number, gap: number): string =>
  `<path fill="${INK}" d="M${x - 2} 164H${x + gap + 2}V171H${x - 2}Z"/><circle cx="${x + gap / 2}" cy="167.5" r="${Math.min(5, gap * 0.5)}" fill="var(--gold)" stroke="${INK}" stroke-width="1.5"/>`;
