/* Asking the server over plain HTTP. */

import type {
  Catalogue,
  Frames,
  Opened,
  OpenTable,
  PlayOn,
  Problem,
  RecordKept,
  TableList,
  Taken,
  TakeSeats,
} from "../wire.ts";

/** Why a request was not carried out; the text is one plain sentence. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function asked<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
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

function sent<T>(path: string, body: unknown): Promise<T> {
  return asked(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
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

/** Opens a table. */
export function openTable(table: OpenTable): Promise<Opened> {
  return sent("/api/tables", table);
}

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
  const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/record`, { headers });
  if (!answer.ok) throw new Refusal(`http-${answer.status}`, "");
  return answer.text();
}

/** Opens a table that begins in the middle of a record. */
export function playOn(record: string, wish: PlayOn): Promise<Opened> {
  return sent(`/api/records/${encodeURIComponent(record)}/play-on`, wish);
}

/** Hands a record in to be watched. */
export function keepRecord(text: string): Promise<RecordKept> {
  return asked("/api/records", {
    method: "POST",
    headers: { "content-type": "text/plain; charset=utf-8" },
    body: text,
  });
}

/** The steps of a record from `first` on; without a seat as a spectator saw them. */
export function frames(record: string, first: number, seat: number | null): Promise<Frames> {
  const eyes = seat === null ? "" : `&seat=${seat}`;
  return asked(`/api/records/${encodeURIComponent(record)}/frames?first=${first}${eyes}`);
}
