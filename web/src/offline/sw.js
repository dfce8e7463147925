/* The service worker: lets the first page and the rules open without a line. Tables and answers are never kept. */

const CACHE = "folsom-__VERSION__";
/** What the page of the rules needs, and its words by their language. */
const RULES = __RULES__;
const OURS = /^folsom-/;
/** What belongs to the server alone. */
const LIVE = /^\/(api\/|ws$|healthz$|readyz$|metrics$)/;
/** Files whose names change with what is in them. */
const LASTING = /^\/assets\//;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || LIVE.test(url.pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else event.respondWith(LASTING.test(url.pathname) ? lasting(request) : latest(request));
});
// What the page needed before there was a worker, and the language in which rules are read.
self.addEventListener("message", (event) => {
  const { keep: needed = [], language } = event.data ?? {};
  const words = language ? ["en", language].flatMap((short) => RULES.words[short] ?? []) : [];
  event.waitUntil(keep([...needed, ...words]));
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

async function lasting(request) {
  return (await caches.match(request)) ?? (await fetched(request));
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

async function keep(paths) {
  const cache = await caches.open(CACHE);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = paths.filter((path) => !known.has(path) && !LIVE.test(path));
  await Promise.all(missing.map((path) => cache.add(path).catch(() => undefined)));
}
