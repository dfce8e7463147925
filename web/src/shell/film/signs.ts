/** What films say with paper: a card over somebody's head, a sign in the sky. */
import { kindKey } from "../../words/names.ts";
import type { Spot } from "../stage/spot.ts";
import type { Troupe } from "./troupe.ts";
import "./signs.css";

/** A card without a picture. */
export const PAPER =
  '<path fill="var(--paper)" stroke="var(--ink)" stroke-width="2.2" stroke-linejoin="round" d="M-17 -44H17V0H5L0 6L-5 0H-17Z"/>';

/** The picture of a card. */
export const icon = (art: string, colour: string): string =>
  `<use href="#${art}" x="-13" y="-35" width="26" height="26" style="color:${colour};--cut-c:var(--paper)"/>`;

/** A card, face up. */
export const front = (action: string): string =>
  PAPER + icon(`act-${kindKey(action)}`, "var(--ink)");

/** Over somebody's head; roofs are near the sheets, so it never leaves the stage. */
export function overhead(set: { spot(name: string): Spot; size: number }, name: string): Spot {
  const { x, y } = set.spot(name);
  return { x, y: Math.max(48, y - 66 * set.size) };
}

/** A card is turned over. */
export const flip = (from: number, to: number): Keyframe[] => [
  { transform: `scaleX(${from})` },
  { transform: `scaleX(${to})` },
];

/** Hangs a paper sign into the sky for a while. */
export async function hang(set: Troupe, node: HTMLElement, ms: number): Promise<void> {
  set.boards.root.append(node);
  const frames = [
    { transform: "translate(-50%, -30px) rotate(-2deg)", opacity: 0 },
    { transform: "translate(-50%, 0) rotate(0deg)", opacity: 1, offset: 0.14 },
    { transform: "translate(-50%, 0) rotate(0deg)", opacity: 1, offset: 0.88 },
    { transform: "translate(-50%, -12px) rotate(1deg)", opacity: 0 },
  ];
  await set.clock.move(node, frames, ms, "ease-out");
  node.remove();
}
