import type { Scene } from '@shamble/engine'
import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { newAction } from '../src/actions.ts'
import { INTRIGUE } from '../src/data/intrigue.ts'
import { cardNamed, questNamed, spaceNamed, tileNamed } from '../src/data/names.ts'
import { game, type Table } from '../src/index.ts'
import { PLAYER, PSEUDO } from '../src/table.ts'
import { scenery, tavern, type Laid } from './lay.ts'
import { at, COLUMN, his } from './playing.ts'

/* B6, E2. Every Intrigue card, played by the Player and by Pseudo. */

/** A card played: the table, the Player's answers, and the result. */
interface Play {
  card: string
  says: string
  given?: Laid
  moves?: string[]
  you?: string
  pseudo?: string
  score?: number
  check?: (t: Table) => void
}

// ── The Player's cards, as printed (E2) ──────────────────────────────────────

const YOURS: Play[] = [
  {
    card: 'ambush',
    says: 'Pseudo returns a Fighter; if he has none, you gain one.',
    given: { pseudo: { tavern: '1C' } },
    you: '1F',
    pseudo: '1C',
  },
  {
    card: 'ambush',
    says: 'With a Fighter he loses it, and you gain nothing.',
    given: { pseudo: { tavern: '2F' } },
    pseudo: '1F',
  },
  {
    card: 'arcane-mishap',
    says: 'No Wizard to return: you draw a card.',
    given: { intrigueDeck: ['conscription'] },
    check: (t) => expect(t.hand).toEqual([cardNamed('conscription')]),
  },
  { card: 'assassination', says: 'No Rogue to return: you gain 2 Gold.', you: '2G' },
  { card: 'lack-of-faith', says: 'No Cleric to return: you score 2 VP.', score: 2 },
  {
    card: 'lack-of-faith',
    says: 'With a Cleric, he returns it.',
    given: { pseudo: { tavern: '1C' } },
    pseudo: '',
  },
  {
    card: 'bribe-agent',
    says: 'Pay 2 Gold and use a space with an Agent of Pseudo.',
    given: { you: { tavern: '3G' }, pseudo: { on: ['blackstaff-tower', 'plinth'] } },
    moves: ['use plinth'],
    you: '1C 1G',
  },
  {
    card: 'bribe-agent',
    says: 'The owner of the bribed space is paid.',
    given: {
      you: { tavern: '2G' },
      pseudo: { on: ['northgate'], column: COLUMN },
      built: { northgate: ['pseudo'] },
    },
    moves: ['use northgate', 'take wizard'],
    you: '1W 2G',
    score: -2,
  },
  {
    card: 'free-drinks',
    says: 'A cube of your choice moves to your Tavern.',
    given: { pseudo: { tavern: '1F 1W' } },
    moves: ['steal wizard'],
    you: '1W',
    pseudo: '1F',
  },
  {
    card: 'call-for-adventurers',
    says: 'Two cubes for you, one for Pseudo: the first he is short of.',
    given: { pseudo: { column: COLUMN, tavern: '1C' } },
    moves: ['take wizard', 'take rogue'],
    you: '1R 1W',
    pseudo: '1C 1W',
  },
  { card: 'call-in-a-favor', says: 'One of five gains.', moves: ['take rogue'], you: '2R' },
  { card: 'call-in-a-favor', says: 'Gold comes in fours.', moves: ['take gold'], you: '4G' },
  {
    card: 'change-of-plans',
    says: 'Discard an open Quest for 6 VP; a Mandatory one may be chosen. Pseudo declines.',
    given: { you: { quests: ['quell-riots', 'raid-orc-stronghold'] }, pseudo: { column: COLUMN } },
    moves: ['discard quell-riots'],
    score: 6,
    check: (t) => {
      expect(t.open).toEqual([[questNamed('raid-orc-stronghold')], COLUMN.map(questNamed)])
      expect(t.intrigueDiscard).toContain(cardNamed('quell-riots'))
    },
  },
  { card: 'conscription', says: '2 Fighters for you, 1 for Pseudo.', you: '2F', pseudo: '1F' },
  { card: 'crime-wave', says: '2 Rogues for you, 1 for Pseudo.', you: '2R', pseudo: '1R' },
  { card: 'good-faith', says: '2 Clerics for you, 1 for Pseudo.', you: '2C', pseudo: '1C' },
  { card: 'graduation-day', says: '2 Wizards for you, 1 for Pseudo.', you: '2W', pseudo: '1W' },
  { card: 'spread-the-wealth', says: '4 Gold for you, 2 for Pseudo.', you: '4G', pseudo: '2G' },
  {
    card: 'real-estate-deal',
    says: 'A Building without an Agent goes, one of the Hall comes with its tokens (R-44).',
    given: {
      you: { on: ['new-olamn'] },
      built: { 'new-olamn': ['you'], northgate: ['you'], skulkway: ['pseudo'] },
      hall: { 'caravan-court': 3 },
    },
    moves: ['tearDown northgate', 'build caravan-court'],
    score: 3,
    check: (t) => {
      expect(t.built.map((tile) => t.owner[tile])).toEqual([PLAYER, PSEUDO, PLAYER])
      expect(t.scrapped).toEqual([tileNamed('northgate')])
      expect(t.stock[tileNamed('caravan-court')]).toBe(2)
    },
  },
  {
    card: 'recall-agent',
    says: 'Any one of your Agents comes back.',
    given: { you: { on: ['plinth', 'waterdeep-harbor-1'], pool: 1 } },
    moves: ['recall plinth'],
    check: (t) => expect([t.pool[PLAYER], t.placed[PLAYER]]).toEqual([2, [spaceNamed('waterdeep-harbor-1')]]),
  },
  {
    card: 'accelerate-plans',
    says: 'An Agent comes back from the Harbor, and two are assigned.',
    given: { you: { on: ['waterdeep-harbor-1'], pool: 1 }, pseudo: { column: COLUMN } },
    moves: ['recall waterdeep-harbor-1', 'assign field-of-triumph', 'assign plinth'],
    you: '1C 2F',
    check: (t) => expect(t.pool[PLAYER]).toBe(0),
  },
  {
    card: 'recruit-spies',
    says: 'You answer for Pseudo: a Rogue for 3 VP that you lose.',
    given: { pseudo: { tavern: '1R' } },
    moves: ['give'],
    you: '3R',
    score: -3,
  },
  {
    card: 'request-assistance',
    says: 'Pseudo may keep his Fighter.',
    given: { pseudo: { tavern: '1F' } },
    moves: ['keep'],
    you: '2F',
    pseudo: '1F',
  },
  { card: 'research-agreement', says: 'Without a Wizard no answer is asked (R-34).', you: '1W' },
  {
    card: 'summon-the-faithful',
    says: 'A Cleric for 5 VP.',
    given: { pseudo: { tavern: '1C' } },
    moves: ['give'],
    you: '2C',
    score: -5,
  },
  {
    card: 'tax-collection',
    says: '4 Gold of Pseudo for 4 VP.',
    given: { pseudo: { tavern: '5G' } },
    moves: ['give'],
    you: '8G',
    pseudo: '1G',
    score: -4,
  },
  {
    card: 'sample-wares',
    says: 'An Agent uses a Hall tile; no owner, no stock, the tokens stay.',
    given: { you: { pool: 1, on: ['waterdeep-harbor-1'] }, hall: { 'caravan-court': 2, 'fetlock-court': 3 } },
    moves: ['sample fetlock-court'],
    you: '2F 1W',
    check: (t) => {
      expect(t.tokens[tileNamed('fetlock-court')]).toBe(3)
      expect(t.placed[PLAYER]).toContain(spaceNamed('fetlock-court'))
    },
  },
  {
    card: 'special-assignment',
    says: 'Quests are revealed until one has the type; the others are discarded.',
    given: { questDeck: ['domesticate-owlbears', 'raid-orc-stronghold', 'train-bladesingers'] },
    moves: ['search Warfare'],
    check: (t) => {
      expect(t.open[PLAYER]).toEqual([questNamed('raid-orc-stronghold')])
      expect(t.questDiscard).toEqual([questNamed('domesticate-owlbears')])
    },
  },
  {
    card: 'quell-riots',
    says: 'A Mandatory Quest goes on top of his column.',
    given: { pseudo: { column: COLUMN } },
    check: (t) => {
      expect(t.open[PSEUDO]).toEqual(['quell-riots', ...COLUMN].map(questNamed))
      expect(t.intrigueDiscard).toEqual([])
    },
  },
]

