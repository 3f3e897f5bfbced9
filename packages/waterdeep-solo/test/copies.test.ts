import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { spaceNamed, tileNamed } from '../src/data/names.ts'
import { game } from '../src/index.ts'
import { NONE, PLAYER, PSEUDO } from '../src/table.ts'
import { scenery, type Laid } from './lay.ts'
import { COLUMN, goes, his, turnOf, yours } from './placing.ts'

/* A10, R-11, R-47, R-50. What the Zoarstar and a bribe copy, and who is paid for it. */

const at = spaceNamed

// ── The Zoarstar ──

test('R-11. Between two ways to the same, both owners’ rewards count against the Zoarstar.', () => {
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

test('R-11. With number and value equal the copy that pays you least is taken; his own pay nothing.', () => {
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

test('R-11. Both owners are paid when he copies: the Zoarstar’s first.', () => {
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

// ── Copies and bribes (A10, R-47, R-50) ──

test('R-47. Bribe Agent needs 2 Gold and, with the rest, a space one can use.', () => {
  const given = (gold: string, on: string[], hand: string[] = ['bribe-agent']): Laid => ({
    you: { hand, tavern: gold },
    pseudo: { column: COLUMN, on },
    built: { 'house-of-wonder': ['pseudo'] },
  })
  const mayGo = (laid: Laid) => turnOf(laid).may(0, 'assign waterdeep-harbor-1')
  const mayNotGo = (laid: Laid) => turnOf(laid).mayNot(0, 'assign waterdeep-harbor-1')
  mayGo(given('2G', ['plinth']))
  mayNotGo(given('1G', ['plinth']))
  mayNotGo(given('2G', []))
  mayNotGo(given('3G', ['house-of-wonder']))
  mayGo(given('4G', ['house-of-wonder']))
  // The Harbor may be bribed with another card to play there, not with this one.
  mayNotGo(given('2G', ['waterdeep-harbor-3']))
  mayGo(given('2G', ['waterdeep-harbor-3'], ['bribe-agent', 'conscription']))
  mayGo(given('4G', ['waterdeep-harbor-3'], ['conscription']))
})

test('R-47. Change of Plans needs an open Quest, Real Estate Deal a Building of one’s own without an Agent.', () => {
  const harbor = (laid: Laid, may: boolean) =>
    may
      ? turnOf(laid).may(0, 'assign waterdeep-harbor-1')
      : turnOf(laid).mayNot(0, 'assign waterdeep-harbor-1')
  harbor({ you: { hand: ['change-of-plans'] } }, false)
  harbor({ you: { hand: ['change-of-plans'], quests: ['prison-break'] } }, true)
  const deal: Laid = { you: { hand: ['real-estate-deal'] } }
  harbor(deal, false)
  harbor({ ...deal, built: { northgate: ['pseudo'] } }, false)
  harbor({ ...deal, built: { northgate: ['you'] } }, true)
  harbor({ ...deal, built: { northgate: ['you'] }, pseudo: { column: COLUMN, on: ['northgate'] } }, false)
})

test('A10. The Zoarstar copies what can be used, with what one has, and not itself; what it copies is told.', () => {
  const given: Laid = {
    you: { tavern: '1G' },
    built: { zoarstar: ['you'], 'house-of-wonder': ['you'] },
    pseudo: { column: COLUMN, on: ['plinth', 'house-of-wonder', 'builders-hall', 'waterdeep-harbor-1'] },
    hall: { northgate: 1 },
  }
  turnOf(given, 'assign zoarstar')
    .asks(0, 'use plinth')
    .takes(0, 'use plinth')
    .tells({
      type: 'copied',
      side: PLAYER,
      space: at('plinth'),
    })
  turnOf({ ...given, you: { tavern: '3G', hand: ['conscription'] } }, 'assign zoarstar')
    .asks(0, 'use builders-hall', 'use plinth', 'use waterdeep-harbor-1', 'use house-of-wonder')
    .takes(0, 'use plinth')
    .leaves({ copiedHarbor: NONE })
})

test('A10. A Harbor space copied with the Zoarstar is remembered; one bribed is not, nor one that a bribe on it copies.', () => {
  const given: Laid = {
    you: { tavern: '4G', hand: ['bribe-agent', 'conscription'] },
    pseudo: { column: COLUMN, on: ['waterdeep-harbor-2', 'waterdeep-harbor-3'] },
    built: { zoarstar: ['you'] },
  }
  turnOf(given, 'assign zoarstar', 'use waterdeep-harbor-2').leaves({
    copiedHarbor: at('waterdeep-harbor-2'),
  })
  turnOf(given, 'assign waterdeep-harbor-1', 'play bribe-agent', 'use waterdeep-harbor-3').leaves({
    copiedHarbor: NONE,
  })
})

test('R-50. A bribe within an action: Plot Quests pay once, and then all owners are paid.', () => {
  const given: Laid = {
    you: { tavern: '2G', hand: ['bribe-agent'], plots: ['bolster-griffon-cavalry'] },
    pseudo: { column: COLUMN, on: ['skulkway'] },
    built: { skulkway: ['pseudo'] },
  }
  turnOf(given, 'assign waterdeep-harbor-1', 'play bribe-agent', 'use skulkway')
    .check(yours('2F 1R 2G'))
    .check(his('1F'))
})

test('R-11, R-06. A copy gives him the question-mark cubes of the space it copies.', () => {
  const given: Laid = {
    pseudo: { column: ['domesticate-owlbears'], tavern: '1C' },
    you: { on: ['yawning-portal', 'blackstaff-tower'] },
    built: { zoarstar: ['pseudo'], 'yawning-portal': ['pseudo'] },
  }
  scene(game, scenery(given, ['pseudoAssign']))
    .leaves({ placed: [['yawning-portal', 'blackstaff-tower'].map(at), [at('zoarstar')]] })
    .check(his('1C 2W'))
})
