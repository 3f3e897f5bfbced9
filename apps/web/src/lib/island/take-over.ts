import { hydrate, mount, type Component } from 'svelte'
import { enable } from './waiting.ts'

const WORKER = '/service-worker.js'

/**
 * Takes over the island that the server has drawn, with the data loaded once more; where it has drawn nothing (offline, or a large board), draws it.
 * What a load function refuses is said in words.
 */
export async function takeOver<Data extends object>(
  component: Component<{ data: Data }>,
  load: () => Promise<Data>,
): Promise<void> {
  const target = document.querySelector('[data-island]')!
  try {
    const data = await load()
    addStyles(data)
    const props = { data }
    if (target.firstElementChild) {
      enable(target)
      hydrate(component, { target, props })
    } else mount(component, { target, props })
    target.setAttribute('data-live', '')
  } catch (cause) {
    const { refused } = await import('./refused.ts')
    refused(target, cause)
  }
}

/** Registers the service worker, which keeps the site for times without a network and shows notices. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(WORKER)

/** Lets the site work without a network from now on. Frames on other pages keep nothing. */
export function keepOffline(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  registerWorker().catch(() => {
    // Without it the site needs a network, as any other.
  })
}

/** What the server has written into the page for its island. */
export function dataInPage<Data>(): Data {
  return JSON.parse(document.querySelector('[data-for-island]')!.textContent) as Data
}

// A board brings its own style sheet. The server has linked it already, unless there was no server.
function addStyles(data: object) {
  const { styles } = (data as { board?: { styles?: string } }).board ?? {}
  if (!styles || document.querySelector('link[data-board]')) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = styles
  document.head.append(link)
}
