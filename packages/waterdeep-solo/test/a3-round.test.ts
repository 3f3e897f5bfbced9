import type { Scene } from '@shamble/engine'
import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { spaceNamed, tileNamed } from '../src/data/names.ts'
import { game, type Table } from '../src/index.ts'
import { NONE, PLAYER, PSEUDO } from '../src/table.ts'
import { lay, scenery, type Laid } from './lay.ts'
import { COLUMN, HALL } from './playing.ts'

/* A3. The round. */

const round = (given: Laid, more: Partial<Table> = {}): Scene<Table> => ({
  table: { ...lay({ pseudo: { column: COLUMN, pool: 4 }, you: { pool: 4 }, ...given }), ...more },
  next: [['startRound']],
})

// ── Start of the round ──

test('A3. Tokens in the Hall, stock on the Buildings, once-a-round effects are available again.', () => {
  const given: Laid = {
    hall: HALL,
    built: { 'jesters-court': ['you', 2], 'golden-horn': ['pseudo'] },
    round: 2,
  }
  scene(game, round(given, { orbUsed: true, miracleUsed: true, firstPlayer: PLAYER })).check((t) => {
    expect(t.round).toBe(3)
    expect(Object.keys(HALL).map((id) => t.tokens[tileNamed(id)])).toEqual([3, 2, 2])
    expect([t.stock[tileNamed('jesters-court')], t.stock[tileNamed('golden-horn')]]).toEqual([4, 4])
    expect([t.orbUsed, t.miracleUsed]).toEqual([false, false])
  })
})

test('A3. At the start of a round only Plot Quests of that kind act; an empty place in the Hall gets no token.', () => {
  const plots = ['bolster-griffon-cavalry', 'study-the-illusk-arch', 'infiltrate-builders-hall']
  const table = {
    ...lay({ you: { plots, pool: 1 }, pseudo: { column: COLUMN, pool: 1 }, round: 2 }),
    firstPlayer: PLAYER as 0,
    hall: [NONE, NONE, NONE],
  }
  scene(game, { table, next: [['startRound']] })
    .told('roundBegan', 'turnBegan')
    .check((t) => expect({ ...t.tokens }).toEqual({ ...Array<number>(19).fill(0) }))
})

test('A3. Round 5: each side takes its extra Agent.', () => {
  scene(game, round({ round: 4, hall: HALL }, { firstPlayer: PLAYER })).leaves({ round: 5, pool: [5, 5] })
})

test('A3. Rounds, reassignment and extra Agents are told. Only round 5 adds Agents.', () => {
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

test('A3. The holder of the First Player marker begins.', () => {
  scene(game, round({ hall: HALL }, { firstPlayer: PSEUDO })).check((t) => {
    expect(t.placed[PSEUDO]).toEqual([spaceNamed('plinth')])
  })
})

// ── End of the round ──

test('A3. All Agents go home.', () => {
  const given: Laid = {
    you: { on: ['plinth'], pool: 3 },
    pseudo: { column: COLUMN, on: ['field-of-triumph'], pool: 3 },
  }
  scene(game, { ...scenery({ ...given, round: 8 }, ['endRound']) })
    .told('agentsReturned', 'counted')
    .leaves({ pool: [4, 4], placed: [[], []], whys: [] })
})
