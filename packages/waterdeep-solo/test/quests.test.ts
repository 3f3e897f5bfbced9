import type { Scene } from '@shamble/engine'
import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { cardNamed, questNamed, spaceNamed, tileNamed } from '../src/data/names.ts'
import { QUESTS } from '../src/data/quests.ts'
import { game, type Table } from '../src/index.ts'
import { PLAYER, PSEUDO } from '../src/table.ts'
import { lay, scenery, tavern, type Laid } from './lay.ts'

const COLUMN = ['domesticate-owlbears', 'bolster-city-guard']
const DECK = ['repel-seawraiths', 'host-festival-for-sune', 'prison-break']

const all = (quest: string): string =>
  QUESTS[questNamed(quest)]!.cost.flatMap((count, kind) =>
    count > 0 ? [`${count}${'CFRWG'[kind]}`] : [],
  ).join(' ')

/** The Player completes a Quest with just what it asks. */
function complete(quest: string, given: Laid = {}, ...moves: string[]) {
  const you = { tavern: all(quest), ...given.you, quests: [quest, ...(given.you?.quests ?? [])] }
  const laid: Laid = { questDeck: DECK, turn: 'you', pseudo: { column: COLUMN }, ...given, you }
  const told = scene(game, scenery(laid, ['complete'])).takes(0, `complete ${quest}`)
  for (const move of moves) told.takes(0, move)
  return told
}

/** Pseudo completes a Quest with just what it asks. */
function pseudoCompletes(quest: string, given: Laid = {}) {
  const pseudo = { tavern: all(quest), column: [quest, 'bolster-city-guard'], ...given.pseudo }
  return scene(game, scenery({ questDeck: DECK, ...given, pseudo }, ['pseudoComplete']))
}

const mine = (wanted: string) => (t: Table) => expect(t.tavern[PLAYER]).toEqual(tavern(wanted))
const his = (wanted: string) => (t: Table) => expect(t.tavern[PSEUDO]).toEqual(tavern(wanted))

// ── Completing (A4, A7) ──

test('One may wait, and completes at most one Quest a turn.', () => {
  const you = { tavern: '8F 4R', quests: ['raid-orc-stronghold', 'train-bladesingers'] }
  scene(game, scenery({ you, turn: 'you' }, ['complete'], ['complete']))
    .asks(0, 'complete raid-orc-stronghold', 'wait')
    .takes(0, 'complete raid-orc-stronghold')
    .nothingIsAsked()
})

test('Nobody is asked when nothing can be paid.', () => {
  scene(
    game,
    scenery({ you: { tavern: '3F', quests: ['raid-orc-stronghold'] } }, ['complete']),
  ).nothingIsAsked()
})

test('While one holds a Mandatory Quest one may complete no other.', () => {
  const you = { tavern: '8F 4R 2C', quests: ['raid-orc-stronghold', 'quell-riots'] }
  scene(game, scenery({ you, turn: 'you' }, ['complete']))
    .asks(0, 'complete quell-riots', 'wait')
    .takes(0, 'complete quell-riots')
    .leaves({ score: 4, intrigueDiscard: [cardNamed('quell-riots')], done: [[], []], plots: [[], []] })
})

test('A Quest pays points and reward; without the types of one’s Lord no bonus.', () => {
  complete('domesticate-owlbears').leaves({ score: 8 }).check(mine('1F 2G'))
})

test('A Plot Quest stays face up, other Quests lie face down.', () => {
  complete('study-the-illusk-arch').leaves({ plots: [[questNamed('study-the-illusk-arch')], []], score: 8 })
  complete('raid-orc-stronghold').leaves({ done: [[questNamed('raid-orc-stronghold')], []] })
})

for (const [plot, later] of [
  ['study-the-illusk-arch', 'domesticate-owlbears'],
  ['establish-new-merchant-guild', 'ally-with-house-thann'],
  ['protect-the-house-of-wonder', 'create-a-shrine-to-oghma'],
  ['install-a-spy-in-castle-waterdeep', 'establish-shadow-thieves-guild'],
  ['quell-mercenary-uprising', 'raid-orc-stronghold'],
] as const) {
  const { points } = QUESTS[questNamed(later)]!
  test(`${plot}: 2 VP more for a later Quest of its type, for either side.`, () => {
    complete(later, { you: { plots: [plot], lord: lordAgainst(later) } }).leaves({ score: points + 2 })
    pseudoCompletes(later, { pseudo: { plots: [plot] } }).leaves({ score: -points - 2 })
  })
}

