import { quickChance, Referee, start } from '@shamble/engine'
import { expect, test } from 'vitest'
import { picture } from '../board/picture.ts'
import { catanZombies } from '../src/index.ts'

test('The preview picture can be drawn and described for every position of a random game.', () => {
  const chance = quickChance('picture')
  const position = start(catanZombies, 'picture', 3, { domesticTrade: false }).position
  const g = new Referee(catanZombies, position, true).settle()
  let most = 0
  while (g.pending.length > 0) {
    const { marks, captions, alt } = picture(catanZombies.view(g.table, null))
    expect(captions).toHaveLength(5)
    expect(JSON.stringify([marks, captions, alt])).not.toMatch(/undefined|NaN|null/)
    const zombies = g.table.zombies.reduce((sum, n) => sum + n, 0)
    expect(alt).toContain(zombies === 1 ? '1 zombie on' : `${zombies} zombies on`)
    most = Math.max(most, marks.length)
    g.choose(0, chance(g.pending[0]!.moves.length))
  }
  expect(most).toBeGreaterThan(200)
})
