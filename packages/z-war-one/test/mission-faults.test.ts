import { expect, test } from 'vitest'
import { layoutOf } from '../src/missions/index.ts'
import { faultsIn, faultsText, faultText, readMission, shapeFaults } from '../src/missions/read.ts'

/*
 * 21.1 to 21.7. A small mission with everything in it, and whatever can be wrong with one: where, what was expected, what was found.
 */

const GROUND = `
  +---+---+---+---+---+
  | H   H   H   H   X |
  +   +   +   +   +   +
  | SA  zN  iP  t1  u1|
  +---+=D=+---+=1=+---+
  | R1  oF| R2        |
  +---+---+---+---+---+`
const UPPER = `
  +---+---+---+---+---+
  |### ###|           |
  +   +   +   +   +   +
  |### ###|     d1    |
  +   +   +   +   +   +
  |### ###|         s |
  +---+---+---+---+---+`

const rowsOf = (picture: string): string[] =>
  picture
    .split('\n')
    .slice(1)
    .map((line) => line.slice(2))

const row = (min: number, max: number, more: object) => ({ min, max, ...more })

// What every change begins with. It may be changed at will.
const small = (): any => ({
  id: 'small',
  name: 'Small',
  author: 'Nobody',
  mode: 'campaign',
  order: 1,
  brief: 'In and out.',
  directorCards: 6,
  xpAllowance: 20,
  tiles: [{ name: 'A', floor: 0, at: [0, 0] }],
  floors: [
    { name: 'Ground', rows: rowsOf(GROUND) },
    { name: 'Upper', rows: rowsOf(UPPER) },
  ],
  rooms: { R1: 'Shed', R2: 'Office' },
  legend: {
    iP: { item: 'pistol' },
    oF: { object: 'fuel', name: 'Fuel' },
    t1: { task: 'pump', name: 'Pump' },
  },
  doors: {
    1: {
      name: 'Gate',
      state: 'locked',
      opensWith: { item: 'bolt-cutters', object: 'fuel' },
      opensWhen: { objectives: ['fuel'] },
    },
  },
  activeRooms: ['R2'],
  barricades: true,
  objectives: [
    { id: 'fuel', type: 'task', at: 't1', scope: 'square', consumes: 'oF', text: 'Fuel it.' },
    { id: 'clock', type: 'timer', after: 'fuel', turns: 3, setFlag: 'open', text: 'Wait.' },
    { id: 'gate', type: 'openDoor', door: '1', text: 'Open it.' },
    { id: 'hold', type: 'secure', rooms: ['R1'], requires: ['fuel', 'clock'], text: 'Hold it.' },
    { id: 'out', type: 'exitAll', text: 'Leave.' },
  ],
  win: { heroes: 'They are out.', infected: 'They are not.', director: 'They are not.' },
  lose: [
    { type: 'turnEnded', turn: 9, unless: 'out', text: 'Too late.' },
    { type: 'deaths', count: 2, text: 'Two are dead.' },
    { type: 'allLeft', text: 'All have left.' },
  ],
  exits: { opensWhen: { flag: 'open' }, loading: true, note: 'A van.' },
  spawn: [
    {
      fromTurn: 1,
      rolls: 1,
      note: 'Quiet.',
      point: [row(1, 7, { point: 'SA' }), row(8, 8, { roamer: true })],
      group: [row(1, 4, { units: { zombie: 1 } }), row(5, 8, { units: { zombie: 6, newborn: 1, brute: 1 } })],
    },
    {
      fromTurn: 5,
      rolls: 0,
      needsFlag: 'open',
      point: [row(1, 8, { point: 'SA' })],
      group: [row(1, 8, { units: {} })],
    },
  ],
  roomSpawn: {
    count: [row(1, 8, { units: { zombie: 1 } })],
    distance: [row(1, 8, { squares: 2 })],
  },
  events: [
    { turn: 3, phase: 'announce', type: 'breakIn', rooms: ['R1'], chooser: 'director', text: 'Crash.' },
  ],
  special: ['A rule of its own.'],
})

/** What is said of the small mission after a change. */
function says(change: (mission: any) => void): string[] {
  const mission = small()
  change(mission)
  return faultsIn(mission).map(faultText)
}

/** The same, of a map in which a piece is drawn otherwise. */
const drawn = (was: string, is: string, floor = 0): string[] =>
  says(({ floors }) => {
    const text = floors[floor].rows.join('\n')
    expect(text).toContain(was)
    floors[floor].rows = text.replace(was, is).split('\n')
  })

const squaresOfFault = (change: (mission: any) => void): readonly number[] | undefined => {
  const mission = small()
  change(mission)
  return faultsIn(mission)[0]!.squares
}

test('21. The small mission can be played, and so can one without anything that may be missing.', () => {
  expect(says(() => {})).toEqual([])
  expect(readMission(small())).toEqual(small())
  expect(
    says((m) => {
      for (const field of ['author', 'xpAllowance', 'tiles', 'activeRooms', 'barricades', 'lose'])
        delete m[field]
      m.exits = { opensWhen: 'always' }
      delete m.doors['1'].opensWith
      delete m.doors['1'].opensWhen
      delete m.objectives[0].consumes
      delete m.spawn[0].note
      delete m.win.infected
      delete m.win.director
      delete m.events[0].chooser
      delete m.legend.t1.name
      m.events = []
      m.special = []
    }),
  ).toEqual([])
})

