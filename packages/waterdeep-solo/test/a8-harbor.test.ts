import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { cardNamed, questNamed, spaceNamed } from '../src/data/names.ts'
import { game } from '../src/index.ts'
import { PLAYER, PSEUDO } from '../src/table.ts'
import { lay, scenery, type Laid } from './lay.ts'
import { at, COLUMN, HALL, turnOf } from './playing.ts'

/* A8, R-31, R-40, R-47. Waterdeep Harbor: playing cards, and reassignment. */

// ── Playing a card ──

test('A8, R-47. The Harbor needs an Intrigue card that can be played.', () => {
  turnOf({}).mayNot(0, 'assign waterdeep-harbor-1')
  turnOf({ you: { hand: ['bribe-agent', 'change-of-plans', 'real-estate-deal'], tavern: '2G' } }).mayNot(
    0,
    'assign waterdeep-harbor-1',
  )
  turnOf({ you: { hand: ['ambush'] } }).may(0, 'assign waterdeep-harbor-1', 'assign waterdeep-harbor-3')
})

test('R-47. Bribe Agent needs 2 Gold and a space that can be used with the rest.', () => {
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

test('R-47. Change of Plans needs an open Quest, Real Estate Deal a Building of the Player without an Agent.', () => {
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

test('R-31. A card being played lies beside the decks until it is carried out. Of equal cards one is offered.', () => {
  turnOf({ you: { hand: ['call-in-a-favor', 'ambush', 'call-in-a-favor'] } }, 'assign waterdeep-harbor-1')
    .asks(0, 'play call-in-a-favor', 'play ambush')
    .takes(0, 'play call-in-a-favor')
    .tells({ type: 'intriguePlayed', side: PLAYER, card: cardNamed('call-in-a-favor') })
    .leaves({ playing: [cardNamed('call-in-a-favor')], hand: ['ambush', 'call-in-a-favor'].map(cardNamed) })
    .asks(0, 'take gold', 'take fighter', 'take rogue', 'take wizard', 'take cleric')
    .takes(0, 'take fighter')
    .tells({ type: 'gained', side: PLAYER, what: [0, 2, 0, 0, 0], why: 'card' })
    .leaves({ playing: [], intrigueDiscard: [cardNamed('call-in-a-favor')] })
})

// ── Reassignment ──

test('A8. When both sides are out of Agents, the Harbor moves on, in order.', () => {
  const given: Laid = {
    you: { pool: 0, on: ['waterdeep-harbor-1', 'waterdeep-harbor-3'], hand: ['ambush'] },
    pseudo: { column: COLUMN, pool: 0, on: ['waterdeep-harbor-2'] },
  }
  scene(game, scenery(given, ['turn', PLAYER, 0]))
    .mayNot(0, 'assign waterdeep-harbor-1', 'assign waterdeep-harbor-2') // closed while reassigning
    .takes(0, 'assign plinth')
    .tells({ type: 'reassigned', side: PSEUDO, from: spaceNamed('waterdeep-harbor-2') })
    .check((t) => expect(t.placed[PSEUDO]).toEqual([spaceNamed('blackstaff-tower')]))
    .may(0, 'assign field-of-triumph')
})

test("A8. In the order of the spaces: the opponent's Agent, one that joined it, one that copied it.", () => {
  const given: Laid = {
    you: { on: ['waterdeep-harbor-2', 'zoarstar'], pool: 0 },
    pseudo: { column: COLUMN, on: ['waterdeep-harbor-2'], pool: 0 },
    built: { zoarstar: ['you'] },
  }
  scene(game, {
    table: { ...lay(given), reassigning: true, copiedHarbor: at('waterdeep-harbor-2') },
    next: [
      ['reassignFrom', at('waterdeep-harbor-1')],
      ['reassignFrom', at('waterdeep-harbor-2')],
    ],
  })
    .told('reassigned', 'turnBegan', 'pseudoAssigned', 'gained', 'reassigned', 'turnBegan')
    .takes(0, 'assign castle-waterdeep')
    .tells({ type: 'reassigned', side: PLAYER, from: at('zoarstar') })
    .takes(0, 'assign field-of-triumph')
    .nothingIsAsked()
})

test('A8. An Agent without a space to go to leaves.', () => {
  const everywhere = [
    'auroras-realms-shop',
    'blackstaff-tower',
    'castle-waterdeep',
    'cliffwatch-inn-1',
    'cliffwatch-inn-2',
    'cliffwatch-inn-3',
    'field-of-triumph',
    'grinning-lion-tavern',
    'plinth',
  ]
  const given: Laid = {
    you: { pool: 0, on: ['waterdeep-harbor-1'] },
    pseudo: { column: COLUMN, pool: 0, on: everywhere },
    hall: HALL,
  }
  scene(game, scenery(given, ['reassign', PLAYER, spaceNamed('waterdeep-harbor-1')]))
    .told('reassigned', 'agentLeft')
    .leaves({ pool: [1, 0] })
})

test('A8. An Agent that comes back during reassignment is assigned at once, not to the Harbor.', () => {
  const given: Laid = { reassigning: true, turn: 'you', you: { on: ['plinth'], pool: 0, hand: ['ambush'] } }
  scene(game, scenery(given, ['chooseAgentBack', false]))
    .takes(0, 'recall plinth')
    .mayNot(0, 'assign waterdeep-harbor-1')
    .may(0, 'assign plinth')
})

test('A8. An Agent taken back by Accelerate Plans during reassignment is asked for once.', () => {
  const given: Laid = { reassigning: true, turn: 'you', you: { on: ['waterdeep-harbor-3'], pool: 0 } }
  scene(game, scenery(given, ['chooseAgentBack', true]))
    .takes(0, 'recall waterdeep-harbor-3')
    .nothingIsAsked()
})

test("R-40. Pseudo's Agent moves on by the script, not to the Harbor, and a Quest may follow.", () => {
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

test('R-40. Each Agent of Pseudo in the Harbor has its own turn, with its own Quest.', () => {
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

test('R-40, R-49. An Agent of Pseudo that comes back during reassignment is placed at once, not in the Harbor, without another Quest.', () => {
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
