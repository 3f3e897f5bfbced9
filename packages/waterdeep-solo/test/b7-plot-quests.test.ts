import type { Scene } from '@shamble/engine'
import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { cardNamed, questNamed, tileNamed } from '../src/data/names.ts'
import { QUESTS } from '../src/data/quests.ts'
import { game, type Table } from '../src/index.ts'
import { PLAYER, PSEUDO } from '../src/table.ts'
import { lay, scenery, tavern, type Laid } from './lay.ts'
import { COLUMN, complete, his, pseudoCompletes, turnOf, yours } from './playing.ts'

/* B7, A7, R-45, R-53. Plot Quests of both sides. */

/** An action of the Player under a Plot Quest. */
const act = (plot: string, space: string, given: Laid = {}, ...moves: string[]) =>
  turnOf({ ...given, you: { ...given.you, plots: [plot] } }, `assign ${space}`, ...moves)

const pseudoActs = (plot: string, given: Laid) =>
  scene(
    game,
    scenery({ ...given, pseudo: { column: COLUMN, ...given.pseudo, plots: [plot] } }, ['pseudoAssign']),
  )

// ── For an action ──

test('B7. Bolster Griffon Cavalry: one more Fighter for each action that gives any.', () => {
  act('bolster-griffon-cavalry', 'field-of-triumph').check(yours('3F'))
})

test('B7. Bribe the Shipwrights: a Rogue when an action gives Gold.', () => {
  act('bribe-the-shipwrights', 'auroras-realms-shop').check(yours('1R 4G'))
})

test('B7, R-45. Fence Goods: 2 Gold when an action gives Rogues; a Rogue from another Plot Quest does not count.', () => {
  act('fence-goods-for-duke-of-darkness', 'grinning-lion-tavern').check(yours('2R 2G'))
  const you = { plots: ['bribe-the-shipwrights', 'fence-goods-for-duke-of-darkness'] }
  const laid: Laid = { you, pseudo: { column: COLUMN }, turn: 'you' }
  scene(game, scenery(laid, ['assign']))
    .takes(0, 'assign auroras-realms-shop')
    .check(yours('1R 4G'))
})

