/* The keys of seats and tables that this browser holds. */

import { keep, kept } from "./keep.ts";

/** The keys that this browser holds for a table. */
export function keysOf(table: string): string[] {
  try {
    const found: unknown = JSON.parse(kept(`keys.${table}`) ?? "[]");
    return Array.isArray(found) ? found.filter((key) => typeof key === "string") : [];
  } catch {
    return [];
  }
}

/** Keeps more keys for a table. */
export function addKeys(table: string, keys: string[]): void {
  keep(`keys.${table}`, JSON.stringify([...new Set([...keysOf(table), ...keys])]));
}

/** Forgets the keys of a table. */
export function dropKeys(table: string): void {
  keep(`keys.${table}`, null);
}

/** Takes the key out of a personal link (`#key=…`) and cleans the address bar. */
export function takeKey(table: string): void {
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (!key) return;
  addKeys(table, [key]);
  remember(table);
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** The tables that this browser sat at last, newest first. */
export function recentTables(): string[] {
  return (kept("recent") ?? "").split(" ").filter(Boolean);
}

/** Remembers that this browser sits at a table. */
export function remember(table: string): void {
  const others = recentTables().filter((each) => each !== table);
  keep("recent", [table, ...others].slice(0, 5).join(" "));
}

/** Forgets a table. */
export function forget(table: string): void {
  keep(
    "recent",
    recentTables()
      .filter((each) => each !== table)
      .join(" "),
  );
  dropKeys(table);
}
