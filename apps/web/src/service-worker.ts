/// <reference types="@sveltejs/kit" />
/// <reference no-default-lib="true" />
/// <reference lib="esnext" />
/// <reference lib="webworker" />
import { build, files, prerendered, version } from '$service-worker'
import type { PushedNotice } from '../worker/push.ts'
import { isFramed, isLive, pageAt } from './lib/addresses.ts'

/*
 * After the first visit the site works without a network: the build is cached, and pages that are not are made by a shell that computes
 * any position from its seed. Rooms, challenges and frames are never cached: without a network their pages say what works.
 * It also shows that a table waits: one notice a table, as the last replaces those before.
 */

/** Parts of a notice that not all browsers know. */
type Notice = NotificationOptions & { renotify: boolean; actions: { action: string; title: string }[] }

const worker = self as unknown as ServiceWorkerGlobalScope
const CACHE = `shamble-${version}`
// The button of a notice that ends all notices in this browser.
const END = 'end'
const SHELL = '/offline'
// Of SvelteKit's build only styles and fonts are loaded; the scripts of the islands are among the files.
const used = build.filter((path) => !path.endsWith('.js'))
// Rule books are prerendered: no page loads their Markdown.
const loaded = files.filter((path) => !path.startsWith('/islands/rulebook-'))
const KEPT = new Set([...used, ...loaded, ...prerendered])

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...KEPT])))
})

worker.addEventListener('activate', (event) => {
  const others = caches
    .keys()
    .then((keys) => Promise.all(keys.filter((key) => key !== CACHE).map((key) => caches.delete(key))))
  event.waitUntil(others.then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin || isFramed(url.pathname)) return
  if (isLive(url.pathname) && !pageAt(url.pathname)) return
  if (request.mode === 'navigate') {
    event.waitUntil(readNotices(url.pathname))
    event.respondWith(page(request, url.pathname))
  } else if (KEPT.has(url.pathname)) event.respondWith(asset(request, url.pathname))
})

async function asset(request: Request, path: string): Promise<Response> {
  return (await caches.match(path, { cacheName: CACHE })) ?? fetch(request)
}

// The network first; then the prerendered page, or the shell.
async function page(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch (offline) {
    const kept = await caches.match(KEPT.has(path) ? path : SHELL, { cacheName: CACHE })
    if (kept) return kept
    throw offline
  }
}

worker.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data!.json() as PushedNotice
  const notice: Notice = {
    body,
    tag,
    data: path,
    icon: '/icon-192.png',
    renotify: true,
    actions: [{ action: END, title: 'No more notices' }],
  }
  event.waitUntil(worker.registration.showNotification(title, notice))
})

worker.addEventListener('notificationclick', (event) => {
  const { notification, action } = event
  notification.close()
  event.waitUntil(action === END ? endNotices() : openTable(notification.data as string))
})

// The push service then tells every table that this browser is gone.
async function endNotices(): Promise<void> {
  const subscription = await worker.registration.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

// A table that is opened has been read.
async function readNotices(path: string): Promise<void> {
  for (const notice of await worker.registration.getNotifications()) if (notice.data === path) notice.close()
}

async function openTable(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' })
  const open = pages.find(({ url }) => new URL(url).pathname === path)
  await (open ? open.focus() : worker.clients.openWindow(path))
}
