/* Whether there is a line to the server, as far as the first page needs it. */

let away = $state(!navigator.onLine);

/** Whether the server cannot be reached. */
export const offline = (): boolean => away;

/** Tells that the server could be reached, or could not. */
export function reached(there: boolean): void {
  away = !there;
}

addEventListener("offline", () => reached(false));
addEventListener("online", () => reached(true));
