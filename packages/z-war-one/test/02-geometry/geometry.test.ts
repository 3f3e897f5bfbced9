import { expect, test } from 'vitest'
import { canShoot, canStrike } from '../../src/fighting/attacks.ts'
import { countFrom, sightFrom, smellFrom, walkTo } from '../../src/map/distances.ts'
import { stepsOf } from '../../src/heroes/movement.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { hasPerk, isPassable, reaches, reachesToGrab } from '../../src/questions.ts'
import { hasLine, rangeBetween, sees, isForward } from '../../src/map/sight.ts'
import { PERK } from '../../src/data/perks.ts'
import type { Table } from '../../src/index.ts'
import { KAT, SAM, tableOf, type Setting, field } from '../field.ts'

const at = (x: number, y: number) => y * 7 + x

// Map M1 with these figures: the room R1 is 3 by 3, its door on the north side of (3,2).
function m1(figures: Record<string, [x: number, y: number]>, setting: Setting = {}): Table {
  const rows = `
    +---+---+---+---+---+---+---+
    |                           |
    +   +   +   +   +   +   +   +
    |                           |
    +   +   +---+=D=+---+   +   +
    |       | R1        |       |
    +   +   +   +   +   +   +   +
    |       |           |       |
    +   +   +   +   +   +   +   +
    |       |           |       |
    +---+---+---+---+---+---+---+`
    .split('\n')
    .slice(1)
    .map((line) => line.slice(4))
  for (const [mark, [x, y]] of Object.entries(figures)) {
    const line = rows[2 * y + 1]!
    const text = mark.replace(/\d$/, '').padStart(2).padEnd(3)
    rows[2 * y + 1] = line.slice(0, 4 * x + 1) + text + line.slice(4 * x + 4)
  }
  return tableOf(rows.join('\n'), { table: { doors: 'c' }, ...setting })
}

const open: Setting = { table: { doors: 'o' } }

test('1. A step past the corner of a room is illegal; it takes two straight ones.', () => {
  const steps = stepsOf(m1({ S: [1, 2] }), SAM)
  expect(steps).not.toContain(at(2, 1))
  expect(steps).toContain(at(1, 1))
})

test('2. A step diagonally through a doorway is illegal; with Skinny it is not.', () => {
  expect(stepsOf(m1({ S: [2, 1] }, open), SAM)).not.toContain(at(3, 2))
  expect(stepsOf(m1({ S: [3, 1] }, open), SAM)).toContain(at(3, 2))
  const skinny = m1({ S: [2, 1] }, { ...open, heroes: { [SAM]: { perks: [PERK.skinny] } } })
  expect(hasPerk(skinny.heroes[SAM]!, PERK.skinny)).toBe(true)
  expect(stepsOf(skinny, SAM)).toContain(at(3, 2))
  const closed = m1({ S: [2, 1] }, { heroes: { [SAM]: { perks: [PERK.skinny] } } })
  expect(stepsOf(closed, SAM)).not.toContain(at(3, 2))
})

test('3. Across a corner there is no melee, but a shot is possible.', () => {
  const t = m1({ K: [1, 2], zN: [2, 1] }, { heroes: { [KAT]: { active: [5] } } })
  expect(canStrike(t, KAT, t.infected[0]!)).toBe(false)
  expect(canShoot(t, KAT, t.infected[0]!)).toBe(true)
})

test('4. Across a doorway there is no melee; a shot is possible while the door is open.', () => {
  const pistol: Setting = { heroes: { [KAT]: { active: [5] } } }
  const t = m1({ K: [2, 1], zN: [3, 2] }, { ...pistol, ...open })
  expect(canStrike(t, KAT, t.infected[0]!)).toBe(false)
  expect(canShoot(t, KAT, t.infected[0]!)).toBe(true)
  const closed = m1({ K: [2, 1], zN: [3, 2] }, pistol)
  expect(canShoot(closed, KAT, closed.infected[0]!)).toBe(false)
})

test('5. A closed door keeps a zombie out of reach, two squares do too; diagonals in the open do not.', () => {
  const t = m1({ K: [3, 1], zN1: [3, 2], zN2: [2, 0], zN3: [4, 1], zN4: [5, 1] })
  const hits = t.infected.filter((unit) => canStrike(t, KAT, unit)).map((unit) => unit.at)
  expect(hits).toEqual([at(2, 0), at(4, 1)])
})

