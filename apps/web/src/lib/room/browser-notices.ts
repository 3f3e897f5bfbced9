import { isFramed } from '../addresses.ts'

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
    const registration = await navigator.serviceWorker.getRegistration()
    if (key === null || !registration) return 'This server sends no notices to browsers.'
    const { endpoint, keys } = (await subscribed(registration.pushManager, key)).toJSON()
    return { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! }
  } catch {
    return 'The push service of this browser cannot be reached.'
  }
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
