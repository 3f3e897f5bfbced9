/// <reference types="@sveltejs/kit" />
/// <reference no-default-lib="true" />
/// <reference lib="esnext" />
/// <reference lib="webworker" />
import { build, files, prerendered, version } from '$service-worker'
import { isFramed, isLive, pageAt } from './lib/addresses.ts'

/*
 * After the first visit the site works without a network: the build is cached, and pages that are not are made by a shell that computes
 * any position from its seed. Rooms, challenges and frames are never cached: without a network their pages say what works.
 */

const worker = self as unknown as ServiceWorkerGlobalScope
const CACHE = `shamble-${version}`
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
  if (request.mode === 'navigate') event.respondWith(page(request, url.pathname))
  else if (KEPT.has(url.pathname)) event.respondWith(asset(request, url.pathname))
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
