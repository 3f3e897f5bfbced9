import type { Scene } from '@shamble/engine'
import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { BUILDINGS } from '../src/data/buildings.ts'
import { cardNamed, questNamed, spaceNamed, tileNamed } from '../src/data/names.ts'
import { game, type Table } from '../src/index.ts'
import { NONE, PLAYER, PSEUDO } from '../src/table.ts'
import { lay, scenery, tavern, type Laid } from './lay.ts'

const COLUMN = ['domesticate-owlbears', 'bolster-city-guard']
const THREE = { 'caravan-court': 2, 'fetlock-court': 1, northgate: 1 }

/** The Player goes to a space, and answers. */
function go(given: Laid, ...moves: string[]) {
  const laid: Laid = { pseudo: { column: COLUMN, pool: 0 }, turn: 'you', ...given }
  const told = scene(game, scenery(laid, ['assign']))
  for (const move of moves) told.takes(0, move)
  return told
}

const yours = (wanted: string) => (t: Table) => expect(t.tavern[PLAYER]).toEqual(tavern(wanted))
const his = (wanted: string) => (t: Table) => expect(t.tavern[PSEUDO]).toEqual(tavern(wanted))

// ── Basic spaces (A5) ──

for (const [space, gives] of [
  ['auroras-realms-shop', '4G'],
  ['blackstaff-tower', '1W'],
  ['field-of-triumph', '2F'],
  ['grinning-lion-tavern', '2R'],
  ['plinth', '1C'],
] as const)
  test(`${space} gives ${gives}.`, () => {
    go({}, `assign ${space}`).nothingIsAsked().check(yours(gives))
  })

test('Castle Waterdeep: the First Player marker and an Intrigue card.', () => {
  go({ intrigueDeck: ['ambush'] }, 'assign castle-waterdeep').leaves({
    firstPlayer: PLAYER,
    hand: [cardNamed('ambush')],
  })
})

test('Cliffwatch Inn: a face-up Quest, replaced at once, with 2 Gold or with a card.', () => {
  const inn = ['train-bladesingers', 'prison-break', 'thin-the-city-watch', 'expose-cult-corruption']
  go({ inn, questDeck: ['raid-orc-stronghold'] }, 'assign cliffwatch-inn-1', 'accept prison-break')
    .leaves({ inn: ['train-bladesingers', 'raid-orc-stronghold', ...inn.slice(2)].map(questNamed) })
    .check(yours('2G'))
  go({ inn, intrigueDeck: ['ambush'] }, 'assign cliffwatch-inn-2', 'accept prison-break').leaves({
    open: [[questNamed('prison-break')], COLUMN.map(questNamed)],
    hand: [cardNamed('ambush')],
  })
})

test('Cliffwatch Inn 3: all four are discarded, four turned up, one taken.', () => {
  const inn = ['train-bladesingers', 'prison-break', 'thin-the-city-watch', 'expose-cult-corruption']
  const questDeck = [
    'raid-orc-stronghold',
    'repel-seawraiths',
    'create-a-shrine-to-oghma',
    'host-festival-for-sune',
  ]
  go({ inn, questDeck }, 'assign cliffwatch-inn-3')
    .asks(0, ...questDeck.map((quest) => `accept ${quest}`))
    .leaves({ questDiscard: inn.map(questNamed) })
})

