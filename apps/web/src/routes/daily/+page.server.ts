import { games } from '@shamble/catalogue'
import { paths } from '$lib/addresses.ts'
import { dayAfter, dayBefore } from '$lib/challenge/daily.ts'
import { isThere } from '$lib/server/challenge-page.ts'
import { wrong } from '$lib/wrong.ts'
import { dailyCode, readDaily } from '../../../worker/daily.ts'
import type { PageServerLoad } from './$types'

/** The challenges of today, or of an earlier day, and the leaderboards of the day before or of that day where there are any. */
export const load: PageServerLoad = async ({ url, platform, setHeaders }) => {
  setHeaders({ 'cache-control': 'no-store' })
  const today = dayBefore(0)
  const day = url.searchParams.get('day') ?? today
  if (!isDaily(day) || day > today) wrong(404, 'no-such-day', 'There were no challenges on that day.', OFFERS)
  const isToday = day === today
  const dailies = games.map(async ({ id, title, line }) => {
    const code = dailyCode({ game: id, date: isToday ? dayAfter(day, -1) : day })
    const was = await isThere(code, url, platform)
    return { id, title, line, leaderboard: was ? paths.challenge(code) : null }
  })
  const before = dayAfter(day, -1)
  return {
    day,
    isToday,
    before: isDaily(before) ? before : null,
    after: isToday ? null : dayAfter(day),
    dailies: await Promise.all(dailies),
  }
}

const OFFERS = [{ href: paths.dailies(), label: 'The challenges of today' }]

/** Whether there were challenges on a day. */
const isDaily = (day: string): boolean => readDaily(dailyCode({ game: games[0]!.id, date: day })) !== null
