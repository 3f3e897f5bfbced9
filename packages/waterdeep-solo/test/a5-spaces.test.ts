import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { BUILDINGS } from '../src/data/buildings.ts'
import { cardNamed, questNamed, tileNamed } from '../src/data/names.ts'
import { game, type Table } from '../src/index.ts'
import { PLAYER } from '../src/table.ts'
import { lay, scenery, type Laid } from './lay.ts'
import { COLUMN, his, turnOf, yours } from './playing.ts'

/* A5, E3, R-46. What spaces and Buildings give, and the supply. */

// ── Basic spaces ──

for (const [space, gives] of [
  ['auroras-realms-shop', '4G'],
  ['blackstaff-tower', '1W'],
  ['field-of-triumph', '2F'],
  ['grinning-lion-tavern', '2R'],
  ['plinth', '1C'],
] as const)
  test(`${space} gives ${gives}.`, () => {
    turnOf({}, `assign ${space}`).nothingIsAsked().check(yours(gives))
  })

test('A5. Castle Waterdeep: the First Player marker and an Intrigue card.', () => {
  turnOf({ intrigueDeck: ['ambush'] }, 'assign castle-waterdeep').leaves({
    firstPlayer: PLAYER,
    hand: [cardNamed('ambush')],
  })
})

test('A5. The First Player marker and the card are told.', () => {
  turnOf({ intrigueDeck: ['ambush'] }, 'assign castle-waterdeep')
    .tells({ type: 'tookFirstPlayer', side: PLAYER })
    .tells({ type: 'intrigueDrawn', card: cardNamed('ambush') })
})

test('A5. Cliffwatch Inn: a face-up Quest, replaced at once, with 2 Gold or with a card.', () => {
  const inn = ['train-bladesingers', 'prison-break', 'thin-the-city-watch', 'expose-cult-corruption']
  turnOf({ inn, questDeck: ['raid-orc-stronghold'] }, 'assign cliffwatch-inn-1', 'accept prison-break')
    .leaves({ inn: ['train-bladesingers', 'raid-orc-stronghold', ...inn.slice(2)].map(questNamed) })
    .check(yours('2G'))
  turnOf({ inn, intrigueDeck: ['ambush'] }, 'assign cliffwatch-inn-2', 'accept prison-break').leaves({
    open: [[questNamed('prison-break')], COLUMN.map(questNamed)],
    hand: [cardNamed('ambush')],
  })
})

test('A5. Cliffwatch Inn 3: all four are discarded, four turned up, one taken.', () => {
  const inn = ['train-bladesingers', 'prison-break', 'thin-the-city-watch', 'expose-cult-corruption']
  const questDeck = [
    'raid-orc-stronghold',
    'repel-seawraiths',
    'create-a-shrine-to-oghma',
    'host-festival-for-sune',
  ]
  turnOf({ inn, questDeck }, 'assign cliffwatch-inn-3')
    .asks(0, ...questDeck.map((quest) => `accept ${quest}`))
    .leaves({ questDiscard: inn.map(questNamed) })
})

test('A5. Quests taken, turned up and renewed are told.', () => {
  const inn = ['train-bladesingers', 'prison-break']
  turnOf({ inn, questDeck: ['raid-orc-stronghold'] }, 'assign cliffwatch-inn-1', 'accept prison-break')
    .tells({ type: 'questTaken', quest: questNamed('prison-break') })
    .tells({ type: 'questTurnedUp', quest: questNamed('raid-orc-stronghold') })
    .leaves({ inn: ['train-bladesingers', 'raid-orc-stronghold'].map(questNamed) })
  turnOf({ inn, questDeck: [] }, 'assign cliffwatch-inn-1', 'accept train-bladesingers')
    .told('assigned', 'gained', 'questTaken')
    .leaves({ inn: [questNamed('prison-break')] })
  const deck = [
    'raid-orc-stronghold',
    'repel-seawraiths',
    'create-a-shrine-to-oghma',
    'host-festival-for-sune',
  ]
  turnOf({ inn, questDeck: [...deck, 'ally-with-house-thann'] }, 'assign cliffwatch-inn-3').tells({
    type: 'innRenewed',
    quests: deck.map(questNamed),
  })
  turnOf({ inn: [], questDeck: [] }, 'assign cliffwatch-inn-3').nothingIsAsked()
})

// ── Buildings: the action for the Player, the benefit for Pseudo as owner ──

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
    turnOf({ ...given, built: { [id]: ['pseudo', 4] } }, `assign ${id}`, ...moves)
      .nothingIsAsked()
      .check(yours(you))
      .check(his(pseudo))
      .leaves({ score: -loses })
  })

test('A4, E3. House of Wonder cannot be used without its price.', () => {
  turnOf({ you: { tavern: '1G' }, built: { 'house-of-wonder': ['you'] } }).mayNot(0, 'assign house-of-wonder')
})

// ── Supply ──

test('R-46. If too few cubes are left, a side takes what there is, or nothing.', () => {
  const given: Laid = { you: { tavern: '24F' }, pseudo: { column: COLUMN }, turn: 'you' }
  scene(game, scenery(given, ['assign']))
    .takes(0, 'assign field-of-triumph')
    .check(yours('25F'))
  scene(game, scenery({ ...given, you: { tavern: '25F' } }, ['assign']))
    .takes(0, 'assign field-of-triumph')
    .told('assigned', 'nothingGained')
    .check(yours('25F'))
})

test('R-46. With 24 Clerics out only one is left to choose.', () => {
  const given: Laid = { you: { tavern: '24C' }, built: { 'house-of-wonder': ['you'] } }
  turnOf({ ...given, you: { tavern: '24C 2G' } }, 'assign house-of-wonder', 'take cleric').asks(
    0,
    'take wizard',
  )
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

test('R-46. The stock of a Building limits its own kind only.', () => {
  const built: Laid['built'] = { 'caravan-court': ['you', 4] }
  turnOf({ you: { tavern: '24C' }, built }, 'assign plinth').check(yours('25C'))
  turnOf({ you: { tavern: '20F' }, built }, 'assign field-of-triumph').check(yours('21F'))
})

test('R-25, R-46. F7 without a cube of the colour left: Pseudo gains nothing, and the Player still returns one.', () => {
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

test('R-36, R-46. A free cube is of a kind that the supply still has.', () => {
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

test('R-06, R-46. Question-mark cubes beyond the supply become another kind.', () => {
  const given: Laid = {
    built: { 'yawning-portal': ['pseudo'] },
    pseudo: { column: ['create-a-shrine-to-oghma'], tavern: '1C' },
    you: { tavern: '23C', on: ['plinth'] },
  }
  scene(game, scenery(given, ['pseudoAssign'])).check(his('2C 1W')) // one Cleric was left
})
