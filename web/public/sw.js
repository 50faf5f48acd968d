/** Keeps the page's shell, so that it opens at once and says what is the matter when the server can't be reached.
 *
 * The page itself comes from the network whenever it can: a new server brings its new page. Built files carry a digest
 * in their names and never change; those of an older page are dropped when the page has changed. Nothing of a match is
 * ever kept here: the store of the server is the only truth.
 */
const SHELL = "undercroft-shell";
const PAGE = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" && url.pathname === PAGE) event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/") || url.pathname.startsWith("/icons/")) event.respondWith(file(request));
});

/** The newest page, or the kept one where there is no server. */
async function page(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await keepPage(fresh.clone());
    return fresh;
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

/** A file that never changes: kept, or fetched once. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(SHELL)).put(request, fresh.clone());
  return fresh;
}

/** Keep a page with the files it names; what an older one needed goes. */
async function keepPage(fresh) {
  const found = fresh ?? (await fetch(PAGE, { cache: "no-cache" }));
  if (!found.ok) return;
  const shell = await caches.open(SHELL);
  const [text, old] = [await found.clone().text(), await (await shell.match(PAGE))?.text()];
  if (text === old) return;
  for (const kept of await shell.keys()) await shell.delete(kept);
  await shell.put(PAGE, found);
  await shell.addAll([...text.matchAll(/(?:src|href)="(\/(?:assets|icons)\/[^"]+)"/g)].map(([, path]) => path));
}
