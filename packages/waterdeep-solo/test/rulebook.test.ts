import { bookScenes, tryScene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { cards } from '../rulebook/cards.ts'
import { rulebook } from '../rulebook/index.ts'
import { INTRIGUE } from '../src/data/intrigue.ts'
import { QUESTS } from '../src/data/quests.ts'
import { SPACES } from '../src/data/spaces.ts'
import { waterdeepSolo, type Table } from '../src/index.ts'
import { invariants } from './invariants.ts'

for (const scene of bookScenes<Table>(rulebook)) {
  test(`${scene.id}. ${scene.title}.`, () => {
    tryScene(waterdeepSolo, scene, invariants)
  })
}

test('The book has a scene in every chapter that tells of play.', () => {
  const told = new Set(bookScenes(rulebook).map(({ chapter }) => chapter))
  expect(told).toEqual(new Set(['round', 'city', 'quests', 'pseudo', 'end']))
})

test('Every card is in its lists.', () => {
  for (const { name } of [...QUESTS, ...INTRIGUE, ...SPACES.slice(13)]) expect(cards).toContain(`**${name}**`)
})
