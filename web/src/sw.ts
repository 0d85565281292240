/**
 * The service worker: the page opens without a network (and says so), what was loaded once
 * is not loaded again, and notices arrive while the page is closed.
 */

/// <reference lib="webworker" />
export {};
declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build: the files of the shell, and a digest of them. */
declare const SHELL_FILES: string[];
declare const SHELL_DIGEST: string;

const SHELL = `shell-${SHELL_DIGEST}`;
const WORDS = "words";
/** Words and rules: kept for days without a network. */
const REFERENCE = /^\/api\/(locale|rules|titles|lessons)(\/|$)/;

self.addEventListener("install", (event) => {
  const fill = async () => (await caches.open(SHELL)).addAll(["/", ...SHELL_FILES]);
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name !== SHELL && name !== WORDS).map((name) => caches.delete(name)),
    );
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && !url.pathname.startsWith("/api/"))
    event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(once(request));
  else if (REFERENCE.test(url.pathname)) event.respondWith(reference(request));
});

/** The newest page, or the one we have. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

/** Files whose name changes with their content. */
async function once(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

/** The newest words, or those we have: old words for a new engine would show bare keys. */
async function reference(request: Request): Promise<Response> {
  const cache = await caches.open(WORDS);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

interface Notice {
  title?: string;
  body?: string;
  url?: string;
  tag?: string;
}

self.addEventListener("push", (event) => {
  const notice = (event.data?.json() ?? {}) as Notice;
  const show = self.registration.showNotification(notice.title ?? "Levant", {
    body: notice.body ?? "",
    icon: "/icons/levant-192.png",
    badge: "/icons/levant-192.png",
    data: { url: notice.url ?? "/" },
    ...(notice.tag ? { tag: notice.tag } : {}),
  });
  event.waitUntil(show);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data as { url: string };
  const open = async () => {
    const target = new URL(url, self.location.origin).href;
    const windows = await self.clients.matchAll({ type: "window" });
    const there = windows.find((client) => client.url === target);
    await (there ? there.focus() : self.clients.openWindow(target));
  };
  event.waitUntil(open());
});
