/* Who is at a table, as far as sheets and names need it. */

import type { Table } from "../net/table.svelte.ts";

export type Company = Pick<Table, "room" | "seats" | "seat" | "host" | "ask" | "spoken">;

/** A view, as far as it says who plays which bandits. */
export interface Crewed {
  players: { bandits: string[] }[];
  teams?: boolean;
}

/** The number of a seat's team, and the seat of the partner: neighbours make a team. */
export const teamOf = (seat: number): number => (seat >> 1) + 1;
export const partnerOf = (seat: number): number => seat ^ 1;

/** Nobody: for a record, where only bandits are known. */
export const NOBODY: Company = {
  room: null,
  seats: [],
  seat: null,
  host: false,
  ask: () => false,
  spoken: null,
};
