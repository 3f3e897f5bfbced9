import { judge, termsOf, type Terms } from '@shamble/challenge'
import { readOptions, Referee, seatsFor, shorten, start, type AnyGame, type Log } from '@shamble/engine'
import { rivalMove } from '@shamble/engine/bots'
import { gameOf } from '../games.ts'
import { atMost, type Bench } from './figure.ts'
import { middle, ratesInTurn, spreadNote, thousands } from './samples.ts'

const TARGET = 300
const GAMES = 9
const SEATS = 4

/**
 * Judging the log of a challenge: it is replayed, and every move of the rivals is thought again. With four seats or the nearest
 * possible number, so that most moves are theirs. The typical game is that of median length.
 */
export const verdicts: Bench = {
  names: (games) => games.map((id) => `judge ${id}`),
  async measure(name) {
    const { game } = await gameOf(name.split(' ')[1])
    const terms = termsOf(game, { seats: manySeats(game) })
    const logs = Array.from({ length: GAMES }, (_, n) => rivalGame(game, terms, `bench-${n}`)).sort(
      (a, b) => a.moves.length - b.moves.length,
    )
    const [typical, longest] = [logs[Math.floor(GAMES / 2)]!, logs.at(-1)!]
    const [times, most] = ratesInTurn([typical, longest].map((log) => judging(game, terms, log))).map(
      (rates) => middle(rates.map((rate) => 1000 / rate)),
    )
    const about = `${terms.seats} seats, ${typical.moves.length} moves, ${spreadNote(times!)}; the longest, ${longest.moves.length} moves, ${thousands(most!.median)}`
    return [atMost(name, times!.median, 'ms', TARGET, about)]
  },
}

function manySeats(game: AnyGame): number {
  const possible = seatsFor(game, readOptions(game, {}))
  return possible.find((seats) => seats >= SEATS) ?? possible.at(-1)!
}

// A whole game with rivals on every seat.
function rivalGame(game: AnyGame, { version, seats, options }: Terms, seed: string): Log {
  const g = new Referee<unknown, unknown>(game, start(game, seed, seats, options).position, true).settle()
  const moves: Log['moves'] = []
  while (g.pending.length > 0) {
    const { seat } = g.pending[0]!
    const move = rivalMove(game, g.position, seat, moves.length)
    moves.push([seat, ...move])
    g.make(seat, move)
  }
  return { game: game.id, version, seats, options, seed, moves }
}

function judging(game: AnyGame, terms: Terms, log: Log): () => number {
  const text = shorten(game, log)
  return () => (judge(game, terms, log.seed, text).result ? 1 : 0)
}
