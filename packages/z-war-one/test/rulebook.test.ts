import { bookScenes, tryScene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { rulebook } from '../rulebook/index.ts'
import { zWarOne, type Table } from '../src/index.ts'
import { invariants } from './invariants.ts'

for (const scene of bookScenes<Table>(rulebook)) {
  test(`${scene.id}. ${scene.title}.`, () => {
    tryScene(zWarOne, scene, invariants)
  })
}

test('The book has a scene in every chapter.', () => {
  const told = new Set(bookScenes(rulebook).map(({ chapter }) => chapter))
  expect(rulebook.chapters.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([])
})
