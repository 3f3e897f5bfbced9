import { isGame, rulesOf } from '@shamble/catalogue/server'
import { termsOf } from '@shamble/challenge'
import { hashOf } from '@shamble/room'
import type { Making } from './facts.ts'
import { secretOf, type Rooms } from './snapshot.ts'

/*
 * The daily challenge: one per game and day (UTC). Its code is made of both, so it can be checked without storage. Many people play it
 * at once, so attempts go to shards.
 */

/** The game and the day, `2026-11-21`, of a daily challenge. */
export interface Daily {
  game: string
  date: string
}

const CODE = /^daily-([a-z0-9-]{1,40})-(\d{4}-\d\d-\d\d)$/
const DAY = 86_400_000
/** Shards of a daily challenge. */
const SHARDS = 16
// The first day with a challenge.
const FIRST = '2026-11-01'

/** The day of a time, by UTC. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The code of a daily challenge. */
export const dailyCode = ({ game, date }: Daily): string => `daily-${game}-${date}`

/** Reads the code of a daily challenge. Null for an unknown game, an invalid day, or one before the first. */
export function readDaily(code: string): Daily | null {
  const [, game, date] = CODE.exec(code) ?? []
  if (game === undefined || date === undefined || !isGame(game)) return null
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && dayOf(time) === date && date >= FIRST ? { game, date } : null
}

/** When a day begins and ends. */
function timesOf(date: string): { opened: number; closes: number } {
  const opened = Date.parse(`${date}T00:00:00Z`)
  return { opened, closes: opened + DAY }
}

/**
 * The shard with a player's attempts at a daily challenge, by the hash of their token; null: not a daily challenge. It depends on the
 * server's secret, so that nobody can make tokens that fill one shard.
 */
export function shardOf(env: Pick<Rooms, 'ROOM_SECRET'>, code: string, hash: string): number | null {
  if (!readDaily(code)) return null
  return parseInt(hashOf(`${secretOf(env)}/${code}/${hash}`).slice(0, 4), 16) % SHARDS
}

/** The name of the object with a player's attempts. */
export function homeOf(env: Pick<Rooms, 'ROOM_SECRET'>, code: string, hash: string): string {
  const shard = shardOf(env, code, hash)
  return shard === null ? code : `${code}#${shard}`
}

/** The names of all objects of a challenge: its own, and the shards of a daily one. */
export const objectsOf = (code: string): string[] => [
  code,
  ...(readDaily(code) ? Array.from({ length: SHARDS }, (_, shard) => `${code}#${shard}`) : []),
]

/** Days since the first. */
const numberOf = (date: string): number => Math.round((Date.parse(date) - Date.parse(FIRST)) / DAY)

/** The set-up of a daily challenge: the game's options of that day, sealed until the day is over. */
export async function dailyMaking({ game, date }: Daily): Promise<Making> {
  const found = await rulesOf(game)
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
