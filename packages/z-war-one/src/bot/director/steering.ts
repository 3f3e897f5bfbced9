import type { Move } from '@shamble/engine'
import { layoutOf } from '../../missions/index.ts'
import { beyond, unitOf } from '../../questions.ts'
import { door as doorId, square, type Table } from '../../table.ts'
import { chosen, most, type Chosen } from '../moves.ts'
import { bestPrey, farFromPrey, isUnderFire } from './prey.ts'

// Costs in squares: to step where a hero on alert watches; to open a door and go through (10.9).
const FIRE = 0.75
const THROUGH = 2

/** 18.6. A controlled unit grabs the best prey in reach, else goes nearer, around watched squares and through doors. */
export function lead(t: Table, moves: readonly Move[]): Chosen {
  const grabs = moves.filter(([verb]) => verb === 'grab')
  if (grabs.length > 0) return bestPrey(t, grabs)
  const { at } = unitOf(t, t.acting)
  const here = farFromPrey(t, at)
  const costs = ([verb, part]: Move): number => {
    if (verb === 'go') return farFromPrey(t, square.of(part!)) + (isUnderFire(t, square.of(part!)) ? FIRE : 0)
    if (verb === 'open' || verb === 'batter')
      return farFromPrey(t, beyond(layoutOf(t.mission), doorId.of(part!), at)) + THROUGH - 1
    return Infinity
  }
  const best = most(moves, (move) => -costs(move))
  return best && costs(best) < here ? best : chosen(moves, 'stop')
}
