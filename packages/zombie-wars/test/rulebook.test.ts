import { bookScenes, tryScene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { rulebook } from '../rulebook/index.ts'
import { zombieWars, type Table } from '../src/index.ts'
import { invariants } from './invariants.ts'

for (const scene of bookScenes<Table>(rulebook)) {
  test(`${scene.id}. ${scene.title}.`, () => {
    tryScene(zombieWars, scene, invariants)
  })
}

test('Every chapter but the rulings has a scene; one is the designer’s example.', () => {
  const scenes = bookScenes(rulebook)
  expect(new Set(scenes.map(({ chapter }) => chapter)).size).toBe(rulebook.chapters.length - 1)
  expect(scenes.some(({ title }) => title.includes('The worked example'))).toBe(true)
})
