import { expect, test } from 'vitest'
import { COLE, field, KAT, SAM, VICTOR, type Setting } from './field.ts'
import { row, YARD } from './yards.ts'

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

test('3. While somebody is asked, the table says which phase it is.', () => {
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

test('12.2. Action points by the stage of infection.', () => {
  const ap = (stage: number) =>
    told({ next: [['nextHero']], heroes: { [SAM]: { move: 'waiting', stage } } }).at(-1)
  expect([0, 1, 2, 3, 4, 5].map(ap)).toEqual(
    [4, 4, 4, 3, 3, 2].map((points) => ({ type: 'moveBegan', hero: SAM, ap: points })),
  )
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

test('3. With the announcement everything that counts for a turn begins anew.', () => {
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

const HOUSE = `
  +---+---+---+
  | SA        |
  +---+=D=+---+
  | R1        |
  +---+---+---+
  | S         |
  +---+---+---+`
const breakIn = (turn: number) => ({
  turn,
  phase: 'announce' as const,
  type: 'breakIn' as const,
  rooms: ['R1', 'R1', 'R1', 'R1'],
  text: 'A room is broken into.',
})

test('21.6. The events of a mission happen in their turn: a die picks the room, its outside door is destroyed, it is spawned into.', () => {
  const events = [breakIn(3), breakIn(5)]
  field(HOUSE, { next: [['announce']], mission: { events }, table: { turn: 2 } })
    .stream('events', 4)
    .stream('rooms', 1)
    .tells({ type: 'brokenIn', die: 4, area: 1, closed: true })
    .tells({ type: 'doorDestroyed', door: 0 })
    .tells({ type: 'roomRolled', area: 1, roll: 1 })
    .leaves({ doors: 'x', areas: 'aaa' })
  field(HOUSE, { next: [['announce']], mission: { events }, table: { turn: 3 } }).told(
    'turnAnnounced',
    'phaseBegan',
    'moveBegan',
  )
})

test('21.6. A die beyond the rooms it names breaks in nowhere, and neither does one for an active room.', () => {
  const events = [breakIn(3)]
  field(HOUSE, { next: [['breakIn', 0]], mission: { events } })
    .stream('events', 5)
    .tells({ type: 'brokenIn', die: 5, area: -1, closed: false })
    .leaves({ doors: 'c', areas: 'aca' })
  field(HOUSE, { next: [['breakIn', 0]], mission: { events }, table: { areas: 'aaa' } })
    .stream('events', 1)
    .tells({ type: 'brokenIn', die: 1, area: 1, closed: false })
    .leaves({ doors: 'c' })
})

test('12.1. Every infected hero on the board tests: 1 or 2 is the next stage, 3 is not.', () => {
  field(row(' S', ' K', ' V'), {
    next: [['infectionPhase']],
    heroes: {
      [KAT]: { stage: 1 },
      [SAM]: { stage: 3 },
      [VICTOR]: { stage: 2, fate: 'left', at: -1 },
      [COLE]: { stage: 1 },
    },
  })
    .dice(2, 3)
    .tells({ type: 'tested', kind: 'infection', hero: KAT, unit: -1, die: 2, bonus: 0, does: 'nextStage' })
    .tells({ type: 'infected', hero: KAT, stage: 2 })
    .tells({ type: 'tested', kind: 'infection', hero: SAM, die: 3, does: 'stable' })
    .allDiceRolled()
    .check((t) => expect(t.heroes.map(({ stage }) => stage)).toEqual([1, 2, 3, 2]))
})

test('13. The end phase takes the alert tokens, and whoever lies on the board stands up.', () => {
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

const LIMIT = (type: 'turnEnded' | 'deaths' | 'allLeft', more: object): Setting => ({
  mission: { lose: [{ type, text: 'Lost.', ...more }] },
})

test('21.4. A limit of turns counts at the end of its turn, unless what it waits for is met.', () => {
  const ending = (turn: number, met = false, more: object = {}) =>
    field(row(' S'), {
      ...LIMIT('turnEnded', { turn: 6, ...more }),
      next: [['turnEnds']],
      table: { turn, met: [met] },
    })
  ending(5).tells({ type: 'turnAnnounced', turn: 6 })
  ending(6).ends([], 'turnEnded')
  ending(7).ends([], 'turnEnded')
  ending(6, true, { unless: 'out' }).tells({ type: 'turnAnnounced', turn: 7 })
  ending(6, false, { unless: 'out' }).ends([], 'turnEnded')
})

test('R-57. A mission without a limit ends with turn 40.', () => {
  const ending = (turn: number) => field(row(' S'), { next: [['turnEnds']], table: { turn } })
  ending(39).tells({ type: 'turnAnnounced', turn: 40 })
  ending(40).ends([], 'tooLate')
})

const DIRECTED: Setting = {
  hand: [],
  mission: { mode: 'director', lose: [{ type: 'deaths', count: 2, text: 'Two.' }] },
}

test('18.8, 21.4. In a Director game a dead hero lies where he died; deaths count with the risen, up to what the game allows.', () => {
  const dying = (fate: 'playing' | 'risen') =>
    field(row(' S', ' K', ' V'), {
      ...DIRECTED,
      heroes: { [SAM]: { stage: 5, alert: 1 }, [KAT]: { fate } },
      next: [['infectionTest', SAM]],
    }).dice(1)
  dying('playing')
    .told('tested', 'died')
    .check((t) =>
      expect(t.heroes[SAM]).toMatchObject({ fate: 'dead', prone: true, alert: -1, move: 'done', at: 0 }),
    )
  dying('risen').ends([1], 'deaths')
})

test('12.3. In a campaign every player loses with the first death.', () => {
  field(YARD([' S', ' K']), { seats: 2, heroes: { [SAM]: { stage: 5 } }, next: [['infectionTest', SAM]] })
    .dice(1)
    .told('tested', 'died', 'ended')
    .ends([], 'died')
})

test('21.4. A mission is lost when all have left, unless what they came for is done.', () => {
  const leaving = (met: boolean) =>
    field(row(' S', ' X'), {
      seats: 2,
      hero: SAM,
      heroes: { [SAM]: { at: 1 } },
      mission: {
        objectives: [
          { id: 'crates', type: 'carryOut', tokens: ['oF'], text: 'The crate is out.' },
          { id: 'out', type: 'exitAll', requires: ['crates'], text: 'Everybody leaves.' },
        ],
        legend: { oF: { object: 'crate', name: 'Crate' } },
        lose: [{ type: 'allLeft', unless: 'crates', text: 'Lost.' }],
      },
      table: { met: [met, false], owner: [0, 1, 0, 1] },
    }).takes(0, 'leave')
  leaving(false).ends([], 'allLeft')
  leaving(true).ends([0, 1], 'won')
})
