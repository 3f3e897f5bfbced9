import { layOut } from '@shamble/engine'
import { expect, test } from 'vitest'
import { zWarOne, type Table } from '../../src/index.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { score } from '../../src/bot/score.ts'

// Chapter 1 after everybody has taken his place on the starting squares, with some changes.
function supplyRun(change: (t: Table) => void = () => {}): number {
  const { table } = layOut(zWarOne, { seats: 1, options: { mission: 'chapter-1' } })
  const { starts } = layoutOf(table.mission)
  table.heroes.forEach((hero, n) => (hero.at = starts[n]!))
  change(table)
  return score(table, 0)
}

const carried = (t: Table, object: number) => {
  t.objects[object] = -1
  t.heroes[0]!.object = object
}

test('A crate in hand is better than one that lies about, and one in the van is better still.', () => {
  const inTheVan = supplyRun((t) => {
    t.objects[0] = -1
    t.out = [0]
  })
  const inHand = supplyRun((t) => carried(t, 0))
  expect(inHand).toBeGreaterThan(supplyRun())
  expect(inTheVan).toBeGreaterThan(inHand)
})

test('To be bitten, held or prone is worse; death is the end.', () => {
  const bitten = supplyRun((t) => (t.heroes[1]!.stage = 1))
  const prone = supplyRun((t) => (t.heroes[1]!.prone = true))
  const held = supplyRun((t) => (t.heroes[1]!.held = [0]))
  expect(prone).toBeLessThan(supplyRun())
  expect(held).toBeLessThan(prone)
  expect(bitten).toBeLessThan(supplyRun())
  expect(supplyRun((t) => (t.heroes[1]!.fate = 'dead'))).toBe(0)
})

test('With all crates out and nobody left to leave but one it is below a victory.', () => {
  const nearly = supplyRun((t) => {
    t.out = [0, 1, 2, 3]
    t.objects = t.objects.map(() => -1)
    t.met[0] = true
    for (const hero of t.heroes.slice(1)) Object.assign(hero, { at: -1, fate: 'left' })
  })
  expect(nearly).toBeGreaterThan(0.8)
  expect(nearly).toBeLessThan(1)
})