test('21.1. Every field that must be there is missed by its name, and nothing else is said.', () => {
  for (const [field, expected] of Object.entries({
    id: 'a text',
    name: 'a text',
    mode: 'one of campaign, director',
    order: 'a whole number from 1 to 1000',
    brief: 'a text',
    directorCards: 'a whole number from 0 to 24',
    floors: 'a list of at least 1',
    rooms: 'an object',
    legend: 'an object',
    objectives: 'a list of at least 1',
    win: 'an object',
    exits: 'an object',
    spawn: 'a list of at least 1',
    roomSpawn: 'an object',
    events: 'a list',
    special: 'a list',
  }))
    expect(says((m) => delete m[field])).toEqual([`${field}: expected ${expected}; found nothing.`])
})

test('21.1. So is every field inside them.', () => {
  const cases: [path: string, expected: string][] = [
    ['tiles[0].name', 'a text'],
    ['tiles[0].floor', 'a whole number from 0 to 3'],
    ['tiles[0].at', 'a list of at least 2'],
    ['floors[0].name', 'a text'],
    ['floors[0].rows', 'a list of at least 3'],
    ['doors.1.name', 'a text'],
    ['doors.1.state', 'one of locked'],
    ['doors.1.opensWhen.objectives', 'a list of at least 1'],
    ['objectives[0].id', 'a text'],
    ['objectives[0].text', 'a text'],
    ['objectives[0].at', 'a text'],
    ['objectives[0].scope', 'one of square, room'],
    ['objectives[1].turns', 'a whole number from 1 to 40'],
    ['objectives[2].door', 'a text'],
    ['objectives[3].rooms', 'a list of at least 1'],
    ['win.heroes', 'a text'],
    ['lose[0].turn', 'a whole number from 1 to 40'],
    ['lose[0].text', 'a text'],
    ['lose[1].count', 'a whole number from 1 to 4'],
    ['exits.opensWhen', 'an object'],
    ['exits.opensWhen.flag', 'a text'],
    ['spawn[0].fromTurn', 'a whole number from 1 to 40'],
    ['spawn[0].rolls', 'a whole number from 0 to 6'],
    ['spawn[0].point', 'a list of at least 1'],
    ['spawn[0].group', 'a list of at least 1'],
    ['spawn[0].point[0].min', 'a whole number from 1 to 8'],
    ['spawn[0].point[0].max', 'a whole number from 1 to 8'],
    ['spawn[0].group[0].min', 'a whole number from 1 to 8'],
    ['spawn[0].group[0].max', 'a whole number from 1 to 8'],
    ['spawn[0].group[0].units', 'an object'],
    ['roomSpawn.count', 'a list of at least 1'],
    ['roomSpawn.distance', 'a list of at least 1'],
    ['roomSpawn.distance[0].min', 'a whole number from 1 to 8'],
    ['roomSpawn.distance[0].max', 'a whole number from 1 to 8'],
    ['roomSpawn.distance[0].squares', 'a whole number from 1 to 8'],
    ['events[0].turn', 'a whole number from 1 to 40'],
    ['events[0].phase', 'one of announce'],
    ['events[0].type', 'one of breakIn'],
    ['events[0].rooms', 'a list of at least 1'],
    ['events[0].text', 'a text'],
  ]
  for (const [path, expected] of cases)
    expect(says((m) => put(m, path, undefined))).toEqual([`${path}: expected ${expected}; found nothing.`])
})

// Writes a value at a place such as `spawn[0].rolls`.
function put(json: any, path: string, value: unknown): void {
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '')
  const last = keys.pop()!
  keys.reduce((at, key) => at[key], json)[last] = value
}

