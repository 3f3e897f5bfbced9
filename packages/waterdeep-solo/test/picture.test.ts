import { layOut, quickChance, Referee, start } from '@shamble/engine'
import { expect, test } from 'vitest'
import { picture } from '../board/picture.ts'
import { game } from '../src/index.ts'
import { scenery } from './lay.ts'

test('The picture for link previews shows every position of a random game, with an alternative text.', () => {
  const chance = quickChance('picture')
  const g = new Referee(game, start(game, 'picture', 1).position, true).settle()
  while (g.pending.length > 0) {
    const { marks, captions, alt } = picture(game.view(g.table, null))
    expect(marks.length).toBeGreaterThan(40)
    expect(captions.length).toBeGreaterThanOrEqual(3)
    expect(JSON.stringify([marks, captions, alt])).not.toMatch(/undefined|NaN|null/)
    g.choose(0, chance(g.pending[0]!.moves.length))
  }
})

test('The picture shows where Pseudo goes next.', () => {
  const { table } = layOut(
    game,
    scenery({ pseudo: { column: ['bolster-city-guard'] }, you: { on: ['plinth'] } }),
  )
  const { captions, alt } = picture(game.view(table, null))
  expect(captions.map(({ text }) => text)).toContain('Next: Field of Triumph')
  expect(alt).toContain('Your Agents: The Plinth.')
})
