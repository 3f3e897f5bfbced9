import { redirect } from '@sveltejs/kit'
import { snapshotFor } from '$lib/server/snapshot.ts'
import type { PageServerLoad } from './$types'
import { paths } from '$lib/addresses.ts'

/** A typed code: redirects to its room. */
export const load: PageServerLoad = async (event) => {
  const code = event.url.searchParams.get('code')?.trim()
  if (!code) return
  const { room } = await snapshotFor(code, {
    ...event,
    url: new URL(paths.room(code), event.url),
  })
  redirect(307, paths.room(room.code))
}