// A Lord that does not score this Quest.
function lordAgainst(quest: string): string {
  return ['Arcana', 'Warfare'].includes(QUESTS[questNamed(quest)]!.type!)
    ? 'nymara-scheiron'
    : 'khelben-arunsun-the-blackstaff'
}

// ── Rewards (B8) ──

test('Convert a Noble: a face-up Quest for you; Pseudo gives you one.', () => {
  const inn = ['prison-break', 'train-bladesingers']
  complete('convert-a-noble-to-lathander', { inn, questDeck: DECK.slice(0, 2) }, 'accept prison-break').check(
    (t) => expect(t.open[PLAYER]).toEqual([questNamed('prison-break')]),
  )
  pseudoCompletes('convert-a-noble-to-lathander', {
    inn,
    questDeck: ['spy-on-the-house-of-light', ...DECK],
  }).check((t) => {
    expect(t.open[PSEUDO].map((quest) => QUESTS[quest]!.id)).toEqual([
      'bolster-city-guard',
      'spy-on-the-house-of-light',
    ])
    expect(t.open[PLAYER]).toEqual([questNamed('repel-seawraiths')])
    expect(t.inn).toEqual(inn.map(questNamed))
  })
})

test('Loot the Crypt: a card and the top Quest of the deck.', () => {
  complete('loot-the-crypt-of-chauntea', { intrigueDeck: ['ambush'] }).leaves({
    hand: [cardNamed('ambush')],
    open: [[questNamed(DECK[0]!)], COLUMN.map(questNamed)],
  })
})

test('Lure Artisans: a Building of the Hall without paying; its tokens are scored (R-44).', () => {
  const hall = { 'caravan-court': 1, 'fetlock-court': 4, northgate: 4 }
  complete(
    'lure-artisans-of-mirabar',
    { hall, you: { lord: 'brianne-byndraeth' } },
    'build northgate',
  ).leaves({ score: 8 })
})

test('Placate the Walking Statue: the top tile of the stack, with its stock.', () => {
  complete('placate-the-walking-statue', { stack: ['golden-horn'] }).check((t) => {
    const tile = tileNamed('golden-horn')
    expect([t.owner[tile], t.stock[tile]]).toEqual([PLAYER, 4])
  })
  pseudoCompletes('placate-the-walking-statue', { stack: ['golden-horn'] }).check((t) =>
    expect(t.owner[tileNamed('golden-horn')]).toBe(PSEUDO),
  )
})

test('Establish Harpers Safe House: 2 VP for each Building one controls.', () => {
  const built: Laid['built'] = { northgate: ['you'], skulkway: ['pseudo'], 'new-olamn': ['pseudo'] }
  complete('establish-harpers-safe-house', { built }).leaves({ score: 8 + 2 })
  pseudoCompletes('establish-harpers-safe-house', { built }).leaves({ score: -8 - 4, taken: 12 })
})

test('Send Aid to the Harpers: the other side gains 4 Gold.', () => {
  complete('send-aid-to-the-harpers', { you: { lord: 'brianne-byndraeth' } }).check(his('4G'))
})

test('Prison Break: 2 Fighters, and a card is played at once.', () => {
  complete('prison-break', { you: { hand: ['conscription'] } }, 'play conscription').check(mine('4F'))
  pseudoCompletes('prison-break', { intrigueDeck: ['good-faith'], you: { tavern: '1C' } }).check(his('1C 2F'))
})

test('Research Chronomancy: a Wizard, and an Agent comes back.', () => {
  complete('research-chronomancy', { you: { on: ['plinth', 'field-of-triumph'], pool: 1 } }, 'recall plinth')
    .check(mine('1W'))
    .check((t) => expect(t.pool[PLAYER]).toBe(2))
  pseudoCompletes('research-chronomancy', {
    pseudo: {
      tavern: '2W 4G',
      column: ['research-chronomancy', ...COLUMN.slice(1)],
      on: ['plinth', 'castle-waterdeep'],
      pool: 1,
    },
  }).check((t) => expect(t.placed[PSEUDO]).toEqual([spaceNamed('plinth')]))
})

