import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { cardNamed, questNamed, spaceNamed } from '../src/data/names.ts'
import { game } from '../src/index.ts'
import { NONE, PLAYER, PSEUDO } from '../src/table.ts'
import { lay, scenery, tavern, type Laid } from './lay.ts'

/*
 * What is told, and what lies where afterwards.
 */

const COLUMN = ['domesticate-owlbears', 'bolster-city-guard']
const at = spaceNamed
const turnOf = (given: Laid, ...moves: string[]) => {
  const told = scene(game, scenery({ turn: 'you', pseudo: { column: COLUMN }, ...given }, ['assign']))
  for (const move of moves) told.takes(0, move)
  return told
}

test('A5. The First Player marker is told to change hands.', () => {
  turnOf({ intrigueDeck: ['ambush'] }, 'assign castle-waterdeep')
    .tells({ type: 'tookFirstPlayer', side: PLAYER })
    .tells({ type: 'intrigueDrawn', card: cardNamed('ambush') })
})

test('A5. A Quest taken and the one turned up for it, new Quests, and what is drawn are told.', () => {
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

test('A7. A deck that has run out is shuffled again from its discards, which is told; with none left nothing is drawn.', () => {
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

test('A4, A7. What a Quest pays is told: points, Lord, reward; and Pseudo’s next Quest.', () => {
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

test('R-37. The Lord pays nothing for a Mandatory Quest, nor Pseudo for his.', () => {
  const you = { quests: ['quell-riots'], tavern: '2C 1F', lord: 'piergeiron-the-paladinson' }
  scene(game, scenery({ you, turn: 'you' }, ['complete']))
    .takes(0, 'complete quell-riots')
    .leaves({ score: 4 })
  const pseudo = { column: ['create-a-shrine-to-oghma', 'bolster-city-guard'], tavern: '5C 2G' }
  scene(game, scenery({ pseudo, you: { lord: 'piergeiron-the-paladinson' } }, ['pseudoComplete'])).leaves({
    score: -25,
  })
})

test('7E, R-20. A Quest given, and those rejected, are told; without a fit that is told as well.', () => {
  const given: Laid = {
    pseudo: { column: COLUMN },
    questDeck: ['thin-the-city-watch', 'raid-orc-stronghold'],
  }
  const gives = (laid: Laid) => scene(game, scenery(laid, ['pseudoPlays', cardNamed('special-assignment')]))
  gives(given).tells({
    type: 'questGiven',
    quest: questNamed('raid-orc-stronghold'),
    rejected: [questNamed('thin-the-city-watch')],
  })
  gives({ ...given, questDeck: ['thin-the-city-watch'] })
    .tells({ type: 'questFound', quest: null, rejected: [questNamed('thin-the-city-watch')] })
    .leaves({ open: [[], COLUMN.map(questNamed)] })
})

test('A10. Special Assignment: the type is named, what was found and rejected is told; nothing may be found.', () => {
  const you = { hand: ['special-assignment'] }
  const search = (questDeck: string[]) =>
    turnOf({ you, questDeck }, 'assign waterdeep-harbor-1', 'play special-assignment')
      .asks(0, 'search Arcana', 'search Commerce', 'search Piety', 'search Skullduggery', 'search Warfare')
      .takes(0, 'search Warfare')
  search(['domesticate-owlbears', 'raid-orc-stronghold']).tells({
    type: 'questFound',
    quest: questNamed('raid-orc-stronghold'),
    rejected: [questNamed('domesticate-owlbears')],
  })
  search(['domesticate-owlbears'])
    .tells({ type: 'questFound', quest: null, rejected: [questNamed('domesticate-owlbears')] })
    .leaves({ open: [[], COLUMN.map(questNamed)], questDiscard: [questNamed('domesticate-owlbears')] })
})

test('A10. Change of Plans tells the Quest that goes, and that Pseudo declines; each goes to its own discards.', () => {
  const plan = (quest: string) =>
    turnOf(
      { you: { hand: ['change-of-plans'], quests: ['quell-riots', 'prison-break'] } },
      'assign waterdeep-harbor-1',
      'play change-of-plans',
    )
      .asks(0, 'discard quell-riots', 'discard prison-break')
      .takes(0, `discard ${quest}`)
      .tells({ type: 'questDiscarded', quest: questNamed(quest) })
      .tells({ type: 'scored', side: PLAYER, points: 6, why: 'card' })
      .tells({ type: 'declined' })
  plan('prison-break').leaves({
    questDiscard: [questNamed('prison-break')],
    open: [[questNamed('quell-riots')], COLUMN.map(questNamed)],
  })
  plan('quell-riots').check((t) =>
    expect([t.questDiscard, t.intrigueDiscard]).toEqual([
      [],
      ['quell-riots', 'change-of-plans'].map(cardNamed),
    ]),
  )
})

test('A7. A Mandatory Quest is told to be given, and its card does not join the discards.', () => {
  turnOf({ you: { hand: ['quell-riots'] } }, 'assign waterdeep-harbor-1', 'play quell-riots')
    .tells({ type: 'mandatoryGiven', to: PSEUDO, quest: questNamed('quell-riots') })
    .leaves({ intrigueDiscard: [], playing: [] })
  scene(game, scenery({ pseudo: { column: COLUMN } }, ['pseudoPlays', cardNamed('quell-riots')])).tells({
    type: 'mandatoryGiven',
    to: PLAYER,
    quest: questNamed('quell-riots'),
  })
})

test('R-31. A card being played lies beside the decks until it is settled; of equal cards one is offered once.', () => {
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

test('A10, F7. What the other side loses, or what comes instead, is told.', () => {
  const play = (card: string, his: string) =>
    turnOf(
      { you: { hand: [card] }, pseudo: { column: COLUMN, tavern: his } },
      'assign waterdeep-harbor-1',
      `play ${card}`,
    )
  play('ambush', '1F').tells({ type: 'lost', side: PSEUDO, kind: 1 })
  play('ambush', '').tells({ type: 'gained', side: PLAYER, what: [0, 1, 0, 0, 0], why: 'card' })
  play('lack-of-faith', '').tells({ type: 'scored', side: PLAYER, points: 2, why: 'card' })
  play('free-drinks', '1F 2W 3G')
    .asks(0, 'steal fighter', 'steal wizard')
    .takes(0, 'steal wizard')
    .tells({ type: 'moved', from: PSEUDO, what: [0, 0, 0, 1, 0] })
    .tells({ type: 'gained', side: PLAYER, what: [0, 0, 0, 1, 0], why: 'card' })
    .check((t) => expect(t.tavern[PSEUDO]).toEqual(tavern('1F 1W 3G')))
  scene(game, scenery({ pseudo: { column: COLUMN } }, ['pseudoPlays', cardNamed('ambush')])).tells({
    type: 'scored',
    side: PSEUDO,
    points: 2,
    why: 'f7',
  })
})

test('R-34. An answer is told, given or kept, with what and how many points; only what the giver has is asked for.', () => {
  const play = (his: string) =>
    turnOf(
      { you: { hand: ['recruit-spies'] }, pseudo: { column: COLUMN, tavern: his } },
      'assign waterdeep-harbor-1',
      'play recruit-spies',
    )
  const asked = { to: PLAYER as 0, what: [0, 0, 1, 0, 0], points: 3 }
  play('1R')
    .asks(0, 'give', 'keep')
    .takes(0, 'give')
    .tells({ type: 'offered', ...asked, given: true })
    .tells({
      type: 'scored',
      side: PSEUDO,
      points: 3,
      why: 'answer',
    })
  play('1R')
    .takes(0, 'keep')
    .tells({ type: 'offered', ...asked, given: false })
    .leaves({ score: 0 })
  play('4F').nothingIsAsked()
  scene(
    game,
    scenery({ you: { tavern: '4G' }, pseudo: { column: COLUMN } }, [
      'pseudoPlays',
      cardNamed('tax-collection'),
    ]),
  )
    .takes(0, 'give')
    .tells({ type: 'offered', to: PSEUDO, what: [0, 0, 0, 0, 4], points: 4, given: true })
    .tells({ type: 'moved', from: PLAYER, what: [0, 0, 0, 0, 4] })
    .tells({ type: 'scored', side: PLAYER, points: 4, why: 'answer' })
})

test('F4, R-30. A bribe is told with its reasons and what was paid; without effect that is told.', () => {
  const bribes = (laid: Laid) =>
    scene(game, scenery({ pseudo: { column: COLUMN, tavern: '1C 3G' }, ...laid }, ['pseudoDraws', true]))
  const deck = { intrigueDeck: ['bribe-agent'] }
  bribes({ ...deck, you: { on: ['blackstaff-tower', 'plinth'] } })
    .told('intriguePlayed', 'paid', 'bribed', 'gained')
    .check((t) => expect(t.tavern[PSEUDO]).toEqual(tavern('1C 1W 1G')))
  bribes({ ...deck, you: { on: ['blackstaff-tower'] } }).tells({
    type: 'paid',
    side: PSEUDO,
    what: [0, 0, 0, 0, 2],
  })
  bribes(deck).tells({ type: 'noEffect', card: cardNamed('bribe-agent') })
})

test('R-29. Pseudo’s Sample Wares: from the Hall, by the scan, then by value; without effect that is told.', () => {
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

test('F1 to F7. Pseudo’s card is told, beside the decks while it is played, and then discarded.', () => {
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

test('A3. Rounds, reassignment and agents are told; in round five alone there are more Agents.', () => {
  const begins = (round: number) =>
    scene(game, {
      table: {
        ...lay({ round, pseudo: { column: COLUMN, pool: 4 }, you: { pool: 4 } }),
        firstPlayer: PLAYER,
      },
      next: [['startRound']],
    })
  begins(3)
    .told('roundBegan', 'turnBegan')
    .leaves({ pool: [4, 4], active: PLAYER })
  begins(4)
    .told('roundBegan', 'agentsAdded', 'turnBegan')
    .leaves({ pool: [5, 5] })
  begins(5)
    .tells({ type: 'roundBegan', round: 6 })
    .leaves({ pool: [4, 4] })
  scene(
    game,
    scenery({ you: { pool: 0 }, pseudo: { column: COLUMN, pool: 0 }, round: 8 }, ['turn', PLAYER, 0]),
  )
    .told('reassignmentBegan', 'agentsReturned', 'counted')
    .leaves({ reassigning: false, copiedHarbor: NONE })
})

test('A8. The Harbor moves on in the order of its spaces, a joined Agent after the opponent’s, a copy after those.', () => {
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

test('B9. The final count: what is told, and the score.', () => {
  const you = { tavern: '1C 2F 7G', quests: ['prison-break'], score: 10 }
  scene(game, scenery({ you }, ['finalScore']))
    .tells({ type: 'counted', adventurers: 3, gold: 3, open: -5, score: 11 })
    .leaves({ score: 11, counted: true })
    .check((_, g) => expect(g.result!.scores).toEqual([11]))
})

test('B2, R-42. What is dealt at the start is told; the top of a column is the first drawn.', () => {
  scene(game, { options: { lord: 'nindil-jalbuck' }, next: [] }).check((t) => {
    expect([t.lord, t.scan, t.counted, t.orbUsed, t.miracleUsed, t.copiedHarbor, t.taken]).toEqual([
      6,
      'leftToRight',
      false,
      false,
      false,
      NONE,
      0,
    ])
    expect(t.hall.every((tile) => !t.stack.includes(tile))).toBe(true)
    expect(t.hall).not.toContain(undefined)
    expect(t.tokens.reduce((sum, n) => sum + n, 0)).toBe(3) // one on each tile of the Hall, since round one began
    expect(t.built).toEqual([])
  })
  scene(game, { options: { scan: 'rightToLeft' }, next: [] }).leaves({ scan: 'rightToLeft' })
})

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

test('B8. The top Quest of the deck is told to be drawn; from an empty one nothing is.', () => {
  const loot = (questDeck: string[]) =>
    scene(
      game,
      scenery({ turn: 'you', questDeck }, [
        'carryOut',
        PLAYER,
        'reward',
        questNamed('loot-the-crypt-of-chauntea'),
        0,
      ]),
    )
  loot(['prison-break'])
    .tells({ type: 'questDrawn', side: PLAYER, quest: questNamed('prison-break') })
    .leaves({ open: [[questNamed('prison-break')], []] })
  loot([])
    .leaves({ open: [[], []] })
    .told()
})

test('A3. At the start of a round only Plot Quests of that kind do anything, and empty places of the Hall get no token.', () => {
  const plots = ['bolster-griffon-cavalry', 'study-the-illusk-arch', 'infiltrate-builders-hall']
  const table = {
    ...lay({ you: { plots, pool: 1 }, pseudo: { column: COLUMN, pool: 1 }, round: 2 }),
    firstPlayer: PLAYER as 0,
    hall: [NONE, NONE, NONE],
  }
  scene(game, { table, next: [['startRound']] })
    .told('roundBegan', 'turnBegan')
    .check((t) => expect([t.tokens.length, t.tokens.every((n) => n === 0)]).toEqual([19, true]))
})

test('7F. An Intrigue card of a Quest’s reward is drawn outside any action.', () => {
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