test('6. A standing zombie or hero blocks the line behind it; a prone one does not; nothing is seen through a closed door.', () => {
  const t = m1({ S: [3, 1], zN1: [3, 3], zN2: [3, 4] }, open)
  expect(hasLine(t, at(3, 1), at(3, 3))).toBe(true)
  expect(hasLine(t, at(3, 1), at(3, 4))).toBe(false)
  const prone = m1({ S: [3, 1], zN1: [3, 3], zN2: [3, 4] }, { ...open, units: { 0: { prone: true } } })
  expect(hasLine(prone, at(3, 1), at(3, 4))).toBe(true)
  expect(hasLine(m1({ S: [3, 1], K: [3, 3], zN: [3, 4] }, open), at(3, 1), at(3, 4))).toBe(false)
  expect(sees(m1({ S: [3, 1] }), at(3, 1), at(3, 3))).toBe(false)
})

test('7. A line exactly through the corner of a room is blocked; through corners in the open it is not.', () => {
  const t = m1({})
  expect(sees(t, at(0, 3), at(2, 1))).toBe(false)
  expect(sees(t, at(0, 2), at(2, 0))).toBe(true)
})

test('8. Smell turns a doorway diagonally, walkers do not; a closed door stops smell, and costs walkers one more.', () => {
  const t = m1({ S: [2, 1] }, { table: { doors: 'o', areas: 'aa' } })
  expect(smellFrom(t, at(2, 1))[at(3, 4)]).toBe(3)
  expect(walkTo(t, at(2, 1))[at(3, 4)]).toBe(4)
  const closed = m1({ S: [2, 1] }, { table: { doors: 'c', areas: 'aa' } })
  expect(smellFrom(closed, at(2, 1))[at(3, 4)]).toBe(255)
  expect(countFrom(closed, at(2, 1))[at(3, 4)]).toBe(3)
  expect(walkTo(closed, at(2, 1))[at(3, 4)]).toBe(5)
})

// Chapter 2: squares by floor, column and row.
const two = layoutOf('chapter-2')

const on = (floor: number, x: number, y: number) => (floor * two.height + y) * two.width + x

const shut = {
  mission: 'chapter-2',
  doors: 'c'.repeat(two.doors.length),
  areas: two.areas.map(({ room }) => (room === null ? 'a' : 'c')).join(''),
}

test('9. The stairs of chapter 2 lead from (0,12,9) to (1,12,8); from there nobody below is seen, and infected grab across.', () => {
  expect(two.steps[on(0, 12, 11)]!.map(({ to }) => to)).toContain(on(0, 12, 10))
  expect(two.steps[on(0, 12, 9)]!.map(({ to }) => to)).toContain(on(1, 12, 8))
  expect(sees(shut, on(1, 12, 8), on(0, 12, 9))).toBe(false)
  expect(reaches(shut, on(1, 12, 8), on(0, 12, 9))).toBe(false)
  expect(reachesToGrab(shut, on(1, 12, 8), on(0, 12, 9))).toBe(true)
})

test('10. A zombie on (1,12,6) smells a hero on (0,12,10): four squares over the stair link.', () => {
  expect(smellFrom(shut, on(0, 12, 10))[on(1, 12, 6)]).toBe(4)
})

test('2.7. What is in sight of a square, listed, is what is seen from it, as the doors stand now.', () => {
  const listed = (t: Table) =>
    layoutOf(t.mission).exists.flatMap((_, from) => Array.from(sightFrom(t, from), Boolean))
  const seen = (t: Table) => {
    const { exists } = layoutOf(t.mission)
    return exists.flatMap((_, from) => exists.map((there, to) => there && sees(t, from, to)))
  }
  const closed = m1({ S: [3, 1] })
  const open = { ...closed, doors: 'o' }
  for (const t of [closed, open, closed]) expect(listed(t)).toEqual(seen(t))
  expect(listed(open)).not.toEqual(listed(closed))
})

