import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { tileNamed } from '../src/data/names.ts'
import { game, type Table } from '../src/index.ts'
import { placement } from '../src/pseudo/placement.ts'
import { yieldOf } from '../src/pseudo/yields.ts'
import { NONE, PLAYER, PSEUDO } from '../src/table.ts'
import { lay, scenery, tavern, type Laid } from './lay.ts'
import { at, COLUMN, goes, his, ORB, yours } from './playing.ts'

/* B3, 7A to 7D. Where Pseudo places an Agent. */

const tableOf = (laid: Laid): Table => ({ ...lay(laid), orbUsed: false }) as Table

// ── The scan ──

test('R-06, R-07. Question marks cover the need first, then they are the most valuable kind.', () => {
  const t = tableOf({ pseudo: { column: ['raid-orc-stronghold'], tavern: '3F' } })
  const { takes, number } = yieldOf(t, at('yawning-portal'), 1, 1)
  expect([takes, number]).toEqual([tavern('1C 1F'), 1])
})

test("R-06. Smuggler's Dock: cubes that cover the need count; the rest are of the kind that is short next.", () => {
  const t = tableOf({ pseudo: { column: ['bolster-city-guard'], tavern: '8F 2G' } })
  const { takes, number } = yieldOf(t, at('smugglers-dock'), 1, 1)
  expect([takes, number]).toEqual([tavern('2F 2R'), 1])
})

test('R-46. A kind that has run out is not given.', () => {
  const t = tableOf({ pseudo: { column: COLUMN }, you: { tavern: '25C' } })
  expect(placement(t).kind).toBe(3)
})

// ── Ties ──

test('R-10. Chance decides an open tie, with a random stream of its own.', () => {
  const given: Laid = {
    pseudo: { column: ['procure-stolen-goods', 'install-a-spy-in-castle-waterdeep'] },
    built: { 'jesters-court': ['pseudo', 2] },
  }
  for (const [coin, space] of [
    [1, 'grinning-lion-tavern'],
    [2, 'jesters-court'],
  ] as const) {
    scene(game, scenery(given, ['pseudoAssign']))
      .stream('coin', coin)
      .check((t) => expect(t.placed[PSEUDO]).toEqual([at(space)]))
      .allDiceRolled()
  }
  // One draw only, and none without a tie.
  scene(game, scenery(given, ['pseudoAssign'], ['pseudoAssign']))
    .stream('coin', 1, 2)
    .check((t, g) => {
      expect(t.placed[PSEUDO]).toEqual(['grinning-lion-tavern', 'jesters-court'].map(at))
      expect(g.position.rng.loaded).toEqual({ coin: [2] })
    })
})

// ── The Zoarstar ──

test("R-11. Pseudo's Zoarstar copies neither the Harbor, nor Builder's Hall, nor itself. Without another space it is not weighed.", () => {
  const given: Laid = {
    pseudo: { column: COLUMN, tavern: '1C 2G' },
    you: { on: ['waterdeep-harbor-1', 'builders-hall', 'blackstaff-tower'] },
    built: { zoarstar: ['you'] },
  }
  expect(goes(given).copies).toBe(at('blackstaff-tower'))
  const { weighed } = goes({ ...given, you: { on: ['waterdeep-harbor-1', 'builders-hall'] } })
  expect(weighed.map(([space]) => space)).not.toContain(at('zoarstar'))
})

test('R-11. A copy counts the rewards of both owners.', () => {
  // Tower of the Order (1 for you) and the Zoarstar (2 for you), which would copy Dragon Tower (1 more).
  const given: Laid = {
    pseudo: { column: ['domesticate-owlbears'], tavern: '1C' },
    you: { on: ['blackstaff-tower', 'dragon-tower'] },
    built: { zoarstar: ['you'], 'dragon-tower': ['you'] },
  }
  const { weighed, space, copies, tie } = goes(given)
  expect(weighed.map((row) => [row[1], row[4]])).toEqual([
    [at('blackstaff-tower'), 2],
    [at('dragon-tower'), 3],
  ])
  expect([space, copies, tie]).toEqual([at('zoarstar'), at('dragon-tower'), 'value']) // its card is worth 1 more
})

test('R-11. With number and value equal Pseudo takes the copy that pays the Player least. His own Buildings pay nothing.', () => {
  const given = (zoarstar: 'you' | 'pseudo', court: 'you' | 'pseudo'): Laid => ({
    pseudo: { column: ['bolster-city-guard'] },
    you: { on: ['field-of-triumph', 'caravan-court'] },
    built: { zoarstar: [zoarstar], 'caravan-court': [court, 2] },
  })
  const rewards = (laid: Laid) => goes(laid).weighed.map((row) => row[4])
  expect(rewards(given('you', 'you'))).toEqual([2, 4])
  expect(goes(given('you', 'you')).copies).toBe(at('field-of-triumph'))
  expect(goes(given('you', 'you')).tie).toBe('owner')
  expect(rewards(given('pseudo', 'you'))).toEqual([0, 2])
  expect(rewards(given('you', 'pseudo'))).toEqual([2, 2])
  expect(goes(given('you', 'pseudo')).tie).toBe('chance')
})

