import type { Frame } from '@shamble/engine'
import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { cardNamed, questNamed, spaceNamed, tileNamed } from '../src/data/names.ts'
import { game, type Table } from '../src/index.ts'
import { placement } from '../src/pseudo/placement.ts'
import { NONE, PLAYER, PSEUDO } from '../src/table.ts'
import { lay, scenery, tavern, type Laid } from './lay.ts'

const COLUMN = ['domesticate-owlbears', 'bolster-city-guard']
const ORB = 'recover-the-magisters-orb'
const at = spaceNamed
const goes = (laid: Laid) => placement({ ...lay(laid), orbUsed: false } as Table)
const yours = (wanted: string) => (t: Table) => expect(t.tavern[PLAYER]).toEqual(tavern(wanted))
const his = (wanted: string) => (t: Table) => expect(t.tavern[PSEUDO]).toEqual(tavern(wanted))

// ── Recover the Magister’s Orb (A10, R-32) ──

test('A10. With the Orb an Agent joins an opponent’s, but not where one of one’s own stands already.', () => {
  const given: Laid = {
    you: { plots: [ORB], on: ['plinth'] },
    pseudo: { column: COLUMN, on: ['plinth', 'field-of-triumph'] },
    turn: 'you',
  }
  scene(game, scenery(given, ['assign']))
    .may(0, 'join field-of-triumph')
    .mayNot(0, 'join plinth', 'assign plinth')
})

test('R-32. Pseudo’s Orb passes over a space where an Agent of his own stands beside yours.', () => {
  const given: Laid = {
    pseudo: { column: COLUMN, tavern: '1C', plots: [ORB], on: ['blackstaff-tower'] },
    you: { on: ['blackstaff-tower'] },
  }
  expect(goes(given).step).toBe('scan') // on to the Fighters
  expect(goes({ ...given, pseudo: { ...given.pseudo!, on: [] } }).step).toBe('orb')
})

test('A10. The Orb is the Player’s only with the Plot Quest, once a round, and needs a space one can use.', () => {
  const given: Laid = {
    you: { plots: [ORB], tavern: '1G' },
    built: { 'house-of-wonder': ['pseudo'] },
    pseudo: { column: COLUMN, on: ['house-of-wonder', 'plinth', 'waterdeep-harbor-1', 'builders-hall'] },
    turn: 'you',
  }
  scene(game, scenery(given, ['assign']))
    .may(0, 'join plinth')
    .mayNot(0, 'join house-of-wonder', 'join waterdeep-harbor-1', 'join builders-hall')
    .takes(0, 'join plinth')
    .tells({ type: 'assigned', space: at('plinth'), orb: true })
    .leaves({ orbUsed: true })
  scene(game, scenery({ ...given, you: { tavern: '1G' } }, ['assign'])).mayNot(0, 'join')
})

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

// ── The start of a round ──

test('R-53. Plot Quests of the start of a round: the side with the First Player marker first.', () => {
  const laid: Laid = {
    you: { plots: ['defend-the-tower-of-luck'], pool: 4 },
    pseudo: { plots: ['defend-the-tower-of-luck'], column: COLUMN, tavern: '1C', pool: 4 },
    round: 2,
  }
  const begins = (firstPlayer: 0 | 1) =>
    scene(game, { table: { ...lay(laid), firstPlayer }, next: [['startRound']] })
  begins(PLAYER).asks(0, 'take cleric', 'take fighter', 'take rogue', 'take wizard').check(his('1C'))
  begins(PSEUDO).asks(0, 'take cleric', 'take fighter', 'take rogue', 'take wizard').check(his('1C 1W'))
})

// ── Reassignment (A8, R-40, R-49) ──

test('R-40. Pseudo’s Agent moves on by the script, not to the Harbor, and a Quest may follow.', () => {
  const given: Laid = {
    pseudo: { column: ['raid-orc-stronghold'], tavern: '4F', on: ['waterdeep-harbor-2'], pool: 0 },
    you: { pool: 0, score: 10 },
    questDeck: ['repel-seawraiths'],
  }
  scene(game, scenery({ ...given, reassigning: true }, ['reassignFrom', at('waterdeep-harbor-2')]))
    .tells({ type: 'reassigned', side: PSEUDO, from: at('waterdeep-harbor-2') })
    .tells({ type: 'questCompleted', side: PSEUDO, quest: questNamed('raid-orc-stronghold') })
    .check((t) => expect(t.done[PSEUDO]).toEqual([questNamed('raid-orc-stronghold')]))
    .leaves({ score: 2 })
})

test('R-40. Each of his Agents in the Harbor has its own turn, with a Quest of its own.', () => {
  const given: Laid = {
    pseudo: {
      column: ['raid-orc-stronghold', 'train-bladesingers'],
      tavern: '7F 1W',
      on: ['waterdeep-harbor-1', 'waterdeep-harbor-3'],
      pool: 0,
    },
    you: { pool: 0 },
    questDeck: ['repel-seawraiths', 'host-festival-for-sune'],
  }
  const moves = [1, 2, 3].map((n) => ['reassignFrom', at(`waterdeep-harbor-${n}`)] as [string, number])
  scene(game, scenery({ ...given, reassigning: true }, ...moves)).check((t) =>
    expect(t.done[PSEUDO]).toEqual(['raid-orc-stronghold', 'train-bladesingers'].map(questNamed)),
  )
})

