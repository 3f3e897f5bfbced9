import { expect, test } from 'vitest'
import { field, SAM, VICTOR, type Setting, KAT } from '../field.ts'
import { row } from '../yards.ts'
import { FACINGS } from '../../src/map/layout.ts'

/*
 * 3, 4.1, 4.2, 12, 13. The turn and its phases, how a move begins and ends, infection, and the end of a mission.
 */

const told = (setting: Setting, board = row(' S')): unknown[] => {
  let events: unknown[] = []
  field(board, setting).check((_, g) => (events = g.told.map(({ event }) => event)))
  return events
}

test('3. Announcement, heroes, infected, spawn, infection test, end phase, and the next turn.', () => {
  expect(told({ next: [['infectedPhase']], table: { turn: 4 } })).toEqual([
    { type: 'phaseBegan', phase: 'infected' },
    { type: 'phaseBegan', phase: 'spawn' },
    { type: 'phaseBegan', phase: 'infection' },
    { type: 'phaseBegan', phase: 'end' },
    { type: 'turnAnnounced', turn: 5 },
    { type: 'phaseBegan', phase: 'heroes' },
    { type: 'moveBegan', hero: SAM, ap: 4 },
  ])
})

test('3. While a player is asked, the table says which phase it is.', () => {
  field(row(' S', '', 'zW'), { next: [['infectedPhase']], heroes: { [SAM]: { alert: 1 } } })
    .may(0, 'fire')
    .leaves({ phase: 'infected' })
  field(row(' S', '', '', '', '', 'SA'), {
    next: [['enter', 0, 0]],
    heroes: { [SAM]: { alert: 1 } },
    table: { phase: 'spawn' },
  })
    .may(0, 'fire')
    .leaves({ phase: 'spawn', acting: 0 })
})

test('4.1. Heroes move in any order, each once; those who are not on the board do not.', () => {
  field(row(' S', '', ' K', '', ' V'), {
    next: [['heroPhase']],
    heroes: { [VICTOR]: { at: -1, fate: 'left' } },
  })
    .asks(0, 'begin hero:1', 'begin hero:2')
    .takes(0, 'begin hero:2')
    .tells({ type: 'moveBegan', hero: SAM, ap: 4 })
    .takes(0, 'end')
    .tells({ type: 'moveEnded', hero: SAM })
    .check((t) => {
      expect(t.heroes.map(({ move }) => move)).toEqual(['done', 'open', 'done', 'done'])
      expect(t.heroes[SAM]).toMatchObject({ ap: 0, allowance: 0 })
    })
})

test('R-77. Any player who has a hero waiting may name who moves next.', () => {
  field(row(' S', ' K', ' V'), { seats: 4, next: [['heroPhase']] })
    .check((_, g) => expect(g.pending.map(({ seat }) => seat)).toEqual([1, 2, 3]))
    .takes(1, 'begin hero:3')
    .check((_, g) => expect(g.pending.map(({ seat }) => seat)).toEqual([3]))
    .takes(3, 'end')
    .check((_, g) => expect(g.pending.map(({ seat }) => seat)).toEqual([1, 2]))
})

test('4.2, 14.9. With a new move he is hidden no more, and what lasted for the last one is over.', () => {
  field(row(' S', '', 'zE'), {
    next: [['nextHero']],
    heroes: {
      [SAM]: {
        move: 'waiting',
        hidden: true,
        stank: true,
        redline: true,
        deadeye: true,
        aimCard: 6,
        aimUnit: 0,
      },
    },
    units: { 0: { seen: 0b1111 } },
  }).check((t) => {
    expect(t.heroes[SAM]).toMatchObject({
      move: 'open',
      hidden: false,
      stank: false,
      redline: false,
      deadeye: false,
      aimCard: -1,
      aimUnit: -1,
      allowance: 4,
    })
    expect(t.infected[0]!.seen).toBe(0b1011)
  })
})

test('3. The announcement resets everything that counts for one turn.', () => {
  field(row(' S', ' K'), {
    next: [['announce']],
    heroes: { [SAM]: { changes: 1, gave: true, kept: true, supported: true, berserker: true } },
    cards: { 6: { used: true } },
    table: { turn: 2, cardPlayed: true, silenced: true },
  })
    .leaves({ turn: 3, phase: 'heroes', cardPlayed: false, silenced: false })
    .check((t) => {
      expect(t.heroes[SAM]).toMatchObject({
        changes: 0,
        gave: false,
        kept: false,
        supported: false,
        berserker: false,
      })
      expect(t.cards[6]!.used).toBe(false)
    })
})

test('13. The end phase takes the alert tokens, and prone infected on the board stand up.', () => {
  field(row(' S', '', 'zN_', 'zE', 'zN'), {
    next: [['endPhase']],
    heroes: { [SAM]: { alert: 2, held: [2], prone: true } },
    units: { 2: { at: -1 } },
    table: { fever: true, powerCut: true, jammed: 0 },
  })
    .leaves({ fever: false, powerCut: false, jammed: -1 })
    .tells({ type: 'stoodUp', unit: 0, facing: 3 })
    .check((t, g) => {
      expect(t.heroes[SAM]!.alert).toBe(-1)
      expect(t.infected.map(({ prone, facing }) => [prone, facing])).toEqual([
        [false, 3],
        [false, 1],
        [false, 0],
      ])
      expect(g.told.filter(({ event }) => event.type === 'stoodUp')).toHaveLength(1)
    })
})

test('3. Each phase is named while it lasts: a turn is announced, and in the end phase it ends.', () => {
  const phases: string[] = []
  field(row('S', '', '', '', '', 'zE_'), {
    next: [['endPhase']],
    hand: ['jammed-lock'],
    mission: { mode: 'director' },
  })
    .tells({ type: 'phaseBegan', phase: 'end' })
    .check((t) => phases.push(t.phase))
  expect(phases).toEqual(['announce'])
})

const facingOf = (t: { infected: { facing: number }[] }, unit = 0) => FACINGS[t.infected[unit]!.facing]

const facingNow = (t: { infected: { facing: number }[] }) => FACINGS[t.infected[0]!.facing]

const BETWEEN = row(' S', '', 'zN_', '', ' K')

const END: Setting = { next: [['endPhase']] }

test('13. An infected that stands up in the end phase faces the nearest detectable hero; without one it keeps its facing.', () => {
  const END: Setting = { next: [['endPhase']] }
  field(row(' K', '', 'zN_', '', '', ' S'), END).check((t) => expect(facingOf(t)).toBe('W'))
  field(row(' K', '', 'zN_', '', '', ' S'), { ...END, heroes: { [KAT]: { hidden: true } } }).check((t) =>
    expect(facingOf(t)).toBe('E'),
  )
  field(row(' S', '', 'zS_'), { ...END, heroes: { [SAM]: { hidden: true } } }).check((t) =>
    expect(facingOf(t)).toBe('S'),
  )
})

test.each([
  [2, 5, 'E'],
  [5, 2, 'W'],
])(
  '13, 10.5, R-89. Who stands up between two heroes equally far away faces the lowest die: %i, %i.',
  (kat, sam, faces) => {
    field(BETWEEN, END)
      .stream('ties', kat, sam)
      .tells({ type: 'tieRolled', unit: 0, heroes: [KAT, SAM], dice: [kat, sam] })
      .check((t) => expect(facingNow(t)).toBe(faces))
  },
)
