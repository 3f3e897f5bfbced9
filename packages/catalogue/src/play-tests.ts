import type { PlayTested } from '@shamble/engine/entry'
import { Referee, start, type AnyGame, type Json, type Options } from '@shamble/engine'
import { moveAt, type Strength } from '@shamble/engine/bots'
import { advised } from './advised.ts'
import { entryOf } from './index.ts'

/*
 * Play-tests: bots play a mission, game after game.
 */

/** What to play, and the strength of the bots. */
export interface PlayTest {
  game: string
  seats: number
  options: Options
  carried: Json
  strength: Strength
}

/** The outcome of one game. */
export interface Played {
  won: boolean
  turn: number
  /** Squares where heroes fell. */
  fallen: number[]
  /** What was to be done, in order, and whether it was. */
  goals: PlayTested['goals']
  /** How it was lost; null when it was won. */
  lost: string | null
}

/** A longer game means that a rule never ends it. */
const MAX_MOVES = 20_000

/** Plays one game to its end. The same number is the same game. */
export async function playOne(test: PlayTest, number: number): Promise<Played> {
  const entry = entryOf(test.game)!
  const { seats, options, carried, strength } = test
  const [game, { stateOf, lostBy }] = await Promise.all([advised(entry, options, carried), entry.file!()])
  const g = begun(game, `measure-${number}`, seats, options, carried)
  const fallen = new Map<number, number>()
  for (let at = 0; g.pending.length > 0; at++) {
    if (at === MAX_MOVES) throw new Error(`The game was not over after ${MAX_MOVES} moves.`)
    const { seat } = g.pending[0]!
    g.make(seat, moveAt(game, g.position, seat, at, strength))
    stateOf(g.position.table).fallen.forEach((square, hero) => square >= 0 && fallen.set(hero, square))
  }
  const { turn, goals } = stateOf(g.position.table)
  const won = g.result?.winners.includes(0) ?? false
  return { won, turn, fallen: [...fallen.values()], goals, lost: won ? null : lostBy(g.result!.reason) }
}

function begun(game: AnyGame, seed: string, seats: number, options: Options, carried: Json) {
  return new Referee<unknown, unknown>(
    game,
    start(game, seed, seats, options, carried).position,
    true,
  ).settle()
}
