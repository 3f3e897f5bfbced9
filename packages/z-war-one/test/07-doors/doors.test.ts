import { expect, test } from 'vitest'
import { COLE, field, KAT, SAM, VICTOR, type Setting, tableOf, squaresOf, CARD } from '../field.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { doorsBefore } from '../../src/questions.ts'
import { zWarOne } from '../../src/index.ts'
import { whyNot } from '../../src/why-not.ts'
import { FACINGS } from '../../src/map/layout.ts'

/*
 * 7.1, 7.2, 7.4, 7.7. Doors: what may be done with each, and what follows.
 */

const sam = (more: Setting = {}): Setting => ({ hero: SAM, ...more })

const PASSAGE = `
  +---+---+---+
  | R1D S D R2|
  +---+---+---+`

test('7.2. A hero between two doors may open either; each opens its own area.', () => {
  field(PASSAGE, sam())
    .may(0, 'open door:0', 'open door:1', 'knock door:0', 'knock door:1')
    .mayNot(0, 'close', 'unbar', 'barricade')
    .stream('rooms', 1)
    .takes(0, 'open door:1')
    .told('doorOpened', 'areaActivated', 'roomRolled')
    .leaves({ doors: 'co', areas: 'caa' })
    .may(0, 'open door:0', 'close door:1')
    .mayNot(0, 'open door:1', 'knock door:1')
})

test('7.4. After knocking the door is closed and may be opened without another spawn.', () => {
  field(PASSAGE, sam())
    .stream('rooms', 1)
    .takes(0, 'knock door:0')
    .told('knocked', 'areaActivated', 'roomRolled')
    .takes(0, 'open door:0')
    .told('doorOpened')
})

test('7.2. A door that is destroyed is neither opened nor closed; a closed one of active areas is not knocked on.', () => {
  field(PASSAGE, sam({ table: { doors: 'xc', areas: 'aaa' } }))
    .mayNot(0, 'open door:0', 'close', 'knock')
    .may(0, 'open door:1')
})

const GATES = `
  +---+---+---+
  | S         |
  +=1=+=1=+=2=+
  |           |
  +---+---+---+`

const gate = (opensWith: object) => ({ name: 'Gate', state: 'locked' as const, opensWith })

test('7.7. The leaves that bear one number open together, and are never closed again.', () => {
  const doors = { 1: gate({ item: 'bolt-cutters' }), 2: gate({ item: 'bolt-cutters' }) }
  field(GATES, sam({ mission: { doors }, more: [[SAM, 'bolt-cutters']], table: { areas: 'aa' } }))
    .takes(0, 'open door:0')
    .told('doorOpened', 'doorOpened')
    .leaves({ doors: 'ool' })
    .mayNot(0, 'close', 'open door:0')
})

test('7.7. A gate opens to the object that it names, in the hands of a hero who stands there.', () => {
  const mission = {
    doors: { 1: gate({ object: 'fuel' }) },
    legend: { oF: { object: 'fuel', name: 'Fuel' }, oW: { object: 'water', name: 'Water' } },
  }
  const board = GATES.replace('| S         |', '| S   oF  oW|').replace('=2=', '---')
  const carrying = (hero: number, object: number): Setting => ({
    ...sam({ mission }),
    heroes: { [hero]: { object } },
    table: { objects: [-1, -1], areas: 'aa' },
  })
  field(board, carrying(SAM, 0)).may(0, 'open door:0')
  field(board, carrying(SAM, 1)).mayNot(0, 'open')
  field(board, carrying(VICTOR, 0)).mayNot(0, 'open')
})

test('7.7. Without a key a locked door stays locked; another tool opens nothing.', () => {
  field(
    GATES,
    sam({ mission: { doors: { 1: { name: 'Gate', state: 'locked' }, 2: gate({ item: 'bolt-cutters' }) } } }),
  ).mayNot(0, 'open', 'knock', 'close')
  const doors = { 1: gate({ item: 'bolt-cutters' }), 2: gate({ item: 'bolt-cutters' }) }
  field(
    GATES,
    sam({
      mission: { doors },
      more: [
        [SAM, 'pistol'],
        [KAT, 'bolt-cutters'],
      ],
    }),
  ).mayNot(0, 'open')
})

test('7.7. A barricade is cleared with its damage; then the door is a closed one like any other.', () => {
  field(PASSAGE, sam({ table: { doors: 'bc', areas: 'aaa', barricades: true, damage: [2, 0] } }))
    .mayNot(0, 'open door:0', 'knock door:0', 'barricade door:0')
    .may(0, 'barricade door:1')
    .takes(0, 'unbar door:0')
    .tells({ type: 'barricadeGone', door: 0, hero: SAM })
    .leaves({ doors: 'cc', damage: [0, 0] })
})

