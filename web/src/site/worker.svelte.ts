/* Keeping the whole site for when there is no line, and hearing of new versions. */

import { path } from "../router.svelte.ts";
import { engine, start } from "./here.svelte.ts";

/** Ask for a new version at most so often, in milliseconds. */
const SELDOM = 10 * 60_000;

let waiting = $state.raw<ServiceWorker | null>(null);

/** Whether a newer version is at hand; nobody is told in the middle of a game. */
export const outdated = (): boolean => waiting !== null && !path().startsWith("/t/");

/** Lets the newer version come, and loads the page anew. */
export function renew(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  waiting?.postMessage("come");
}

/** Starts the engine before anything is shown, where all is kept and nothing need be waited for. */
export function hasten(): void {
  if (navigator.serviceWorker?.controller) start();
}

/** Lets all that is fetched be kept, and fetches it: first what plays, then the rest. */
export async function work(): Promise<void> {
  await register();
  start();
  $effect.root(() => {
    $effect(() => {
      if (engine.thinks) navigator.serviceWorker?.controller?.postMessage("keep");
    });
  });
}

/** Starts the worker, which has this page in its hands when it returns; where there is none, so be it. */
async function register(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  try {
    const registered = await serviceWorker.register("sw.js", { updateViaCache: "none" });
    const look = (): void => {
      if (serviceWorker.controller) waiting = registered.waiting;
    };
    look();
    registered.addEventListener("updatefound", () =>
      registered.installing?.addEventListener("statechange", look),
    );
    if (!serviceWorker.controller) {
      await new Promise<void>((done) => {
        serviceWorker.addEventListener("controllerchange", () => done(), { once: true });
        setTimeout(done, 2000);
      });
    }
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
