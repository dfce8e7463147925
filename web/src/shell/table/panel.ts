/* Where story and chat are: beside the hand on a desk, in a drawer elsewhere. */

import { tick } from "svelte";

export type Leaf = "story" | "chat";

/** Whether story and chat lie open beside the hand. */
export const liesOpen = (): boolean => matchMedia("(min-width: 1181px)").matches;

/** Goes to the story, or to where one writes. */
export async function goTo(leaf: Leaf): Promise<void> {
  await tick();
  const what = leaf === "chat" ? ".say input" : "ol";
  document.querySelector<HTMLElement>(`.beside ${what}`)?.focus();
}