for (const play of YOURS)
  test(`You play ${nameOf(play)}: ${play.says}`, () => {
    const given: Laid = { ...play.given, you: { ...play.given?.you, hand: [play.card] }, turn: 'you' }
    // During an action, as at the Harbor.
    const { table } = scenery(given)
    const setting = { table: { ...table, actions: [newAction(PLAYER)] }, next: [['playCard'], ['endAction']] }
    const told = scene(game, setting as Scene<Table>).takes(0, `play ${play.card}`)
    for (const move of play.moves ?? []) told.takes(0, move)
    told.nothingIsAsked().check((t) => checkPlay(play, t))
  })

// ── Pseudo's cards (F1 to F7) ────────────────────────────────────────────────

const HIS: Play[] = [
  ...['ambush', 'conscription', 'request-assistance'].map(byCube('F')),
  ...['assassination', 'crime-wave', 'recruit-spies'].map(byCube('R')),
  ...['lack-of-faith', 'good-faith', 'summon-the-faithful'].map(byCube('C')),
  ...['arcane-mishap', 'graduation-day', 'research-agreement'].map(byCube('W')),
  {
    card: 'call-for-adventurers',
    says: 'F7: the question mark is the first cube he is short of.',
    given: { you: { tavern: '1C 1W' }, pseudo: { column: COLUMN, tavern: '1C' } },
    you: '1C',
    pseudo: '1C 1W',
  },
  {
    card: 'free-drinks',
    says: 'F7: none short, so a Cleric; you have none and lose 2 VP.',
    given: { pseudo: { tavern: '4F 2R', column: ['raid-orc-stronghold'] } },
    pseudo: '1C 4F 2R',
    score: -2,
  },
  {
    card: 'call-in-a-favor',
    says: 'F1: the option he is short of first.',
    given: { pseudo: { column: COLUMN } },
    pseudo: '1C',
  },
  {
    card: 'real-estate-deal',
    says: 'F5: as Call in a Favor.',
    given: { pseudo: { column: COLUMN, tavern: '1C' } },
    pseudo: '1C 1W',
  },
  {
    card: 'spread-the-wealth',
    says: 'As printed (R-23).',
    pseudo: '4G',
    you: '2G',
  },
  {
    card: 'tax-collection',
    says: 'You may pay him 4 Gold for 4 VP (R-23).',
    given: { you: { tavern: '5G' } },
    moves: ['give'],
    pseudo: '8G',
    you: '1G',
    score: 4,
  },
  {
    card: 'recall-agent',
    says: 'F2: his latest Agent returns.',
    given: { pseudo: { on: ['plinth', 'castle-waterdeep'], pool: 2 } },
    check: (t) => expect([t.pool[PSEUDO], t.placed[PSEUDO]]).toEqual([3, [spaceNamed('plinth')]]),
  },
  {
    card: 'accelerate-plans',
    says: 'F3: one more Agent, by the script; with an empty pool nothing happens.',
    given: { pseudo: { column: COLUMN, pool: 0 } },
    check: (t) => expect(t.placed[PSEUDO]).toEqual([]),
  },
  {
    card: 'bribe-agent',
    says: 'F4: without a target nothing happens, and nothing is paid (R-30).',
    given: { pseudo: { column: COLUMN, tavern: '3G' } },
    pseudo: '3G',
  },
  {
    card: 'sample-wares',
    says: 'F1: without an Agent in the pool there is no effect (R-29).',
    given: { pseudo: { column: COLUMN, pool: 0 }, hall: { 'dragon-tower': 1 } },
    check: (t) => expect(t.placed[PSEUDO]).toEqual([]),
  },
  ...['special-assignment', 'change-of-plans'].map((card): Play => ({
    card,
    says: 'F6: you are given a Quest that your Lord does not score.',
    given: { questDeck: ['thin-the-city-watch', 'raid-orc-stronghold'] },
    check: (t) => {
      expect(t.open[PLAYER]).toEqual([questNamed('raid-orc-stronghold')])
      expect(t.questDiscard).toEqual([questNamed('thin-the-city-watch')])
    },
  })),
  ...INTRIGUE.filter(({ kind }) => kind === 'mandatory').map(({ id }): Play => ({
    card: id,
    says: 'F1: the Mandatory Quest is put in front of you.',
    check: (t) => expect(t.open[PLAYER]).toEqual([questNamed(id)]),
  })),
]

