/** The insides of the cars: what is seen where the wall is cut away. */
import { prison } from "./prison.ts";
import { each, INK } from "./strokes.ts";

/** The inside between the posts: from x0 to x1, `width` of the whole car. */
interface Room {
  x0: number;
  x1: number;
  wide: number;
  width: number;
}

const WALL = "var(--in-wall)";
const LOW = "var(--in-wall-2)";
const LINE = "var(--in-line)";
const DARK = "var(--in-dark)";
const PANE = "var(--pane)";
const RIM = "var(--rim)";
const THIN = `stroke="${LINE}" stroke-width="1.6"`;

const dado = ({ x0, wide }: Room, y: number): string =>
  `<rect x="${x0}" y="${y}" width="${wide}" height="${160 - y}" fill="${LOW}"/>`;

function pane(x: number, y: number, w: number, h: number, curtain = ""): string {
  const glass = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${PANE}" ${THIN}/><path d="M${x} ${y + h / 2}H${x + w}M${x + w / 2} ${y}V${y + h}" ${THIN}/>`;
  if (!curtain) return glass;
  const top = `M${x - 2} ${y - 2}H${x + w + 2}V${y + 3}Q${x + w * 0.7} ${y + 8} ${x + w / 2} ${y + 3}Q${x + w * 0.3} ${y + 8} ${x - 2} ${y + 3}Z`;
  const left = `M${x - 2} ${y}H${x + 5}Q${x + 5} ${y + h * 0.6} ${x - 2} ${y + h}Z`;
  const right = `M${x + w + 2} ${y}H${x + w - 5}Q${x + w - 5} ${y + h * 0.6} ${x + w + 2} ${y + h}Z`;
  return `${glass}<path fill="${curtain}" opacity=".8" d="${top}${left}${right}"/>`;
}

function coach(room: Room): string {
  const { x0, x1, wide, width } = room;
  const n = width > 180 ? 3 : 2;
  const middle = (i: number): number => x0 + (wide * (i + 0.5)) / n;
  const seat = (x: number): string =>
    `<path fill="${LINE}" opacity=".75" d="M${x - 22} 160V134Q${x - 22} 130 ${x - 18} 130H${x - 14}Q${x - 12} 130 ${x - 12} 134V146H${x + 12}V134Q${x + 12} 130 ${x + 14} 130H${x + 18}Q${x + 22} 130 ${x + 22} 134V160H${x + 18}V152H${x - 18}V160Z"/>`;
  return (
    dado(room, 124) +
    `<path d="M${x0} 124H${x1}" ${THIN}/>` +
    each(n, (i) => pane(middle(i) - 17, 94, 34, 24, "var(--rust)")) +
    each(n, (i) => seat(middle(i)))
  );
}

const HEIGHTS = [9, 12, 8, 11, 10];
const GLASSES = ["#7E9B6A", "#B5552C", "#8A5A2E", "#C9A13B", "#5E7F8C"];

function bottles(x: number, i: number): string {
  if (i % 4 === 3) return "";
  const h = HEIGHTS[i % 5] ?? 9;
  const glass = GLASSES[(i * 3) % 5];
  return (
    `<path fill="${glass}" opacity=".8" d="M${x} 105V${109 - h}L${x + 2} ${106 - h}V${102 - h}H${x + 4}V${106 - h}L${x + 6} ${109 - h}V105Z"/>` +
    `<path fill="${glass}" opacity=".75" d="M${x + 2} 121V${124 - h}L${x + 4} ${121 - h}V${118 - h}H${x + 6}V${121 - h}L${x + 8} ${124 - h}V121Z"/>`
  );
}

