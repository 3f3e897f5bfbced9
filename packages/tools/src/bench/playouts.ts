import { copyOf, quickChance, quickRng, Referee, type AnyGame } from '@shamble/engine'
import { gameOf } from '../games.ts'
import { atLeast, type Bench } from './figure.ts'
import { inTurn, longestOf, openings } from './positions.ts'
import { rateOfOne, spreadNote, type Work } from './samples.ts'

// Targets in moves a second; the notes have the stretch goals.
const TARGETS: Readonly<Record<string, readonly [bar: number, stretch: number]>> = {
  'zombie-wars': [200_000, 600_000],
  'catan-zombies': [120_000, 500_000],
  'waterdeep-solo': [120_000, 500_000],
  'world-war-z': [120_000, 500_000],
  'z-war-one': [40_000, 100_000],
}

/**
 * Random playouts as bots make them: quiet steps from the opening, including its copy, to the end, with all legal moves listed at every
 * decision.
 */
export const playouts: Bench = {
  names: (games) => games.map((id) => `playouts ${id}`),
  async measure(name) {
    const { game } = await gameOf(name.split(' ')[1])
    const rate = rateOfOne(playoutsOf(game))
    const [bar, stretch] = TARGETS[game.id] ?? [null, null]
    const hoped = stretch === null ? '' : `; stretch ${stretch / 1000} k`
    return [atLeast(name, rate.median, 'moves/s', bar, `${spreadNote(rate)}${hoped}`)]
  },
}

/** Plays random playouts. */
function playoutsOf(game: AnyGame): Work {
  const next = inTurn(openings(game))
  const chance = quickChance('bench')
  const longest = longestOf(game)
  let world = 0
  return () => {
    const opening = next()
    const g = new Referee(game, copyOf(game, { ...opening, rng: quickRng(world++) }), true).settle()
    let moves = 0
    while (g.pending.length > 0 && moves < longest) {
      const open = g.pending.length === 1 ? 0 : chance(g.pending.length)
      const many = g.pending[open]!.moves.length
      g.choose(open, many === 1 ? 0 : chance(many))
      moves++
    }
    return moves
  }
}