test("B7. Explore Ahghairon's Tower: a card when an action gives a Wizard; Pseudo plays it.", () => {
  act('explore-ahghairons-tower', 'blackstaff-tower', { intrigueDeck: ['ambush'] }).leaves({
    hand: [cardNamed('ambush')],
  })
  pseudoActs('explore-ahghairons-tower', {
    pseudo: { tavern: '1C' },
    intrigueDeck: ['crime-wave'],
    you: { tavern: '1R', on: ['plinth'] },
  }).check(his('1C 1R 1W'))
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

test("R-45. The bonus comes after the action and before the owner's benefit.", () => {
  const given: Laid = {
    you: { plots: ['bolster-griffon-cavalry'] },
    pseudo: { column: COLUMN },
    built: { 'caravan-court': ['pseudo', 2] },
    turn: 'you',
  }
  scene(game, scenery(given, ['assign']))
    .takes(0, 'assign caravan-court')
    .told('assigned', 'stockTaken', 'gained', 'gained', 'ownerPaid', 'gained')
    .check(yours('3F'))
    .check(his('1F'))
})

test('R-45. An Intrigue card played through an action counts as given by it.', () => {
  const you = { hand: ['conscription'] }
  act('bolster-griffon-cavalry', 'waterdeep-harbor-1', { you }, 'play conscription').check(yours('3F'))
})

test("R-45. An owner's benefit does not count.", () => {
  const given: Laid = { you: { plots: ['bolster-griffon-cavalry'] }, built: { 'caravan-court': ['you'] } }
  scene(game, scenery(given, ['payOwner', tileNamed('caravan-court')])).check(yours('1F'))
})

test("R-45. A Quest's reward does not count, nor what the other side gains by the action.", () => {
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

test("R-45. A card that the Player plays as a reward does not count, nor a cube that Pseudo gains in the Player's action.", () => {
  const you = { hand: ['conscription'], plots: ['bolster-griffon-cavalry'] }
  complete('prison-break', { you }, 'play conscription').check(yours('4F'))
  const given: Laid = {
    you: { hand: ['call-for-adventurers'] },
    pseudo: { column: COLUMN, tavern: '1C' },
    intrigueDeck: ['ambush'],
  }
  act('explore-ahghairons-tower', 'waterdeep-harbor-1', given, 'play call-for-adventurers')
    .takes(0, 'take rogue')
    .takes(0, 'take rogue')
    .check(his('1C 1W'))
    .leaves({ hand: [] })
})

test('R-45. A card that Pseudo plays outside his own action does not count.', () => {
  const given: Laid = {
    pseudo: { column: COLUMN, plots: ['bolster-griffon-cavalry'], pool: 0 },
    built: { 'dragon-tower': ['pseudo'] },
    intrigueDeck: ['ambush'],
    you: { tavern: '1F' },
    turn: 'you',
  }
  scene(game, scenery(given, ['payOwner', tileNamed('dragon-tower')])).check(his('1F'))
})

test("R-45, 7F. A card that Pseudo draws as a Quest's reward does not count.", () => {
  const pseudo = {
    column: ['build-a-reputation-in-skullport', ...COLUMN],
    tavern: '1F 3R 4G',
    plots: ['bolster-griffon-cavalry'],
  }
  scene(
    game,
    scenery({ pseudo, intrigueDeck: ['ambush'], you: { tavern: '1F' }, questDeck: ['prison-break'] }, [
      'pseudoComplete',
    ]),
  ).check((t) => expect(t.tavern[PSEUDO]).toEqual(tavern('1F')))
})

// ── Produce a Miracle ──

test('B7. Produce a Miracle: once per round a cube may be swapped for a Cleric.', () => {
  const you = { tavern: '1F 1W' }
  act('produce-a-miracle-for-the-masses', 'plinth', { you })
    .asks(0, 'swap fighter', 'swap wizard', 'keep')
    .takes(0, 'swap fighter')
    .check(yours('2C 1W'))
    .leaves({ miracleUsed: true })
  act('produce-a-miracle-for-the-masses', 'plinth', { you }, 'keep')
    .check(yours('1C 1F 1W'))
    .leaves({ miracleUsed: false })
  act('produce-a-miracle-for-the-masses', 'plinth', { you: { tavern: '2C 3G' } })
    .nothingIsAsked() // no cube to swap
    .check(yours('3C 3G'))
})

test('B7. Pseudo swaps a surplus Fighter, then a Rogue; a Wizard only while Clerics are short.', () => {
  const plot = 'produce-a-miracle-for-the-masses'
  const column = ['create-a-shrine-to-oghma', 'raid-orc-stronghold']
  pseudoActs(plot, { pseudo: { tavern: '5F 3R', column } }).check(his('2C 4F 3R'))
  pseudoActs(plot, { pseudo: { tavern: '4F 3R', column } }).check(his('2C 4F 2R'))
  pseudoActs(plot, { pseudo: { tavern: '1W', column } }).check(his('2C'))
  pseudoActs(plot, { pseudo: { tavern: '4C 1W', column } }).check(his('5C 1W'))
})

// ── For a Quest, a purchase, a round ──

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

test('A7. A Plot Quest pays for Quests of its own type only, and not for itself.', () => {
  const plots = [
    'study-the-illusk-arch',
    'infiltrate-builders-hall',
    'bolster-griffon-cavalry',
    'defend-the-tower-of-luck',
  ]
  const you = { quests: ['raid-orc-stronghold'], tavern: '4F 2R', plots }
  scene(game, scenery({ you, turn: 'you' }, ['complete']))
    .takes(0, 'complete raid-orc-stronghold')
    .leaves({ score: 8 })
  const arcana = { quests: ['domesticate-owlbears'], tavern: '1C 2W', plots }
  scene(game, scenery({ you: arcana, turn: 'you' }, ['complete']))
    .takes(0, 'complete domesticate-owlbears')
    .leaves({ score: 10 })
  const mandatory = { quests: ['quell-riots'], tavern: '2C 1F', plots }
  scene(game, scenery({ you: mandatory, turn: 'you' }, ['complete']))
    .takes(0, 'complete quell-riots')
    .leaves({ score: 4 })
})

test("B7. Infiltrate Builder's Hall: 4 VP for a purchase, none for a free Building.", () => {
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

test("B7. A purchase triggers Infiltrate Builder's Hall only; an action that gives Clerics triggers none of these.", () => {
  const plots = ['infiltrate-builders-hall', 'study-the-illusk-arch', 'defend-the-tower-of-luck']
  turnOf({ you: { plots, tavern: '3G' }, hall: { northgate: 0 } }, 'assign builders-hall', 'buy northgate')
    .tells({ type: 'scored', side: PLAYER, points: 4, why: 'plot' })
    .leaves({ score: 4 })
    .nothingIsAsked()
  turnOf({ you: { plots } }, 'assign plinth').nothingIsAsked().check(yours('1C'))
})

test('B7. Defend the Tower of Luck: a cube at the start of each round.', () => {
  const more = { firstPlayer: PLAYER } as const
  const given = (laid: Laid): Scene<Table> => ({
    table: { ...lay({ ...laid, round: 2 }), ...more },
    next: [['startRound']],
  })
  scene(game, given({ you: { plots: ['defend-the-tower-of-luck'] }, pseudo: { column: COLUMN } }))
    .takes(0, 'take rogue')
    .check(yours('1R'))
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

test('R-53. At the start of a round the side with the First Player marker comes first.', () => {
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
