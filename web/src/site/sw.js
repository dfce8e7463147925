/* The service worker of the site: every file is fetched once, kept, and of one version. */

const CACHE = "folsom-site-__VERSION__";
/** The files of this version, and their digests. */
const FILES = __FILES__;
/** What is fetched only by a browser that does not take Python's memory; see python.ts. */
const SELDOM = /^engine\/.*\.zip$/;
const OURS = /^folsom-site-/;
const PAGE = "index.html";

const home = new URL("./", location.href);
const urlOf = (name) => new URL(name, home).href;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const name = nameOf(request);
  if (request.method === "GET" && name in FILES) event.respondWith(file(name));
});
self.addEventListener("message", (event) => {
  if (event.data === "come") event.waitUntil(self.skipWaiting());
  if (event.data === "keep") event.waitUntil(keepAll());
});

function nameOf(request) {
  const url = new URL(request.url);
  if (url.origin !== home.origin || !url.pathname.startsWith(home.pathname)) return "";
  return url.pathname.slice(home.pathname.length) || PAGE;
}

/** The first version comes at once; a newer one when it is whole and no page of the older is open. */
async function install() {
  const older = (await caches.keys()).some((name) => OURS.test(name) && name !== CACHE);
  if (older) await keepAll();
  else {
    await (await file(PAGE)).arrayBuffer();
    await self.skipWaiting();
  }
}

async function activate() {
  const older = (await caches.keys()).filter((name) => OURS.test(name) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

const coming = new Map();

/** A file of this version: kept, or fetched and kept; once, however many ask at the same time. */
async function file(name) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(urlOf(name));
  if (kept) return kept;
  let fetched = coming.get(name);
  if (!fetched) {
    fetched = fetch(urlOf(name), { cache: "no-cache" });
    coming.set(name, fetched);
    fetched
      .then((answer) => answer.ok && cache.put(urlOf(name), answer.clone()))
      .catch(() => undefined)
      .finally(() => coming.delete(name));
  }
  return (await fetched).clone();
}

/** Everything; what an older version has kept and did not change is not fetched again. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  const older = (await caches.keys()).filter((name) => OURS.test(name) && name !== CACHE);
  const lists = await Promise.all(older.map(async (name) => [name, await listOf(name)]));
  for (const [name, digest] of Object.entries(FILES)) {
    if (SELDOM.test(name) || (await cache.match(urlOf(name)))) continue;
    const same = lists.find(([, list]) => list[name] === digest);
    const kept = same && (await (await caches.open(same[0])).match(urlOf(name)));
    if (kept) await cache.put(urlOf(name), kept);
    else await (await file(name)).arrayBuffer();
  }
  await cache.put(urlOf("sw-files.json"), new Response(JSON.stringify(FILES)));
}

/** The digests of the files that a version has kept. */
async function listOf(version) {
  const found = await (await caches.open(version)).match(urlOf("sw-files.json"));
  return found ? found.json() : {};
}
