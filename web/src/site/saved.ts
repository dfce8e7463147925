/* The games that this browser keeps: a list of them, and all of them as one file. */

import { addKeys, forget, keysOf, remember } from "../shell/net/keys.ts";
import { addProgress, progress, type Progress } from "../shell/learn/progress.ts";
import { nameHere } from "../shell/net/where.ts";
import type { Room } from "../wire.ts";
import {
  got,
  logOf,
  read,
  stored,
  type Entry,
  type Finished,
  type Head,
  type Kept,
  type Row,
} from "./database.ts";
import { request } from "./here.svelte.ts";

/** A kept game, for a list. */
export interface Saved {
  room: Room;
  /** When something was last noted of it, in milliseconds. */
  changed: number;
}

/** A file with everything. */
interface Bundle {
  folsom: "games";
  version: 1;
  rows: Row[];
  heads: Head[];
  entries: Entry[];
  records: Kept[];
  finished: Finished[];
  keys: Record<string, string[]>;
  /** What was learned and solved; files of earlier versions do not have it. */
  progress?: Progress;
}

/** The games that one can go on with, or look at, the latest first. */
export async function saved(): Promise<Saved[]> {
  const rows = await read(["rows"], (store) => got(store("rows").getAll()) as Promise<Row[]>);
  return rows
    .map((row) => ({ room: row.summary as Room, changed: row.changed * 1000 }))
    .filter(({ room }) => keysOf(nameHere(room.table)).length)
    .sort((a, b) => b.changed - a.changed);
}

/** Removes a table with all of its games and their records, for good; all windows are told. */
export async function remove(table: string): Promise<void> {
  await stored(["rows", "heads", "entries", "records", "finished"], async (store) => {
    const games = (await got(store("finished").getAll(logOf(table)))) as Finished[];
    for (const { record } of games) store("records").delete(record);
    for (const name of ["finished", "entries"] as const) store(name).delete(logOf(table));
    for (const name of ["heads", "rows"] as const) store(name).delete(table);
  });
  forget(nameHere(table));
  const news = new BroadcastChannel("folsom");
  news.postMessage({ table, number: -1 });
  news.close();
}

/** Everything that is kept here, as the text of a file. */
export async function bundle(): Promise<string> {
  const names = ["rows", "heads", "entries", "records", "finished"] as const;
  const [rows, heads, entries, records, finished] = await read([...names], (store) =>
    Promise.all(names.map((name) => got(store(name).getAll()) as Promise<unknown[]>)),
  );
  const tables = (heads as Head[]).map(({ table }) => [table, keysOf(nameHere(table))] as const);
  const keys = Object.fromEntries(tables);
  const parts = { rows, heads, entries, records, finished, keys, progress: progress() };
  return JSON.stringify({ folsom: "games", version: 1, ...parts });
}

/** A file of games of which something is missing, or was changed. */
export class Damaged extends Error {}

async function opened(text: string): Promise<Bundle> {
  const found = JSON.parse(text) as Bundle;
  if (found.folsom !== "games" || found.version !== 1) throw new Error("no file of games");
  const { ok } = await request("/api/saved", { method: "POST", body: text });
  if (!ok) throw new Damaged();
  return found;
}

/** Takes in what a file has and is not here, or nothing; the number of tables that came or went on. */
export async function unbundle(text: string): Promise<number> {
  const found = await opened(text);
  const names = ["rows", "heads", "entries", "records", "finished"] as const;
  const came = await stored([...names], async (store) => {
    const tables: string[] = [];
    for (const head of found.heads) {
      const own = (await got(store("heads").get(head.table))) as Head | undefined;
      const log = found.entries.filter((entry) => entry.table === head.table);
      // a game of one's own that went another way stays as it is
      const before = own && log.find((entry) => entry.number === own.number);
      if (own && (own.number >= head.number || before?.digest !== own.digest)) continue;
      for (const entry of log) if (entry.number > (own?.number ?? -1)) store("entries").put(entry);
      store("heads").put(head);
      for (const row of found.rows) if (row.table === head.table) store("rows").put(row);
      tables.push(head.table);
    }
    for (const record of found.records) {
      if (!(await got(store("records").getKey(record.name)))) store("records").add(record);
    }
    for (const game of found.finished) {
      if (!(await got(store("finished").getKey([game.table, game.game])))) {
        store("finished").add(game);
      }
    }
    return tables;
  });
  for (const table of came) {
    addKeys(nameHere(table), found.keys[table] ?? []);
    remember(nameHere(table));
  }
  if (found.progress) addProgress(found.progress);
  return came.length;
}
