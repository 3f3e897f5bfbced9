import { rules } from '@shamble/catalogue/rules'
import { termsOf } from '@shamble/challenge'
import type { Making } from './facts.ts'

/*
 * The challenge of the day: one for each game and day, by UTC. Its code is made of both, so that everybody can name it;
 * whether it can be one is known before anything is woken. Many play it at once, so attempts go to shards.
 */

/** The game and the day, `2026-11-21`, of a daily challenge. */
export interface Daily {
  game: string
  date: string
}

const CODE = /^daily-([a-z0-9-]{1,40})-(\d{4}-\d\d-\d\d)$/
const DAY = 86_400_000
const SHARDS = 16
// There was none before.
const FIRST = '2026-11-01'

/** The day of a time, by UTC. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The code of a daily challenge. */
export const dailyCode = ({ game, date }: Daily): string => `daily-${game}-${date}`

/** Reads such a code. Null when it is none: no game of ours, no day, or one before the first. */
export function readDaily(code: string): Daily | null {
  const [, game, date] = CODE.exec(code) ?? []
  if (game === undefined || date === undefined || !Object.hasOwn(rules, game)) return null
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && dayOf(time) === date && date >= FIRST ? { game, date } : null
}

/** When a day begins and ends. */
function timesOf(date: string): { opened: number; closes: number } {
  const opened = Date.parse(`${date}T00:00:00Z`)
  return { opened, closes: opened + DAY }
}

/** Which shard of a daily challenge keeps the attempts of a player, by the hash of their token; null: it has none. */
export const shardOf = (code: string, hash: string): number | null =>
  readDaily(code) ? parseInt(hash.slice(0, 4), 16) % SHARDS : null

/** The name of the object that keeps the attempts of a player at a challenge. */
export function homeOf(code: string, hash: string): string {
  const shard = shardOf(code, hash)
  return shard === null ? code : `${code}#${shard}`
}

/** The number of a day: the first that had a challenge is 0. */
const numberOf = (date: string): number => Math.round((Date.parse(date) - Date.parse(FIRST)) / DAY)

/** What the challenge of a day is made of: the game with its options of that day, sealed until the day is over. */
export async function dailyMaking({ game, date }: Daily): Promise<Making> {
  const { game: found } = await rules[game]!()
  const code = dailyCode({ game, date })
  return {
    code,
    terms: termsOf(found, { options: found.daily?.(numberOf(date)) ?? {} }),
    kind: 'sealed',
    daily: date,
    name: null,
    seed: null,
    parGranted: true,
    ...timesOf(date),
  }
}
