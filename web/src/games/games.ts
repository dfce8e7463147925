/* The games there are, and which of them is played. */

import type { Run } from "../shell/learn/run.svelte.ts";
import type { Table } from "../shell/net/table.svelte.ts";
import type { Watched } from "../shell/replay/watched.svelte.ts";
import type { Express } from "./express/facts.ts";
import type { Super } from "./super/facts.ts";

export interface Games {
  express: Express;
  super: Super;
}

/** Whether a game is played at a table. */
export function plays<Name extends keyof Games>(
  table: Table,
  name: Name,
): table is Table<Games[Name]> {
  return table.room?.game === name;
}

/** Whether it is the record of a game. */
export function recorded<Name extends keyof Games>(
  record: Watched,
  name: Name,
): record is Watched<Games[Name]> {
  return record.frames[0]?.view.game === name;
}

/** Whether it is the course of a game. */
export function taught<Name extends keyof Games>(run: Run, name: Name): run is Run<Games[Name]> {
  return run.course?.game === name;
}
