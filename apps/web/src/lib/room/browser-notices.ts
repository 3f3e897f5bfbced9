import { isFramed } from '../addresses.ts'
import { registerWorker } from '../island/take-over.ts'

/*
 * Web Push in this browser. The service worker shows the notices.
 */

/** What a room needs to tell this browser. */
export interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** Whether this browser can be told at all. */
export const canPush = (): boolean =>
  !isFramed() && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The address at which this browser is told now; null: it is not. */
export async function endpointHere(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null
}

/** Asks for permission, and subscribes. Returns why not as a sentence. */
export async function subscribe(): Promise<Subscription | string> {
  if ((await Notification.requestPermission()) !== 'granted')
    return 'This browser does not allow notices from this site. Its settings can change that.'
  try {
    const { key } = (await (await fetch('/api/push')).json()) as { key: string | null }
    if (key === null) return 'This server sends no notices to browsers.'
    // Pages of rooms need no worker, so this may be the first that does.
    const registration = await registerWorker()
    await activated(registration)
    const { endpoint, keys } = (await subscribed(registration.pushManager, key)).toJSON()
    return { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! }
  } catch {
    return 'The push service of this browser cannot be reached.'
  }
}

// Only an active worker can subscribe. One that cannot be installed becomes redundant.
function activated({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing!
  return new Promise((done, failed) => {
    const look = () => {
      if (worker.state === 'activated') done()
      if (worker.state === 'redundant') failed(new Error('The service worker cannot be installed.'))
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

// A subscription with a former key of the server is of no use.
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await manager.subscribe(options)
  } catch (cause) {
    const former = await manager.getSubscription()
    if (!former) throw cause
    await former.unsubscribe()
    return manager.subscribe(options)
  }
}
