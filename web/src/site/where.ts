/* Where the tables are: in this browser. */

import type { Facts } from "../shell/game.ts";
import type { Connection, Ears } from "../shell/net/connection.ts";
import { request, WorkerLine } from "./here.svelte.ts";

/** Whether there is no server, and everything is in this browser. */
export const ALONE: boolean = true;

export { request };

/** A line to a table. */
export const connect = <G extends Facts>(ears: Ears<G>): Connection => new WorkerLine(ears);
