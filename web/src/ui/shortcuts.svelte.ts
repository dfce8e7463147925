/* The keys that can be pressed here, to be shown on demand. */

import { untrack } from "svelte";

/** Keys that do one thing, and the words for it. */
export type Shortcut = [keys: string[], word: string];

let groups = $state.raw<{ title: string; keys: Shortcut[] }[]>([]);

let open = $state(false);

/** Whether the keys are shown. */
export const keysOpen = (): boolean => open;

export const openKeys = (): void => void (open = true);
export const closeKeys = (): void => void (open = false);

/** The keys of what is on the page, group by group. */
export const shortcuts = (): { title: string; keys: Shortcut[] }[] => groups;

/** Tells which keys mean something as long as a part of the page is there; called in an effect. */
export function tellKeys(title: string, keys: Shortcut[]): () => void {
  const group = { title, keys };
  groups = [...untrack(() => groups), group];
  return () => (groups = groups.filter((each) => each !== group));
}
