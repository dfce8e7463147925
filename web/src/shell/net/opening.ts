/* Opening tables and sitting down, so that asking again after a lost answer does it once. */

import type { Opened, OpenTable, Taken, TakeSeats } from "../../wire.ts";
import { openTable, Refusal, takeSeats } from "./http.ts";
import { keep, kept } from "./keep.ts";
import { addKeys, keysOf, remember } from "./keys.ts";
import { secret } from "./secret.ts";

const atOnce = new Set<string>();
/** What leaves open whether it was done; all else is an answer. */
const UNSURE = /^(away|storage|fault|too-fast|crowded|http-5..)$/;

/** Whether the cards are to be dealt as soon as one is at the table; asked once. */
export function dealsAtOnce(table: string): boolean {
  return atOnce.delete(table);
}

/** Lets the cards be dealt as soon as one is at the table. */
export function dealAtOnce(table: string): void {
  atOnce.add(table);
}

/** A secret from which the server makes keys. */
const newId = (): string => secret(16);

const asking = (table: string): string => `asking.${table}`;

/** What was asked of a table and is not known to be answered. */
function askedOf(table: string): TakeSeats | null {
  try {
    return JSON.parse(kept(asking(table)) ?? "null") as TakeSeats | null;
  } catch {
    return null;
  }
}

/** Asks for no seat any more: it was decided about. */
export function settle(table: string): void {
  keep(asking(table), null);
}

/**
 * Opens a table by `open` and sits down there; `wish` is what was wished for.
 *
 * Whoever wishes for the same again before it is known to be done gets the same table.
 */
export async function openOnce(
  wish: object,
  open: (id: string) => Promise<Opened>,
  seats: TakeSeats,
): Promise<string> {
  const text = JSON.stringify(wish);
  const [before, id = ""] = (kept("opening") ?? "").split("\n");
  const mine = before === text && id ? id : newId();
  keep("opening", `${text}\n${mine}`);
  const { table, host } = await open(mine);
  addKeys(table, [host]);
  await sit(table, seats);
  keep("opening", null);
  return table;
}

/** Opens a table, at the server or `here`; sits down at these seats or the first free, by name. */
export async function openAndSit(
  wish: OpenTable,
  names: string[],
  deal = false,
  seats?: number[],
  here = false,
): Promise<string> {
  const free = (wish.seats ?? []).flatMap((level, seat) => (level === null ? [seat] : []));
  const mine = { names, seats: seats ?? free.slice(0, names.length) };
  const place = here ? { here } : {};
  const opening = (id: string): Promise<Opened> => openTable({ ...wish, id }, here);
  const table = await openOnce({ ...wish, ...place }, opening, mine);
  if (deal) dealAtOnce(table);
  return table;
}

/** Sits down at a table, or asks to, and keeps the keys; says whether others have to agree first. */
export async function sit(table: string, wish: TakeSeats): Promise<boolean> {
  const before = askedOf(table);
  if (before) {
    try {
      return (await take(table, before)).pending;
    } catch (error) {
      if (unsure(error)) throw error; // otherwise that is over, and this is asked afresh
    }
  }
  return (await take(table, { ...wish, id: newId() })).pending;
}

/** Asks again for seats that are not known to be decided about; says how it stands, if there are any. */
export async function sitAgain(table: string): Promise<Taken | null> {
  const before = askedOf(table);
  return before && take(table, before);
}

/** Asks no more for the seats that are not decided about. */
export async function withdraw(table: string): Promise<void> {
  const before = askedOf(table);
  if (before) await take(table, { ...before, withdraw: true });
}

async function take(table: string, wish: TakeSeats): Promise<Taken> {
  keep(asking(table), JSON.stringify(wish));
  try {
    const taken = await takeSeats(table, { ...wish, keys: keysOf(table) });
    addKeys(table, taken.keys);
    if (taken.keys.length) remember(table);
    if (!taken.pending) settle(table);
    return taken;
  } catch (error) {
    if (!unsure(error)) settle(table);
    throw error;
  }
}

const unsure = (error: unknown): boolean => !(error instanceof Refusal) || UNSURE.test(error.code);
