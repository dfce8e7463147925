/* Where a table is: behind the server, or in this browser.
 *
 * A name of the latter has a mark before its code. On a site without a server there are no others,
 * and so there is no mark.
 */

import { engine, ready, request as askHere, start, WorkerLine } from "../../site/here.svelte.ts";
import type { Facts } from "../game.ts";
import type { Connection, Ears } from "./connection.ts";
import { Line } from "./socket.ts";

/** Whether there is no server, and everything is in this browser. */
export const ALONE: boolean = import.meta.env.MODE === "site";

/** Whether the engine's files are there, and a browser that can make use of them. */
export const ABLE: boolean =
  ALONE ||
  (__ENGINE__.folder !== "" &&
    ["WebAssembly", "Worker", "indexedDB", "DecompressionStream"].every((each) => each in window));

const MARK = "~";
/** Who wants to play waits so long for the engine, in milliseconds; then the server is there. */
const PATIENCE = 10_000;
/** What is answered alike everywhere. */
const ANYWHERE = /^\/api\/(catalogue|lessons|puzzles)\b/;

/** Whether a table or record of this name is in this browser. */
export const isHere = (name: string): boolean => ALONE || name.startsWith(MARK);

/** What a table or record of this browser is called among all others. */
export const nameHere = (code: string): string => (ALONE ? code : MARK + code);

/** The code as people read it, and as the table knows it. */
export const codeOf = (name: string): string => (name.startsWith(MARK) ? name.slice(1) : name);

/** Whether those at this device may play here, without the server. */
export async function playsHere(): Promise<boolean> {
  if (ALONE) return true;
  if (!ABLE || engine.failed) return false;
  const late = new Promise<boolean>((done) => setTimeout(() => done(false), PATIENCE));
  return Promise.race([ready(), late]);
}

/** Whether hints can be thought about here. */
export const thinksHere = (): boolean => ABLE && engine.thinks;

/** Fetches the engine in the background, unless that would cost somebody dear. */
export function warm(): void {
  const line = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (ABLE && !line?.saveData) start();
}

/** A plain request; `here` for what concerns this browser and has no name yet. */
export async function request(url: string, init?: RequestInit, here = false): Promise<Response> {
  if (ALONE || here) return askHere(url, init);
  if (url.includes(`/${MARK}`)) return askHere(url.replace(`/${MARK}`, "/"), init);
  if (!ABLE || !ANYWHERE.test(url)) return fetch(url, init);
  if (engine.here) return askHere(url, init);
  try {
    return await fetch(url, init);
  } catch (error) {
    if (await ready()) return askHere(url, init);
    throw error;
  }
}

/** A line to a table. */
export const connect = <G extends Facts>(ears: Ears<G>, name: string): Connection =>
  isHere(name) ? new WorkerLine(ears) : new Line(ears);
