import { INFECTED } from '../data/infected.ts'
import { layOutPicture } from '../map/geometry.ts'
import { NONE, type Layout } from '../map/layout.ts'
import type { Fault, Mission, Objective, Row } from './format.ts'
import { MAX_AT_ONCE } from './limits.ts'
import { placeOf, readPicture, type Picture } from './picture.ts'
import { checkWinnable, neededIn } from './winnable.ts'
import { noteMeaning as note } from './fault.ts'

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
  if (faults.length === 0) checkWinnable(mission, faults)
  const picture = readPicture(mission, faults)
  if (!picture) return
  const before = faults.length
  checkMarks(mission, picture, faults)
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
    if (there > MAX_AT_ONCE)
      note(faults, 'atOnce', 'events', `at most ${MAX_AT_ONCE} events on turn ${turn}`, there)
  }
}

// 21.3. Every table of a die has one row for every roll.
function checkTables({ spawn, roomSpawn }: Mission, faults: Fault[]): void {
  spawn.forEach(({ point, group }, n) => {
    checkRows(point, `spawn[${n}].point`, faults)
    checkRows(group, `spawn[${n}].group`, faults)
    point.forEach(({ point, roamer }, row) => {
      if ((point === undefined) === (roamer === undefined))
        note(faults, 'rowPoint', `spawn[${n}].point[${row}]`, 'either a point or roamer', { point, roamer })
    })
  })
  checkRows(roomSpawn.count, 'roomSpawn.count', faults)
  checkRows(roomSpawn.distance, 'roomSpawn.distance', faults)
}

function checkRows(rows: readonly Row[], where: string, faults: Fault[]): void {
  const before = faults.length
  rows.forEach(({ min, max }, n) => {
    if (min > max)
      note(
        faults,
        'rowOrder',
        `${where}[${n}]`,
        'a row from the lower roll to the higher',
        `${min} to ${max}`,
      )
  })
  if (faults.length > before) return
  for (let roll = 1; roll <= DIE; roll++) {
    const fitting = rows.filter(({ min, max }) => min <= roll && roll <= max).length
    if (fitting !== 1) note(faults, 'roll', where, `exactly one row for a roll of ${roll}`, fitting)
  }
}

// 21.4. Objectives have names of their own, and name only objectives that come before them.
function checkObjectives(mission: Mission, faults: Fault[]): void {
  const { objectives, lose = [], doors = {}, rooms, exits } = mission
  const known = new Set<string>()
  objectives.forEach((goal, n) => {
    const where = `objectives[${n}]`
    if (known.has(goal.id)) note(faults, 'goalId', `${where}.id`, 'a name of its own', goal.id)
    for (const [field, ids] of namedBy(goal))
      for (const id of ids)
        if (!known.has(id)) note(faults, 'goalNamed', `${where}.${field}`, 'the id of an objective above', id)
    checkTokens(goal, mission, where, faults)
    if (goal.door !== undefined && !Object.hasOwn(doors, goal.door))
      note(faults, 'goalDoor', `${where}.door`, 'a numbered door', goal.door)
    for (const room of goal.rooms ?? [])
      if (!Object.hasOwn(rooms, room)) note(faults, 'roomNamed', `${where}.rooms`, 'the name of a room', room)
    if (goal.type === 'timer' && goal.after === undefined && !goal.afterAll)
      note(faults, 'goalAfter', where, 'after or afterAll', undefined)
    const { size } = new Set(placesOf(goal))
    if (goal.need !== undefined && goal.need > size)
      note(faults, 'need', `${where}.need`, `at most ${size}`, goal.need)
    if ((goal.type === 'carryOut' || goal.type === 'exitAll') && !exits)
      note(faults, 'needsExits', 'exits', `exits, because of the objective ${goal.id}`, exits)
    known.add(goal.id)
  })
  lose.forEach(({ unless }, n) => {
    if (unless !== undefined && !known.has(unless))
      note(faults, 'goalNamed', `lose[${n}].unless`, 'the id of an objective', unless)
  })
  for (const [number, { opensWhen }] of Object.entries(doors))
    for (const id of opensWhen?.objectives ?? [])
      if (!known.has(id)) note(faults, 'goalNamed', `doors.${number}.opensWhen`, 'the id of an objective', id)
}