test('21.1. Each type of objective has fields of its own; one of another type is no field of it.', () => {
  const goal = (own: object) =>
    says((m) => {
      m.objectives[0] = { id: 'fuel', text: 'Do it.', ...own }
      m.objectives[1] = { id: 'clock', type: 'auto', afterAll: ['fuel'], setFlag: 'open', text: 'Wait.' }
    })
  for (const right of [
    { type: 'task', at: 't1', scope: 'room' },
    { type: 'taskCount', at: ['t1'], scope: 'room', need: 1 },
    { type: 'carryOut', tokens: ['oF'], need: 1 },
    { type: 'openDoor', door: '1' },
    { type: 'secure', rooms: ['R1', 'R2'] },
    { type: 'survive', untilEndOfTurn: 40, minHeroes: 4 },
    { type: 'standAll', where: 'X', minHeroes: 1 },
    { type: 'exitAll' },
  ])
    expect(goal(right)).toEqual([])
  const wrong: [object, ...string[]][] = [
    [
      { type: 'taskCount' },
      'objectives[0].at: expected a list of at least 1; found nothing.',
      'objectives[0].scope: expected one of square, room; found nothing.',
      'objectives[0].need: expected a whole number from 1 to 1000; found nothing.',
    ],
    [
      { type: 'carryOut' },
      'objectives[0].tokens: expected a list of at least 1; found nothing.',
      'objectives[0].need: expected a whole number from 1 to 1000; found nothing.',
    ],
    [{ type: 'auto' }, 'objectives[0].afterAll: expected a list of at least 1; found nothing.'],
    [
      { type: 'survive', untilEndOfTurn: 41, minHeroes: 5 },
      'objectives[0].untilEndOfTurn: expected a whole number from 1 to 40; found 41.',
      'objectives[0].minHeroes: expected a whole number from 1 to 4; found 5.',
    ],
    [
      { type: 'standAll', where: 'H', minHeroes: 0 },
      'objectives[0].where: expected one of X; found "H".',
      'objectives[0].minHeroes: expected a whole number from 1 to 4; found 0.',
    ],
    [
      { type: 'dance' },
      'objectives[0].type: expected one of task, taskCount, carryOut, openDoor, timer, auto, secure, survive, standAll, exitAll; found "dance".',
    ],
    [
      { type: 'exitAll', turns: 3 },
      'objectives[0].turns: expected no such field, but id, type, text, requires; found 3.',
    ],
  ]
  for (const [own, ...faults] of wrong) expect(goal(own)).toEqual(faults)
  expect(says((m) => (m.objectives[0] = null))[0]).toMatch(
    /^objectives\[0\].type: expected one of .*; found nothing\.$/,
  )
})

test('21.4. There are three ways to lose beside the death of a hero, each with what it needs.', () => {
  const lose = (loss: unknown) => says((m) => (m.lose = [loss]))
  expect(lose({ type: 'rain', text: 'Wet.' })).toEqual([
    'lose[0].type: expected one of allLeft, turnEnded, deaths; found "rain".',
  ])
  expect(lose(null)).toEqual(['lose[0].type: expected one of allLeft, turnEnded, deaths; found nothing.'])
  expect(lose({ type: 'allLeft', turn: 3, text: 'Gone.' })).toEqual([
    'lose[0].turn: expected no such field, but type, text, unless; found 3.',
  ])
  expect(lose({ type: 'deaths', count: 5, text: 'Dead.' })).toEqual([
    'lose[0].count: expected a whole number from 1 to 4; found 5.',
  ])
  expect(lose({ type: 'allLeft', unless: 'rain', text: 'Gone.' })).toEqual([
    'lose[0].unless: expected the id of an objective; found "rain".',
  ])
})

test('21.1. What is no text, number, mark, list or object is told apart, and shown short.', () => {
  const wrong: [path: string, value: unknown, expected: string, found: string][] = [
    ['name', '', 'a text', '""'],
    ['name', 7, 'a text', '7'],
    ['name', ['a', 'b'], 'a text', 'a list of 2'],
    ['name', {}, 'a text', 'an object with nothing in it'],
    ['order', 1.5, 'a whole number from 1 to 1000', '1.5'],
    ['order', 0, 'a whole number from 1 to 1000', '0'],
    ['order', 1001, 'a whole number from 1 to 1000', '1001'],
    ['order', '1', 'a whole number from 1 to 1000', '"1"'],
    ['directorCards', 25, 'a whole number from 0 to 24', '25'],
    ['xpAllowance', -1, 'a whole number from 0 to 1000', '-1'],
    ['barricades', false, 'true', 'false'],
    ['barricades', 'yes', 'true', '"yes"'],
    ['rooms', [], 'an object', 'a list of 0'],
    ['rooms', null, 'an object', 'null'],
    ['rooms', 'R1', 'an object', '"R1"'],
    ['events', {}, 'a list', 'an object with nothing in it'],
    ['win', { heroes: '' }, 'a text', '""'],
    ['exits', { opensWhen: 'never' }, 'an object', '"never"'],
    ['tiles[0].at', [0], 'a list of at least 2', 'a list of 1'],
    ['tiles[0].at', [0, 0, 0], 'a list of at most 2', 'a list of 3'],
    ['tiles[0].floor', 4, 'a whole number from 0 to 3', '4'],
    ['legend.iP.item', 'bazooka', '', '"bazooka"'],
    ['events[0].chooser', 'hero', 'one of director', '"hero"'],
    ['spawn[0].point[1].roamer', false, 'true', 'false'],
    ['spawn[0].rolls', 7, 'a whole number from 0 to 6', '7'],
    ['roomSpawn.distance[0].squares', 9, 'a whole number from 1 to 8', '9'],
    ['doors.1.opensWith.item', 'teeth', '', '"teeth"'],
    ['doors.1.state', 'open', 'one of locked', '"open"'],
  ]
  for (const [path, value, expected, found] of wrong) {
    const [fault, ...more] = says((m) => put(m, path, value))
    expect(more).toEqual([])
    expect(fault!.startsWith(`${path}`)).toBe(true)
    expect(fault).toContain(`: expected ${expected}`)
    expect(fault!.endsWith(`; found ${found}.`)).toBe(true)
  }
  expect(says((m) => (m.legend.iP.item = 'bazooka'))[0]).toContain('one of ')
  expect(says((m) => (m.name = { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1 }))).toEqual([
    'name: expected a text; found an object with a, b, c, d, e, f.',
  ])
})

