/* The service worker of the site: every file is fetched once, kept, and of one version. */

const VERSION = "__VERSION__";
/** The files of this version, and their digests. */
const FILES = __FILES__;
/** What is fetched only by a browser that does not take Python's memory; see python.ts. */
const SELDOM = /^engine\/.*\.zip$/;
/** Files whose names change with what is in them. */
const LASTING = /^(assets|workers|engine)\//;
const PAGE = "index.html";

const home = new URL("./", location.href);
/** Another site of the same host keeps its own. */
const OURS = `folsom-site-${home.pathname}-`;
const CACHE = OURS + VERSION;
const urlOf = (name) => new URL(name, home).href;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const name = nameOf(request);
  if (request.method !== "GET" || !name) return;
  if (name in FILES) event.respondWith(file(name));
  else if (LASTING.test(name)) event.respondWith(older(request));
});
self.addEventListener("message", (event) => {
  if (event.data === "come") event.waitUntil(self.skipWaiting());
  if (event.data === "keep")
    event.waitUntil(keepAll().then(() => event.source?.postMessage("kept")));
});

function nameOf(request) {
  const url = new URL(request.url);
  if (url.origin !== home.origin || !url.pathname.startsWith(home.pathname)) return "";
  return url.pathname.slice(home.pathname.length) || PAGE;
}

/** The first version comes at once; a newer one when it is whole and no page of the older is open. */
async function install() {
  if ((await before()).length) await keepAll();
  else {
    await (await file(PAGE)).arrayBuffer();
    await self.skipWaiting();
  }
}

/** A page that is open may still want files of the version before; older ones go. */
async function activate() {
  await Promise.all((await before()).slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** What versions before this one have kept, the last one last. */
async function before() {
  return (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
}

/** A file that this version has no more: for a page that was opened before it came. */
async function older(request) {
  return (await caches.match(request)) ?? fetch(request);
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

/** Everything, whole; what an older version has kept and did not change is not fetched again. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  const lists = await Promise.all((await before()).map(async (name) => [name, await listOf(name)]));
  for (const [name, digest] of Object.entries(FILES)) {
    if (SELDOM.test(name) || (await cache.match(urlOf(name)))) continue;
    const same = lists.find(([, list]) => list[name] === digest);
    const kept = same && (await (await caches.open(same[0])).match(urlOf(name)));
    await cache.put(urlOf(name), kept ?? (await whole(name, digest)));
  }
  await cache.put(urlOf("sw-files.json"), new Response(JSON.stringify(FILES)));
}

/** A file of this version from the host, on which another version may just be put. */
async function whole(name, digest) {
  const answer = await fetch(urlOf(name), { cache: "no-cache" });
  const bytes = await answer.clone().arrayBuffer();
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const text = Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (!answer.ok || text !== digest) throw new Error(`${name} is not of this version`);
  return answer;
}

/** The digests of the files that a version has kept. */
async function listOf(version) {
  const found = await (await caches.open(version)).match(urlOf("sw-files.json"));
  return found ? found.json() : {};
}
