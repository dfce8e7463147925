/* Keys that mean something on the whole page. */

/** What has a use for keys of its own. */
const CONTROLS = "a, button, input, select, textarea, [role=button], [tabindex]";

/** Whether a key was pressed while nothing on the page had the focus. */
export function unfocused({ target }: KeyboardEvent): boolean {
  return !(target instanceof Element && target.closest(CONTROLS));
}
