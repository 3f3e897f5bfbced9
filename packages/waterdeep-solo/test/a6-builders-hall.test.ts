import type { Frame } from '@shamble/engine'
import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { BUILDINGS } from '../src/data/buildings.ts'
import { questNamed, tileNamed } from '../src/data/names.ts'
import { game } from '../src/index.ts'
import { NONE, PLAYER, PSEUDO } from '../src/table.ts'
import { lay, scenery, type Laid } from './lay.ts'
import { COLUMN, complete, goes, HALL, turnOf, yours } from './playing.ts'

/* A6, R-33, R-43, R-51. Builder's Hall: what is for sale, and free Buildings. */

const TEN: NonNullable<Laid['built']> = Object.fromEntries(
  ['dragon-tower', 'golden-horn', 'helmstar-warehouse', 'house-of-heroes', 'jesters-court', 'new-olamn']
    .concat(['skulkway', 'stone-house', 'tower-of-luck', 'yawning-portal'])
    .map((id) => [id, ['you'] as ['you']]),
)

const { 'dragon-tower': _, ...NINE } = TEN

test('A6. Buying: pay, score the tokens, take the first stock, refill the Hall.', () => {
  turnOf(
    { you: { tavern: '5G', score: 3 }, hall: HALL, stack: ['golden-horn'] },
    'assign builders-hall',
    'buy caravan-court',
  )
    .check(yours('1G'))
    .leaves({ score: 5, hall: ['golden-horn', 'fetlock-court', 'northgate'].map(tileNamed) })
    .check((t) => {
      const tile = tileNamed('caravan-court')
      expect([t.owner[tile], t.stock[tile], t.tokens[tile]]).toEqual([PLAYER, 2, 0])
    })
})

test('A6. For a tile without tokens the buyer scores nothing, and nothing is told of points.', () => {
  turnOf({ you: { tavern: '5G' }, hall: { northgate: 0 } }, 'assign builders-hall', 'buy northgate')
    .told('assigned', 'bought')
    .leaves({ score: 0 })
})

test('A6, B8. A new tile from the stack ends undo; a purchase that turns none up does not.', () => {
  const sealed = (stack: string[]) => {
    const seals: boolean[] = []
    turnOf({ you: { tavern: '5G' }, hall: HALL, stack }, 'assign builders-hall', 'buy northgate').check(
      (_, g) => seals.push(g.sealed),
    )
    return seals[0]
  }
  expect([sealed([]), sealed(['golden-horn'])]).toEqual([false, true])
  complete('placate-the-walking-statue', { stack: ['golden-horn'] }).check((_, g) =>
    expect(g.sealed).toBe(true),
  )
})

test('A6, R-43. Buying needs an affordable tile and a place for it.', () => {
  turnOf({ you: { tavern: '2G' }, hall: HALL }).mayNot(0, 'assign builders-hall')
  const built: Laid['built'] = {}
  for (const { id } of BUILDINGS.filter(({ id }) => !(id in HALL)).slice(0, 10)) built[id] = ['pseudo']
  turnOf({ you: { tavern: '8G' }, hall: HALL, built }).mayNot(0, 'assign builders-hall')
})

test('A6. For sale are affordable tiles in the Hall. A place stays empty when the stack has run out.', () => {
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

test('R-43. The tenth place is the last: after it no side buys, and a free Building is lost.', () => {
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
  scene(game, scenery(laid(NINE), ['chooseTile'])).asks(0, 'buy northgate')
  scene(game, scenery(laid(TEN), ['chooseTile'])).nothingIsAsked()
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

test("R-33. Pseudo's free Building from the Hall: the most VP, the leftmost of equals, at any price.", () => {
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

test('R-33, R-51. A free Building is told with its source. A discarded one is out of the game.', () => {
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

test('A6, A10. A tile with an Agent on it can be bought, and stays occupied for the round.', () => {
  const given: Laid = { you: { tavern: '8G', on: ['fetlock-court'], pool: 2 }, hall: HALL }
  turnOf(given, 'assign builders-hall', 'buy fetlock-court')
  scene(game, scenery({ ...given, built: { 'fetlock-court': ['you'] }, hall: {} }, ['assign'])).mayNot(
    0,
    'assign fetlock-court',
  )
})

test('A6. With an empty place in the Hall the other tiles can be bought.', () => {
  const laid = scenery(
    { turn: 'you', you: { tavern: '3G' }, pseudo: { column: COLUMN }, hall: { northgate: 1 } },
    ['assign'],
  )
  const hall = [NONE, ...laid.table!.hall!]
  scene(game, { ...laid, table: { ...laid.table, hall } })
    .takes(0, 'assign builders-hall')
    .asks(0, 'buy northgate')
})