function byCube(letter: string): (card: string) => Play {
  return (card) => ({
    card,
    says: 'F7: one cube of the colour pictured, and you lose one.',
    given: { you: { tavern: `2${letter}` } },
    you: `1${letter}`,
    pseudo: `1${letter}`,
  })
}

for (const play of HIS)
  test(`Pseudo plays ${nameOf(play)}: ${play.says}`, () => {
    const given: Laid = { ...play.given, intrigueDeck: [play.card] }
    const told = scene(game, scenery(given, ['pseudoDraws', true]))
    for (const move of play.moves ?? []) told.takes(0, move)
    told.nothingIsAsked().check((t) => checkPlay(play, t))
  })

test('Every Intrigue card is played by both sides in these scenes, except that the Player plays one Mandatory Quest for all.', () => {
  const scenes = (plays: Play[]) => new Set(plays.map(({ card }) => card))
  const missing = INTRIGUE.filter(({ id, kind }) => kind !== 'mandatory' && !scenes(YOURS).has(id))
  expect(missing).toEqual([])
  expect(INTRIGUE.filter(({ id }) => !scenes(HIS).has(id))).toEqual([])
})

test('The deck holds 47 cards: F1 14, F2 2, F3 1, F4 2, F5 1, F6 3, F7 24.', () => {
  const count = (fits: (solo: unknown) => boolean) =>
    INTRIGUE.filter(({ solo }) => fits(solo)).reduce((sum, { copies }) => sum + copies, 0)
  const words = ['printed', 'recall', 'extraAgent', 'bribe', 'favor', 'quest']
  expect(words.map((word) => count((solo) => solo === word))).toEqual([14, 2, 1, 2, 1, 3])
  expect(count((solo) => typeof solo === 'number' || solo === 'any')).toBe(24)
})