test('R-40, R-49. An Agent of his that comes back then is placed at once, not in the Harbor, without another Quest.', () => {
  const given: Laid = {
    reassigning: true,
    pseudo: { column: ['bolster-city-guard'], on: ['plinth'], pool: 0 },
  }
  scene(game, scenery(given, ['pseudoPlays', cardNamed('recall-agent')]))
    .told('tookAgentBack', 'pseudoAssigned', 'gained')
    .check((t) => expect(t.placed[PSEUDO]).toEqual([at('field-of-triumph')]))
  scene(game, scenery({ ...given, reassigning: false }, ['pseudoPlays', cardNamed('recall-agent')]))
    .told('tookAgentBack')
    .leaves({ pool: [2, 1] })
})

test('R-27. Recall Agent without an Agent on the board has no effect.', () => {
  scene(game, scenery({ pseudo: { column: COLUMN, pool: 2 } }, ['pseudoPlays', cardNamed('recall-agent')]))
    .told()
    .leaves({ pool: [2, 2] })
})

// ── What an action gives ──

test('R-45. The bonus comes after the action and before the owner’s benefit.', () => {
  const given: Laid = {
    you: { plots: ['bolster-griffon-cavalry'] },
    pseudo: { column: COLUMN },
    built: { 'caravan-court': ['pseudo', 2] },
    turn: 'you',
  }
  scene(game, scenery(given, ['assign']))
    .takes(0, 'assign caravan-court')
    .told('assigned', 'gained', 'gained', 'ownerPaid', 'gained')
    .check(yours('3F'))
    .check(his('1F'))
})

test('R-45. A reward of a Quest is no action, and what the other side gains by one’s action is not one’s own.', () => {
  const given: Laid = {
    you: {
      plots: ['bolster-griffon-cavalry'],
      quests: ['defeat-uprising-from-undermountain'],
      tavern: '1C 3F 1R 2G',
    },
    pseudo: { column: COLUMN },
    turn: 'you',
    questDeck: ['repel-seawraiths'],
  }
  scene(game, scenery(given, ['complete']))
    .takes(0, 'complete defeat-uprising-from-undermountain')
    .check(yours('2F'))
  const cards: Laid = {
    you: { hand: ['conscription'], plots: [] },
    pseudo: { column: COLUMN, plots: ['bolster-griffon-cavalry'] },
    turn: 'you',
  }
  scene(game, scenery(cards, ['assign']))
    .takes(0, 'assign waterdeep-harbor-1')
    .takes(0, 'play conscription')
    .check(yours('2F'))
    .check(his('1F'))
})

test('R-45. Each Plot Quest pays once for an action, and several may pay for the same one.', () => {
  const given: Laid = {
    you: { plots: ['fence-goods-for-duke-of-darkness', 'bribe-the-shipwrights'] },
    pseudo: { column: COLUMN },
    built: { 'helmstar-warehouse': ['you'] },
    turn: 'you',
  }
  scene(game, scenery(given, ['assign']))
    .takes(0, 'assign helmstar-warehouse')
    .check(yours('3R 4G'))
})

test('R-45. A card that Pseudo plays outside an action of his sets off none of his Plot Quests.', () => {
  const given: Laid = {
    pseudo: { column: COLUMN, plots: ['bolster-griffon-cavalry'], pool: 0 },
    built: { 'dragon-tower': ['pseudo'] },
    intrigueDeck: ['ambush'],
    you: { tavern: '1F' },
    turn: 'you',
  }
  scene(game, scenery(given, ['payOwner', tileNamed('dragon-tower')])).check(his('1F'))
})

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

// ── Agents (A4, A10, R-53 to R-54) ──

const turnOf = (given: Laid, ...moves: string[]) => {
  const told = scene(game, scenery({ turn: 'you', pseudo: { column: COLUMN }, ...given }, ['assign']))
  for (const move of moves) told.takes(0, move)
  return told
}

test('A4. Without an Agent in the pool, or without a space, the Player is passed over.', () => {
  const everywhere = ['auroras-realms-shop', 'blackstaff-tower', 'castle-waterdeep', 'cliffwatch-inn-1']
    .concat(['cliffwatch-inn-2', 'cliffwatch-inn-3', 'field-of-triumph', 'grinning-lion-tavern', 'plinth'])
    .concat(['waterdeep-harbor-1', 'waterdeep-harbor-2', 'waterdeep-harbor-3'])
  const given: Laid = { you: { pool: 1 }, pseudo: { column: COLUMN, on: everywhere, pool: 1 } }
  scene(game, scenery({ ...given, hall: { northgate: 1 } }, ['turn', PLAYER, 0])).tells({
    type: 'passed',
    side: PLAYER,
  })
  scene(game, scenery({ you: { pool: 0 }, pseudo: { column: COLUMN, pool: 1 } }, ['turn', PLAYER, 0]))
    .tells({ type: 'turnBegan', side: PSEUDO })
    .check((t) => expect(t.placed[PSEUDO]).toHaveLength(1))
})

