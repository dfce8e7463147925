/** The prison car: on the left the cell of riveted iron, on the right the corridor. */
import { each, short } from "./strokes.ts";

const IRON = "#24282B";
const SHINE = "#8D959A";
const POST = "#3C4146";
const SEAM = "#5B5F60";

/** The cell of a prison car of this width: its left edge, and how wide it is. */
export const cellOf = (width: number): { x: number; wide: number } => ({
  x: 8,
  wide: (width - 16) * 0.46,
});

/** Units of the car's left that the cell and its post take up. */
export const corridorFrom = (width: number): number => cellOf(width).x + cellOf(width).wide + 5;

/** The bars, which stand before whoever is in the cell. */
export function cellBars(width: number): string {
  const { x, wide } = cellOf(width);
  const end = x + wide;
  const count = Math.max(3, Math.round(wide / 15));
  const bar = (i: number): string => {
    const at = short(x + (wide / count) * (i + 0.5));
    return `<path d="M${at} 86V160" stroke="${IRON}" stroke-width="3.4"/><path d="M${at} 90V156" stroke="${SHINE}" stroke-width="1"/>`;
  };
  return (
    each(count, bar) +
    `<path d="M${x} 92H${end}M${x} 152H${end}" stroke="${IRON}" stroke-width="3.4"/><path d="M${x + 2} 91.4H${end - 2}M${x + 2} 151.4H${end - 2}" stroke="${SHINE}" stroke-width="1"/>` +
    `<path fill="var(--gold)" stroke="${IRON}" stroke-width="1.4" d="M${end - 8} 119h9v12h-9z"/><path fill="${IRON}" d="M${end - 4.8} 122.6a1.5 1.5 0 1 1 2.6 0v5h-2.6z"/>`
  );
}

function cell(width: number): string {
  const { x, wide } = cellOf(width);
  const end = x + wide;
  const pane = Math.min(26, wide * 0.34);
  const left = x + wide * 0.56;
  const rivets = each(
    Math.floor(wide / 11),
    (i) =>
      `<circle cx="${x + 5 + i * 11}" cy="113.4" r="1"/><circle cx="${x + 5 + i * 11}" cy="139.4" r="1"/>`,
  );
  return (
    `<rect x="${x}" y="84" width="${wide}" height="76" fill="#8C8A82"/><rect x="${x}" y="84" width="${wide}" height="76" fill="var(--in-wall-2)" opacity=".32"/>` +
    `<path d="M${x} 110H${end}M${x} 136H${end}M${x + wide * 0.5} 84V110M${x + wide * 0.28} 110V136M${x + wide * 0.74} 110V136M${x + wide * 0.5} 136V160" stroke="${SEAM}" stroke-width="1.3" opacity=".7"/>` +
    `<g fill="#4A4E50" opacity=".75">${rivets}</g>` +
    `<rect x="${left}" y="90" width="${pane}" height="15" fill="var(--pane)" stroke="#2C3034" stroke-width="2"/><path d="${each(3, (i) => `M${short(left + ((i + 1) * pane) / 4)} 90v15`)}" stroke="#2C3034" stroke-width="1.8"/>` +
    `<path d="M${x + 8} 120v8M${x + 11} 120v8M${x + 14} 120v8M${x + 17} 120v8M${x + 6} 127L${x + 19} 121" stroke="${POST}" stroke-width="1.1" opacity=".8"/>` +
    `<path fill="#6D4A30" stroke="#2C3034" stroke-width="1.4" d="M${x} 147H${x + wide * 0.6}V151H${x}Z"/><path fill="#7A5A6A" d="M${x + 12} 143.4H${x + wide * 0.58}V147H${x + 12}Z"/><path fill="var(--rim)" d="M${x + 2} 142.6H${x + 12}V147H${x + 2}Z"/>`
  );
}

/** A bill with a wanted face, its left edge at x. */
const bill = (x: number): string =>
  `<path fill="var(--rim)" stroke="var(--in-line)" stroke-width="1.3" d="M${x} 95H${x + 20}V122L${x + 15} 120L${x + 10} 122L${x + 5} 120L${x} 122Z"/>` +
  `<g fill="var(--in-dark)"><path d="M${x + 3} 98h14v2.6h-14zM${x + 4} 116h12v1.4h-12z"/><circle cx="${x + 10}" cy="107" r="3"/><path d="M${x + 4} 105.4h12l-2.6-1.4q-.6-2-3.4-2t-3.4 2zM${x + 5} 114q.6-3.4 5-3.4t5 3.4z"/></g>`;

function corridor(width: number): string {
  const { x, wide } = cellOf(width);
  const [from, to] = [x + wide + 8, width - 8];
  const free = to - from;
  const boards = each(Math.floor(free / 12), (i) => `M${short(from + 10 + i * 12)} 84V132`);
  const keys = `<path d="M${to - 14} 98h8v2.6h-8zM${to - 11} 100h2v5h-2z"/><circle cx="${to - 10}" cy="109" r="4.2" fill="none" stroke="var(--in-dark)" stroke-width="1.8"/><path d="M${to - 13.4} 112h2.2v10h-2.2zM${to - 9} 112.6h2.2v8h-2.2zM${to - 11.4} 119h-3v-2h3z"/>`;
  return (
    `<path d="${boards}" stroke="var(--in-wall-2)" stroke-width="1.6"/><rect x="${from}" y="132" width="${free}" height="28" fill="var(--in-wall-2)"/><path d="M${from} 132H${to}" stroke="var(--in-dark)" stroke-width="2"/>` +
    (width > 150 ? bill(from + free * 0.56) : "") +
    `<g fill="var(--in-dark)">${keys}</g>` +
    `<rect x="${x + wide - 1}" y="84" width="9" height="76" fill="${POST}"/><g fill="#7C8388">${each(4, (i) => `<circle cx="${x + wide + 3.5}" cy="${92 + i * 19}" r="1.3"/>`)}</g>`
  );
}

/** The inside of the prison car. */
export const prison = ({ width }: { width: number }): string =>
  cell(width) + corridor(width) + cellBars(width);