test('2.7. Two figures on neighbouring squares see each other over a corner by either way round, not through two walls.', () => {
  const corner = (east: string, south: string) =>
    sees(
      tableOf(`
    +---+---+
    | S ${east}   |
    +${south}+   +
    |       |
    +---+---+`),
      0,
      3,
    )
  expect([corner(' ', '   '), corner('|', '   '), corner(' ', '---'), corner('|', '---')]).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('2.7, 2.9. A closed door stops a line and smell, an open and a destroyed one neither; a figure always sees its own square.', () => {
  const lane = (doors: string) =>
    tableOf(
      `
    +---+---+---+
    | S     D   |
    +---+---+---+`,
      { table: { doors, areas: 'aa' } },
    )
  expect(['c', 'o', 'x', 'b', 'l'].map((doors) => sees(lane(doors), 0, 2))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
  expect(['c', 'o', 'x', 'b', 'l'].map((doors) => smellFrom(lane(doors), 0)[2])).toEqual([
    255, 2, 2, 255, 255,
  ])
  expect(['c', 'o', 'x', 'b', 'l'].map((doors) => countFrom(lane(doors), 0)[2])).toEqual([2, 2, 2, 2, 255])
  expect(['c', 'o', 'x', 'b', 'l'].map((doors) => walkTo(lane(doors), 0)[2])).toEqual([3, 2, 2, 3, 255])
  expect(sees(lane('c'), 0, 0)).toBe(true)
  expect(hasLine(lane('c'), 0, 0)).toBe(true)
})

test('2.9. Counting and walking use active squares only, from a closed area there is no way.', () => {
  const rooms = (areas: string) =>
    tableOf(
      `
    +---+---+---+
    | S D R1D   |
    +---+---+---+`,
      { table: { areas, doors: 'oo' } },
    )
  expect(['aaa', 'aca', 'caa'].map((areas) => countFrom(rooms(areas), 0)[2])).toEqual([2, 255, 2])
  expect(['aaa', 'aca', 'caa'].map((areas) => walkTo(rooms(areas), 0)[2])).toEqual([2, 255, 255])
  expect(smellFrom(rooms('aca'), 0)[2]).toBe(2)
})

test('2.8, 2.10. Nobody sees, reaches or counts range to another floor.', () => {
  expect(rangeBetween(two, on(0, 4, 6), on(0, 7, 5))).toBe(3)
  expect(rangeBetween(two, on(0, 4, 6), on(0, 5, 1))).toBe(5)
  expect(rangeBetween(two, on(0, 4, 6), on(1, 4, 6))).toBe(Infinity)
  expect(sees(shut, on(0, 13, 11), on(1, 13, 0))).toBe(false)
})

test('2.3. The doors of an area are all doors on its edge, each once, in the order of their numbers.', () => {
  const { areas, doors } = layoutOf(
    tableOf(['+---+---+---+', '| S D   D   |', '+=D=+---+=D=+', '|           |', '+---+---+---+'].join('\n'))
      .mission,
  )
  expect(areas.map(({ squares }) => squares)).toEqual([[0], [1], [2], [3, 4, 5]])
  const beside = areas.map(({ squares }) =>
    doors.flatMap(({ sides }, door) => (sides.some((at) => squares.includes(at)) ? [door] : [])),
  )
  expect(areas.map((area) => area.doors)).toEqual(beside)
  expect(beside.map(({ length }) => length)).toEqual([2, 2, 2, 2])
})

test('2.12, R-8. Forward is level with a figure or in front of it: never its own square, never another floor.', () => {
  const layout = layoutOf(
    JSON.stringify({
      ...layoutOf('chapter-1').mission,
      id: 'forward',
      legend: {},
      rooms: {},
      floors: [1, 2].map(() => ({
        name: 'Floor',
        rows: ['+---+---+', '|       |', '+   +   +', '|       |', '+---+---+'],
      })),
    }),
  )
  const forward = (from: number) =>
    [0, 1, 2, 3].map((facing) => [0, 1, 2, 3, 4, 5, 6, 7].filter((to) => isForward(layout, from, facing, to)))
  expect(forward(0)).toEqual([[1], [1, 2, 3], [1, 2, 3], [2]])
  expect(forward(3)).toEqual([[0, 1, 2], [1], [2], [0, 1, 2]])
  expect(forward(6)).toEqual([[4, 5, 7], [4, 5, 7], [7], [4]])
})

// A lane of fourteen squares with a door between any two.
const LANE = `
  +${'---+'.repeat(14)}
  |${Array(14).fill('   ').join('D')}|
  +${'---+'.repeat(14)}`

const DOORS = 13

const { mission } = tableOf(LANE)

const plan = (doors: string) => ({ mission, doors, areas: 'a'.repeat(DOORS + 1) })

/** The doors as the ones and noughts of a number have them: open and closed. */
const doorsOf = (n: number) => n.toString(2).padStart(DOORS, '0').replaceAll('0', 'c').replaceAll('1', 'o')

// One question is a list of as many squares as the map has.
test('2.9. However often doors change, distances are right, and what is kept of them has an end.', () => {
  const large = 'chapter-2'
  const { distances, size, doors: all } = layoutOf(large)
  const areas = 'a'.repeat(layoutOf(large).areas.length)
  let most = 0
  let before = 0
  let forgotten = 0
  for (let n = 0; n < 2 * Math.ceil(2_400_000 / size / 3); n++) {
    const doors = doorsOf(n).padEnd(all.length, 'c')
    smellFrom({ mission: large, doors }, 0)
    countFrom({ mission: large, doors, areas }, 0)
    walkTo({ mission: large, doors, areas }, 0)
    const kept = distances.smell.size
    if (kept < before) forgotten++
    most = Math.max(most, kept)
    before = kept
  }
  expect(forgotten).toBeGreaterThan(0)
  expect(most * size).toBeLessThanOrEqual(2_400_000)
  for (const n of [0, 1, 4095, 8191]) {
    const doors = doorsOf(n)
    const open = doors.indexOf('c') < 0 ? DOORS : doors.indexOf('c')
    const smelt = smellFrom(plan(doors), 0)
    expect([smelt[open], smelt[open + 1]]).toEqual([open, open === DOORS ? undefined : 255])
    expect(walkTo(plan(doors), 0)[DOORS]).toBe(DOORS + doors.split('c').length - 1)
    expect(countFrom(plan(doors), 0)[DOORS]).toBe(DOORS)
  }
})

test('2.9. The same question has the same answer, and the very same list, until doors or areas change.', () => {
  const doors = doorsOf(8191)
  const first = walkTo(plan(doors), 3)
  expect(walkTo(plan(doors), 3)).toBe(first)
  const shut = { ...plan(doors), areas: 'c'.repeat(DOORS + 1) }
  expect([...walkTo(shut, 3)]).toEqual(Array(DOORS + 1).fill(255))
  expect(walkTo(plan(doorsOf(0)), 3)[4]).toBe(2)
  expect(walkTo(plan(doors), 3)[4]).toBe(1)
  expect(countFrom(plan(doors), 3)[4]).toBe(1)
  expect(countFrom(shut, 3)[4]).toBe(255)
})

const SHUT_LANE = `
  +---+---+---+
  | S D     K |
  +---+---+---+`

test('2.2, 2.5. A hero steps through open and destroyed doors, not through closed, locked and barricaded ones.', () => {
  const steps = (doors: string) => field(SHUT_LANE, { hero: SAM, table: { doors } })
  for (const doors of ['o', 'x']) steps(doors).may(0, 'move sq:1')
  for (const doors of ['c', 'l', 'b']) steps(doors).mayNot(0, 'move')
})

test('2.6. Nothing is in reach through a door that is shut.', () => {
  const t = tableOf(SHUT_LANE)
  const [step] = layoutOf(t.mission).steps[0]!
  const through = (doors: string) => [
    isPassable({ doors }, step!),
    reaches({ mission: t.mission, doors }, 0, 1),
    reaches({ mission: t.mission, doors }, 1, 0),
  ]
  for (const doors of ['o', 'x']) expect(through(doors)).toEqual([true, true, true])
  for (const doors of ['c', 'l', 'b']) expect(through(doors)).toEqual([false, false, false])
  expect(reaches({ mission: t.mission, doors: 'c' }, 1, 2)).toBe(true)
})
