import { parBots } from '@shamble/catalogue/par'
import { parOf, parRun, type Par, type ParProgress, type Reached } from '@shamble/challenge'
import type { AnyGame } from '@shamble/engine'
import type { Facts } from './facts.ts'
import { Queue, type Pauses } from './slices.ts'

/*
 * The par of a challenge in its object: which bot plays for it, once it is wanted, and what it has made of the seed, one
 * row a run. Whatever happens in the middle of a run, it is played again from its beginning.
 */

/** Which bot plays, and how many playouts it spends on a choice; null: it does not think in playouts. */
export type By = { bot: string; playouts: number | null }

/** In this isolate one run is played at a time; so many wait for their turn, the others look in again. A run takes long, so nobody looks often. */
export const playing = new Queue(12, 1000)
// Whoever plays goes on for so long before it has itself woken again, in milliseconds: every alarm is a wait for the disk.
const PLAYS_FOR = 60_000

/** Makes the tables of par: the runs played, and which bot plays once par is wanted. */
export function layPar(sql: SqlStorage): void {
  sql.exec('CREATE TABLE runs (run INTEGER PRIMARY KEY, reached TEXT NOT NULL)')
  sql.exec('CREATE TABLE wanted (id INTEGER PRIMARY KEY, bot TEXT NOT NULL, playouts INTEGER)')
}

/** Par, when as many runs have been played as make one. */
export function parIn(sql: SqlStorage, most: number): Par | null {
  const by = wantedIn(sql)
  const rows = sql.exec<{ reached: string }>('SELECT reached FROM runs ORDER BY run').toArray()
  if (!by || rows.length < most) return null
  const runs = rows.map(({ reached }) => JSON.parse(reached) as Reached | null)
  return parOf(
    runs.filter((run) => run !== null),
    by,
  )
}

/** How far it has come; null: nobody wants it yet. */
export function progressIn(sql: SqlStorage, most: number): ParProgress | null {
  return wantedIn(sql) ? { played: Math.min(playedIn(sql), most), of: most } : null
}

/** Who plays for the par of a game. */
export async function parByOf(game: AnyGame): Promise<By> {
  const { bot, playouts } = await parBots[game.id]!()
  return { bot: bot.name, playouts }
}

/** From now on it is wanted. What another bot has played before that counts for nothing. */
export function wantBy(sql: SqlStorage, { bot, playouts }: By): void {
  const before = wantedIn(sql)
  if (before?.bot === bot && before.playouts === playouts) return
  sql.exec('DELETE FROM runs')
  sql.exec('INSERT OR REPLACE INTO wanted VALUES (1, ?, ?)', bot, playouts)
}

/**
 * Plays one run after another if it is wanted, in slices, until there are enough or a while has passed. A run in which the
 * rules fail counts for nothing. Says what is next: there is `more` to play, or bots play elsewhere and one should look in
 * `later`; null: nothing.
 */
export async function playForPar(
  sql: SqlStorage,
  game: AnyGame,
  { terms, seed }: Facts,
  most: number,
  pauses: Pauses,
): Promise<'more' | 'later' | null> {
  if (!wantedIn(sql) || playedIn(sql) >= most || game.version !== terms.version) return null
  const by = await parBots[game.id]!()
  // The bots were changed since the first runs.
  wantBy(sql, { bot: by.bot.name, playouts: by.playouts })
  const until = Date.now() + PLAYS_FOR
  for (let run = playedIn(sql); run < most; run++) {
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

/** What a run reached; null when the rules failed in it. */
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