// ── How Pseudo plays cards ──

test("F1 to F7. Pseudo's card is told, lies beside the decks while it is played, and is then discarded.", () => {
  scene(
    game,
    scenery({ pseudo: { column: COLUMN }, intrigueDeck: ['tax-collection'], you: { tavern: '4G' } }, [
      'pseudoDraws',
      true,
    ]),
  )
    .tells({ type: 'intriguePlayed', side: PSEUDO, card: cardNamed('tax-collection') })
    .leaves({ playing: [cardNamed('tax-collection')] })
    .takes(0, 'keep')
    .leaves({ playing: [], intrigueDiscard: [cardNamed('tax-collection')], actions: [] })
})

test('R-22. Call in a Favor with nothing short: even chances between the five.', () => {
  const given: Laid = { pseudo: { column: ['raid-orc-stronghold'], tavern: '4F 2R' } }
  for (const [coin, gives] of [
    [1, '4F 2R 4G'],
    [4, '4F 2R 1W'],
  ] as const)
    scene(game, scenery(given, ['pseudoPlays', cardNamed('call-in-a-favor')]))
      .stream('coin', coin)
      .check(his(gives))
})

test('R-27. Recall Agent without an Agent on the board has no effect.', () => {
  scene(game, scenery({ pseudo: { column: COLUMN, pool: 2 } }, ['pseudoPlays', cardNamed('recall-agent')]))
    .told()
    .leaves({ pool: [2, 2] })
})

