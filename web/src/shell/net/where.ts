/* Where the tables are: behind a server. On a site without one, site/where.ts stands in for this. */

import type { Facts } from "../game.ts";
import type { Connection, Ears } from "./connection.ts";
import { Line } from "./socket.ts";

/** Whether there is no server, and everything is in this browser. */
export const ALONE: boolean = false;

/** A plain request. */
export const request = (url: string, init?: RequestInit): Promise<Response> => fetch(url, init);

/** A line to a table. */
export const connect = <G extends Facts>(ears: Ears<G>): Connection => new Line(ears);
