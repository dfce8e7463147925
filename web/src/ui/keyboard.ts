/* Keys that mean something on the whole page. */

import { settings } from "../settings.svelte.ts";

/** What has a use for keys of its own. */
const CONTROLS = "a, button, input, select, textarea, [role=button], [tabindex]";
/** Where one types, or chooses with letters. */
const FIELDS = "input, select, textarea";

/** Whether a key was pressed while nothing on the page had the focus. */
export function unfocused({ target }: KeyboardEvent): boolean {
  return !(target instanceof Element && target.closest(CONTROLS));
}

/** The key, if it is meant for the page: not typed into a field, and nothing lies over the page. */
export function keyOf(event: KeyboardEvent): string {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return "";
  if (target instanceof Element && target.closest(FIELDS)) return "";
  if (document.querySelector("dialog[open]")) return "";
  return settings.keys || key.length > 1 ? key : "";
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** In a group of which one is chosen, arrows choose the next one and the one before. */
export function arrows(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const chosen =
    event.target instanceof Element && event.target.closest("[role=radio], [role=tab]");
  const group = chosen && chosen.closest("[role=radiogroup], [role=tablist]");
  if (!step || !chosen || !group) return;
  const all = [...group.querySelectorAll<HTMLElement>(`[role=${chosen.getAttribute("role")}]`)];
  const next = all.at((all.indexOf(chosen as HTMLElement) + step) % all.length);
  event.preventDefault();
  next?.focus();
  next?.click();
}
