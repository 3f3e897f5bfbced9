import { entryOf } from '@shamble/catalogue'
import { Referee, start, type Json, type Options } from '@shamble/engine'
import { moveAt, type Strength } from '@shamble/engine/bots'
import { advisedGame } from '../play/minds.ts'

/*
 * Lets bots play a mission, game after game. The page starts a Web Worker from this module.
 */

/** What to play, how often, and the strength of the bots. */
export interface Measure {
  game: string
  seats: number
  options: Options
  carried: Json
  games: number
  strength: Strength
}

/** The outcome of one game. */
export interface Played {
  won: boolean
  turn: number
  /** Squares where heroes fell. */
  fallen: number[]
}

export type FromMeasurer = { played: Played } | { fault: string }

/** The URL of this module, for the worker. */
export const here = import.meta.url

/** A longer game means that a rule never ends it. */
const MAX_MOVES = 20_000

/** Plays one game to its end. */
export async function playOne(measure: Measure, number: number): Promise<Played> {
  const [game, { stateOf }] = await Promise.all([
    advisedGame(measure.game, measure.options, measure.carried),
    entryOf(measure.game)!.file!(),
  ])
  const { seats, options, carried, strength } = measure
  const { position } = start(game, `measure-${number}`, seats, options, carried)
  const g = new Referee<unknown, unknown>(game, position, true).settle()
  const fallen = new Map<number, number>()
  for (let at = 0; g.pending.length > 0; at++) {
    if (at === MAX_MOVES) throw new Error(`The game was not over after ${MAX_MOVES} moves.`)
    const { seat } = g.pending[0]!
    g.make(seat, moveAt(game, g.position, seat, at, strength))
    stateOf(g.position.table).fallen.forEach((square, hero) => square >= 0 && fallen.set(hero, square))
  }
  const { turn } = stateOf(g.position.table)
  return { won: g.result?.winners.includes(0) ?? false, turn, fallen: [...fallen.values()] }
}

function serve() {
  addEventListener('message', async ({ data }: MessageEvent<Measure>) => {
    try {
      for (let n = 0; n < data.games; n++)
        postMessage({ played: await playOne(data, n) } satisfies FromMeasurer)
    } catch (cause) {
      postMessage({ fault: String(cause) } satisfies FromMeasurer)
    }
  })
}

if (typeof document === 'undefined' && typeof postMessage === 'function') serve()