test('21.1. A field that nobody knows is named with those there are; several faults are told one by one.', () => {
  expect(
    says((m) => {
      m.win.zombies = 'never'
      m.order = 0
    }),
  ).toEqual([
    'order: expected a whole number from 1 to 1000; found 0.',
    'win.zombies: expected no such field, but heroes, infected, director; found "never".',
  ])
  expect(says((m) => (m.legend.t1 = { item: 'pistol', task: 'pump' }))).toEqual([
    'legend.t1: expected exactly one of item, object and task; found an object with item, task.',
  ])
  expect(says((m) => (m.legend.t1 = { name: 'Pump' }))).toEqual([
    'legend.t1: expected exactly one of item, object and task; found an object with name.',
  ])
  expect(says((m) => (m.legend.t1 = 'pump'))).toEqual(['legend.t1: expected an object; found "pump".'])
})

test('21.7. What is longer or larger than a mission may be is refused; at the limit it is not.', () => {
  const long = (length: number) => 'x'.repeat(length)
  expect(says((m) => (m.name = long(80)))).toEqual([])
  expect(says((m) => (m.name = long(81)))).toEqual([
    `name: expected a text of at most 80 characters; found "${long(56)}….`,
  ])
  expect(says((m) => (m.brief = long(800)))).toEqual([])
  expect(says((m) => (m.brief = long(801)))[0]).toContain('at most 800 characters')
  expect(says((m) => (m.special = Array(40).fill('A rule.')))).toEqual([])
  expect(says((m) => (m.special = Array(41).fill('A rule.')))).toEqual([
    'special: expected a list of at most 40; found a list of 41.',
  ])
  expect(says((m) => (m.special = ['Good.', '', 'Good.', 7]))).toEqual([
    'special[1]: expected a text; found "".',
    'special[3]: expected a text; found 7.',
  ])
  const rooms = (n: number) =>
    says((m) => (m.rooms = Object.fromEntries(Array.from({ length: n }, (_, i) => [`R${i}`, 'Room']))))
  expect(rooms(41)).toEqual([
    'rooms: expected at most 40 names; found an object with R0, R1, R2, R3, R4, R5.',
  ])
  expect(rooms(40).every((fault) => fault.startsWith('floors: '))).toBe(true)
  expect(says((m) => (m.rooms.R1 = ''))).toEqual(['rooms.R1: expected a text; found "".'])
  const rows = (n: number) =>
    says((m) => (m.roomSpawn.count = Array.from({ length: n }, (_, i) => row(i + 1, i + 1, { units: {} }))))
  expect(rows(8)).toEqual([])
  expect(says((m) => (m.spawn[1].group = Array(9).fill(row(1, 1, { units: {} }))))).toEqual([
    'spawn[1].group: expected a list of at most 8; found a list of 9.',
  ])
  expect(says((m) => (m.spawn[1].point = Array(9).fill(row(1, 1, { point: 'SA' }))))).toEqual([
    'spawn[1].point: expected a list of at most 8; found a list of 9.',
  ])
  expect(says((m) => (m.roomSpawn.count = Array(9).fill(row(1, 1, { units: {} }))))).toEqual([
    'roomSpawn.count: expected a list of at most 8; found a list of 9.',
  ])
  expect(says((m) => (m.roomSpawn.distance = Array(9).fill(row(1, 1, { squares: 1 }))))).toEqual([
    'roomSpawn.distance: expected a list of at most 8; found a list of 9.',
  ])
})

test('21.7. No roll brings more than eight infected, of all classes together.', () => {
  const units = (of: object) => says((m) => (m.roomSpawn.count[0].units = of))
  expect(units({ zombie: 8 })).toEqual([])
  expect(units({ zombie: 4, newborn: 3, brute: 1 })).toEqual([])
  expect(units({ zombie: 5, newborn: 4 })).toEqual([
    'roomSpawn.count[0].units: expected at most 8 infected in one roll; found 9.',
  ])
  expect(units({ zombie: 0 })).toEqual([
    'roomSpawn.count[0].units.zombie: expected a whole number from 1 to 8; found 0.',
  ])
  expect(units({ zombie: 9 })).toEqual([
    'roomSpawn.count[0].units.zombie: expected a whole number from 1 to 8; found 9.',
  ])
  expect(units({ ghost: 1 })).toEqual([
    'roomSpawn.count[0].units.ghost: expected no such field, but zombie, newborn, brute; found 1.',
  ])
})

// A floor of so many squares without anything on it.
const plain = (width: number, height: number): string[] => [
  `+${'---+'.repeat(width)}`,
  ...Array.from({ length: 2 * height - 1 }, (_, y) =>
    y % 2 === 0 ? `|${' '.repeat(4 * width - 1)}|` : `+${'   +'.repeat(width)}`,
  ),
  `+${'---+'.repeat(width)}`,
]

