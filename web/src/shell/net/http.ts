/* Plain requests, as the server takes them over HTTP. */

import type { Facts } from "../game.ts";
import type {
  Attempt,
  Catalogue,
  Course,
  Frames,
  Hinted,
  LessonList,
  Opened,
  OpenTable,
  PlayOn,
  Problem,
  PuzzleList,
  RecordKept,
  Redealt,
  TableList,
  Taken,
  TakeSeats,
} from "../../wire.ts";
import { isHere, nameHere, request } from "./where.ts";

/** Why a request was not carried out; the text is one plain sentence. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function asked<T>(path: string, init?: RequestInit, here = false): Promise<T> {
  let answer: Response;
  try {
    answer = await request(path, init, here);
  } catch {
    throw new Refusal("away", "");
  }
  if (answer.ok) return (await answer.json()) as T;
  let problem: Problem = { code: `http-${answer.status}`, text: "" };
  try {
    problem = (await answer.json()) as Problem;
  } catch {
    // no JSON: a proxy's own page says nothing that we could show
  }
  throw new Refusal(problem.code, problem.text);
}

function sent<T>(path: string, body: unknown, here = false): Promise<T> {
  const headers = { "content-type": "application/json" };
  return asked(path, { method: "POST", headers, body: JSON.stringify(body) }, here);
}

let catalogued: Promise<Catalogue> | undefined;

/** What can be asked for in a set-up; asked once. */
export function catalogue(): Promise<Catalogue> {
  catalogued ??= asked<Catalogue>("/api/catalogue").catch((error: unknown) => {
    catalogued = undefined;
    throw error;
  });
  return catalogued;
}

/** Opens a table, at the server or here. */
export async function openTable(wish: OpenTable, here = false): Promise<Opened> {
  return named(await sent<Opened>("/api/tables", wish, here), here);
}

const named = (opened: Opened, here: boolean): Opened =>
  here ? { ...opened, table: nameHere(opened.table) } : opened;

/** Sits down at a table. */
export function takeSeats(table: string, wish: TakeSeats): Promise<Taken> {
  return sent(`/api/tables/${encodeURIComponent(table)}/seats`, wish);
}

/** The public tables. */
export function publicTables(): Promise<TableList> {
  return asked("/api/tables");
}

/** The record of a game that is over, as text. */
export async function recordOf(table: string, key: string | undefined): Promise<string> {
  const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
  const answer = await request(`/api/tables/${encodeURIComponent(table)}/record`, { headers });
  if (!answer.ok) {
    const { code, text } = (await answer.json()) as Problem;
    throw new Refusal(code, text);
  }
  // before the end one gets what spectators have seen, which is no record
  if (!answer.headers.get("content-type")?.startsWith("text/plain"))
    throw new Refusal("not-over", "The game is not over.");
  return answer.text();
}

/** Opens a table that begins in the middle of a record. */
export async function playOn(record: string, wish: PlayOn): Promise<Opened> {
  const path = `/api/records/${encodeURIComponent(record)}/play-on`;
  return named(await sent<Opened>(path, wish), isHere(record));
}

/** Hands a record in to be watched, at the server or here; says what it is called. */
export async function keepRecord(text: string, here = false): Promise<string> {
  const headers = { "content-type": "text/plain; charset=utf-8" };
  const init = { method: "POST", headers, body: text };
  const { record } = await asked<RecordKept>("/api/records", init, here);
  return here ? nameHere(record) : record;
}

/** What the expert of this browser thinks about a world that a server has dealt. */
export function advise(dealt: Redealt): Promise<Hinted> {
  return sent("/api/hints", dealt, true);
}

/** The steps of a record from `first` on, as a seat or a spectator saw them, or with all cards. */
export function frames<G extends Facts = Facts>(
  record: string,
  first: number,
  eyes: number | "spectator" | "all",
): Promise<Frames<G>> {
  const whose = eyes === "spectator" ? "" : eyes === "all" ? "&eyes=all" : `&seat=${eyes}`;
  return asked(`/api/records/${encodeURIComponent(record)}/frames?first=${first}${whose}`);
}

/** A kept record, as text. */
export async function recordText(record: string): Promise<string> {
  const answer = await request(`/api/records/${encodeURIComponent(record)}`);
  if (!answer.ok) throw new Refusal(`http-${answer.status}`, "");
  return answer.text();
}

/** The lessons there are. */
export function lessonList(): Promise<LessonList> {
  return asked("/api/lessons");
}

/** The puzzles there are. */
export function puzzleList(): Promise<PuzzleList> {
  return asked("/api/puzzles");
}

/** What follows the choices made so far in a lesson or a puzzle. */
export function attempt<G extends Facts = Facts>(
  shelf: "lessons" | "puzzles",
  name: string,
  made: Attempt,
): Promise<Course<G>> {
  return sent(`/api/${shelf}/${encodeURIComponent(name)}`, made);
}