test("Builder's Hall: pay, score the tokens, first stock, and the Hall is refilled.", () => {
  go(
    { you: { tavern: '5G', score: 3 }, hall: THREE, stack: ['golden-horn'] },
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

test("Builder's Hall needs a tile one can pay (A6) and a place for it (R-43).", () => {
  go({ you: { tavern: '2G' }, hall: THREE }).mayNot(0, 'assign builders-hall')
  const built: Laid['built'] = {}
  for (const { id } of BUILDINGS.filter(({ id }) => !(id in THREE)).slice(0, 10)) built[id] = ['pseudo']
  go({ you: { tavern: '8G' }, hall: THREE, built }).mayNot(0, 'assign builders-hall')
})

test('Waterdeep Harbor needs an Intrigue card that can be played (A8, R-47).', () => {
  go({}).mayNot(0, 'assign waterdeep-harbor-1')
  go({ you: { hand: ['bribe-agent', 'change-of-plans', 'real-estate-deal'], tavern: '2G' } }).mayNot(
    0,
    'assign waterdeep-harbor-1',
  )
  go({ you: { hand: ['ambush'] } }).may(0, 'assign waterdeep-harbor-1', 'assign waterdeep-harbor-3')
})

// ── Buildings (E3): action of the Player, benefit of Pseudo as owner ──

const BUILDING_SCENES: Record<
  string,
  { moves?: string[]; you: string; pseudo?: string; loses?: number; given?: Laid }
> = {
  'caravan-court': { you: '4F', pseudo: '1F' },
  'dragon-tower': { you: '1W', pseudo: '1F', given: { intrigueDeck: ['recall-agent', 'ambush'] }, loses: 2 },
  'fetlock-court': { you: '2F 1W', pseudo: '1W' },
  'golden-horn': { you: '4G', pseudo: '2G' },
  'helmstar-warehouse': { you: '2R 2G', pseudo: '1R' },
  'house-of-good-spirits': { moves: ['take cleric'], you: '1C 1F', pseudo: '1F' },
  'house-of-heroes': { you: '1C 2F', pseudo: '1C' },
  'house-of-wonder': {
    moves: ['take wizard', 'take cleric'],
    you: '1C 1W',
    pseudo: '2G',
    given: { you: { tavern: '2G' } },
  },
  'jesters-court': { you: '4R', pseudo: '1R' },
  'new-olamn': { you: '2R 1W', pseudo: '1W' },
  northgate: { moves: ['take rogue'], you: '1R 2G', loses: 2 },
  skulkway: { you: '1F 1R 2G', pseudo: '1F' },
  'smugglers-dock': {
    moves: ['take fighter', 'take rogue', 'take rogue', 'take fighter'],
    you: '2F 2R 1G',
    pseudo: '2G',
    given: { you: { tavern: '3G' } },
  },
  'spires-of-the-morning': { you: '4C', loses: 2 },
  'stone-house': { you: '1G', pseudo: '2G' },
  'tower-of-luck': { you: '1C 2R', pseudo: '1C' },
  'tower-of-the-order': { you: '4W', pseudo: '1F', given: { intrigueDeck: ['ambush'] }, loses: 2 },
  'yawning-portal': { moves: ['take cleric', 'take wizard'], you: '1C 1W', pseudo: '1C' },
  zoarstar: {
    moves: ['use plinth'],
    you: '1C',
    loses: 2,
    given: { pseudo: { column: COLUMN, on: ['plinth'], pool: 0 } },
  },
}

for (const { id, name } of BUILDINGS)
  test(`${name}: its action for you, its benefit for Pseudo.`, () => {
    const { moves = [], you, pseudo = '', loses = 0, given = {} } = BUILDING_SCENES[id]!
    go({ ...given, built: { [id]: ['pseudo', 4] } }, `assign ${id}`, ...moves)
      .nothingIsAsked()
      .check(yours(you))
      .check(his(pseudo))
      .leaves({ score: -loses })
  })

test('Nobody is paid for using his own Building (A4).', () => {
  go({ built: { northgate: ['you'] } }, 'assign northgate', 'take cleric').leaves({ score: 0 })
})

test('You are paid when Pseudo uses yours: a cube of your choice for The Yawning Portal.', () => {
  scene(game, scenery({ built: { 'yawning-portal': ['you'] } }, ['payOwner', tileNamed('yawning-portal')]))
    .asks(0, 'take cleric', 'take fighter', 'take rogue', 'take wizard')
    .takes(0, 'take wizard')
    .check(yours('1W'))
})

test('House of Wonder cannot be used without its price.', () => {
  go({ you: { tavern: '1G' }, built: { 'house-of-wonder': ['you'] } }).mayNot(0, 'assign house-of-wonder')
})

test('The Zoarstar needs a space to copy, and both owners are paid (A10).', () => {
  go({ built: { zoarstar: ['pseudo'] } }).mayNot(0, 'assign zoarstar')
  const given: Laid = {
    built: { zoarstar: ['pseudo'], northgate: ['pseudo'] },
    pseudo: { column: COLUMN, on: ['northgate'], pool: 0 },
  }
  go(given, 'assign zoarstar', 'use northgate', 'take wizard').leaves({ score: -4 })
})

test('A Harbor space copied with The Zoarstar: that Agent is reassigned right after the opponent’s (A10).', () => {
  const given: Laid = {
    built: { zoarstar: ['you'] },
    pseudo: { column: COLUMN, on: ['waterdeep-harbor-2'], pool: 0 },
    you: { hand: ['conscription'], pool: 1 },
    hall: THREE,
    questDeck: ['repel-seawraiths', 'host-festival-for-sune'],
  }
  scene(game, scenery({ ...given, turn: 'you' }, ['turn', PLAYER, 0]))
    .takes(0, 'assign zoarstar')
    .takes(0, 'use waterdeep-harbor-2')
    .takes(0, 'play conscription')
    .tells({ type: 'reassigned', side: PSEUDO, from: spaceNamed('waterdeep-harbor-2') })
    .tells({ type: 'reassigned', side: PLAYER, from: spaceNamed('zoarstar') })
    .mayNot(0, 'assign waterdeep-harbor-1', 'assign plinth') // Pseudo has just taken the Plinth
    .may(0, 'assign zoarstar', 'assign field-of-triumph')
})

test('While Agents are reassigned the Harbor cannot be copied (R-54).', () => {
  const given: Laid = {
    reassigning: true,
    built: { zoarstar: ['you'] },
    pseudo: { column: COLUMN, on: ['waterdeep-harbor-3'], pool: 0 },
    you: { hand: ['conscription'] },
  }
  go(given).mayNot(0, 'assign zoarstar')
  go({ ...given, reassigning: false }).may(0, 'assign zoarstar')
})

test('Supply: with 24 Clerics out one is left, whatever the action promises (R-46).', () => {
  const given: Laid = { you: { tavern: '24C' }, built: { 'house-of-wonder': ['you'] } }
  go({ ...given, you: { tavern: '24C 2G' } }, 'assign house-of-wonder', 'take cleric').asks(0, 'take wizard')
})

// ── Rounds (A3, A8) ──

const round = (given: Laid, more: Partial<Table> = {}): Scene<Table> => ({
  table: { ...lay({ pseudo: { column: COLUMN, pool: 4 }, you: { pool: 4 }, ...given }), ...more },
  next: [['startRound']],
})

test('Start of the round: tokens in the Hall, stock on the Buildings, new uses of once-a-round effects.', () => {
  const given: Laid = {
    hall: THREE,
    built: { 'jesters-court': ['you', 2], 'golden-horn': ['pseudo'] },
    round: 2,
  }
  scene(game, round(given, { orbUsed: true, miracleUsed: true, firstPlayer: PLAYER })).check((t) => {
    expect(t.round).toBe(3)
    expect(Object.keys(THREE).map((id) => t.tokens[tileNamed(id)])).toEqual([3, 2, 2])
    expect([t.stock[tileNamed('jesters-court')], t.stock[tileNamed('golden-horn')]]).toEqual([4, 4])
    expect([t.orbUsed, t.miracleUsed]).toEqual([false, false])
  })
})

test('Round 5: each side takes its extra Agent.', () => {
  scene(game, round({ round: 4, hall: THREE }, { firstPlayer: PLAYER })).leaves({ round: 5, pool: [5, 5] })
})

test('The holder of the First Player marker begins.', () => {
  scene(game, round({ hall: THREE }, { firstPlayer: PSEUDO })).check((t) => {
    expect(t.placed[PSEUDO]).toEqual([spaceNamed('plinth')])
  })
})

test('A side without Agents is passed over; when all are out, the Harbor moves on in order (A8).', () => {
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

test('An Agent that finds no space when it is reassigned leaves.', () => {
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
    hall: THREE,
  }
  scene(game, scenery(given, ['reassign', PLAYER, spaceNamed('waterdeep-harbor-1')]))
    .told('reassigned', 'agentLeft')
    .leaves({ pool: [1, 0] })
})

test('An Agent that comes back during reassignment is assigned at once, not to the Harbor (A8).', () => {
  const given: Laid = { reassigning: true, turn: 'you', you: { on: ['plinth'], pool: 0, hand: ['ambush'] } }
  scene(game, scenery(given, ['chooseAgentBack', false]))
    .takes(0, 'recall plinth')
    .mayNot(0, 'assign waterdeep-harbor-1')
    .may(0, 'assign plinth')
})

test('The end of the round: all Agents go home.', () => {
  const given: Laid = {
    you: { on: ['plinth'], pool: 3 },
    pseudo: { column: COLUMN, on: ['field-of-triumph'], pool: 3 },
  }
  scene(game, { ...scenery({ ...given, round: 8 }, ['endRound']) })
    .told('agentsReturned', 'counted')
    .leaves({ pool: [4, 4], placed: [[], []], whys: [] })
})

test('After round 8 the game is scored: more than 0 is a win (R-39).', () => {
  scene(game, scenery({ you: { score: 0, tavern: '1G' } }, ['finalScore'])).ends([], 'notAboveZero')
  scene(game, scenery({ you: { score: 0, tavern: '2G' } }, ['finalScore'])).ends([PLAYER], 'aboveZero')
})

test('A tile with an Agent on it can be bought, and stays occupied for the round (A10).', () => {
  const given: Laid = { you: { tavern: '8G', on: ['fetlock-court'], pool: 2 }, hall: THREE }
  go(given, 'assign builders-hall', 'buy fetlock-court')
  scene(game, scenery({ ...given, built: { 'fetlock-court': ['you'] }, hall: {} }, ['assign'])).mayNot(
    0,
    'assign fetlock-court',
  )
})

test('Set-up: the solo decks, hands, Gold and Agents (B1, B2, R-42).', () => {
  scene(game, { next: [] }).check((t) => {
    const cards = [...t.questDeck, ...t.open.flat(), ...t.inn]
    expect([cards.length, t.open.map((list) => list.length), t.inn.length]).toEqual([58, [2, 2], 4])
    expect([t.intrigueDeck.length, t.hand.length]).toEqual([45, 2])
    expect([t.stack.length, t.hall.length]).toEqual([16, 3])
    expect(t.tavern[PLAYER]).toEqual(tavern('5G'))
    expect(t.owner.every((owner) => owner === NONE)).toBe(true)
  })
})

test('The Lord can be chosen.', () => {
  scene(game, { options: { lord: 'nindil-jalbuck' }, next: [] }).check((t) => expect(t.lord).toBe(6))
})