function saloon(room: Room): string {
  const { x0, x1, wide } = room;
  const bar = x0 + wide * 0.5;
  return (
    dado(room, 132) +
    `<path d="M${x0 + 8} 106H${x1 - 8}M${x0 + 8} 122H${x1 - 8}" stroke="${DARK}" stroke-width="2.2"/>` +
    each(Math.floor((wide - 24) / 11), (i) => bottles(x0 + 14 + i * 11, i)) +
    `<path fill="${DARK}" opacity=".62" d="M${bar} 138H${x1 - 4}V142H${x1 - 7}V160H${bar + 4}V142H${bar}Z"/>` +
    `<path fill="${LINE}" opacity=".6" d="M${x0 + wide * 0.56} 145H${x0 + wide * 0.72}V157H${x0 + wide * 0.56}ZM${x0 + wide * 0.77} 145H${x1 - 12}V157H${x0 + wide * 0.77}Z"/>`
  );
}

function mail(room: Room): string {
  const { x0, x1, wide } = room;
  const columns = Math.floor((wide * 0.62) / 14);
  const hole = (row: number, column: number): string => {
    const x = x0 + 6 + column * 14;
    const y = 92 + row * 13;
    const letter = `<path fill="${RIM}" stroke="${LINE}" stroke-width="1" d="M${x + 2} ${y + 4}h8v6h-8z"/>`;
    return `<rect x="${x}" y="${y}" width="12" height="11" fill="${LOW}" ${THIN}/>${(row * 5 + column * 3) % 4 === 0 ? letter : ""}`;
  };
  const x = x1 - wide * 0.27;
  const boxes = `M${x} 136h26v24h-26zM${x + 28} 144h18v16h-18zM${x + 4} 118h20v17h-20z`;
  return (
    dado(room, 142) +
    each(3, (row) => each(columns, (column) => hole(row, column))) +
    `<path fill="${LINE}" opacity=".85" d="${boxes}"/>` +
    `<path fill="none" stroke="${DARK}" stroke-width="1.4" opacity=".8" d="${boxes}M${x} 136l26 24M${x + 14} 118v17"/>`
  );
}

function sleeper(room: Room): string {
  const { x0, x1, wide, width } = room;
  const n = width > 180 ? 2 : 1;
  const w = wide / n - 22;
  const bunk = (x: number): string =>
    `<path d="M${x} 112H${x + w}" stroke="${DARK}" stroke-width="3"/>` +
    `<path fill="${RIM}" ${THIN} d="M${x + 2} 111V104H${x + 16}L${x + 19} 106H${x + w - 2}V111Z"/>` +
    `<path fill="var(--plum)" opacity=".55" d="M${x + 24} 106H${x + w - 2}V111H${x + 24}Z"/>` +
    `<path fill="${LINE}" opacity=".6" d="M${x} 148H${x + w}V160H${x + w - 4}V154H${x + 4}V160H${x}Z"/>` +
    `<path fill="var(--plum)" opacity=".6" d="M${x - 7} 90H${x + 3}Q${x + 3} 120 ${x - 4} 128H${x - 7}ZM${x + w + 7} 90H${x + w - 3}Q${x + w - 3} 120 ${x + w + 4} 128H${x + w + 7}Z"/>`;
  return (
    dado(room, 128) +
    each(n, (i) => bunk(x0 + 11 + (i * wide) / n)) +
    `<path d="M${x0} 90H${x1}" stroke="${DARK}" stroke-width="2"/>`
  );
}