test('21.7. No side is longer than 36 squares, all floors together have no more than 1,200, and there are four at most.', () => {
  const floors = (...sizes: [number, number][]) => {
    const mission = small()
    mission.floors = sizes.map(([width, height]) => ({ name: 'Floor', rows: plain(width, height) }))
    return shapeFaults(mission).map(faultText)
  }
  expect(floors([36, 33])).toEqual([])
  expect(floors([33, 36])).toEqual([])
  expect(floors([37, 2])).toEqual(['floors: expected at most 36 squares a side; found "37 by 2".'])
  expect(floors([2, 36])).toEqual([])
  expect(floors([20, 30], [20, 30])).toEqual([])
  expect(floors([36, 34])).toEqual(['floors: expected at most 1200 squares; found 1224.'])
  expect(floors([20, 31], [20, 31])).toEqual(['floors: expected at most 1200 squares; found 1240.'])
  expect(floors([2, 2], [2, 2], [2, 2], [2, 2])).toEqual([])
  expect(floors([2, 2], [2, 2], [2, 2], [2, 2], [2, 2])).toEqual([
    'floors: expected a list of at most 4; found a list of 5.',
  ])
  expect(floors([2, 37])).toEqual(['floors[0].rows: expected a list of at most 73; found a list of 75.'])
})

test('21.3. Every roll has exactly one row, in each of the four tables; a row of points is a point or a roamer.', () => {
  expect(says((m) => (m.spawn[0].point[0].max = 6))).toEqual([
    'spawn[0].point: expected exactly one row for a roll of 7; found 0.',
  ])
  expect(says((m) => (m.spawn[1].group[0].min = 2))).toEqual([
    'spawn[1].group: expected exactly one row for a roll of 1; found 0.',
  ])
  expect(says((m) => (m.spawn[0].group[1].min = 4))).toEqual([
    'spawn[0].group: expected exactly one row for a roll of 4; found 2.',
  ])
  expect(says((m) => (m.roomSpawn.count[0].max = 7))).toEqual([
    'roomSpawn.count: expected exactly one row for a roll of 8; found 0.',
  ])
  expect(says((m) => (m.roomSpawn.distance[0].max = 7))).toEqual([
    'roomSpawn.distance: expected exactly one row for a roll of 8; found 0.',
  ])
  expect(says((m) => (m.spawn[0].point[0].roamer = true))).toEqual([
    'spawn[0].point[0]: expected either a point or roamer; found an object with point, roamer.',
  ])
  expect(says((m) => delete m.spawn[0].point[1].roamer)).toEqual([
    'spawn[0].point[1]: expected either a point or roamer; found an object with point, roamer.',
  ])
})

test('21.4. Objectives have names of their own and name only what there is, and only what stands above them.', () => {
  const goal = (n: number, change: object) => says((m) => Object.assign(m.objectives[n], change))
  expect(goal(4, { id: 'gate' })).toContain('objectives[4].id: expected a name of its own; found "gate".')
  expect(goal(3, { requires: ['fuel', 'out'] })).toEqual([
    'objectives[3].requires: expected the id of an objective above; found "out".',
  ])
  expect(goal(3, { requires: ['hold'] })).toEqual([
    'objectives[3].requires: expected the id of an objective above; found "hold".',
  ])
  expect(goal(1, { after: 'gate' })).toEqual([
    'objectives[1].after: expected the id of an objective above; found "gate".',
  ])
  expect(goal(1, { afterAll: ['fuel', 'gate'] })).toEqual([
    'objectives[1].afterAll: expected the id of an objective above; found "gate".',
  ])
  expect(goal(1, { after: undefined, afterAll: ['fuel'] })).toEqual([])
  expect(goal(1, { after: undefined })).toEqual(['objectives[1]: expected after or afterAll; found nothing.'])
  expect(goal(0, { at: 't2' })).toEqual([
    'objectives[0]: expected a token of the legend (iP, oF, t1); found "t2".',
  ])
  expect(goal(0, { consumes: 'oG' })).toEqual([
    'objectives[0]: expected a token of the legend (iP, oF, t1); found "oG".',
  ])
  expect(goal(0, { at: 'toString' })).toEqual([
    'objectives[0]: expected a token of the legend (iP, oF, t1); found "toString".',
  ])
  expect(goal(2, { door: '2' })).toEqual(['objectives[2].door: expected a numbered door; found "2".'])
  expect(goal(3, { rooms: ['R1', 'R3'] })).toEqual([
    'objectives[3].rooms: expected the name of a room; found "R3".',
  ])
  expect(says((m) => (m.doors['1'].opensWhen.objectives = ['fuel', 'rain']))).toEqual([
    'doors.1.opensWhen: expected the id of an objective; found "rain".',
  ])
  // Doors and ways to lose name any of them.
  expect(says((m) => (m.doors['1'].opensWhen.objectives = ['out']))).toEqual([])
})

