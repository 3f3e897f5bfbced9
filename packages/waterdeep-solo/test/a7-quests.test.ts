import { start } from '@shamble/engine'
import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { cardNamed, questNamed } from '../src/data/names.ts'
import { game } from '../src/index.ts'
import { PLAYER, PSEUDO } from '../src/table.ts'
import { lay, scenery, type Laid } from './lay.ts'
import { COLUMN, complete, turnOf, yours } from './playing.ts'

/* A7, R-37. Completing Quests, Mandatory Quests, the decks. */

// ── Completing ──

test('A4, A7. The Player may wait, and completes at most one Quest a turn.', () => {
  const you = { tavern: '8F 4R', quests: ['raid-orc-stronghold', 'train-bladesingers'] }
  scene(game, scenery({ you, turn: 'you' }, ['complete'], ['complete']))
    .asks(0, 'complete raid-orc-stronghold', 'wait')
    .takes(0, 'complete raid-orc-stronghold')
    .nothingIsAsked()
})

test('A7. The Player is not asked when no Quest can be paid.', () => {
  scene(
    game,
    scenery({ you: { tavern: '3F', quests: ['raid-orc-stronghold'] } }, ['complete']),
  ).nothingIsAsked()
})

test("A7, R-37. A Quest pays points and reward, and without the Lord's types no bonus.", () => {
  complete('domesticate-owlbears').leaves({ score: 8 }).check(yours('1F 2G'))
})

test("A4, A7. Points, Lord, reward and Pseudo's next Quest are told.", () => {
  const you = { quests: ['create-a-shrine-to-oghma'], tavern: '5C 2G', lord: 'piergeiron-the-paladinson' }
  scene(game, scenery({ you, turn: 'you' }, ['complete']))
    .takes(0, 'complete create-a-shrine-to-oghma')
    .tells({ type: 'questCompleted', side: PLAYER, quest: questNamed('create-a-shrine-to-oghma') })
    .tells({ type: 'scored', side: PLAYER, points: 25, why: 'quest' })
    .tells({ type: 'scored', side: PLAYER, points: 4, why: 'lord' })
    .leaves({ completed: [1, 0], open: [[], []] })
  const pseudo = {
    column: ['raid-orc-stronghold', 'bolster-city-guard'],
    tavern: '4F 2R',
    plots: ['quell-mercenary-uprising'],
  }
  scene(game, scenery({ pseudo, questDeck: ['repel-seawraiths'] }, ['pseudoComplete']))
    .tells({ type: 'scored', side: PSEUDO, points: 8, why: 'quest' })
    .tells({ type: 'scored', side: PSEUDO, points: 2, why: 'plot' })
    .tells({ type: 'questDrawn', side: PSEUDO, quest: questNamed('repel-seawraiths') })
    .tells({ type: 'gained', side: PSEUDO, what: [0, 0, 0, 0, 4], why: 'reward' })
    .leaves({ taken: 10, score: -10, completed: [0, 1] })
})

test('R-37. The Lord pays nothing for a Mandatory Quest, nor for a Quest of Pseudo.', () => {
  const you = { quests: ['quell-riots'], tavern: '2C 1F', lord: 'piergeiron-the-paladinson' }
  scene(game, scenery({ you, turn: 'you' }, ['complete']))
    .takes(0, 'complete quell-riots')
    .leaves({ score: 4 })
  const pseudo = { column: ['create-a-shrine-to-oghma', 'bolster-city-guard'], tavern: '5C 2G' }
  scene(game, scenery({ pseudo, you: { lord: 'piergeiron-the-paladinson' } }, ['pseudoComplete'])).leaves({
    score: -25,
  })
})

test('A7. A Plot Quest stays face up, other Quests lie face down.', () => {
  complete('study-the-illusk-arch').leaves({ plots: [[questNamed('study-the-illusk-arch')], []], score: 8 })
  complete('raid-orc-stronghold').leaves({ done: [[questNamed('raid-orc-stronghold')], []] })
})

// ── Mandatory Quests ──

