import { replay, type AnyGame, type Log } from '@shamble/engine'
import { randomGame } from '@shamble/engine/testing'
import { gameOf, playableIds } from '../games.ts'
import { atMost, type Bench } from './figure.ts'
import { inTurn } from './positions.ts'
import { middle, pace, ratesInTurn, spreadNote, thousands } from './trials.ts'

const MOST = 20
const GAMES = 21

/** Finished games run again from their logs: what a room does when it wakes, and a page that opens a replay. */
export const replays: Bench = {
  names: () => playableIds().map((id) => `replay ${id}`),
  async measure(name) {
    const { game } = await gameOf(name.split(' ')[1])
    const logs = typicalLogs(game)
    const cold = timeOf(game, logs[0]!)
    ratesInTurn([again(game, logs)], { ...pace, trials: 0 })
    const times = middle(logs.map((log) => middle([1, 2, 3, 4, 5].map(() => timeOf(game, log))).median))
    const moves = middle(logs.map((log) => log.moves.length))
    return [
      atMost(name, times.median, 'ms', MOST, `${moves.median} moves in the middle; ${spreadNote(times, 2)}`),
      atMost(
        `${name}, the first`,
        cold,
        'ms',
        null,
        `${thousands(logs[0]!.moves.length)} moves, code still cold`,
      ),
    ]
  },
}

/** Random games by default options, of every number of seats. */
export function typicalLogs(game: AnyGame): Log[] {
  const seats = inTurn(game.seats)
  return Array.from({ length: GAMES }, (_, n) =>
    randomGame(game, `bench-${n}`, { seats: seats(), options: 'default' }),
  )
}

function again(game: AnyGame, logs: readonly Log[]): () => number {
  const next = inTurn(logs)
  return () => (replay(game, next()).result ? 1 : 0)
}

function timeOf(game: AnyGame, log: Log): number {
  const began = performance.now()
  replay(game, log)
  return performance.now() - began
}