test('A4. In a turn one Agent is assigned and at most one Quest completed; then it is the other’s turn.', () => {
  const given: Laid = {
    you: { pool: 2, quests: ['raid-orc-stronghold', 'train-bladesingers'], tavern: '7F 2R 1W' },
    pseudo: { column: COLUMN, pool: 1 },
    questDeck: ['repel-seawraiths'],
  }
  scene(game, scenery({ ...given, turn: 'you' }, ['turn', PLAYER, 0]))
    .takes(0, 'assign plinth')
    .takes(0, 'complete raid-orc-stronghold')
    .tells({ type: 'turnBegan', side: PSEUDO })
    .check((t) => expect(t.done[PLAYER]).toHaveLength(1))
    .may(0, 'assign field-of-triumph')
})

test('A10. Accelerate Plans takes back an Agent of the Harbor, no other, and assigns two.', () => {
  const given: Laid = { you: { on: ['plinth', 'waterdeep-harbor-1'], hand: ['accelerate-plans'], pool: 1 } }
  turnOf(given, 'assign waterdeep-harbor-2', 'play accelerate-plans')
    .asks(0, 'recall waterdeep-harbor-1', 'recall waterdeep-harbor-2')
    .takes(0, 'recall waterdeep-harbor-1')
    .tells({ type: 'tookAgentBack', side: PLAYER, space: at('waterdeep-harbor-1') })
    .takes(0, 'assign field-of-triumph')
    .nothingIsAsked() // with one in the pool, what there is
    .check(yours('2F'))
})

test('A10. Accelerate Plans assigns two Agents, not three.', () => {
  turnOf(
    { you: { hand: ['accelerate-plans'], pool: 4 } },
    'assign waterdeep-harbor-1',
    'play accelerate-plans',
    'recall waterdeep-harbor-1',
    'assign field-of-triumph',
    'assign plinth',
  )
    .nothingIsAsked()
    .check((t) => expect(t.pool[PLAYER]).toBe(2))
})

test('A8. While Agents are reassigned, one taken back by Accelerate Plans is not asked for twice.', () => {
  const given: Laid = { reassigning: true, turn: 'you', you: { on: ['waterdeep-harbor-3'], pool: 0 } }
  scene(game, scenery(given, ['chooseAgentBack', true]))
    .takes(0, 'recall waterdeep-harbor-3')
    .nothingIsAsked()
})

test('A10. An Agent taken off the Zoarstar copies no Harbor space any more; another one does not matter.', () => {
  const given: Laid = { you: { on: ['zoarstar', 'plinth'] }, built: { zoarstar: ['you'] }, turn: 'you' }
  const recall = (space: string) =>
    scene(game, {
      table: { ...lay(given), copiedHarbor: at('waterdeep-harbor-2') },
      next: [['chooseAgentBack', false]],
    }).takes(0, `recall ${space}`)
  recall('zoarstar').leaves({ copiedHarbor: NONE })
  recall('plinth').leaves({ copiedHarbor: at('waterdeep-harbor-2') })
})

test('A10. Sample Wares: only tiles in the Hall without an Agent whose action can be taken, with an Agent in the pool.', () => {
  const hall = { 'house-of-wonder': 1, 'dragon-tower': 1, northgate: 1 }
  const given: Laid = { you: { hand: ['sample-wares'], tavern: '1G', pool: 2 }, hall }
  const play = (laid: Laid) => turnOf(laid, 'assign waterdeep-harbor-1', 'play sample-wares')
  play(given).asks(0, 'sample dragon-tower', 'sample northgate')
  play({ ...given, pseudo: { column: COLUMN, on: ['northgate'] } }).asks(0, 'sample dragon-tower')
  play({ ...given, you: { ...given.you!, on: ['dragon-tower'] } }).asks(0, 'sample northgate')
  play({ ...given, you: { ...given.you!, tavern: '2G' } }).may(0, 'sample house-of-wonder')
  play({ ...given, you: { ...given.you!, pool: 1 } }).nothingIsAsked()
  const table = { ...lay({ ...given, turn: 'you' }), hall: [NONE, tileNamed('dragon-tower'), NONE] }
  scene(game, { table, next: [['chooseSample']] })
    .asks(0, 'sample dragon-tower')
    .takes(0, 'sample dragon-tower')
    .tells({ type: 'assigned', space: at('dragon-tower'), orb: false })
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

// ── What Pseudo does with what he has chosen ──

test('R-32. Pseudo uses his Orb up when he joins an Agent of yours.', () => {
  const given: Laid = {
    pseudo: { column: ['domesticate-owlbears'], tavern: '1C', plots: [ORB] },
    you: { on: ['blackstaff-tower'] },
  }
  scene(game, scenery(given, ['pseudoAssign']))
    .leaves({ orbUsed: true, placed: [[at('blackstaff-tower')], [at('blackstaff-tower')]] })
    .check(his('1C 1W'))
  scene(game, scenery({ ...given, you: {} }, ['pseudoAssign'])).leaves({ orbUsed: false })
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
