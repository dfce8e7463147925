/* The service worker: lets the first page and the rules open without a line, and all of the client
 * where the engine is. What a server's tables and its API say is never kept. */

const CACHE = "folsom-__VERSION__";
/** What the page of the rules needs, and its words by their language. */
const RULES = __RULES__;
/** Every file of this version. */
const FILES = __FILES__;
const OURS = /^folsom-/;
/** What belongs to the server alone. */
const LIVE = /^\/(api\/|ws$|healthz$|readyz$|metrics$)/;
/** Files whose names change with what is in them. */
const LASTING = /^\/(assets|workers|engine)\//;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || LIVE.test(url.pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (LASTING.test(url.pathname)) event.respondWith(lasting(event, url.pathname));
  else event.respondWith(latest(request));
});
// What the page needed before there was a worker, the language in which rules are read, or all.
self.addEventListener("message", (event) => {
  const { keep: needed = [], language, all } = event.data ?? {};
  const words = language ? ["en", language].flatMap((short) => RULES.words[short] ?? []) : [];
  const kept = keep(all ? FILES : [...needed, ...words]);
  event.waitUntil(kept.then((whole) => whole && all && event.source?.postMessage("kept")));
});

async function install() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request("/", { cache: "reload" }));
  await keep(RULES.files);
  await self.skipWaiting();
}

/** A page that is open may still want files of the version before; older ones go. */
async function activate() {
  const older = (await caches.keys()).filter((name) => OURS.test(name) && name !== CACHE);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match("/");
    if (kept) return kept;
    throw error;
  }
}

const coming = new Map();

/** Kept by this version or one before, or fetched and kept; once, however many ask for it. */
async function lasting(event, path) {
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(path)) ?? (await inherited(cache, path));
  if (kept) return kept;
  let answer = coming.get(path);
  if (!answer) {
    answer = fetch(path);
    coming.set(path, answer);
    const put = answer
      .then((found) => found.ok && cache.put(path, found.clone()))
      .catch(() => undefined)
      .finally(() => coming.delete(path));
    event.waitUntil(put);
  }
  return (await answer).clone();
}

/** What a version before has kept and this one needs, too. */
async function inherited(cache, path) {
  const kept = await caches.match(path);
  if (kept) await cache.put(path, kept.clone());
  return kept;
}

async function latest(request) {
  try {
    return await fetched(request);
  } catch (error) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw error;
  }
}

async function fetched(request) {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** Keeps these, and says whether it keeps all of them. */
async function keep(paths) {
  const cache = await caches.open(CACHE);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = paths.filter((path) => !known.has(path) && !LIVE.test(path));
  const add = async (path) => {
    if (!LASTING.test(path) || !(await inherited(cache, path))) await cache.add(path);
  };
  const added = await Promise.allSettled(missing.map(add));
  return added.every(({ status }) => status === "fulfilled");
}
