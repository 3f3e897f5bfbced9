import { bookScenes, tryScene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { rulebook } from '../rulebook/index.ts'
import { characters, combat, threats } from '../rulebook/lists.ts'
import { COMBAT } from '../src/data/combat.ts'
import { ROLES } from '../src/data/roles.ts'
import { THREATS } from '../src/data/threats.ts'
import { worldWarZ, type Table } from '../src/index.ts'
import { invariants } from './invariants.ts'

for (const scene of bookScenes<Table>(rulebook)) {
  test(`${scene.id}. ${scene.title}.`, () => {
    tryScene(worldWarZ, scene, invariants)
  })
}

test('The book has scenes in every chapter about play.', () => {
  const scenes = bookScenes(rulebook)
  expect(new Set(scenes.map(({ chapter }) => chapter))).toEqual(new Set(['turn', 'zombies']))
  expect(scenes.length).toBeGreaterThanOrEqual(6)
})

test('Every card and character is in its lists.', () => {
  for (const { name } of COMBAT) expect(combat).toContain(`**${name}**`)
  for (const { name } of THREATS) expect(threats).toContain(`**${name}**`)
  for (const { role, name } of ROLES) expect(characters).toContain(`**${role}**, ${name}`)
})
