/* What this browser keeps of tables and records. */

const NAME = "folsom";

/** A table's row: what lists need of it. */
export interface Row {
  table: string;
  status: string;
  public: boolean;
  /** The room, as everybody at the table may see it. */
  summary: unknown;
  due: number | null;
  changed: number;
  /** The entry after which things were so. */
  number: number;
}

/** The last entry of a log. */
export interface Head {
  table: string;
  number: number;
  digest: string;
}

/** An entry of a log. */
export interface Entry extends Head {
  body: string;
}

export interface Kept {
  name: string;
  body: string;
  at: number;
  frames: string;
}

export interface Finished {
  table: string;
  game: number;
  record: string;
}

const STORES = {
  rows: "table",
  heads: "table",
  entries: ["table", "number"],
  records: "name",
  finished: ["table", "game"],
  times: "name",
} as const;

export type StoreName = keyof typeof STORES;

/** Opens the database; one that was closed by the browser is opened anew. */
let opened: Promise<IDBDatabase> | undefined;

export function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((done, failed) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => {
      for (const [name, key] of Object.entries(STORES)) {
        asked.result.createObjectStore(name, { keyPath: typeof key === "string" ? key : [...key] });
      }
    };
    asked.onsuccess = () => {
      asked.result.onclose = () => (opened = undefined);
      asked.result.onversionchange = () => {
        asked.result.close();
        opened = undefined;
      };
      done(asked.result);
    };
    asked.onerror = () => failed(asked.error as Error);
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** What a request gives. */
export function got<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error as Error);
  });
}

/** Does something in one transaction, all of it or nothing; returns when it is on the disk. */
export async function stored<T>(
  names: StoreName[],
  work: (store: (name: StoreName) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const made = (await database()).transaction(names, "readwrite", { durability: "strict" });
  const done = new Promise<void>((ended, failed) => {
    made.oncomplete = () => ended();
    made.onabort = () => failed(made.error as Error);
  });
  try {
    const value = await work((name) => made.objectStore(name));
    made.commit();
    await done;
    return value;
  } catch (error) {
    done.catch(() => undefined);
    try {
      made.abort();
    } catch {
      // it has ended by itself
    }
    throw error;
  }
}

/** Reads something. */
export async function read<T>(
  names: StoreName[],
  work: (store: (name: StoreName) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const made = (await database()).transaction(names, "readonly");
  return work((name) => made.objectStore(name));
}

/** All entries of a table. */
export const logOf = (table: string, since = 0): IDBKeyRange =>
  IDBKeyRange.bound([table, since], [table, Infinity]);