test('Recruiting: rewards of cubes come from the supply.', () => {
  complete('recruit-for-blackstaff-academy').check(mine('3W'))
  complete('defend-the-tower-of-luck', {}, 'take wizard').check(mine('1W'))
})

// ── Plot Quests that watch actions (A7, R-45, B7) ──

/** An action of the Player under a Plot Quest. */
function act(plot: string, space: string, given: Laid = {}, ...moves: string[]) {
  const you = { ...given.you, plots: [plot] }
  const told = scene(
    game,
    scenery({ pseudo: { column: COLUMN }, turn: 'you', ...given, you }, ['assign']),
  ).takes(0, `assign ${space}`)
  for (const move of moves) told.takes(0, move)
  return told
}

const pseudoActs = (plot: string, given: Laid) =>
  scene(
    game,
    scenery({ ...given, pseudo: { column: COLUMN, ...given.pseudo, plots: [plot] } }, ['pseudoAssign']),
  )

test('Bolster Griffon Cavalry: one more Fighter an action, however many it gives.', () => {
  act('bolster-griffon-cavalry', 'field-of-triumph').check(mine('3F'))
})

test('Bribe the Shipwrights: a Rogue when an action gives Gold.', () => {
  act('bribe-the-shipwrights', 'auroras-realms-shop').check(mine('1R 4G'))
})

test('Fence Goods: 2 Gold when an action gives Rogues; a Rogue from another Plot Quest is no action.', () => {
  act('fence-goods-for-duke-of-darkness', 'grinning-lion-tavern').check(mine('2R 2G'))
  const you = { plots: ['bribe-the-shipwrights', 'fence-goods-for-duke-of-darkness'] }
  const laid: Laid = { you, pseudo: { column: COLUMN }, turn: 'you' }
  scene(game, scenery(laid, ['assign']))
    .takes(0, 'assign auroras-realms-shop')
    .check(mine('1R 4G'))
})

test('Explore Ahghairon’s Tower: a card when an action gives a Wizard; Pseudo plays it.', () => {
  act('explore-ahghairons-tower', 'blackstaff-tower', { intrigueDeck: ['ambush'] }).leaves({
    hand: [cardNamed('ambush')],
  })
  pseudoActs('explore-ahghairons-tower', {
    pseudo: { tavern: '1C' },
    intrigueDeck: ['crime-wave'],
    you: { tavern: '1R', on: ['plinth'] },
  }).check(his('1C 1R 1W'))
})

test('An Intrigue card played through an action counts as given by it (R-45).', () => {
  const you = { hand: ['conscription'] }
  act('bolster-griffon-cavalry', 'waterdeep-harbor-1', { you }, 'play conscription').check(mine('3F'))
})

test('What an owner gets is no action (R-45).', () => {
  const given: Laid = { you: { plots: ['bolster-griffon-cavalry'] }, built: { 'caravan-court': ['you'] } }
  scene(game, scenery(given, ['payOwner', tileNamed('caravan-court')])).check(mine('1F'))
})

test('Produce a Miracle: once per round a cube may be swapped for a Cleric.', () => {
  const you = { tavern: '1F 1W' }
  act('produce-a-miracle-for-the-masses', 'plinth', { you })
    .asks(0, 'swap fighter', 'swap wizard', 'keep')
    .takes(0, 'swap fighter')
    .check(mine('2C 1W'))
    .leaves({ miracleUsed: true })
  act('produce-a-miracle-for-the-masses', 'plinth', { you }, 'keep')
    .check(mine('1C 1F 1W'))
    .leaves({ miracleUsed: false })
})

test('Produce a Miracle by Pseudo: a surplus Fighter, then Rogue; a Wizard only while Clerics are short (B7).', () => {
  const plot = 'produce-a-miracle-for-the-masses'
  const column = ['create-a-shrine-to-oghma', 'raid-orc-stronghold']
  pseudoActs(plot, { pseudo: { tavern: '5F 3R', column } }).check(his('2C 4F 3R'))
  pseudoActs(plot, { pseudo: { tavern: '4F 3R', column } }).check(his('2C 4F 2R'))
  pseudoActs(plot, { pseudo: { tavern: '1W', column } }).check(his('2C'))
  pseudoActs(plot, { pseudo: { tavern: '4C 1W', column } }).check(his('5C 1W'))
})

