import { INFECTED } from '../data/infected.ts'
import { layOutPicture, NONE, type Layout } from '../map/layout.ts'
import type { Fault, Mission, Objective, Row } from './format.ts'
import { MAX_AT_ONCE } from './limits.ts'
import { readPicture } from './picture.ts'
import { note } from './fault.ts'

/*
 * What a mission of the right shape must mean: names that refer to something, tables that cover every roll, and a
 * map on which everything can be reached (21.2).
 */

const DIE = 8
const HEROES = 4
const SQUARE_MARK = /^(|###|R\d+|S[A-Z]|H|X|[iot].|[znb][NESW]|s|[ud]\d)$/

/** Notes every fault in the meaning of a mission. */
export function checkMeaning(mission: Mission, faults: Fault[]): void {
  checkTables(mission, faults)
  checkObjectives(mission, faults)
  checkFlags(mission, faults)
  checkEvents(mission, faults)
  const picture = readPicture(mission, faults)
  if (!picture) return
  const before = faults.length
  checkMarks(mission, picture.marks, faults)
  if (faults.length > before) return
  const layout = layOutPicture(mission, picture)
  checkPlaces(mission, layout, faults)
  checkRooms(mission, picture.marks, layout, faults)
  checkReach(layout, faults)
}

// 21.7. The limit of events of one turn.
function checkEvents({ events }: Mission, faults: Fault[]): void {
  for (const turn of new Set(events.map((event) => event.turn))) {
    const there = events.filter((event) => event.turn === turn).length
    if (there > MAX_AT_ONCE) note(faults, 'events', `at most ${MAX_AT_ONCE} events on turn ${turn}`, there)
  }
}

// 21.3. Every table of a die has one row for every roll.
function checkTables({ spawn, roomSpawn }: Mission, faults: Fault[]): void {
  spawn.forEach(({ point, group }, n) => {
    checkRows(point, `spawn[${n}].point`, faults)
    checkRows(group, `spawn[${n}].group`, faults)
    point.forEach(({ point, roamer }, row) => {
      if ((point === undefined) === (roamer === undefined))
        note(faults, `spawn[${n}].point[${row}]`, 'either a point or roamer', { point, roamer })
    })
  })
  checkRows(roomSpawn.count, 'roomSpawn.count', faults)
  checkRows(roomSpawn.distance, 'roomSpawn.distance', faults)
}

function checkRows(rows: readonly Row[], where: string, faults: Fault[]): void {
  for (let roll = 1; roll <= DIE; roll++) {
    const fitting = rows.filter(({ min, max }) => min <= roll && roll <= max).length
    if (fitting !== 1) note(faults, where, `exactly one row for a roll of ${roll}`, fitting)
  }
}

// 21.4. Objectives have names of their own, and name only objectives that come before them.
function checkObjectives(
  { objectives, lose = [], legend, doors = {}, rooms, exits }: Mission,
  faults: Fault[],
): void {
  const known = new Set<string>()
  objectives.forEach((goal, n) => {
    const where = `objectives[${n}]`
    if (known.has(goal.id)) note(faults, `${where}.id`, 'a name of its own', goal.id)
    for (const [field, ids] of namedBy(goal))
      for (const id of ids)
        if (!known.has(id)) note(faults, `${where}.${field}`, 'the id of an objective above', id)
    for (const token of tokensOf(goal))
      if (!Object.hasOwn(legend, token))
        note(
          faults,
          where,
          `a token of the legend (${Object.keys(legend).join(', ') || 'it has none yet'})`,
          token,
        )
    if (goal.door !== undefined && !Object.hasOwn(doors, goal.door))
      note(faults, `${where}.door`, 'a numbered door', goal.door)
    for (const room of goal.rooms ?? [])
      if (!Object.hasOwn(rooms, room)) note(faults, `${where}.rooms`, 'the name of a room', room)
    if (goal.type === 'timer' && goal.after === undefined && !goal.afterAll)
      note(faults, where, 'after or afterAll', undefined)
    if (goal.need !== undefined && goal.need > tokensOf(goal).length)
      note(faults, `${where}.need`, `at most ${tokensOf(goal).length}`, goal.need)
    if ((goal.type === 'carryOut' || goal.type === 'exitAll') && !exits)
      note(faults, 'exits', `exits, because of the objective ${goal.id}`, exits)
    known.add(goal.id)
  })
  lose.forEach(({ unless }, n) => {
    if (unless !== undefined && !known.has(unless))
      note(faults, `lose[${n}].unless`, 'the id of an objective', unless)
  })
  for (const [number, { opensWhen }] of Object.entries(doors))
    for (const id of opensWhen?.objectives ?? [])
      if (!known.has(id)) note(faults, `doors.${number}.opensWhen`, 'the id of an objective', id)
}

const namedBy = (goal: Objective): [field: string, ids: readonly string[]][] => [
  ['requires', goal.requires ?? []],
  ['after', goal.after === undefined ? [] : [goal.after]],
  ['afterAll', goal.afterAll ?? []],
]

/** The tokens of the map that an objective is about. */
const tokensOf = ({ at, tokens, consumes }: Objective): string[] => [
  ...(typeof at === 'string' ? [at] : (at ?? [])),
  ...(tokens ?? []),
  ...(consumes === undefined ? [] : [consumes]),
]

// Flags that stages and exits wait for are set by an objective.
function checkFlags({ objectives, spawn, exits }: Mission, faults: Fault[]): void {
  const set = new Set(objectives.map(({ setFlag }) => setFlag))
  spawn.forEach(({ needsFlag }, n) => {
    if (needsFlag !== undefined && !set.has(needsFlag))
      note(faults, `spawn[${n}].needsFlag`, 'a flag that an objective sets', needsFlag)
  })
  if (exits && exits.opensWhen !== 'always' && !set.has(exits.opensWhen.flag))
    note(faults, 'exits.opensWhen.flag', 'a flag that an objective sets', exits.opensWhen.flag)
}

// 21.2. Every mark in a square has a meaning, and tokens are in the legend.
function checkMarks({ legend, rooms }: Mission, marks: readonly string[], faults: Fault[]): void {
  const found = new Set(marks)
  const having = (mark: string) => marks.flatMap((other, square) => (other === mark ? [square] : []))
  for (const mark of found) {
    if (!SQUARE_MARK.test(mark))
      note(
        faults,
        'floors',
        'marks R1, SA, H, X, i?, o?, t?, zN, nN, bN, s, u1, d1 or ###',
        mark,
        having(mark),
      )
    else if (/^[iot]./.test(mark) && !Object.hasOwn(legend, mark))
      note(faults, 'legend', `the token ${mark} of the map`, undefined, having(mark))
    if (/^R\d+$/.test(mark) && !Object.hasOwn(rooms, mark))
      note(faults, `rooms.${mark}`, 'the title of this room', undefined, having(mark))
    if (/^u\d$/.test(mark) && !found.has(`d${mark[1]}`))
      note(faults, 'floors', `the mark d${mark[1]}`, undefined, having(mark))
    if (/^d\d$/.test(mark) && !found.has(`u${mark[1]}`))
      note(faults, 'floors', `the mark u${mark[1]}`, undefined, having(mark))
  }
  for (const once of found)
    if (/^(R\d+|S[A-Z]|[ud]\d|t.)$/.test(once) && having(once).length > 1)
      note(faults, 'floors', `one mark ${once}`, having(once).length, having(once))
  for (const [token, { item, object, task }] of Object.entries(legend)) {
    const count = having(token).length
    const once = item === undefined ? ' once' : ''
    if (count === 0 || (count > 1 && once))
      note(faults, 'floors', `the token ${token} (${item ?? object ?? task})${once}`, count, having(token))
  }
  for (const room of Object.keys(rooms))
    if (!found.has(room)) note(faults, 'floors', `the mark ${room}`, undefined)
  for (const { id, name, pool, plural } of INFECTED) {
    const standing = marks.flatMap((mark, at) =>
      /^[znb][NESW]$/.test(mark) && mark[0] === id[0] ? [at] : [],
    )
    if (standing.length > pool)
      note(faults, 'floors', `at most ${pool} ${pool === 1 ? name : plural}`, standing.length, standing)
  }
}

// Four starting squares, exits where they are needed, spawn points and doors that the map has.
function checkPlaces(mission: Mission, layout: Layout, faults: Fault[]): void {
  const { objectives, exits, spawn, doors = {} } = mission
  if (layout.starts.length !== HEROES)
    note(faults, 'floors', 'four squares H', layout.starts.length, layout.starts)
  const needsExits = exits !== null || objectives.some(({ type }) => type === 'standAll')
  if (needsExits && layout.exits.length === 0) note(faults, 'floors', 'squares X', undefined)
  const points = layout.spawnPoints.map(({ token }) => token)
  const there = points.length > 0 ? ` (${points.join(', ')})` : ', which has none'
  spawn.forEach(({ point: rows }, n) => {
    for (const { point } of rows)
      if (point !== undefined && !points.includes(point))
        note(faults, `spawn[${n}].point`, `a spawn point of the map${there}`, point)
  })
  const numbers = new Set(layout.doors.map(({ number }) => number))
  for (const number of Object.keys(doors))
    if (!numbers.has(number)) note(faults, 'floors', `a door numbered ${number}`, undefined)
  for (const number of numbers)
    if (number !== null && !doors[number]) note(faults, `doors.${number}`, 'what this door is', undefined)
  for (const { number, top, first } of layout.stairs)
    if (!layout.steps[top]!.some(({ to, stair }) => stair && to === first))
      note(faults, 'floors', `u${number} and d${number} side by side, one floor apart`, 'squares apart', [
        top,
        first,
      ])
}

// 2.3. Every room has one name and a door; every door separates two areas.
function checkRooms(
  mission: Mission,
  marks: readonly string[],
  { areas, areaOf, doors, spawnPoints }: Layout,
  faults: Fault[],
): void {
  for (const room of Object.keys(mission.rooms)) {
    const area = areas.find((area) => area.room === room)
    if (!area)
      note(
        faults,
        'floors',
        `walls between ${room} and another room`,
        'one area with both names',
        areaOfMark(room),
      )
    else if (area.doors.length === 0) note(faults, 'floors', `a door to ${room}`, undefined, area.squares)
  }
  for (const room of mission.activeRooms ?? [])
    if (!Object.hasOwn(mission.rooms, room)) note(faults, 'activeRooms', 'the name of a room', room)
  for (const { sides } of doors)
    if (areaOf[sides[0]] === areaOf[sides[1]])
      note(faults, 'floors', 'doors between two areas', `a door inside ${nameOf(areaOf[sides[0]]!)}`, sides)
  const yards = new Set(spawnPoints.map(({ at }) => areaOf[at]))
  mission.events.forEach(({ rooms }, n) => {
    for (const room of rooms) {
      const area = areas.find((area) => area.room === room)
      if (!area) note(faults, `events[${n}].rooms`, 'the name of a room', room)
      else if (!area.doors.some((door) => doors[door]!.sides.some((at) => yards.has(areaOf[at]))))
        note(
          faults,
          `events[${n}].rooms`,
          `a door from ${room} to an area with a spawn point`,
          undefined,
          area.squares,
        )
    }
  })

  function nameOf(area: number): string {
    return areas[area]!.room ?? 'a corridor'
  }

  function areaOfMark(mark: string): readonly number[] {
    return areas[areaOf[marks.indexOf(mark)]!]!.squares
  }
}

// Every square can be reached from where the heroes start when all doors are open.
function checkReach({ starts, steps, exists, grid, floor, height }: Layout, faults: Fault[]): void {
  const reached = new Set<number>(starts)
  for (const square of reached) for (const { to } of steps[square]!) reached.add(to)
  const apart = exists.flatMap((exists, square) => (exists && !reached.has(square) ? [square] : []))
  const [cut = NONE] = apart
  if (cut === NONE || starts.length === 0) return
  const [x, y] = [grid.x[cut]!, grid.y[cut]! - floor[cut]! * height]
  note(faults, `floors[${floor[cut]}]`, `a way to column ${x + 1}, row ${y + 1}`, 'walls around it', apart)
}