const namedBy = (goal: Objective): [field: string, ids: readonly string[]][] => [
  ['requires', goal.requires ?? []],
  ['after', goal.after === undefined ? [] : [goal.after]],
  ['afterAll', goal.afterAll ?? []],
]

// 21.4. Tasks are done at tokens of tasks; what is carried or used up is an object.
function checkTokens(goal: Objective, { legend }: Mission, where: string, faults: Fault[]): void {
  const check = (kind: 'task' | 'object', token: string) => {
    const fitting = Object.keys(legend).filter((own) => legend[own]![kind] !== undefined)
    if (fitting.includes(token)) return
    const there = fitting.join(', ') || 'there is none yet'
    note(faults, kind, where, `the token of ${kind === 'task' ? 'a task' : 'an object'} (${there})`, token)
  }
  for (const token of placesOf(goal)) check(goal.type === 'carryOut' ? 'object' : 'task', token)
  if (goal.consumes !== undefined) check('object', goal.consumes)
}

/** The tokens of tasks to be done, or of objects to be carried out. */
const placesOf = ({ at = [], tokens = [] }: Objective): string[] => [at, tokens].flat()

// Flags that stages and exits wait for are set by an objective.
function checkFlags({ objectives, spawn, exits }: Mission, faults: Fault[]): void {
  const set = new Set(objectives.map(({ setFlag }) => setFlag))
  spawn.forEach(({ needsFlag }, n) => {
    if (needsFlag !== undefined && !set.has(needsFlag))
      note(faults, 'flag', `spawn[${n}].needsFlag`, 'a flag that an objective sets', needsFlag)
  })
  if (exits && exits.opensWhen !== 'always' && !set.has(exits.opensWhen.flag))
    note(faults, 'flag', 'exits.opensWhen.flag', 'a flag that an objective sets', exits.opensWhen.flag)
}

// 21.2. Every mark in a square has a meaning, and tokens are in the legend.
function checkMarks({ legend, rooms }: Mission, picture: Picture, faults: Fault[]): void {
  const { marks } = picture
  const found = new Set(marks)
  const having = (mark: string) => marks.flatMap((other, square) => (other === mark ? [square] : []))
  const place = (mark: string) => placeOf(picture, marks.indexOf(mark))
  for (const mark of found) {
    if (!SQUARE_MARK.test(mark))
      note(
        faults,
        'mark',
        place(mark),
        'marks R1, SA, H, X, i?, o?, t?, zN, nN, bN, s, u1, d1 or ###',
        mark,
        having(mark),
      )
    else if (/^[iot]./.test(mark) && !Object.hasOwn(legend, mark))
      note(faults, 'token', 'legend', `the token ${mark} of the map`, undefined, having(mark))
    if (/^R\d+$/.test(mark) && !Object.hasOwn(rooms, mark))
      note(faults, 'title', `rooms.${mark}`, 'the title of this room', undefined, having(mark))
    const pair = /^[ud]\d$/.test(mark) ? `${mark[0] === 'u' ? 'd' : 'u'}${mark[1]}` : mark
    if (!found.has(pair)) note(faults, 'stairs', 'floors', `the mark ${pair}`, undefined, having(mark))
  }
  for (const once of found)
    if (/^(R\d+|S[A-Z]|[ud]\d|t.)$/.test(once) && having(once).length > 1)
      note(faults, 'once', 'floors', `one mark ${once}`, having(once).length, having(once))
  for (const [token, { item, object, task }] of Object.entries(legend)) {
    const count = having(token).length
    const once = item === undefined ? ' once' : ''
    if (count === 0 || (count > 1 && once))
      note(
        faults,
        count === 0 ? 'tokenGone' : 'once',
        'floors',
        `the token ${token} (${item ?? object ?? task})${once}`,
        count,
        having(token),
      )
  }
  for (const room of Object.keys(rooms))
    if (!found.has(room)) note(faults, 'roomGone', 'floors', `the mark ${room}`, undefined)
  for (const { id, name, pool, plural } of INFECTED) {
    const standing = marks.flatMap((mark, at) =>
      /^[znb][NESW]$/.test(mark) && mark[0] === id[0] ? [at] : [],
    )
    if (standing.length > pool)
      note(
        faults,
        'figures',
        'floors',
        `at most ${pool} ${pool === 1 ? name : plural}`,
        standing.length,
        standing,
      )
  }
}

