import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { cardNamed, questNamed, spaceNamed, tileNamed } from '../src/data/names.ts'
import { game } from '../src/index.ts'
import { NONE, PLAYER, PSEUDO } from '../src/table.ts'
import { lay, scenery, type Laid } from './lay.ts'
import { COLUMN, goes, his, turnOf, yours } from './placing.ts'

/* A4, A8, A10. Agents: whose turn it is, one beside another with the Orb, reassignment from the Harbor. */

const ORB = 'recover-the-magisters-orb'
const at = spaceNamed

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
