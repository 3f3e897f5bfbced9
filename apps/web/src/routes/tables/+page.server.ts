import { paths } from '$lib/addresses.ts'
import { botsAfter } from '$lib/room/bots-after.ts'
import { timeFor } from '$lib/room/turn-time.ts'
import { isTooMuchLooked, sharedGames, tablesIn } from '$lib/server/tables.ts'
import { tablesAddress, type TablesShown } from '$lib/tables/list.ts'
import { wrong } from '$lib/wrong.ts'
import { BOTS_AFTER, CLOCKS, roomRefusal } from '@shamble/room'
import type { PageServerLoad } from './$types'

const OFFERS = [{ href: paths.tables(), label: 'All open tables' }]

/** The open tables of all games, or of one. */
export const load: PageServerLoad = async (event) => {
  event.setHeaders({ 'cache-control': 'no-store' })
  if (await isTooMuchLooked(event))
    wrong(429, 'too-many-lookers', roomRefusal('too-many-lookers').message, OFFERS)
  const { searchParams } = event.url
  const only = searchParams.get('game')
  const after = only === null ? null : searchParams.get('after')
  const shared = await sharedGames()
  const chosen = only === null ? shared : shared.filter(({ id }) => id === only)
  if (chosen.length === 0)
    wrong(404, 'no-such-game', `There are no open tables of a game called “${only}”.`, OFFERS)
  const lists = await Promise.all(chosen.map((entry) => tablesIn(entry, after, event)))
  return {
    shown: {
      lists,
      only,
      after,
      clocks: CLOCKS.map((seconds) => [seconds, timeFor(seconds)]),
      waits: BOTS_AFTER.map((minutes) => [minutes, botsAfter(minutes)]),
      now: Date.now(),
    } satisfies TablesShown,
    games: shared.map(({ id, title }) => ({ title, href: tablesAddress(id), isShown: id === only })),
  }
}
