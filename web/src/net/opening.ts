/* Opening tables, and what is to be done there at once. */

import type { OpenTable, TakeSeats } from "../wire.ts";
import { openTable, takeSeats } from "./http.ts";
import { addKeys, remember } from "./keys.ts";

const atOnce = new Set<string>();

/** Whether the cards are to be dealt as soon as one is at the table; asked once. */
export function dealsAtOnce(table: string): boolean {
  return atOnce.delete(table);
}

/** Lets the cards be dealt as soon as one is at the table. */
export function dealAtOnce(table: string): void {
  atOnce.add(table);
}

/** Opens a table and sits down at these seats or the first free ones, one for each name. */
export async function openAndSit(
  wish: OpenTable,
  names: string[],
  deal = false,
  seats?: number[],
): Promise<string> {
  const { table, host } = await openTable(wish);
  addKeys(table, [host]);
  const free = (wish.seats ?? []).flatMap((level, seat) => (level === null ? [seat] : []));
  await sit(table, { names, seats: seats ?? free.slice(0, names.length) });
  if (deal) dealAtOnce(table);
  return table;
}

/** Sits down at a table and keeps the keys. */
export async function sit(table: string, wish: TakeSeats): Promise<void> {
  const taken = await takeSeats(table, wish);
  addKeys(table, taken.keys);
  remember(table);
}
