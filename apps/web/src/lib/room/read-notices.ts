import { isFramed } from '../addresses.ts'

/** Closes what this browser shows of a table: it has been read. */
export async function readNotices(code: string): Promise<void> {
  if (isFramed() || !('serviceWorker' in navigator) || document.visibilityState !== 'visible') return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const notice of (await registration?.getNotifications({ tag: code })) ?? []) notice.close()
}
