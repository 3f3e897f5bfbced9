import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { replay, type AnyGame, type Log } from '@shamble/engine'
import { randomGame } from '@shamble/engine/testing'
import { gameOf } from '../games.ts'
import { atMost, type Bench } from './figure.ts'
import { inTurn, usualSeats } from './positions.ts'
import { middle, ratesInTurn, spreadNote, thousands, type Work } from './samples.ts'

const TARGET = 20
const GAMES = 21

/**
 * The replay of a finished game from its log, as when a room wakes or a page opens a replay. The typical game is that of median length.
 */
export const replays: Bench = {
  names: (games) => games.map((id) => `replay ${id}`),
  async measure(name) {
    const [, asked] = name.split(' ')
    const { game } = await gameOf(asked)
    const logs = typicalLogs(game).sort((a, b) => a.moves.length - b.moves.length)
    const typical = logs[Math.floor(logs.length / 2)]!
    const longest = logs.at(-1)!
    const cold = await firstTime(asked!, typical)
    const [times, most] = ratesInTurn([again(game, typical), again(game, longest)]).map(millisecondsOf)
    const moves = typical.moves.length
    const about = `${moves} moves, ${spreadNote(times!, 2)}; the longest, ${longest.moves.length} moves, ${thousands(most!.median, 2)}`
    return [
      atMost(name, times!.median, 'ms', TARGET, about),
      atMost(`${name}, the first`, cold, 'ms', TARGET, `${moves} moves, in a fresh thread`),
    ]
  },
}

/** Random games with default options, for every number of seats. */
function typicalLogs(game: AnyGame): Log[] {
  const seats = inTurn(usualSeats(game))
  return Array.from({ length: GAMES }, (_, n) =>
    randomGame(game, `bench-${n}`, { seats: seats(), options: 'default' }),
  )
}

function again(game: AnyGame, log: Log): Work {
  return () => (replay(game, log).result ? 1 : 0)
}

const millisecondsOf = (rates: readonly number[]) => middle(rates.map((rate) => 1000 / rate))

const FRESH = 5

// The median time of the first replay in a fresh thread.
async function firstTime(asked: string, log: Log): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < FRESH; n++) {
    const thread = new Worker(new URL('./cold.ts', import.meta.url), { workerData: { asked, log } })
    const [time] = (await once(thread, 'message')) as [number]
    times.push(time)
  }
  return middle(times).median
}
