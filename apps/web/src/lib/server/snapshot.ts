import { Refusal } from '@shamble/engine'
import type { Snapshot } from '@shamble/room'
import { redirect, type RequestEvent } from '@sveltejs/kit'
import { statusOf } from '../../../worker/refusals.ts'
import { sharedSnapshot } from '../../../worker/snapshot.ts'
import { wrong } from '../wrong.ts'
import { paths } from '../addresses.ts'

const OFFERS = [{ href: paths.join(), label: 'Type the code again' }]

/** The part of a request that rooms need. */
type Asked = Pick<RequestEvent, 'url' | 'platform' | 'setHeaders'>

/** What anyone may see of a room, for its page. A code in another spelling redirects; an unknown or expired one is refused in words. */
export async function snapshotFor(code: string, { url, platform, setHeaders }: Asked): Promise<Snapshot> {
  setHeaders({ 'cache-control': 'no-store' })
  const snapshot = await snapshotThere(code, url, platform)
  const known = snapshot.room.code
  if (known !== code) redirect(307, url.pathname.replace(/[^/]*$/, known))
  return snapshot
}

/** The same without a page. */
export async function snapshotThere(code: string, url: URL, platform: Asked['platform']): Promise<Snapshot> {
  try {
    return await look(code, url, platform)
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    return wrong(statusOf(cause), cause.code, cause.message, OFFERS)
  }
}

async function look(code: string, url: URL, platform: Asked['platform']): Promise<Snapshot> {
  if (platform?.env.ROOM) return sharedSnapshot(platform.env, code)
  // `pnpm dev`: the rooms are in the Worker beside Vite.
  const response = await fetch(new URL(`/api/rooms/${encodeURIComponent(code)}`, url))
  if (response.ok) return response.json()
  const { error } = (await response.json()) as { error: { code: string; message: string } }
  throw new Refusal<string>(error.code, error.message)
}
