import { describe, expect, test } from 'vitest'
import { hitsOn } from '../src/attack.ts'
import { examples } from './examples.ts'
import { onIsland, RED, stand, zombies } from './positions.ts'

describe('Attack damage (18.2)', () => {
  for (const { id, note, settlements, cities, zombies: on, damage, perBuilding } of examples('attack')) {
    test(`${id}. ${note}: ${damage} damage.`, () => {
      const table = { zombies: zombies(on), ...stand({ [RED]: { settlements, cities } }) }
      onIsland(table, [['attack']]).tells({ type: 'damageCounted', damages: [0, 0, 0, damage] })
      for (const { vertex, hits } of perBuilding) expect(hitsOn(table, vertex)).toBe(hits)
    })
  }

  test('13.5. The player whose turn it is pays first, then the others in turn order.', () => {
    const table = {
      zombies: zombies({ 0: 3, 16: 2, 18: 2 }),
      active: 1,
      ...stand({ 0: { settlements: [0] }, 1: { settlements: [51, 44] }, 2: { settlements: [50] } }),
    }
    const game = onIsland(table, [['attack']])
    game.asks(1, 'destroy corner:44', 'destroy corner:51').takes(1, 'destroy corner:51')
    game.asks(2, 'destroy corner:50').takes(2, 'destroy corner:50')
    game.asks(0, 'destroy corner:0')
  })
})