test('F3, R-16, R-28. Without a free space the extra Agent stays in the pool.', () => {
  const everywhere = ['auroras-realms-shop', 'blackstaff-tower', 'castle-waterdeep', 'cliffwatch-inn-1']
    .concat(['cliffwatch-inn-2', 'cliffwatch-inn-3', 'field-of-triumph', 'grinning-lion-tavern', 'plinth'])
    .concat(['waterdeep-harbor-1', 'waterdeep-harbor-2', 'waterdeep-harbor-3'])
  const given: Laid = { pseudo: { column: COLUMN, pool: 2 }, you: { on: everywhere } }
  scene(game, scenery(given, ['pseudoPlays', cardNamed('accelerate-plans')]))
    .told()
    .leaves({ pool: [2, 2] })
})

test('R-29. Sample Wares: a tile in the Hall, by the scan, then by value. Without one, that there is no effect is told.', () => {
  const sample = (laid: Laid) =>
    scene(
      game,
      scenery({ pseudo: { column: COLUMN, tavern: '1C', pool: 1 }, ...laid }, [
        'pseudoPlays',
        cardNamed('sample-wares'),
      ]),
    )
  sample({ hall: { 'helmstar-warehouse': 1, 'dragon-tower': 1 } }).check((t) => {
    expect([t.placed[PSEUDO], t.whys[0]!.by, t.whys[0]!.step]).toEqual([
      [at('dragon-tower')],
      'sample',
      'scan',
    ])
  })
  sample({ hall: { 'caravan-court': 1 } }).tells({ type: 'noEffect', card: cardNamed('sample-wares') })
  sample({
    hall: { northgate: 1 },
    pseudo: { column: ['raid-orc-stronghold'], tavern: '4F 2R', pool: 1 },
  }).check((t) => expect(t.whys[0]!.step).toBe('value'))
  sample({ hall: { 'dragon-tower': 1 }, pseudo: { column: COLUMN, pool: 0 } }).tells({
    type: 'noEffect',
    card: cardNamed('sample-wares'),
  })
})

test('R-30. A bribe is told with its reasons and its price. Without one, that there is no effect is told.', () => {
  const bribes = (laid: Laid) =>
    scene(game, scenery({ pseudo: { column: COLUMN, tavern: '1C 3G' }, ...laid }, ['pseudoDraws', true]))
  const deck = { intrigueDeck: ['bribe-agent'] }
  bribes({ ...deck, you: { on: ['blackstaff-tower', 'plinth'] } })
    .check((t, g) => {
      expect(t.tavern[PSEUDO]).toEqual(tavern('1C 1W 1G'))
      const bribed = g.told.map(({ event }) => event).find(({ type }) => type === 'bribed')
      expect(bribed).toMatchObject({ why: { by: 'bribe', space: at('blackstaff-tower') } })
    })
    .told('intriguePlayed', 'paid', 'bribed', 'gained', 'intrigueDiscarded')
  bribes({ ...deck, you: { on: ['blackstaff-tower'] } }).tells({
    type: 'paid',
    side: PSEUDO,
    what: [0, 0, 0, 0, 2],
  })
  bribes(deck).tells({ type: 'noEffect', card: cardNamed('bribe-agent') })
})

function nameOf({ card }: Play): string {
  return INTRIGUE[cardNamed(card)]!.name
}

function checkPlay({ card, you, pseudo, score, given, check }: Play, t: Table): void {
  if (you !== undefined) expect(t.tavern[PLAYER]).toEqual(tavern(you))
  if (pseudo !== undefined) expect(t.tavern[PSEUDO]).toEqual(tavern(pseudo))
  expect(t.score).toBe((given?.you?.score ?? 0) + (score ?? 0))
  expect(t.playing).toEqual([])
  expect(t.actions).toEqual([])
  if (INTRIGUE[cardNamed(card)]!.kind !== 'mandatory') expect(t.intrigueDiscard).toContain(cardNamed(card))
  check?.(t)
}
