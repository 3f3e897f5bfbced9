import { play, quickChance, start, type AnyGame } from '@shamble/engine'
import { gameOf } from '../games.ts'
import { atLeast, type Bench } from './figure.ts'
import { inTurn, longestOf, usualSeats } from './positions.ts'
import { rateOfOne, spreadNote, type Work } from './samples.ts'

/** Recorded steps: each move is validated and made on a copy of the position, with events and cryptographic chance. */
export const recorded: Bench = {
  names: (games) => games.map((id) => `recorded ${id}`),
  async measure(name) {
    const { game } = await gameOf(name.split(' ')[1])
    const rate = rateOfOne(recordedOf(game))
    return [atLeast(name, rate.median, 'moves/s', null, spreadNote(rate))]
  },
}

/** Plays recorded random games, including set-up. */
function recordedOf(game: AnyGame): Work {
  const seats = inTurn(usualSeats(game))
  const chance = quickChance('bench')
  const longest = longestOf(game)
  let n = 0
  return () => {
    let turn = start(game, `bench-${n++}`, seats())
    let moves = 0
    while (turn.pending.length > 0 && moves < longest) {
      const { seat, moves: legal } = turn.pending[chance(turn.pending.length)]!
      turn = play(game, turn.position, seat, legal[chance(legal.length)]!)
      moves++
    }
    return moves
  }
}
