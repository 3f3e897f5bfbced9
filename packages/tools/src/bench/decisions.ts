import { env, threadCpuUsage } from 'node:process'
import { defaultSeats, readOptions, Referee, start, type AnyGame } from '@shamble/engine'
import { mindOf, moveAt, type Strength } from '@shamble/engine/bots'
import { gameOf } from '../games.ts'
import { atMost, type Bench } from './figure.ts'
import { middle, thousands } from './samples.ts'

const STRONGEST: Strength = 'fierce'
// The target for a server, since every strength is offered in rooms.
const TARGET = 50
const GAMES = env.SHAMBLE_BENCH === 'quick' ? 1 : 4

/**
 * The processor time of the strongest bot for a decision with several moves, in whole games on every seat, with the default number of
 * seats. Measured for the thread, with garbage collection that stops it.
 */
export const decisions: Bench = {
  names: (games) => games.map((id) => `decision ${id}`),
  async measure(name) {
    const { game } = await gameOf(name.split(' ')[1])
    // The first game is the warm-up.
    decisionsIn(game, 'bench-0')
    const times = Array.from({ length: GAMES }, (_, n) => decisionsIn(game, `bench-${n + 1}`)).flat()
    const sorted = times.toSorted((a, b) => a - b)
    const nearly = sorted[Math.ceil(0.99 * sorted.length) - 1]!
    const { bot, playouts } = mindOf(game, STRONGEST)
    const who = playouts > 1 ? `${bot.name}, ${playouts} playouts` : bot.name
    const about = `${STRONGEST}, which is ${who}; ${thousands(times.length)} decisions of ${GAMES} games, the middle one ${thousands(middle(times).median, 1)}, 99 of 100 below ${thousands(nearly, 1)}`
    return [atMost(`${name}, the longest`, sorted.at(-1)!, 'ms', TARGET, about)]
  },
}

// The processor time of every decision of a game, in milliseconds.
function decisionsIn(game: AnyGame, seed: string): number[] {
  const options = readOptions(game, {})
  const { position } = start(game, seed, defaultSeats(game, options), options)
  const g = new Referee<unknown, unknown>(game, position, true).settle()
  const times: number[] = []
  for (let at = 0; g.pending.length > 0; at++) {
    const { seat } = g.pending[0]!
    const own = g.pending.filter((choice) => choice.seat === seat).flatMap(({ moves }) => moves)
    const began = threadCpuUsage()
    const move = moveAt(game, g.position, seat, at, STRONGEST)
    const { user, system } = threadCpuUsage(began)
    if (own.length > 1) times.push((user + system) / 1000)
    g.make(seat, move)
  }
  return times
}
