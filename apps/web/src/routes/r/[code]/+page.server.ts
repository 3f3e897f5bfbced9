import { glanceFor } from '$lib/server/glance.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ params, url, platform, locals, setHeaders }) => {
  setHeaders({ 'cache-control': 'no-store' })
  const glance = await glanceFor(params.code, url, platform)
  locals.game = glance.room.game
  return { glance }
}
