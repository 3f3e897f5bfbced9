import { parBotOf } from '@shamble/catalogue/server'
import { parOf, parRun, type Par, type ParProgress, type Reached } from '@shamble/challenge'
import type { AnyGame } from '@shamble/engine'
import type { Facts } from './facts.ts'
import { Queue, type Pauses } from './slices.ts'

/*
 * The par of a challenge, stored in its object: the bot that plays, and one row per finished run. An interrupted run starts again.
 */

/** The bot, and its playouts per choice; null: it does not use playouts. */
export type By = { bot: string; playouts: number | null }

/** At most 12 runs of this isolate play or queue; the rest retry. A run takes long, so they poll rarely. */
export const playing = new Queue(12, 1000)
// How long one alarm plays, ms. Every alarm waits for the disk, so it is long.
const PLAYS_FOR = 60_000

/** Creates the tables: the runs, and the bot once par is wanted. */
export function layPar(sql: SqlStorage): void {
  sql.exec('CREATE TABLE runs (run INTEGER PRIMARY KEY, reached TEXT NOT NULL)')
  sql.exec('CREATE TABLE wanted (id INTEGER PRIMARY KEY, bot TEXT NOT NULL, playouts INTEGER)')
}

/** Par, once `max` runs have been played; else null. */
export function parIn(sql: SqlStorage, max: number): Par | null {
  const by = wantedIn(sql)
  const rows = sql.exec<{ reached: string }>('SELECT reached FROM runs ORDER BY run').toArray()
  if (!by || rows.length < max) return null
  const runs = rows.map(({ reached }) => JSON.parse(reached) as Reached | null)
  return parOf(
    runs.filter((run) => run !== null),
    by,
  )
}

/** The progress of par; null: not wanted yet. */
export function progressIn(sql: SqlStorage, max: number): ParProgress | null {
  return wantedIn(sql) ? { played: Math.min(playedIn(sql), max), of: max } : null
}

/** The bot that plays for the par of a game. */
export async function parByOf(game: AnyGame): Promise<By> {
  const { bot, playouts } = await parBotOf(game.id)
  return { bot: bot.name, playouts }
}

/** Starts par. Deletes the runs of another bot. */
export function wantBy(sql: SqlStorage, { bot, playouts }: By): void {
  const before = wantedIn(sql)
  if (before?.bot === bot && before.playouts === playouts) return
  sql.exec('DELETE FROM runs')
  sql.exec('INSERT OR REPLACE INTO wanted VALUES (1, ?, ?)', bot, playouts)
}

/**
 * Plays runs in slices, until there are enough or `PLAYS_FOR` has passed. A run in which the rules throw is void. Returns `more` when
 * runs are left, `later` when the queue is full, and null when par is done or not wanted.
 */
export async function playForPar(
  sql: SqlStorage,
  game: AnyGame,
  { terms, seed }: Facts,
  max: number,
  pauses: Pauses,
): Promise<'more' | 'later' | null> {
  if (!wantedIn(sql) || playedIn(sql) >= max || game.version !== terms.version) return null
  const by = await parBotOf(game.id)
  // The bot may have changed since the first runs.
  wantBy(sql, { bot: by.bot.name, playouts: by.playouts })
  const until = Date.now() + PLAYS_FOR
  for (let run = playedIn(sql); run < max; run++) {
    if (Date.now() >= until) return 'more'
    const played = await playing.inTurn(
      carefully(() => parRun(game, terms, seed, by, run)),
      by.slice,
      pauses,
    )
    if (!played) return 'later'
    sql.exec('INSERT OR IGNORE INTO runs VALUES (?, ?)', run, JSON.stringify(played.done))
  }
  return null
}

/** A run; null when the rules threw. */
function* carefully(play: () => ReturnType<typeof parRun>): Generator<unknown, Reached | null> {
  try {
    return yield* play()
  } catch (cause) {
    console.error(cause)
    return null
  }
}

const wantedIn = (sql: SqlStorage): By | undefined =>
  sql.exec<By>('SELECT bot, playouts FROM wanted').toArray()[0]

const playedIn = (sql: SqlStorage): number =>
  sql.exec<{ played: number }>('SELECT count(*) AS played FROM runs').one().played