test('7.7. Only closed doors are barricaded, and none that is jammed.', () => {
  field(PASSAGE, sam({ table: { doors: 'oc', areas: 'aaa', barricades: true } }))
    .mayNot(0, 'barricade door:0')
    .takes(0, 'barricade door:1')
    .tells({ type: 'barricaded', hero: SAM, door: 1 })
    .leaves({ doors: 'ob' })
  field(PASSAGE, sam({ table: { doors: 'cc', areas: 'aaa', barricades: true, jammed: 1 } }))
    .may(0, 'barricade door:0', 'open door:0')
    .mayNot(0, 'barricade door:1', 'open door:1')
})

test('7.4, 7.7. Nobody knocks on a locked gate, though the room behind it is closed.', () => {
  field(
    `
    +---+---+
    | S 1 R1|
    +---+---+`,
    sam({ mission: { doors: { 1: { name: 'Gate', state: 'locked' } } } }),
  ).mayNot(0, 'knock', 'open')
})

const LANE = `
  +---+---+---+
  | S D     K |
  +---+---+---+`

test('7.2. In front of a door stand those on its two squares, and nobody who is off the board.', () => {
  const layout = layoutOf(tableOf(LANE).mission)
  expect([0, 1, 2, -1].map((at) => doorsBefore(layout, at))).toEqual([[0], [0], [], []])
})

const SQ = squaresOf(5)

const GATE = `
  +---+---+---+---+---+
  | t1        1 R1    |
  +   +   +   +   +   +
  |         K |       |
  +---+---+---+---+---+`

const LEVER: Setting = {
  hero: SAM,
  heroes: { [SAM]: { at: 0, fate: 'playing' } },
  mission: {
    objectives: [
      { id: 'lever', type: 'task', at: 't1', scope: 'square', text: 'Pull it.' },
      { id: 'out', type: 'task', at: 't1', scope: 'square', requires: ['lever'], text: 'Push it.' },
    ],
    legend: { t1: { task: 'lever', name: 'Lever' } },
    doors: { '1': { name: 'Gate', state: 'locked', opensWhen: { objectives: ['lever'] } } },
  },
  table: { doors: 'l' },
}

test('7.2, R-88. A gate that opens by itself opens what is behind it: the room becomes active and is spawned into, as counted from the square outside.', () => {
  field(GATE, LEVER)
    .stream('rooms', 4, 1)
    .takes(0, 'task task:0')
    .told('taskDone', 'objectiveMet', 'doorOpened', 'areaActivated', 'roomRolled')
    .asks(0, `place ${SQ(3, 0)}`, `place ${SQ(3, 1)}`)
    .takes(0, `place ${SQ(3, 0)}`)
    .check((t) => {
      expect(t.areas).toBe('aa')
      expect(t.infected[0]).toMatchObject({ at: 3 })
    })
})

const BARRICADED = `
  +---+---+---+---+
  |zE D         S |
  +---+---+---+---+`

const march = (table: object): Setting => ({ next: [['nextUnit']], table: { areas: 'aa', ...table } })

test('7.7, R-65. With the third blow the barricade is gone, by nobody’s hand; the door stays closed.', () => {
  field(BARRICADED, march({ doors: 'b', damage: [2] }))
    .told('targeted', 'barricadeHit', 'barricadeGone')
    .leaves({ doors: 'c', damage: [0] })
  field(BARRICADED, march({ doors: 'b', damage: [2] }))
    .tells({ type: 'barricadeHit', door: 0, unit: 0, damage: 3 })
    .tells({ type: 'barricadeGone', door: 0, hero: -1 })
  field(BARRICADED, march({ doors: 'b', damage: [1] }))
    .told('targeted', 'barricadeHit')
    .leaves({ doors: 'b', damage: [2] })
})

const HOUSE = `
  +---+---+---+---+---+
  | K | R1    |     SA|
  +   +   +   +   +   +
  |   D       | zW    |
  +   +---+---+   +   +
  | C           V     |
  +---+---+---+---+---+`

const refused = (id: string, setting: Setting, picture = HOUSE) =>
  whyNot(zWarOne.view(tableOf(picture, setting), 0), 0, [id])?.says

const cole = (change: object = {}): Setting => ({ hero: COLE, heroes: { [COLE]: change } })

