import { copy, quickChance, Referee, type AnyGame, type Position } from '@shamble/engine'
import { gameOf } from '../games.ts'
import { atMost, type Bench } from './figure.ts'
import { inTurn, openings } from './positions.ts'
import { middle, ratesInTurn, thousands } from './samples.ts'

// Moves before the position that is copied.
const INTO = 30

/** The cost of copying a position in the middle of a game, which every recorded move and every playout pays. */
export const copies: Bench = {
  names: (games) => games.map((id) => `copy ${id}`),
  async measure(name) {
    const { game } = await gameOf(name.split(' ')[1])
    const positions = openings(game).map((opening) => later(game, opening))
    const [own, platform] = ratesInTurn([work(positions, copy), work(positions, structuredClone)]).map(middle)
    const bytes = middle(positions.map((position) => JSON.stringify(position).length)).median
    const note = `${thousands(bytes)} bytes of JSON; structuredClone ${thousands(1e6 / platform!.median, 1)} µs`
    return [atMost(name, 1e6 / own!.median, 'µs', null, note)]
  },
}

const BATCH = 100

function work(positions: readonly Position<any>[], by: (position: Position<any>) => unknown): () => number {
  const next = inTurn(positions)
  let kept: unknown
  return () => {
    for (let n = 0; n < BATCH; n++) kept = by(next())
    return kept ? BATCH : 0
  }
}

function later(game: AnyGame, opening: Position<any>): Position<any> {
  const chance = quickChance('bench')
  const g = new Referee(game, copy(opening), true).settle()
  for (let n = 0; n < INTO && g.pending.length > 0; n++) g.choose(0, chance(g.pending[0]!.moves.length))
  return g.position
}
