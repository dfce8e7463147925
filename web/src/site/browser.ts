/* What a table in Python keeps in the browser: browser.py says what each of these is. */

import {
  got,
  logOf,
  read,
  stored,
  type Entry,
  type Head,
  type Kept,
  type Row,
} from "./database.ts";

type Parts = Omit<Row, "number">;

/** Seconds between two signs of life, and how long a silence counts as one. */
const BEAT = 2;
const SILENCE = 6;

const leases = new Map<string, () => void>();

/** Tells other windows, and hears from them, that an entry was stored. */
const news = new BroadcastChannel("folsom");

/** Has it called when another window stored an entry, or with -1 when the table was removed. */
export function onNews(heard: (table: string, number: number) => void): void {
  news.onmessage = ({ data }: MessageEvent<Head>) => heard(data.table, data.number);
}

const row = (text: string, number: number): Row => ({ ...(JSON.parse(text) as Parts), number });

export const browser = {
  create: (table: string, body: string, digest: string, parts: string): Promise<boolean> =>
    stored(["heads", "entries", "rows"], async (store) => {
      if (await got(store("heads").getKey(table))) return false;
      store("heads").add({ table, number: 0, digest } satisfies Head);
      store("entries").add({ table, number: 0, digest, body } satisfies Entry);
      store("rows").put(row(parts, 0));
      return true;
    }),

  append: async (
    table: string,
    number: number,
    body: string,
    digest: string,
    after: string,
    parts: string,
  ): Promise<boolean> => {
    const done = await stored(["heads", "entries", "rows"], async (store) => {
      const head = (await got(store("heads").get(table))) as Head | undefined;
      if (head?.number !== number - 1 || head.digest !== after) return false;
      store("heads").put({ table, number, digest } satisfies Head);
      store("entries").add({ table, number, digest, body } satisfies Entry);
      if (parts) store("rows").put(row(parts, number));
      return true;
    });
    if (done) news.postMessage({ table, number });
    return done;
  },

  read: (table: string, since: number): Promise<string> =>
    read(["heads", "entries"], async (store) => {
      const [head, entries] = await Promise.all([
        got(store("heads").get(table)) as Promise<Head | undefined>,
        got(store("entries").getAll(logOf(table, since))) as Promise<Entry[]>,
      ]);
      if (!head) return "null";
      return JSON.stringify({
        head: [head.number, head.digest],
        entries: entries.map((entry) => [entry.number, entry.body, entry.digest]),
      });
    }),

  note: (parts: string, number: number): Promise<void> =>
    stored(["rows"], async (store) => {
      const noted = row(parts, number);
      const before = (await got(store("rows").get(noted.table))) as Row | undefined;
      if (before && before.number <= number) store("rows").put(noted);
    }),

  keep_record: (name: string, body: string, at: number, frames: string): Promise<boolean> =>
    stored(["records"], async (store) => {
      if (await got(store("records").getKey(name))) return false;
      store("records").add({ name, body, at, frames } satisfies Kept);
      return true;
    }),

  record: (name: string): Promise<string> =>
    read(["records"], async (store) => {
      const found = (await got(store("records").get(name))) as Kept | undefined;
      return JSON.stringify(found ?? null);
    }),

  finish: (table: string, game: number, record: string): Promise<void> =>
    stored(["finished"], async (store) => {
      if (await got(store("finished").getKey([table, game]))) return;
      store("finished").add({ table, game, record });
    }),

  finished: (table: string, game: number): Promise<string> =>
    read(["finished"], async (store) => {
      const found = (await got(store("finished").get([table, game]))) as
        { record: string } | undefined;
      return found?.record ?? "";
    }),

  drive: (table: string): Promise<boolean> => {
    if (leases.has(table) || !("locks" in navigator)) return Promise.resolve(true);
    return new Promise((done, failed) => {
      navigator.locks
        .request(`folsom ${table}`, { ifAvailable: true }, (lock) => {
          done(lock !== null);
          return lock && new Promise<void>((free) => leases.set(table, free));
        })
        .catch(failed);
    });
  },

  let_go: (table: string): void => {
    leases.get(table)?.();
    leases.delete(table);
  },

  /** Says from now on that a window is open; before that, none may have been for a while. */
  wake: async (): Promise<string> => {
    const seconds = (): number => Date.now() / 1000;
    const times = await stored(["times"], async (store) => {
      const beat = (await got(store("times").get("beat"))) as { at: number } | undefined;
      const known = (await got(store("times").get("downtimes"))) as
        { times: [number, number][] } | undefined;
      const silent = beat && seconds() - beat.at > SILENCE;
      const now = [...(known?.times ?? []), ...(silent ? [[beat.at, seconds()]] : [])];
      store("times").put({ name: "downtimes", times: now.slice(-1000) });
      store("times").put({ name: "beat", at: seconds() });
      return now;
    });
    setInterval(() => {
      void stored(["times"], async (store) => {
        await got(store("times").put({ name: "beat", at: seconds() }));
      }).catch(() => undefined);
    }, BEAT * 1000);
    return JSON.stringify(times);
  },
};
