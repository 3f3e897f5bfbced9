import type { Frame } from '@shamble/engine'
import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { questNamed, tileNamed } from '../src/data/names.ts'
import { game, type Table } from '../src/index.ts'
import { placement } from '../src/pseudo/placement.ts'
import { NONE, PLAYER, PSEUDO } from '../src/table.ts'
import { lay, scenery, type Laid } from './lay.ts'
import { COLUMN, goes, turnOf, yours } from './placing.ts'

/* A6, R-13, R-33, R-43. Builder’s Hall: what is for sale, who buys, and free Buildings. */

// ── Builder’s Hall ──

const TEN: NonNullable<Laid['built']> = Object.fromEntries(
  ['dragon-tower', 'golden-horn', 'helmstar-warehouse', 'house-of-heroes', 'jesters-court', 'new-olamn']
    .concat(['skulkway', 'stone-house', 'tower-of-luck', 'yawning-portal'])
    .map((id) => [id, ['you'] as ['you']]),
)

const { 'dragon-tower': _, ...NINE } = TEN

test('R-43. The tenth place is the last: then nobody buys, and a free Building is lost.', () => {
  const laid = (built: Laid['built']): Laid => ({
    you: { tavern: '9G', on: ['castle-waterdeep'] },
    pseudo: { column: ['raid-orc-stronghold'], tavern: '4F 2R 9G' },
    hall: { northgate: 1 },
    stack: ['caravan-court'],
    ...(built && { built }),
    turn: 'you',
  })
  scene(game, scenery(laid(NINE), ['assign'])).may(0, 'assign builders-hall')
  scene(game, scenery(laid(TEN), ['assign'])).mayNot(0, 'assign builders-hall')
  expect(goes(laid(NINE)).step).toBe('hall')
  expect(goes(laid(TEN)).step).toBe('value')
  const reward = (quest: string, side: 0 | 1): Frame => ['carryOut', side, 'reward', questNamed(quest), 0]
  for (const side of [PLAYER, PSEUDO] as const) {
    for (const quest of ['lure-artisans-of-mirabar', 'placate-the-walking-statue'])
      scene(game, scenery(laid(TEN), reward(quest, side)))
        .nothingIsAsked()
        .check((t) => expect(t.built).toHaveLength(10))
  }
  scene(game, scenery(laid(NINE), reward('placate-the-walking-statue', PSEUDO))).check((t) =>
    expect(t.owner[tileNamed('caravan-court')]).toBe(PSEUDO),
  )
})

test('R-13. A tile he can just pay, the most VP, the leftmost of equals; an empty place in the Hall is no tile.', () => {
  const hall = { northgate: 2, 'dragon-tower': 2, 'house-of-good-spirits': 1 }
  const given: Laid = {
    pseudo: { column: ['raid-orc-stronghold'], tavern: '4F 2R 3G' },
    you: { on: ['castle-waterdeep'] },
    hall,
  }
  expect(goes(given).buys).toBe(tileNamed('northgate'))
  expect(goes({ ...given, hall: { ...hall, 'house-of-good-spirits': 3 } }).buys).toBe(
    tileNamed('house-of-good-spirits'),
  )
  const table = { ...lay(given), hall: [NONE, NONE, tileNamed('dragon-tower')], orbUsed: false } as Table
  expect(placement(table).buys).toBe(tileNamed('dragon-tower'))
})

test('R-33. His free Building from the Hall: the most VP, the leftmost of equals, whatever it costs.', () => {
  const given: Laid = {
    pseudo: { column: COLUMN },
    hall: { 'caravan-court': 1, 'fetlock-court': 3, northgate: 3 },
    stack: ['skulkway'],
    you: { score: 9 },
  }
  scene(game, scenery(given, ['carryOut', PSEUDO, 'reward', questNamed('lure-artisans-of-mirabar'), 0]))
    .tells({ type: 'builtFree', side: PSEUDO, tile: tileNamed('fetlock-court'), from: 'hall' })
    .leaves({ score: 6, hall: ['caravan-court', 'skulkway', 'northgate'].map(tileNamed) })
  const gone = { ...lay(given), hall: [NONE, NONE, NONE] }
  scene(game, {
    table: gone,
    next: [['carryOut', PSEUDO, 'reward', questNamed('lure-artisans-of-mirabar'), 0]],
  })
    .told()
    .leaves({ built: [] })
})

// ── Builder’s Hall and the Hall tiles ──

test('A6. Only tiles that lie in the Hall and can be paid are for sale; a place stays empty when the stack has run out.', () => {
  const hall = { northgate: 1, 'fetlock-court': 1, skulkway: 1 }
  turnOf({ you: { tavern: '4G' }, hall }, 'assign builders-hall')
    .asks(0, 'buy northgate', 'buy skulkway')
    .takes(0, 'buy northgate')
    .told('assigned', 'bought', 'scored')
    .leaves({ hall: [NONE, tileNamed('fetlock-court'), tileNamed('skulkway')] })
  const table = {
    ...lay({ you: { tavern: '4G' }, turn: 'you', pseudo: { column: COLUMN } }),
    hall: [NONE, NONE, NONE],
  }
  scene(game, { table, next: [['assign']] }).mayNot(0, 'assign builders-hall')
  turnOf(
    { you: { tavern: '4G' }, hall, stack: ['golden-horn'] },
    'assign builders-hall',
    'buy skulkway',
  ).tells({
    type: 'hallRefilled',
    tile: tileNamed('golden-horn'),
    place: 2,
  })
})

test('R-33, A10. Free Buildings are told with where they came from; a discarded one is out of the game (R-51).', () => {
  const given: Laid = {
    turn: 'you',
    pseudo: { column: COLUMN },
    hall: { northgate: 2 },
    stack: ['caravan-court'],
  }
  const reward = (quest: string) =>
    scene(game, scenery(given, ['carryOut', PLAYER, 'reward', questNamed(quest), 0]))
  reward('lure-artisans-of-mirabar')
    .takes(0, 'build northgate')
    .tells({ type: 'builtFree', side: PLAYER, tile: tileNamed('northgate'), from: 'hall' })
  reward('placate-the-walking-statue').tells({
    type: 'builtFree',
    side: PLAYER,
    tile: tileNamed('caravan-court'),
    from: 'stack',
  })
  scene(game, scenery({ ...given, built: { skulkway: ['you'] } }, ['chooseBuildingToDiscard']))
    .takes(0, 'tearDown skulkway')
    .tells({ type: 'buildingDiscarded', tile: tileNamed('skulkway') })
    .leaves({ built: [], scrapped: [tileNamed('skulkway')] })
})

test('B7. Infiltrate Builder’s Hall pays for a purchase alone, and Defend the Tower not for an action that gives Clerics.', () => {
  const plots = ['infiltrate-builders-hall', 'study-the-illusk-arch', 'defend-the-tower-of-luck']
  turnOf({ you: { plots, tavern: '3G' }, hall: { northgate: 0 } }, 'assign builders-hall', 'buy northgate')
    .tells({ type: 'scored', side: PLAYER, points: 4, why: 'plot' })
    .leaves({ score: 4 })
    .nothingIsAsked()
  turnOf({ you: { plots } }, 'assign plinth').nothingIsAsked().check(yours('1C'))
})
