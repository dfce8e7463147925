/* A connection to a table, wherever the table lives. */

import type { Asked, Told } from "../../wire.ts";
import type { Facts } from "../game.ts";

/** Who listens to a connection. */
export interface Ears<G extends Facts = Facts> {
  /** The line is up: say hello. */
  up(): void;
  /** The line is down until another attempt in so many milliseconds. */
  down(again: number): void;
  told(message: Told<G>): void;
}

/** Messages there and back, over a line that comes up again by itself. */
export interface Connection {
  /** Connects, at once. */
  open(): void;
  /** Sends a message; says whether the line is up. */
  send(message: Asked): boolean;
  /** Waits no longer for the next attempt. */
  hurry(): void;
  /** Connects anew, even after hanging up, to say hello with other keys. */
  restart(): void;
  /** Hangs up for good. */
  close(): void;
}

/** Makes a connection. */
export type Connect<G extends Facts = Facts> = (ears: Ears<G>) => Connection;
