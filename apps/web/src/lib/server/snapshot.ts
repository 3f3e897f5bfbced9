import { Refusal } from '@shamble/engine'
import type { Snapshot } from '@shamble/room'
import { redirect, type RequestEvent } from '@sveltejs/kit'
import { statusOf } from '../../../worker/refusals.ts'
import { snapshotAt } from '../../../worker/snapshot.ts'
import { wrong } from '../wrong.ts'
import { paths } from '../addresses.ts'

const OFFERS = [{ href: paths.join(), label: 'Type the code again' }]

/** What a request knows of itself, as far as rooms look. */
type Asked = Pick<RequestEvent, 'url' | 'platform' | 'setHeaders'>

/**
 * What anybody may see of a room, for its page. A code that was typed in another way is led to the page of the room; one
 * that cannot be, and a room that is no more, are refused in words.
 */
export async function snapshotFor(code: string, { url, platform, setHeaders }: Asked): Promise<Snapshot> {
  setHeaders({ 'cache-control': 'no-store' })
  const snapshot = await snapshotThere(code, url, platform)
  const known = snapshot.room.code
  if (known !== code) redirect(307, url.pathname.replace(/[^/]*$/, known))
  return snapshot
}

/** The same for whoever makes no page of it. */
export async function snapshotThere(code: string, url: URL, platform: Asked['platform']): Promise<Snapshot> {
  try {
    return await look(code, url, platform)
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    return wrong(statusOf(cause), cause.code, cause.message, OFFERS)
  }
}

async function look(code: string, url: URL, platform: Asked['platform']): Promise<Snapshot> {
  if (platform?.env.ROOM) return snapshotAt(platform.env, code)
  // `pnpm dev`: the rooms are in the Worker beside Vite.
  const response = await fetch(new URL(`/api/rooms/${encodeURIComponent(code)}`, url))
  if (response.ok) return response.json()
  const { error } = (await response.json()) as { error: { code: string; message: string } }
  throw new Refusal<string>(error.code, error.message)
}