test('Infiltrate Builder’s Hall: 4 VP for a purchase, none for a free Building.', () => {
  const hall = { northgate: 2 }
  const you = { tavern: '3G' }
  act('infiltrate-builders-hall', 'builders-hall', { hall, you }, 'buy northgate').leaves({ score: 6 })
  complete(
    'lure-artisans-of-mirabar',
    { hall, you: { plots: ['infiltrate-builders-hall'], lord: 'brianne-byndraeth' } },
    'build northgate',
  ).leaves({
    score: 6,
  })
})

test('Defend the Tower of Luck: a cube at the start of each round.', () => {
  const more = { firstPlayer: PLAYER } as const
  const given = (laid: Laid): Scene<Table> => ({
    table: { ...lay({ ...laid, round: 2 }), ...more },
    next: [['startRound']],
  })
  scene(game, given({ you: { plots: ['defend-the-tower-of-luck'] }, pseudo: { column: COLUMN } }))
    .takes(0, 'take rogue')
    .check(mine('1R'))
  scene(game, given({ pseudo: { plots: ['defend-the-tower-of-luck'], column: COLUMN, tavern: '1C' } })).check(
    his('1C 1W'),
  )
  scene(
    game,
    given({
      pseudo: { plots: ['defend-the-tower-of-luck'], column: ['raid-orc-stronghold'], tavern: '4F 2R' },
    }),
  ).check(his('1C 4F 2R'))
})

test('Recover the Magister’s Orb: once per round an Agent may join an opponent’s, in the Harbor too.', () => {
  const given: Laid = {
    you: { plots: ['recover-the-magisters-orb'], hand: ['ambush', 'conscription'] },
    pseudo: { column: COLUMN, on: ['plinth', 'waterdeep-harbor-1'] },
    turn: 'you',
  }
  scene(game, scenery(given, ['assign'], ['assign']))
    .may(0, 'join plinth', 'join waterdeep-harbor-1')
    .takes(0, 'join plinth')
    .check(mine('1C'))
    .mayNot(0, 'join')
})

test('A Harbor space that was joined: the joiner moves on right after the opponent (A10).', () => {
  const given: Laid = {
    you: { on: ['waterdeep-harbor-1'], pool: 0 },
    pseudo: { column: COLUMN, on: ['waterdeep-harbor-1'], pool: 0 },
    hall: { northgate: 1 },
  }
  scene(game, scenery(given, ['reassignFrom', spaceNamed('waterdeep-harbor-1')])).check((t) => {
    expect(t.placed[PSEUDO]).toEqual([spaceNamed('plinth')])
    expect(t.placed[PLAYER]).toEqual([])
  })
})

// ── Decks (A7, R-20) ──

test('An empty Quest deck is refilled from its discards.', () => {
  const inn = ['prison-break']
  const laid: Laid = { inn, turn: 'you' }
  const table = { ...lay(laid), questDiscard: [questNamed('repel-seawraiths')] }
  scene(game, { table, next: [['chooseQuest']] })
    .takes(0, 'accept prison-break')
    .leaves({ inn: [questNamed('repel-seawraiths')], questDiscard: [] })
})

test('Giving a Quest: the search reshuffles the discards, but not what it has just rejected; without a fit nothing is given (R-20).', () => {
  // Mirt scores Commerce and Piety.
  const table = {
    ...lay({ questDeck: ['thin-the-city-watch'] }),
    questDiscard: [questNamed('create-a-shrine-to-oghma')],
  }
  scene(game, {
    table,
    next: [['carryOut', PSEUDO, 'reward', questNamed('convert-a-noble-to-lathander'), 0]],
  }).check((t) => {
    expect(t.open[PLAYER]).toEqual([])
    expect(t.questDiscard.toSorted()).toEqual(
      ['thin-the-city-watch', 'create-a-shrine-to-oghma'].map(questNamed).toSorted(),
    )
  })
})
