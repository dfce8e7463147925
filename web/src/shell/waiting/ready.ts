/* Being ready for what one sees. */

import type { SeatInfo } from "../../wire.ts";
import type { Table } from "../net/table.svelte.ts";

/** Says that a seat is ready, or no longer. It is so for what is on the screen, not for what the host changes meanwhile. */
export function turnReady(table: Table, { seat, ready }: SeatInfo): void {
  const { latecomers = null } = table.room ?? {};
  table.ask({ type: "ready", seat, ready: !ready, latecomers });
}