test('A7. While the Player holds a Mandatory Quest no other can be completed.', () => {
  const you = { tavern: '8F 4R 2C', quests: ['raid-orc-stronghold', 'quell-riots'] }
  scene(game, scenery({ you, turn: 'you' }, ['complete']))
    .asks(0, 'complete quell-riots', 'wait')
    .takes(0, 'complete quell-riots')
    .leaves({ score: 4, intrigueDiscard: [cardNamed('quell-riots')], done: [[], []], plots: [[], []] })
})

test('A7. A Mandatory Quest is told when it is given, and its card is not discarded.', () => {
  turnOf({ you: { hand: ['quell-riots'] } }, 'assign waterdeep-harbor-1', 'play quell-riots')
    .tells({ type: 'mandatoryGiven', to: PSEUDO, quest: questNamed('quell-riots') })
    .leaves({ intrigueDiscard: [], playing: [] })
  scene(game, scenery({ pseudo: { column: COLUMN } }, ['pseudoPlays', cardNamed('quell-riots')])).tells({
    type: 'mandatoryGiven',
    to: PLAYER,
    quest: questNamed('quell-riots'),
  })
})

// ── Decks ──

test('A7. An empty Quest deck is refilled from its discards.', () => {
  const inn = ['prison-break']
  const laid: Laid = { inn, turn: 'you' }
  const table = { ...lay(laid), questDiscard: [questNamed('repel-seawraiths')] }
  scene(game, { table, next: [['chooseQuest']] })
    .takes(0, 'accept prison-break')
    .leaves({ inn: [questNamed('repel-seawraiths')], questDiscard: [] })
})

test('A7. Refilling a deck is told. With no discards nothing is drawn.', () => {
  const again = {
    ...lay({ turn: 'you', pseudo: { column: COLUMN } }),
    intrigueDiscard: [cardNamed('ambush')],
  }
  scene(game, { table: again, next: [['assign']] })
    .takes(0, 'assign castle-waterdeep')
    .tells({ type: 'reshuffled', deck: 'intrigue' })
    .leaves({ hand: [cardNamed('ambush')], intrigueDiscard: [], intrigueDeck: [] })
  turnOf({}, 'assign castle-waterdeep').told('assigned', 'tookFirstPlayer').leaves({ hand: [] })
  const quests = {
    ...lay({ turn: 'you', inn: ['prison-break'] }),
    questDiscard: [questNamed('repel-seawraiths')],
  }
  scene(game, { table: quests, next: [['chooseQuest']] })
    .takes(0, 'accept prison-break')
    .tells({ type: 'reshuffled', deck: 'quests' })
  scene(game, scenery({}, ['pseudoDraws', true])).told() // no card is left for him either
})

test('A7. A card that is drawn ends undo. Each deck is shuffled again by its own random stream.', () => {
  turnOf({ intrigueDeck: ['ambush'] }, 'assign castle-waterdeep').check((_, g) => expect(g.sealed).toBe(true))
  turnOf({}, 'assign castle-waterdeep').check((_, g) => expect(g.sealed).toBe(false))
  const inn = ['prison-break']
  const takes = (questDeck: string[]) =>
    turnOf({ inn, questDeck }, 'assign cliffwatch-inn-1', 'accept prison-break')
  takes(['repel-seawraiths']).check((_, g) => expect(g.sealed).toBe(true))
  takes([]).check((_, g) => expect(g.sealed).toBe(false))
  const table = {
    ...lay({ turn: 'you', inn }),
    questDiscard: ['repel-seawraiths', 'train-bladesingers', 'raid-orc-stronghold'].map(questNamed),
    intrigueDiscard: ['ambush', 'conscription', 'good-faith'].map(cardNamed),
  }
  const before = start(game, 'scene', 1, {}).position.rng.drawn
  scene(game, { table, next: [['assign']] })
    .takes(0, 'assign cliffwatch-inn-2')
    .takes(0, 'accept prison-break')
    .told('assigned', 'questTaken', 'reshuffled', 'questTurnedUp', 'reshuffled', 'intrigueDrawn')
    .check((_, g) => {
      const { quests, intrigue, ...others } = g.position.rng.drawn
      expect([quests! > before['quests']!, intrigue! > before['intrigue']!]).toEqual([true, true])
      expect({ ...before, ...others }).toEqual(before)
    })
})
