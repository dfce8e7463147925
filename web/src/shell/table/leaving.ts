/* Leaving a table. */

import { forget } from "../net/keys.ts";
import type { Table } from "../net/table.svelte.ts";
import { go } from "../../router.svelte.ts";

/** Gives up all seats of this browser and goes to the first page; without a line one stays. */
export function leave(table: Table): void {
  if (!table.seats.every((seat) => table.ask({ type: "leave", seat }))) return;
  // A seat in a running game is kept for whoever has its key.
  if (table.room?.status !== "playing") forget(table.code);
  go("/");
}