test('7.7. A lock says what opens it.', () => {
  const gate = `
    +---+---+---+
    | S   C 1   |
    +---+---+---+`
  const locked = (door: object): Setting => ({
    ...cole(),
    mission: {
      doors: { '1': { name: 'Gate', state: 'locked', ...door } },
      objectives: [
        { id: 'lever', type: 'survive', untilEndOfTurn: 9, text: 'Live.' },
        { id: 'out', type: 'exitAll', text: 'Leave.' },
      ],
    },
    table: { doors: 'l', areas: 'aa' },
  })
  expect(refused('door:0', locked({ opensWith: { item: 'bolt-cutters' } }), gate)).toBe(
    'Gate is locked: it opens to a hero with the Bolt Cutters.',
  )
  expect(refused('door:0', locked({ opensWith: { object: 'key' } }), gate)).toBe(
    'Gate is locked: it opens to a hero who carries what fits.',
  )
  expect(refused('door:0', locked({ opensWhen: { objectives: ['lever'] } }), gate)).toBe(
    'Gate is locked: it opens by itself once this is done: Live.',
  )
})

const three = squaresOf(3)

const ROOM = (first: string, second = '           ') => `
  +---+---+---+
  |${first}|
  +   +   +   +
  |${second}|
  +---+=D=+---+
  |           |
  +---+---+---+`

const BARRICADES = { mission: { barricades: true as const }, table: { areas: 'aa' } }

test('7.7. A closed door is barricaded by a Task in front of it, and cleared again by opening: it stays closed.', () => {
  field(ROOM(' R1        ', '     S     '), {
    hero: SAM,
    ...BARRICADES,
    table: { areas: 'aa', barricades: true },
  })
    .takes(0, 'barricade door:0')
    .leaves({ doors: 'b' })
    .mayNot(0, 'open', 'unbar')
  field(ROOM(' R1        ', '     S     '), {
    hero: SAM,
    table: { areas: 'aa', doors: 'b', barricades: true },
  })
    .mayNot(0, 'open', 'knock', 'barricade')
    .takes(0, 'unbar door:0')
    .told('barricadeGone')
    .leaves({ doors: 'c' })
    .may(0, 'open door:0')
  field(ROOM(' R1        ', '     S     '), { hero: SAM }).mayNot(0, 'barricade')
})

test('7.7, R-65. A unit that comes to a barricade stops in front of it and hits it; with the third blow it is gone.', () => {
  const board = ROOM(' R1  S     ').replace(
    '|           |\n  +---+---+---+',
    '|     zN    |\n  +---+---+---+',
  )
  for (const [damage, left, doors] of [
    [0, 1, 'b'],
    [2, 0, 'c'],
  ] as const)
    field(board, {
      next: [['nextUnit']],
      table: { areas: 'aa', doors: 'b', barricades: true, damage: [damage] },
    })
      .tells({ type: 'barricadeHit', damage: damage + 1 })
      .leaves({ doors, damage: [left] })
      .check((t) => expect(t.infected[0]!.at).toBe(7))
})

test('7.7. A locked door opens only to what its mission names; then it stays open.', () => {
  const board = `
    +---+---+---+
    | S         |
    +=1=+---+---+
    |           |
    +---+---+---+`
  const doors = { 1: { name: 'Gate', state: 'locked' as const, opensWith: { item: 'bolt-cutters' } } }
  field(board, { hero: SAM, mission: { doors } }).mayNot(0, 'open', 'knock')
  field(board, { hero: SAM, mission: { doors }, more: [[SAM, 'bolt-cutters']] })
    .takes(0, 'open door:0')
    .leaves({ doors: 'o' })
    .mayNot(0, 'close')
    .may(0, `move ${three(0, 1)}`)
})

// Sam in a searchable room, a door and a desk at hand, one infected on its feet and one on the ground.
const TWO_DOORS = `
  +---+---+---+---+
  |zS       t1  R1|
  +   +   +   +   +
  |zN_  S         |
  +---+=D=+---+---+
  |               |
  +---+---+---+---+`

const DESK: Setting = {
  mission: {
    legend: { t1: { task: 'desk', name: 'Desk' } },
    objectives: [
      { id: 'desk', type: 'task', at: 't1', scope: 'room', text: 'The desk.' },
      { id: 'out', type: 'exitAll', text: 'Everybody leaves.' },
    ],
  },
}

const there = (change: object = {}, more: Setting = {}): Setting => ({
  hero: SAM,
  ...DESK,
  heroes: { [SAM]: { hidden: true, ...change } },
  ...more,
  table: { areas: 'aa', ...more.table },
})

const verbs = (setting: Setting, board = TWO_DOORS): string[] => {
  let found: string[] = []
  field(board, setting).check((_, g) => {
    found = [...new Set(g.pending.flatMap(({ moves }) => moves.map(([verb]) => verb)))].sort()
  })
  return found
}

test('7.4. Knocking is for doors to closed areas, closing for open ones.', () => {
  expect(verbs(there({}, { table: { areas: 'ac' } }))).toContain('knock')
  const open = verbs(there({}, { table: { doors: 'o' } }))
  expect(open).toContain('close')
  expect(open).not.toContain('open')
})

