import { games } from '@shamble/catalogue'
import { paths } from '$lib/addresses.ts'
import { dailyCode } from '$lib/challenge/daily.ts'
import { isThere } from '$lib/server/challenge-page.ts'
import type { PageServerLoad } from './$types'

/** The challenges of today, and the leaderboards of yesterday where there are any. */
export const load: PageServerLoad = async ({ url, platform, setHeaders }) => {
  setHeaders({ 'cache-control': 'no-store' })
  const dailies = games.map(async ({ id, title, line }) => {
    const yesterday = dailyCode(id, 1)
    const was = await isThere(yesterday, url, platform)
    return { id, title, line, before: was ? paths.challenge(yesterday) : null }
  })
  return { dailies: await Promise.all(dailies) }
}
