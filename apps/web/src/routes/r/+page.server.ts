import { redirect } from '@sveltejs/kit'
import { glanceFor } from '$lib/server/glance.ts'
import type { PageServerLoad } from './$types'

/** A code that was typed: the way to its room, as far as there is one. */
export const load: PageServerLoad = async ({ url, platform }) => {
  const code = url.searchParams.get('code')?.trim()
  if (!code) return
  const address = new URL(`/r/${encodeURIComponent(code)}`, url)
  const { room } = await glanceFor(code, address, platform)
  redirect(307, `/r/${room.code}`)
}
