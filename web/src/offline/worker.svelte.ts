/* Keeping what can be kept for when there is no line, and hearing of new versions. */

import { path } from "../router.svelte.ts";
import { thinksHere, warm } from "../shell/net/where.ts";
import { spoken } from "../words/words.svelte.ts";

/** Ask for a new version at most so often, in milliseconds. */
const SELDOM = 10 * 60_000;

let fresh = $state(false);

/** Whether a newer version of the client is at hand. */
export const outdated = (): boolean => fresh;

/** Goes on with it. */
export const renew = (): void => location.reload();

/** The files that this page has needed so far. */
function needed(): string[] {
  const own = (path: string): boolean => !path.startsWith("/api/") && path !== "/ws";
  const urls = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return urls
    .filter(({ origin }) => origin === location.origin)
    .map((url) => url.pathname)
    .filter(own);
}

/** Where there is a server, there is no haste: not everybody plays alone. */
export function hasten(): void {}

/** Keeps what can be kept, then fetches the engine, for who may want to play alone. */
export async function work(): Promise<void> {
  await register();
  if (path() === "/") warm();
}

/** Starts the worker; where there is none, the page goes without. */
async function register(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  let before = serviceWorker.controller;
  // the first worker of all is of this page's own version
  serviceWorker.addEventListener("controllerchange", () => {
    if (before) fresh = true;
    before = serviceWorker.controller;
  });
  try {
    const registered = await serviceWorker.register("/sw.js", { updateViaCache: "none" });
    const { active } = await serviceWorker.ready;
    active?.postMessage({ keep: needed() });
    $effect.root(() => {
      $effect(() => registered.active?.postMessage({ language: spoken() }));
      // who has the engine gets all the rest that playing without a line needs
      $effect(() => {
        if (thinksHere()) registered.active?.postMessage({ all: true });
      });
    });
    let asked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || Date.now() - asked < SELDOM) return;
      asked = Date.now();
      registered.update().catch(() => undefined);
    });
  } catch {
    // no worker here: private windows, or an address that is not secure
  }
}
