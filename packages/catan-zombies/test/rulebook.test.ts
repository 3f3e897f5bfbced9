import { bookScenes, tryScene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { rulebook } from '../rulebook/index.ts'
import { catanZombies, type Table } from '../src/index.ts'
import { invariants } from './invariants.ts'

for (const scene of bookScenes<Table>(rulebook)) {
  test(`${scene.id}. ${scene.title}.`, () => {
    tryScene(catanZombies, scene, invariants)
  })
}

test('Nearly every chapter has a scene.', () => {
  expect(bookScenes(rulebook).length).toBeGreaterThanOrEqual(8)
})