const M1 = `
  +---+---+---+---+---+---+---+
  |                           |
  +   +   +   +   +   +   +   +
  |             S             |
  +   +   +---+=D=+---+   +   +
  |       | R1        |       |
  +   +   +   +   +   +   +   +
  |       |           |       |
  +   +   +   +   +   +   +   +
  |       |           |       |
  +---+---+---+---+---+---+---+`

test('7.2. A door between two active areas opens without a spawn, and can be closed again.', () => {
  field(M1, { hero: SAM, table: { areas: 'aa' } })
    .takes(0, 'open door:0')
    .told('doorOpened')
    .takes(0, 'close door:0')
    .told('doorClosed')
    .leaves({ doors: 'c' })
})

test('7.2. A door is opened from the squares directly in front of it only.', () => {
  field(M1.replace('             S ', '         S     '), { hero: SAM }).mayNot(0, 'open', 'knock')
})

const coleThrows = (more: Setting = {}): Setting => ({
  hero: COLE,
  heroes: { [COLE]: { active: [CARD.grenade] } },
  ...more,
})

test('7.7. Locked doors hold; a barricade is destroyed with its door, its damage too.', () => {
  const rooms = `
    +---+---+---+---+---+---+
    | C         1 R1        |
    +---+---+=D=+---+---+---+
    | R2        | R3        |
    +---+---+---+---+---+---+`
  field(rooms, {
    ...coleThrows({ mission: { doors: { 1: { name: 'Gate', state: 'locked' } } } }),
    table: { doors: 'lb', damage: [0, 2], areas: 'aaaa', barricades: true },
  })
    .takes(0, 'throw sq:2')
    .told('thrown', 'doorDestroyed', 'cardSpent')
    .leaves({ doors: 'lx', damage: [0, 0] })
})

const facingNow = (t: { infected: { facing: number }[] }) => FACINGS[t.infected[0]!.facing]

const ACT: Setting = { next: [['activate', 0, 0, false, -1]] }

test('7.7, R-72. In front of a barricade it turns to the door that it hammers on.', () => {
  field(
    `
    +---+---+---+
    | zN|     S |
    +=D=+=D=+   +
    |           |
    +---+---+---+`,
    { ...ACT, table: { doors: 'bo', areas: 'aa' } },
  )
    .tells({ type: 'barricadeHit', unit: 0, damage: 1 })
    .check((t) => expect(facingNow(t)).toBe('S'))
})

test('7.2, 7.6, 7.7, 4.2. A door from elsewhere, a destroyed one, a locked one, and one without an action point.', () => {
  const before = (more: object = {}, doors = 'c') => ({ ...cole({ at: 5, ...more }), table: { doors } })
  expect(refused('door:0', cole())).toBe('Cole has to stand directly in front of the door of Room 1.')
  expect(refused('door:0', before({}, 'x'))).toBe('This doorway stays open for good.')
  expect(refused('door:0', before({}, 'l'))).toBe('The door of Room 1 is locked.')
  expect(refused('door:0', before({ ap: 0 }))).toBe('Cole has no action points left.')
  expect(refused('door:0', before({ prone: true }))).toBe('Cole is prone and has to stand up first.')
  expect(refused('door:0', { ...before(), table: { jammed: 0 } })).toBe(
    'The door of Room 1 is jammed this turn.',
  )
  expect(refused('door:0', before())).toBeUndefined()
})

test('7.2, 7.6, 7.7, 20.6, 5.3, 4.2. What keeps a hero from a door, one thing after the other.', () => {
  const room = `
    +---+---+---+
    | C D R1    |
    +---+---+---+`
  const door = (doors: string, change: object = {}, table: object = {}) => {
    const t = tableOf(room, { ...cole(change), table: { doors, ...table } })
    const reason = whyNot(zWarOne.view(t, 0), 0, ['door:0'])
    return reason && `${reason.rule} ${reason.says}`
  }
  expect(door('x', { at: 2 })).toBe('7.6 This doorway stays open for good.')
  expect(door('c', { at: 2 })).toBe('7.2 Cole has to stand directly in front of the door of Room 1.')
  expect(door('c', { at: 1 })).toBeNull()
  expect(door('c', {}, { jammed: 0 })).toBe('20.6 The door of Room 1 is jammed this turn.')
  expect(door('c', { prone: true })).toBe('5.3 Cole is prone and has to stand up first.')
  expect(door('l')).toBe('7.7 The door of Room 1 is locked.')
  for (const doors of ['c', 'o', 'b']) {
    expect(door(doors)).toBeNull()
    expect(door(doors, { ap: 0 })).toBe('4.2 Cole has no action points left.')
  }
  expect(door('l', { ap: 0 })).toBe('7.7 The door of Room 1 is locked.')
})