function freight({ x0, x1, wide }: Room): string {
  const door = x0 + wide * 0.3;
  const boards = each(Math.floor(wide / 13), (i) => {
    const x = x0 + i * 13;
    return `<rect x="${x}" y="84" width="12" height="76" fill="${i % 3 ? WALL : LOW}"/><path d="M${x + 12.4} 84V160" stroke="${LINE}" stroke-width="1.2"/>`;
  });
  return (
    boards +
    `<rect x="${door}" y="90" width="${wide * 0.34}" height="70" fill="${PANE}" stroke="${DARK}" stroke-width="2"/><path d="M${door} 142Q${x0 + wide * 0.4} 128 ${x0 + wide * 0.5} 134T${x0 + wide * 0.64} 130V160H${door}Z" fill="var(--mesa-0)"/>` +
    `<path fill="${LINE}" opacity=".9" d="M${x1 - 36} 160V136Q${x1 - 34} 130 ${x1 - 22} 130T${x1 - 8} 136V160Z"/><path d="M${x1 - 36} 140H${x1 - 8}M${x1 - 36} 152H${x1 - 8}M${x1 - 29} 131V160M${x1 - 22} 130V160M${x1 - 15} 131V160" stroke="${DARK}" stroke-width="1.3" opacity=".8"/>` +
    `<path fill="#D8A646" opacity=".75" d="M${x0 + 2} 160V142H${x0 + 34}V160Z"/><path d="M${x0 + 4} 148l8 4M${x0 + 14} 146l6 8M${x0 + 22} 150l9-3M${x0 + 6} 156l10-2M${x0 + 20} 157l8-4M${x0 + 11} 142v18M${x0 + 25} 142v18" stroke="${DARK}" stroke-width="1" opacity=".7"/>`
  );
}

function parlour(room: Room): string {
  const { x0, x1, wide } = room;
  const middle = x0 + wide * 0.5;
  const paper = each(Math.ceil(wide / 18), (i) =>
    each(
      3,
      (row) =>
        `<path fill="${LOW}" d="M${x0 + 9 + i * 18 - (row % 2) * 9} ${92 + row * 14}l4 6-4 6-4-6z"/>`,
    ),
  );
  const lamp = (x: number): string =>
    `<path fill="#F6C85A" stroke="${DARK}" stroke-width="1.6" d="M${x - 7} 108L${x - 4} 96H${x + 4}L${x + 7} 108Z"/><path d="M${x} 108V116H${x - 5}" fill="none" stroke="${DARK}" stroke-width="2"/>`;
  const portrait = `<ellipse cx="${middle}" cy="108" rx="13" ry="16" fill="${RIM}" stroke="${DARK}" stroke-width="2.4"/><path fill="${DARK}" opacity=".75" d="M${middle - 8} 120Q${middle - 6} 111 ${middle} 111T${middle + 8} 120ZM${middle - 4.6} 105a4.6 4.6 0 1 1 9.2 0a4.6 4.6 0 1 1 -9.2 0M${middle - 8} 102H${middle + 8}V100H${middle + 5}V95H${middle - 5}V100H${middle - 8}Z"/>`;
  return (
    paper +
    dado(room, 134) +
    `<path d="M${x0} 134H${x1}" stroke="${DARK}" stroke-width="2"/>` +
    portrait +
    lamp(x0 + wide * 0.18) +
    lamp(x0 + wide * 0.82) +
    `<path fill="#2E6C74" opacity=".55" d="M${x1 - 48} 160V140Q${x1 - 48} 134 ${x1 - 42} 134H${x1 - 20}Q${x1 - 14} 134 ${x1 - 14} 140V160Z"/>`
  );
}

const ROOMS: Record<string, (room: Room) => string> = {
  coach,
  saloon,
  mail,
  sleeper,
  freight,
  parlour,
  prison,
};

/** The inside of a wagon of this kind: back wall, furniture, hanging lamp and its light. */
export function decor(kind: string, width: number): string {
  const room: Room = { x0: 8, x1: width - 8, wide: width - 16, width };
  const wall = `<rect x="8" y="84" width="${room.wide}" height="76" fill="${WALL}"/>`;
  const at = width / 2;
  const lamp = `<path d="M${at} 84V88" stroke="${INK}" stroke-width="1.8"/><path fill="#F6C85A" stroke="${INK}" stroke-width="1.3" d="M${at - 4} 88H${at + 4}L${at + 6} 95H${at - 6}Z"/>`;
  const light = `<rect x="8" y="84" width="${room.wide}" height="76" fill="var(--glow, none)"/>`;
  return wall + (ROOMS[kind] ?? coach)(room) + lamp + light;
}