// Four starting squares, exits where they are needed, spawn points and doors that the map has.
function checkPlaces(mission: Mission, layout: Layout, faults: Fault[]): void {
  const { objectives, exits, spawn, doors = {} } = mission
  if (layout.starts.length !== HEROES)
    note(faults, 'starts', 'floors', 'four squares H', layout.starts.length, layout.starts)
  const needsExits = exits !== null || objectives.some(({ type }) => type === 'standAll')
  if (needsExits && layout.exits.length === 0) note(faults, 'exits', 'floors', 'squares X', undefined)
  // Against a Director the dead are not waited for.
  const needed = neededIn(mission)
  const stands =
    mission.mode === 'campaign' && objectives.some(({ id, type }) => type === 'standAll' && needed.has(id))
  if (stands && layout.exits.length > 0 && layout.exits.length < HEROES)
    note(
      faults,
      'standing',
      'floors',
      'four squares X, because all heroes stand on them',
      layout.exits.length,
      layout.exits,
    )
  const points = layout.spawnPoints.map(({ token }) => token)
  const there = points.length > 0 ? ` (${points.join(', ')})` : ', which has none'
  spawn.forEach(({ point: rows }, n) => {
    for (const { point } of rows)
      if (point !== undefined && !points.includes(point))
        note(faults, 'spawnPoint', `spawn[${n}].point`, `a spawn point of the map${there}`, point)
  })
  const numbers = new Set(layout.doors.map(({ number }) => number))
  for (const number of Object.keys(doors))
    if (!numbers.has(number)) note(faults, 'doorGone', 'floors', `a door numbered ${number}`, undefined)
  for (const number of numbers)
    if (number !== null && !doors[number])
      note(faults, 'doorMeaning', `doors.${number}`, 'what this door is', undefined)
  for (const { number, top, first } of layout.stairs)
    if (!layout.steps[top]!.some(({ to, stair }) => stair && to === first))
      note(
        faults,
        'stairsApart',
        'floors',
        `u${number} and d${number} side by side, one floor apart`,
        'squares apart',
        [top, first],
      )
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
        'roomsJoined',
        'floors',
        `walls between ${room} and another room`,
        'one area with both names',
        areaOfMark(room),
      )
    else if (area.doors.length === 0)
      note(faults, 'roomDoor', 'floors', `a door to ${room}`, undefined, area.squares)
  }
  for (const room of mission.activeRooms ?? [])
    if (!Object.hasOwn(mission.rooms, room))
      note(faults, 'roomNamed', 'activeRooms', 'the name of a room', room)
  for (const { sides } of doors)
    if (areaOf[sides[0]] === areaOf[sides[1]])
      note(
        faults,
        'doorInside',
        'floors',
        'doors between two areas',
        `a door inside ${nameOf(areaOf[sides[0]]!)}`,
        sides,
      )
  const yards = new Set(spawnPoints.map(({ at }) => areaOf[at]))
  mission.events.forEach(({ rooms }, n) => {
    for (const room of rooms) {
      const area = areas.find((area) => area.room === room)
      if (!area) note(faults, 'roomNamed', `events[${n}].rooms`, 'the name of a room', room)
      else if (!area.doors.some((door) => doors[door]!.sides.some((at) => yards.has(areaOf[at]))))
        note(
          faults,
          'outsideDoor',
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
  note(
    faults,
    'reach',
    `floors[${floor[cut]}]`,
    `a way to column ${x + 1}, row ${y + 1}`,
    'walls around it',
    apart,
  )
}
