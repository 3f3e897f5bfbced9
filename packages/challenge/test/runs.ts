import { Referee, shorten, start, type AnyGame, type Log } from '@shamble/engine'
import { PERSON, rivalIn, rivalMove } from '@shamble/engine/bots'
import { quickChance } from '@shamble/engine'
import { termsOf, type Terms } from '../src/index.ts'

/** Terms of a game as it is by default, or otherwise. */
export const terms = (game: AnyGame, seats?: number, options = {}): Terms =>
  termsOf(game, { ...(seats !== undefined && { seats }), options })

/** A whole game as a challenge is played: the person moves at random, the rivals as they must. */
export function runOf(
  game: AnyGame,
  { version, seats, options, carried }: Terms,
  seed: string,
  person = 'person',
): Log {
  const chance = quickChance(person)
  const g = new Referee<unknown, unknown>(
    game,
    start(game, seed, seats, options, carried).position,
    true,
  ).settle()
  const moves: Log['moves'] = []
  while (g.pending.length > 0) {
    const rival = rivalIn(g.pending)
    const seat = rival ?? PERSON
    const own = g.pending.filter((p) => p.seat === seat).flatMap((p) => p.moves)
    const move = rival === null ? own[chance(own.length)]! : rivalMove(game, g.position, rival, moves.length)
    moves.push([seat, ...move])
    g.make(seat, move)
  }
  return { game: game.id, version, seats, options, ...(carried !== undefined && { carried }), seed, moves }
}

/** The same as text. */
export const textOf = (game: AnyGame, log: Log): string => shorten(game, log)
