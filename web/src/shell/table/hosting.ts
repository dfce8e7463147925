/* A host who is away, and how long the others wait. */

import type { Table } from "../net/table.svelte.ts";
import { t } from "../../words/words.svelte.ts";
import { clockText, now } from "./clock.svelte.ts";
import { personName } from "./people.ts";

/** When somebody else hosts, if the host stays away; empty where nobody is waited for. */
export function hostAway(table: Table): string {
  const { host, host_until: until } = table.room ?? {};
  if (host == null || until == null) return "";
  now(); // the clock runs
  return t("web-host-away", { name: personName(table, host), time: clockText(table.left(until)) });
}