test('21.4. No objective needs more than it names; what is carried out, and whoever leaves, needs exits.', () => {
  const carry = (need: number, exits: object | null) =>
    says((m) => {
      m.objectives[4] = { id: 'out', type: 'carryOut', tokens: ['oF'], need, text: 'Out with it.' }
      m.exits = exits
    })
  expect(carry(1, { opensWhen: 'always' })).toEqual([])
  expect(carry(2, { opensWhen: 'always' })).toEqual(['objectives[4].need: expected at most 1; found 2.'])
  expect(carry(1, null)).toEqual(['exits: expected exits, because of the objective out; found null.'])
  expect(says((m) => (m.exits = null))).toEqual([
    'exits: expected exits, because of the objective out; found null.',
  ])
  expect(
    says((m) => {
      m.objectives = m.objectives.slice(0, 4)
      m.lose = []
      m.exits = null
    }),
  ).toEqual([])
  const bare = says((m) => {
    m.legend = {}
    m.objectives[0] = { id: 'fuel', type: 'task', at: 't1', scope: 'room', text: 'Fuel it.' }
  })
  expect(bare[0]).toBe('objectives[0]: expected a token of the legend (it has none yet); found "t1".')
})

test('21.3, 21.5. A flag that a stage or the exits wait for is set by some objective.', () => {
  expect(says((m) => (m.spawn[1].needsFlag = 'rain'))).toEqual([
    'spawn[1].needsFlag: expected a flag that an objective sets; found "rain".',
  ])
  expect(says((m) => (m.exits.opensWhen.flag = 'rain'))).toEqual([
    'exits.opensWhen.flag: expected a flag that an objective sets; found "rain".',
  ])
})

test('21.7. Four events belong to one turn at most.', () => {
  const events = (turns: number[]) =>
    says((m) => (m.events = turns.map((turn) => ({ ...m.events[0], turn }))))
  expect(events([3, 3, 3, 3, 4, 4])).toEqual([])
  expect(events([3, 3, 3, 3, 3, 4])).toEqual(['events: expected at most 4 events on turn 3; found 5.'])
})

test('21.2. Every mark has a meaning, and every token stands in the legend.', () => {
  const marks = (found: string) =>
    `floors: expected marks R1, SA, H, X, i?, o?, t?, zN, nN, bN, s, u1, d1 or ###; found ${JSON.stringify(found)}.`
  expect(drawn(' s |', ' S |', 1)).toEqual([marks('S')])
  expect(drawn(' s |', 'zQ |', 1)).toEqual([marks('zQ')])
  expect(drawn(' s |', 'R  |', 1)).toEqual([marks('R')])
  expect(drawn(' s |', 'xR1|', 1)).toEqual([marks('xR1')])
  expect(drawn(' s |', 'HH |', 1)).toEqual([marks('HH')])
  expect(drawn(' s |', 'u  |', 1)).toEqual([marks('u')])
  expect(drawn(' s |', 'i  |', 1)).toEqual([marks('i')])
  expect(drawn(' s |', 'nW |', 1)).toEqual([])
  expect(drawn(' s |', 'bS |', 1)).toEqual([])
  expect(drawn(' s |', 'iP |', 1)).toEqual([]) // an item may lie in several places
  expect(drawn(' s |', 'iQ |', 1)).toEqual(['legend: expected the token iQ of the map; found nothing.'])
  expect(drawn(' s |', 'R3 |', 1)).toEqual(['rooms.R3: expected the title of this room; found nothing.'])
  expect(drawn(' s |', 'd2 |', 1)).toEqual(['floors: expected the mark u2; found nothing.'])
  expect(drawn(' s |', 'u2 |', 1)).toEqual(['floors: expected the mark d2; found nothing.'])
  for (const mark of ['R1', 'SA', 'u1', 'd1', 't1'])
    expect(drawn(' s |', `${mark} |`, 1)).toContain(`floors: expected one mark ${mark}; found 2.`)
  expect(drawn(' s |', 'oF |', 1)).toEqual(['floors: expected the token oF (fuel) once; found 2.'])
  expect(drawn('iP', '  ')).toEqual(['floors: expected the token iP (pistol); found 0.'])
  expect(drawn('t1', '  ')).toEqual(['floors: expected the token t1 (pump) once; found 0.'])
  expect(says((m) => (m.rooms.R4 = 'Attic'))).toEqual(['floors: expected the mark R4; found nothing.'])
  const there = (change: (mission: any) => void) => squaresOfFault(change)
  expect(there((m) => (m.floors[1].rows[5] = '|### ###|         Q |'))).toEqual([29])
  expect(there((m) => (m.floors[1].rows[5] = '|### ###|         R1|'))).toEqual([10, 29])
})

test('21.7. No more infected stand on the map than there are figures.', () => {
  const standing = (mark: string) => drawn('|     d1    |', `|${mark}  d1 ${mark}|`, 1)
  expect(standing('bN ')).toEqual(['floors: expected at most 1 Brute; found 2.'])
  expect(standing('nN ')).toEqual([])
  const crowd = (n: number) =>
    says((m) => {
      const marks = Array.from({ length: n }, (_, i) => ['nN', 'nE', 'nS', 'nW'][i % 4])
      const line = (from: number) =>
        Array.from({ length: 3 }, (_, i) => (marks[from + i] ?? '').padEnd(3)).join(' ')
      m.floors[1].rows[1] = `|### ###|${line(0)}|`
      m.floors[1].rows[5] = `|### ###|${line(3)}|`
    })
  expect(crowd(4)).toEqual([])
  expect(crowd(5)).toEqual(['floors: expected at most 4 Newborns; found 5.'])
})

