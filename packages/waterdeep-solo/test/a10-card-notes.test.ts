import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { cardNamed, questNamed, spaceNamed, tileNamed } from '../src/data/names.ts'
import { game } from '../src/index.ts'
import { NONE, PLAYER, PSEUDO } from '../src/table.ts'
import { lay, scenery, tavern, type Laid } from './lay.ts'
import { at, COLUMN, HALL, his, ORB, turnOf, yours } from './playing.ts'

/* A10. Notes on cards and Buildings. */

// ── The Magister's Orb ──

test("A10. With the Orb an Agent joins an opponent's, but not where an Agent of its own side stands.", () => {
  const given: Laid = {
    you: { plots: [ORB], on: ['plinth'] },
    pseudo: { column: COLUMN, on: ['plinth', 'field-of-triumph'] },
    turn: 'you',
  }
  scene(game, scenery(given, ['assign']))
    .may(0, 'join field-of-triumph')
    .mayNot(0, 'join plinth', 'assign plinth')
})

test("A10. The Player's Orb needs the Plot Quest and a usable space, and works once a round.", () => {
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

test('A10. The Orb works in the Harbor too, and once per round.', () => {
  const given: Laid = {
    you: { plots: ['recover-the-magisters-orb'], hand: ['ambush', 'conscription'] },
    pseudo: { column: COLUMN, on: ['plinth', 'waterdeep-harbor-1'] },
    turn: 'you',
  }
  scene(game, scenery(given, ['assign'], ['assign']))
    .may(0, 'join plinth', 'join waterdeep-harbor-1')
    .takes(0, 'join plinth')
    .check(yours('1C'))
    .mayNot(0, 'join')
})

test("A10. An Agent that joined a Harbor space moves on right after the opponent's.", () => {
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

// ── The Zoarstar ──

test('A10. The Zoarstar needs a space to copy, and both owners are paid.', () => {
  turnOf({ built: { zoarstar: ['pseudo'] } }).mayNot(0, 'assign zoarstar')
  const given: Laid = {
    built: { zoarstar: ['pseudo'], northgate: ['pseudo'] },
    pseudo: { column: COLUMN, on: ['northgate'], pool: 0 },
  }
  turnOf(given, 'assign zoarstar', 'use northgate', 'take wizard').leaves({ score: -4 })
})

test("A10. The Zoarstar copies a space that can be used with the Player's Gold and cards, but not itself. The copy is told.", () => {
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

test('A10. A Harbor space copied with the Zoarstar is remembered; one that is bribed is not.', () => {
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

test("A10. Through Pseudo's Agent on the Zoarstar a bribe copies his other spaces. No Agent of the Player then moves on from there.", () => {
  const given: Laid = {
    you: { tavern: '2G', hand: ['bribe-agent', 'conscription'] },
    pseudo: { column: COLUMN, on: ['zoarstar', 'waterdeep-harbor-3', 'plinth'] },
    built: { zoarstar: ['pseudo'] },
  }
  turnOf(given, 'assign waterdeep-harbor-1', 'play bribe-agent', 'use zoarstar')
    .asks(0, 'use plinth', 'use waterdeep-harbor-3')
    .takes(0, 'use waterdeep-harbor-3')
    .leaves({ copiedHarbor: NONE })
    .asks(0, 'play conscription')
})

test("A10. An Agent that copied a Harbor space is reassigned right after the opponent's.", () => {
  const given: Laid = {
    built: { zoarstar: ['you'] },
    pseudo: { column: COLUMN, on: ['waterdeep-harbor-2'], pool: 0 },
    you: { hand: ['conscription'], pool: 1 },
    hall: HALL,
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

test('R-54. During reassignment the Harbor cannot be copied.', () => {
  const given: Laid = {
    reassigning: true,
    built: { zoarstar: ['you'] },
    pseudo: { column: COLUMN, on: ['waterdeep-harbor-3'], pool: 0 },
    you: { hand: ['conscription'] },
  }
  turnOf(given).mayNot(0, 'assign zoarstar')
  turnOf({ ...given, reassigning: false }).may(0, 'assign zoarstar')
})

test('A10. An Agent taken off the Zoarstar no longer copies a Harbor space; taking off another Agent changes nothing.', () => {
  const given: Laid = { you: { on: ['zoarstar', 'plinth'] }, built: { zoarstar: ['you'] }, turn: 'you' }
  const recall = (space: string) =>
    scene(game, {
      table: { ...lay(given), copiedHarbor: at('waterdeep-harbor-2') },
      next: [['chooseAgentBack', false]],
    }).takes(0, `recall ${space}`)
  recall('zoarstar').leaves({ copiedHarbor: NONE })
  recall('plinth').leaves({ copiedHarbor: at('waterdeep-harbor-2') })
})

// ── Intrigue cards ──

test('R-50. A bribe within an action: Plot Quests pay once, then all owners are paid.', () => {
  const given: Laid = {
    you: { tavern: '2G', hand: ['bribe-agent'], plots: ['bolster-griffon-cavalry'] },
    pseudo: { column: COLUMN, on: ['skulkway'] },
    built: { skulkway: ['pseudo'] },
  }
  turnOf(given, 'assign waterdeep-harbor-1', 'play bribe-agent', 'use skulkway')
    .check(yours('2F 1R 2G'))
    .check(his('1F'))
})

test('A10. Accelerate Plans takes back an Agent from the Harbor only, and assigns two.', () => {
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

test('A10. Sample Wares needs an Agent in the pool, and a tile in the Hall that is free and can be used.', () => {
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

test('A10. Special Assignment: name a type, then the Quests found and rejected are told. There may be none.', () => {
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

test("A10. Change of Plans: the discarded Quest and Pseudo's answer are told; each Quest goes to its own discards.", () => {
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

test('A10, F7. What the other side loses, or the substitute, is told.', () => {
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

test('R-45. What a card gives because the other side has no cube counts as given by the action.', () => {
  const you = { hand: ['ambush'], plots: ['bolster-griffon-cavalry'] }
  const play = (his: string) =>
    turnOf({ you, pseudo: { column: COLUMN, tavern: his } }, 'assign waterdeep-harbor-1', 'play ambush')
  play('1R').check(yours('2F'))
  play('1F').check(yours(''))
})
