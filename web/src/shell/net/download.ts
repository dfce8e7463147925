/* Saving the record of a game as a file. */

import { recordOf } from "./http.ts";
import { keysOf } from "./keys.ts";
import { codeOf } from "./where.ts";

/** Fetches the record with the table's key, as a plain link could not, and saves it. */
export async function download(table: string): Promise<void> {
  save(await recordOf(table, keysOf(table).at(-1)), `${codeOf(table).toLowerCase()}.record`);
}

/** Saves a text as a file. */
export function save(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