test('21.2. Four squares for the heroes, exits where they are needed, spawn points and doors that the map has.', () => {
  expect(drawn(' H   H ', '     H ')).toEqual(['floors: expected four squares H; found 3.'])
  expect(drawn(' s |', ' H |', 1)).toEqual(['floors: expected four squares H; found 5.'])
  expect(drawn(' X |', '   |')).toEqual(['floors: expected squares X; found nothing.'])
  const standing = says((m) => {
    m.objectives[4] = { id: 'out', type: 'standAll', where: 'X', text: 'Stand.' }
    m.exits = null
    m.floors[0].rows[1] = m.floors[0].rows[1].replace('X', ' ')
  })
  expect(standing).toEqual(['floors: expected squares X; found nothing.'])
  const nobodyLeaves = says((m) => {
    m.objectives[4] = { id: 'out', type: 'survive', untilEndOfTurn: 3, text: 'Live.' }
    m.exits = null
    m.floors[0].rows[1] = m.floors[0].rows[1].replace('X', ' ')
  })
  expect(nobodyLeaves).toEqual([])
  expect(says((m) => (m.spawn[1].point[0].point = 'SB'))).toEqual([
    'spawn[1].point: expected a spawn point of the map (SA); found "SB".',
  ])
  expect(drawn('SA', '  ').slice(0, 1)).toEqual([
    'spawn[0].point: expected a spawn point of the map, which has none; found "SA".',
  ])
  expect(drawn('=1=', '=D=')).toEqual(['floors: expected a door numbered 1; found nothing.'])
  expect(drawn('=1=', '=2=')).toEqual([
    'floors: expected a door numbered 1; found nothing.',
    'doors.2: expected what this door is; found nothing.',
  ])
})

test('2.10. The squares of a staircase lie side by side when the floors are laid over each other, never cornerwise.', () => {
  const apart = 'floors: expected u1 and d1 side by side, one floor apart; found "squares apart".'
  const move = (line: number, text: string) =>
    says((m) => {
      m.floors[1].rows[3] = '|### ###|           |'
      m.floors[1].rows[line] = text
    })
  expect(move(1, '|### ###|         d1|')).toEqual([])
  expect(move(5, '|### ###|         d1|')).toEqual([])
  expect(move(1, '|### ###|     d1    |')).toContain(apart)
  expect(move(3, '|### ###| d1        |')).toContain(apart)
  expect(move(3, '|### ###|         d1|')).toContain(apart)
  expect(squaresOfFault((m) => (m.floors[1].rows[3] = '|### ###| d1        |'))).toEqual([9, 22])
})

test('2.3, 21.2. Every room has one name and a door, every door lies between two areas.', () => {
  expect(drawn('oF| R2', 'oF  R2')).toEqual([
    'floors: expected walls between R2 and another room; found "one area with both names".',
  ])
  expect(squaresOfFault((m) => (m.floors[0].rows[5] = '| R1  oF  R2        |'))).toEqual([10, 11, 12, 13, 14])
  const closed = drawn('=D=', '---')
  expect(closed).toContain('floors: expected a door to R1; found nothing.')
  expect(squaresOfFault((m) => (m.floors[0].rows[4] = '+---+---+---+=1=+---+'))).toEqual([10, 11])
  expect(says((m) => (m.activeRooms = ['R1', 'R5']))).toEqual([
    'activeRooms: expected the name of a room; found "R5".',
  ])
  expect(drawn('iP  t1', 'iPD t1')).toEqual([
    'floors: expected doors between two areas; found "a door inside a corridor".',
  ])
  expect(drawn('R2        |', 'R2D       |')).toEqual([])
  const roof = says((m) => {
    m.rooms.R3 = 'Roof'
    m.floors[1].rows[5] = '|### ###|   D     R3|'
  })
  expect(roof).toEqual(['floors: expected doors between two areas; found "a door inside R3".'])
  const yard = squaresOfFault((m) => (m.floors[0].rows[3] = '| SA  zN  iPD t1  u1|'))
  expect(yard).toEqual([7, 8])
})

test('21.6. A room that is broken into has a door to an area with a spawn point.', () => {
  expect(says((m) => (m.events[0].rooms = ['R2']))).toEqual([])
  expect(says((m) => (m.events[0].rooms = ['R9']))).toEqual([
    'events[0].rooms: expected the name of a room; found "R9".',
  ])
  const inner = says((m) => {
    m.floors[0].rows[4] = '+---+---+---+=1=+---+'
    m.floors[0].rows[5] = '| R1  oFD R2        |'
  })
  expect(inner).toEqual([
    'events[0].rooms: expected a door from R1 to an area with a spawn point; found nothing.',
  ])
})

test('21.2. Every square can be reached from the starts when all doors are open.', () => {
  expect(drawn('|         s |', '|       | s |', 1)).toEqual([])
  const walled = says((m) => {
    m.floors[1].rows[4] = '+   +   +   +   +---+'
    m.floors[1].rows[5] = '|### ###|       | s |'
  })
  expect(walled).toEqual(['floors[1]: expected a way to column 5, row 3; found "walls around it".'])
})

