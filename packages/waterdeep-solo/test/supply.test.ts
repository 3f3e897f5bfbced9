import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { cardNamed, tileNamed } from '../src/data/names.ts'
import { game, type Table } from '../src/index.ts'
import { PLAYER } from '../src/table.ts'
import { lay, scenery, type Laid } from './lay.ts'
import { COLUMN, his, yours } from './placing.ts'

/* What is gained when the supply is short. */

// ── Supply ──

test('R-46. If too few cubes are left one takes what there is, and nothing when there are none.', () => {
  const given: Laid = { you: { tavern: '24F' }, pseudo: { column: COLUMN }, turn: 'you' }
  scene(game, scenery(given, ['assign']))
    .takes(0, 'assign field-of-triumph')
    .check(yours('25F'))
  scene(game, scenery({ ...given, you: { tavern: '25F' } }, ['assign']))
    .takes(0, 'assign field-of-triumph')
    .told('assigned', 'nothingGained')
    .check(yours('25F'))
})

test('R-46. Stock comes from the supply as well, and Gold never runs out.', () => {
  const table = {
    ...lay({
      you: { tavern: '22F 1R 90G' },
      pseudo: { column: COLUMN, tavern: '1F' },
      built: { 'caravan-court': ['you', 1], 'golden-horn': ['you', 40] },
    }),
    firstPlayer: PLAYER,
  } as Partial<Table>
  scene(game, { table, next: [['startRound']] }).check((t) => {
    expect(t.stock[tileNamed('caravan-court')]).toBe(2) // one of the two that come each round
    expect(t.stock[tileNamed('golden-horn')]).toBe(44)
  })
})

test('R-25, R-46. F7 with none left of the colour: he gains nothing, and you still return one.', () => {
  const given: Laid = { you: { tavern: '25W' }, pseudo: { column: COLUMN } }
  scene(game, scenery(given, ['pseudoPlays', cardNamed('graduation-day')]))
    .told('nothingGained', 'lost')
    .check(yours('24W'))
    .check(his(''))
})

test('B7, R-46. Produce a Miracle needs a Cleric in the supply.', () => {
  const given: Laid = {
    you: { plots: ['produce-a-miracle-for-the-masses'], tavern: '24C 1F' },
    pseudo: { column: COLUMN },
    turn: 'you',
  }
  scene(game, scenery(given, ['assign']))
    .takes(0, 'assign plinth')
    .nothingIsAsked()
    .check(yours('25C 1F'))
})

test('R-36, R-46. A free cube is one that the supply still has.', () => {
  const given: Laid = {
    built: { 'yawning-portal': ['pseudo'] },
    pseudo: { column: ['domesticate-owlbears'], tavern: '1C' },
    you: { tavern: '25W' },
  }
  const paid = (laid: Laid) => scene(game, scenery(laid, ['payOwner', tileNamed('yawning-portal')]))
  paid(given).check(his('2C')) // short of Wizards alone, but there is none; a Cleric is worth as much
  paid({ ...given, you: {} }).check(his('1C 1W'))
  paid({ ...given, pseudo: { column: ['raid-orc-stronghold'], tavern: '4F 2R' } }).check(his('1C 4F 2R'))
  paid({
    ...given,
    you: { tavern: '24C 25W' },
    pseudo: { column: ['domesticate-owlbears'], tavern: '1C' },
  }).check(his('1C 1F'))
})

test('R-06, R-46. Question-mark cubes beyond what the supply has become something else.', () => {
  const given: Laid = {
    built: { 'yawning-portal': ['pseudo'] },
    pseudo: { column: ['create-a-shrine-to-oghma'], tavern: '1C' },
    you: { tavern: '23C', on: ['plinth'] },
  }
  scene(game, scenery(given, ['pseudoAssign'])).check(his('2C 1W')) // one Cleric was left
})

test('R-22. Call in a Favor with nothing short: an even coin between the five.', () => {
  const given: Laid = { pseudo: { column: ['raid-orc-stronghold'], tavern: '4F 2R' } }
  for (const [coin, gives] of [
    [1, '4F 2R 4G'],
    [4, '4F 2R 1W'],
  ] as const)
    scene(game, scenery(given, ['pseudoPlays', cardNamed('call-in-a-favor')]))
      .stream('coin', coin)
      .check(his(gives))
})
