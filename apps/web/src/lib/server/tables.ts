import { games } from '@shamble/catalogue'
import type { Entry } from '@shamble/engine/entry'
import type { RequestEvent } from '@sveltejs/kit'
import { isTooMany } from '../../../worker/caller.ts'
import { tablesOf, type TablePage } from '../../../worker/table-page.ts'
import { optionName, settingName } from '../play/settings.ts'
import type { GameTables } from '../tables/list.ts'

/** The parts of a request that the lists of open tables need. */
type Asked = Pick<RequestEvent, 'url' | 'request' | 'platform'>

/** Whether an address has asked for more pages of open tables in a minute than its limit allows. */
export async function isTooMuchLooked({ request, platform }: Asked): Promise<boolean> {
  const { TABLE_PAGES, ...env } = platform?.env ?? {}
  return isTooMany(request, env, TABLE_PAGES)
}

/** The games that more than one person can play. */
export async function sharedGames(): Promise<Entry[]> {
  const boxes = await Promise.all(games.map(async (entry) => (await entry.box()).box))
  return games.filter((_, n) => boxes[n]!.seats.some((seats) => seats > 1))
}

/** A page of the open tables of a game. */
export async function tablesIn(entry: Entry, after: string | null, asked: Asked): Promise<GameTables> {
  const { id: game, title } = entry
  const [page, { box }, { optionWords }] = await Promise.all([
    pageAt(game, after, asked),
    entry.box(),
    entry.optionWords(),
  ])
  const settings = Object.entries(box.options).flatMap(([name, [, ...others]]) =>
    others.map((other) => [
      `${name}=${String(other)}`,
      `${optionName(optionWords, name)}: ${settingName(optionWords, name, other)}`,
    ]),
  )
  return { game, title, settings: Object.fromEntries(settings), ...page }
}

async function pageAt(game: string, after: string | null, { url, platform }: Asked): Promise<TablePage> {
  if (platform?.env.TABLES) return tablesOf(platform.env, game).page(after)
  // `pnpm dev`: the lists are in the Worker beside Vite.
  const response = await fetch(new URL(`/api/tables/${game}?after=${after ?? ''}`, url))
  return response.json()
}
