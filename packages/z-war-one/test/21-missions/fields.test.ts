import { expect, test } from 'vitest'
import { faultsText, readMission, faultsIn, faultText } from '../../src/missions/read.ts'
import { says, small } from '../small-mission.ts'
import { layoutOf } from '../../src/missions/index.ts'

/* 21.1. The fields of a mission file: which are missed, what each may hold, and how what is wrong is told. */

test('21.1. The small mission can be played, and so can one without anything that may be missing.', () => {
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
    order: 'a whole number from 1 to 6',
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
    ['exits.opensWhen', 'always, or an object with a flag'],
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

test('21.1. What is no text, number, mark, list or object is told apart, and shown short.', () => {
  const wrong: [path: string, value: unknown, expected: string, found: string][] = [
    ['name', '', 'a text', '""'],
    ['name', 7, 'a text', '7'],
    ['name', ['a', 'b'], 'a text', 'a list of 2'],
    ['name', {}, 'a text', 'an object with nothing in it'],
    ['order', 1.5, 'a whole number from 1 to 6', '1.5'],
    ['order', 0, 'a whole number from 1 to 6', '0'],
    ['order', 7, 'a whole number from 1 to 6', '7'],
    ['order', '1', 'a whole number from 1 to 6', '"1"'],
    ['directorCards', 25, 'a whole number from 0 to 24', '25'],
    ['xpAllowance', -1, 'a whole number from 0 to 1000', '-1'],
    ['barricades', false, 'true', 'false'],
    ['barricades', 'yes', 'true', '"yes"'],
    ['rooms', [], 'an object', 'a list of 0'],
    ['rooms', null, 'an object', 'null'],
    ['rooms', 'R1', 'an object', '"R1"'],
    ['events', {}, 'a list', 'an object with nothing in it'],
    ['win', { heroes: '' }, 'a text', '""'],
    ['exits', { opensWhen: 'never' }, '', '"never"'],
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
    'order: expected a whole number from 1 to 6; found 0.',
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

test('21.1. Of very many faults the first twenty are said, and how many more there are.', () => {
  const faults = (n: number) =>
    Array.from({ length: n }, (_, i) => ({ where: `${i}`, expected: 'a', found: 'b' }))
  expect(faultsText(faults(2))).toBe('0: expected a; found b. 1: expected a; found b.')
  expect(faultsText(faults(20))).toMatch(/19: expected a; found b\.$/)
  expect(faultsText(faults(23))).toMatch(/19: expected a; found b\. And 3 more\.$/)
  expect(() => readMission(undefined)).toThrow(
    'This mission cannot be played. the file: expected an object; found nothing.',
  )
})

const fileOf = (id: string): any => structuredClone(layoutOf(id).mission)

const saysOf = (json: unknown): string[] => faultsIn(json).map(faultText)

test('21.1. A file that is no mission is refused with everything that is missing.', () => {
  expect(saysOf([])).toEqual(['the file: expected an object; found a list of 0.'])
  expect(() => readMission({ id: 'mine' })).toThrow(
    /^This mission cannot be played. name: expected a text; found nothing/,
  )
})

test('21.1. A field that is misspelt is named, with those there are.', () => {
  const mine = fileOf('chapter-1')
  mine.exit = mine.exits
  expect(saysOf(mine)[0]).toMatch(/^exit: expected no such field, but id, name,/)
})
