import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { tileNamed } from '../src/data/names.ts'
import { game } from '../src/index.ts'
import { PLAYER, PSEUDO } from '../src/table.ts'
import { scenery, type Laid } from './lay.ts'
import { COLUMN, goes, ORB, turnOf, yours } from './playing.ts'

/* A4. A turn: an Agent, its action, the owner's benefit. */

// ── Assigning ──

test('A4. In a turn one Agent is assigned and at most one Quest completed; then the other side has its turn.', () => {
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

test('A4, A5. An Agent may go to every free space of the board and of the Buildings in play, and nowhere else.', () => {
  const board = ['auroras-realms-shop', 'blackstaff-tower', 'castle-waterdeep', 'cliffwatch-inn-1']
    .concat(['cliffwatch-inn-2', 'cliffwatch-inn-3', 'field-of-triumph', 'grinning-lion-tavern', 'plinth'])
    .map((space) => `assign ${space}`)
  const built: Laid['built'] = { skulkway: ['pseudo'], northgate: ['you'], 'stone-house': ['you'] }
  turnOf({ hall: { 'dragon-tower': 1 } }).asks(0, ...board)
  turnOf({ built, you: { on: ['northgate'] }, pseudo: { column: COLUMN, on: ['skulkway'] } }).asks(
    0,
    ...board,
    'assign stone-house',
  )
})

test("A4, A10. With the Magister's Orb a space of Pseudo's is a space for the Player. Without it the Player is passed over.", () => {
  const board = ['auroras-realms-shop', 'blackstaff-tower', 'castle-waterdeep', 'cliffwatch-inn-1'].concat([
    'cliffwatch-inn-2',
    'cliffwatch-inn-3',
    'field-of-triumph',
    'grinning-lion-tavern',
    'plinth',
  ])
  const begins = (yours: string[], his: string[], plots: string[]) =>
    scene(
      game,
      scenery({ you: { pool: 1, plots, on: yours }, pseudo: { column: COLUMN, on: his, pool: 0 } }, [
        'turn',
        PLAYER,
        0,
      ]),
    )
  begins([], board, [ORB]).told('turnBegan').may(0, 'join plinth')
  begins([], board, []).tells({ type: 'passed', side: PLAYER })
  begins(board, [], [ORB]).tells({ type: 'passed', side: PLAYER })
})

test('R-16. Without a space for Pseudo the turn passes to the Player.', () => {
  const board = [
    'auroras-realms-shop',
    'blackstaff-tower',
    'builders-hall',
    'castle-waterdeep',
    'cliffwatch-inn-1',
  ]
  const more = ['cliffwatch-inn-2', 'cliffwatch-inn-3', 'field-of-triumph', 'grinning-lion-tavern', 'plinth']
  const harbor = ['waterdeep-harbor-1', 'waterdeep-harbor-2', 'waterdeep-harbor-3']
  const given: Laid = {
    pseudo: { column: COLUMN },
    you: { on: [...board, ...more, ...harbor], pool: 1 },
    built: { northgate: ['you'] },
  }
  expect(goes({ ...given, built: {} }).step).toBe('none')
  scene(
    game,
    scenery({ ...given, built: { 'house-of-wonder': ['you'] }, you: { ...given.you!, tavern: '2G' } }, [
      'turn',
      PSEUDO,
      0,
    ]),
  )
    .tells({ type: 'passed', side: PSEUDO })
    .may(0, 'assign house-of-wonder')
})

// ── The owner ──

test('A4. The owner is not paid for their own visit.', () => {
  turnOf({ built: { northgate: ['you'] } }, 'assign northgate', 'take cleric').leaves({ score: 0 })
})

test('A4. The Player is paid when Pseudo uses their Building: a cube of choice for The Yawning Portal.', () => {
  scene(game, scenery({ built: { 'yawning-portal': ['you'] } }, ['payOwner', tileNamed('yawning-portal')]))
    .asks(0, 'take cleric', 'take fighter', 'take rogue', 'take wizard')
    .takes(0, 'take wizard')
    .check(yours('1W'))
})