test('R-11. Between two equally good copies chance decides as well.', () => {
  const given: Laid = {
    pseudo: { column: ['bolster-city-guard', 'raid-orc-stronghold'], tavern: '9F 1R' },
    you: { on: ['grinning-lion-tavern', 'jesters-court', 'plinth'] },
    built: { zoarstar: ['pseudo'], 'jesters-court': ['pseudo', 2] },
  }
  scene(game, scenery(given, ['pseudoAssign']))
    .stream('coin', 2)
    .check((t) =>
      expect([t.whys[0]!.space, t.whys[0]!.copies]).toEqual([at('zoarstar'), at('jesters-court')]),
    )
    .allDiceRolled()
})

test('R-11. When Pseudo copies, both owners are paid, that of the Zoarstar first.', () => {
  const given: Laid = {
    pseudo: { column: ['bolster-city-guard'] },
    you: { on: ['field-of-triumph', 'caravan-court'] },
    built: { zoarstar: ['you'], 'caravan-court': ['you', 4] },
  }
  scene(game, scenery(given, ['pseudoAssign']))
    .tells({ type: 'copied', side: PSEUDO, space: at('caravan-court') })
    .tells({ type: 'ownerPaid', side: PLAYER, tile: tileNamed('zoarstar') })
    .tells({ type: 'ownerPaid', side: PLAYER, tile: tileNamed('caravan-court') })
    .check(his('4F'))
    .check(yours('1F'))
    .leaves({ score: 2 })
})

test('R-06, R-11. A copy gives the question-mark cubes of the space it copies.', () => {
  const given: Laid = {
    pseudo: { column: ['domesticate-owlbears'], tavern: '1C' },
    you: { on: ['yawning-portal', 'blackstaff-tower'] },
    built: { zoarstar: ['pseudo'], 'yawning-portal': ['pseudo'] },
  }
  scene(game, scenery(given, ['pseudoAssign']))
    .leaves({ placed: [['yawning-portal', 'blackstaff-tower'].map(at), [at('zoarstar')]] })
    .check(his('1C 2W'))
})

// ── Castle Waterdeep and Builder's Hall ──

test('R-12. Castle Waterdeep also when Pseudo holds the marker already, and during reassignment.', () => {
  const given: Laid = { pseudo: { column: ['raid-orc-stronghold'], tavern: '4F 2R' } }
  expect(goes(given).step).toBe('castle')
  expect(goes({ ...given, reassigning: true }).step).toBe('castle')
})

test("R-13. Builder's Hall only with an affordable tile and a place for it.", () => {
  const given: Laid = {
    pseudo: { column: ['raid-orc-stronghold'], tavern: '4F 2R 3G' },
    you: { on: ['castle-waterdeep'] },
  }
  expect(goes({ ...given, hall: { northgate: 1 } }).step).toBe('hall')
  expect(goes({ ...given, hall: { 'fetlock-court': 1 } })).toMatchObject({ step: 'value', by: 'agent' })
})

test('R-13. The affordable tile with the most VP, the leftmost of equals. An empty place in the Hall is no tile.', () => {
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

// ── The Magister's Orb ──

test('R-32. The Orb is used once per round, and not for the Harbor or Hall tiles.', () => {
  const given: Laid = {
    pseudo: { column: COLUMN, tavern: '1C', plots: ['recover-the-magisters-orb'] },
    you: { on: ['blackstaff-tower', 'dragon-tower', 'waterdeep-harbor-1'] },
    hall: { 'dragon-tower': 1 },
  }
  const t = tableOf(given)
  expect(placement(t).step).toBe('orb')
  expect(placement(t).weighed.map(([space]) => space)).toEqual([at('blackstaff-tower')])
  expect(placement({ ...t, orbUsed: true }).step).toBe('scan')
})

test('R-32. The Orb skips spaces where an Agent of Pseudo stands.', () => {
  const given: Laid = {
    pseudo: { column: COLUMN, tavern: '1C', plots: [ORB], on: ['blackstaff-tower'] },
    you: { on: ['blackstaff-tower'] },
  }
  expect(goes(given).step).toBe('scan') // on to the Fighters
  expect(goes({ ...given, pseudo: { ...given.pseudo!, on: [] } }).step).toBe('orb')
})

test('R-32. The Orb is used up when Pseudo joins an Agent of the Player.', () => {
  const given: Laid = {
    pseudo: { column: ['domesticate-owlbears'], tavern: '1C', plots: [ORB] },
    you: { on: ['blackstaff-tower'] },
  }
  scene(game, scenery(given, ['pseudoAssign']))
    .leaves({ orbUsed: true, placed: [[at('blackstaff-tower')], [at('blackstaff-tower')]] })
    .check(his('1C 1W'))
  scene(game, scenery({ ...given, you: {} }, ['pseudoAssign'])).leaves({ orbUsed: false })
})