test('21.2. A map is a picture of lines of one length, with a + at every corner, and walls all around.', () => {
  expect(drawn('| H   H', '| H H')).toEqual([
    'floors[0].rows[1]: expected 21 characters, as every line has; found "| H H   H   H   X |".',
  ])
  expect(says((m) => m.floors[1].rows.pop())).toEqual([
    'floors[1].rows: expected 7 lines, as every floor has; found a list of 6.',
  ])
  expect(says((m) => m.floors[0].rows.pop())[0]).toBe(
    'floors[0].rows: expected 5 lines, as every floor has; found a list of 6.',
  )
  const tiny = (...rows: string[]) =>
    says((m) => (m.floors = [{ name: 'Floor', rows }])).filter((fault) => fault.startsWith('floors'))
  expect(tiny('+', '|', '+')).toContain(
    'floors[0].rows: expected 3 lines, as every floor has; found a list of 3.',
  )
  const at = (line: number, column: number, was: string, is: string) =>
    says((m) => {
      const text = m.floors[0].rows[line]
      expect(text.slice(column, column + was.length)).toBe(was)
      m.floors[0].rows[line] = text.slice(0, column) + is + text.slice(column + is.length)
    })
  expect(at(2, 4, '+', '-')).toEqual(['floors[0].rows[2], character 5: expected a +; found "-".'])
  expect(at(6, 20, '+', ' ')).toEqual(['floors[0].rows[6], character 21: expected a +; found " ".'])
  expect(at(2, 5, '   ', '-- ')).toEqual([
    'floors[0].rows[2], character 6: expected ---, three blanks, =D= or =1= to =9=; found "-- ".',
  ])
  expect(at(4, 5, '=D=', '=DD')).toEqual([
    'floors[0].rows[4], character 6: expected ---, three blanks, =D= or =1= to =9=; found "=DD".',
  ])
  expect(at(1, 4, ' ', '?')).toEqual([
    'floors[0].rows[1], character 5: expected |, a blank, D or 1 to 9; found "?".',
  ])
  expect(at(0, 1, '---', '   ')).toEqual([
    'floors[0].rows[0], character 2: expected ---, because the map ends here; found "   ".',
  ])
  expect(at(6, 17, '---', '=D=')).toEqual([
    'floors[0].rows[6], character 18: expected ---, because the map ends here; found "=D=".',
  ])
  expect(at(3, 0, '|', ' ')).toEqual([
    'floors[0].rows[3], character 1: expected |, because the map ends here; found " ".',
  ])
  expect(at(3, 20, '|', 'D')).toEqual([
    'floors[0].rows[3], character 21: expected |, because the map ends here; found "D".',
  ])
})

test('2.2, 21.2. What the small map shows is what lies on its edges, in its squares and between its floors.', () => {
  const {
    doors,
    areas,
    areaOf,
    exists,
    stairs,
    starts,
    exits,
    items,
    objects,
    tasks,
    units,
    spawnPoints,
    steps,
  } = layoutOf(JSON.stringify(small()))
  expect(doors.map(({ sides, number }) => [...sides, number])).toEqual([
    [6, 11, null],
    [8, 13, '1'],
  ])
  expect(
    areas.map(({ room, title, squares, doors: leaves }) => [room, title, squares.length, leaves]),
  ).toEqual([
    [null, 'Corridor', 10, [0, 1]],
    ['R1', 'Shed', 2, [0]],
    ['R2', 'Office', 3, [1]],
    [null, 'Corridor', 9, []],
  ])
  expect([areaOf[0], areaOf[10], areaOf[14], areaOf[15], areaOf[17]]).toEqual([0, 1, 2, -1, 3])
  expect([exists[15], exists[17]]).toEqual([false, true])
  expect(stairs).toEqual([{ number: 1, top: 9, first: 23 }])
  expect(steps[9]!.find(({ stair }) => stair)).toEqual({ to: 23, direction: 3, door: -1, stair: true })
  expect(steps[23]!.find(({ stair }) => stair)).toEqual({ to: 9, direction: 1, door: -1, stair: true })
  expect(steps[15]).toEqual([])
  expect(starts).toEqual([0, 1, 2, 3])
  expect(exits).toEqual([4])
  expect(items).toEqual([{ token: 'iP', at: 7, card: expect.any(Number) }])
  expect(objects).toEqual([{ token: 'oF', at: 11, id: 'fuel', name: 'Fuel' }])
  expect(tasks).toEqual([{ token: 't1', at: 8, id: 'pump', name: 'Pump' }])
  expect(units).toEqual([{ at: 6, kind: 0, facing: 0 }])
  expect(spawnPoints).toEqual([{ token: 'SA', at: 5 }])
})

test('21. Of very many faults the first twenty are said, and how many more there are.', () => {
  const faults = (n: number) =>
    Array.from({ length: n }, (_, i) => ({ where: `${i}`, expected: 'a', found: 'b' }))
  expect(faultsText(faults(2))).toBe('0: expected a; found b. 1: expected a; found b.')
  expect(faultsText(faults(20))).toMatch(/19: expected a; found b\.$/)
  expect(faultsText(faults(23))).toMatch(/19: expected a; found b\. And 3 more\.$/)
  expect(() => readMission(undefined)).toThrow(
    'This mission cannot be played. the file: expected an object; found nothing.',
  )
})
