import { canonical, MAX_CARRIED, type Json } from '@shamble/engine'
import { CARDS } from '../data/cards.ts'
import { INFECTED } from '../data/infected.ts'
import { checkMeaning } from './check.ts'
import { OBJECTIVES, type Fault, type Mission } from './format.ts'
import {
  LAST_TURN,
  MAX_NAME,
  MAX_TEXT,
  MAX_ENTRIES,
  MAX_FLOORS,
  MAX_ROWS,
  MAX_SIDE,
  MAX_SQUARES,
  MAX_ROLLS,
  MAX_UNITS,
} from './limits.ts'
import { note, noteMeaning } from './fault.ts'
import { CHAPTERS } from './list.ts'
import {
  fields,
  list,
  nameUpTo,
  rawUpTo,
  record,
  textUpTo,
  whole,
  word,
  wordOr,
  yes,
  type Read,
} from './reading.ts'

/*
 * Reading a mission file. First its shape, field by field; when that is right, its meaning: the map, the names
 * that refer to each other, and the tables of dice.
 */

const MAX_NUMBER = 1000
const DIE = whole(1, 8)
const text = textUpTo(MAX_TEXT)
const name = nameUpTo(MAX_NAME)
const NAMES = list(name, 1, MAX_ENTRIES)
const several = (of: Read, least = 0) => list(of, least, MAX_ENTRIES)
const ITEM = word(...CARDS.map(({ id }) => id))
const CLASSES: Read = fields(Object.fromEntries(INFECTED.map(({ id }) => [`${id}?`, whole(1, MAX_UNITS)])))
const UNITS: Read = (value, where, faults) => {
  if (!CLASSES(value, where, faults)) return false
  const sum = Object.values(value as Record<string, number>).reduce((all, n) => all + n, 0)
  return sum <= MAX_UNITS || note(faults, where, `at most ${MAX_UNITS} infected in one roll`, sum)
}

const TOKEN: Read = (value, where, faults) => {
  if (!fields({ 'item?': ITEM, 'object?': name, 'task?': name, 'name?': name })(value, where, faults))
    return false
  const { item, object, task } = value as Record<string, unknown>
  const kinds = [item, object, task].filter((kind) => kind !== undefined).length
  return kinds === 1 || note(faults, where, 'exactly one of item, object and task', value)
}

const DOOR = fields({
  name,
  state: word('locked'),
  'opensWith?': fields({ 'item?': ITEM, 'object?': name }),
  'opensWhen?': fields({ objectives: NAMES }),
})

// The fields an objective has beside `id`, `type`, `text` and `requires`, by its type (21.4).
const GOALS: Record<(typeof OBJECTIVES)[number], Record<string, Read>> = {
  task: { at: name, scope: word('square', 'room'), 'consumes?': name },
  taskCount: { at: NAMES, scope: word('square', 'room'), need: whole(1, MAX_NUMBER) },
  carryOut: { tokens: NAMES, need: whole(1, MAX_NUMBER) },
  openDoor: { door: name },
  timer: { 'after?': name, 'afterAll?': NAMES, turns: whole(1, LAST_TURN), 'setFlag?': name },
  auto: { afterAll: NAMES, 'setFlag?': name },
  secure: { rooms: NAMES },
  survive: { untilEndOfTurn: whole(1, LAST_TURN), 'minHeroes?': whole(1, 4) },
  standAll: { where: word('X'), 'minHeroes?': whole(1, 4) },
  exitAll: {},
}

const OBJECTIVE: Read = (value, where, faults) => {
  const type = (value as { type?: unknown } | null)?.type
  if (!word(...OBJECTIVES)(type, `${where}.type`, faults)) return false
  const own = GOALS[type as keyof typeof GOALS]
  return fields({ id: name, type: name, text, 'requires?': NAMES, ...own })(value, where, faults)
}

const LOSSES: Record<string, Record<string, Read>> = {
  allLeft: {},
  turnEnded: { turn: whole(1, LAST_TURN) },
  deaths: { count: whole(1, 4) },
}

const LOSS: Read = (value, where, faults) => {
  const type = (value as { type?: unknown } | null)?.type
  if (!word(...Object.keys(LOSSES))(type, `${where}.type`, faults)) return false
  return fields({ type: name, text, 'unless?': name, ...LOSSES[type as string] })(value, where, faults)
}

const POINT_ROW = fields({ min: DIE, max: DIE, 'point?': name, 'roamer?': yes })
const GROUP_ROW = fields({ min: DIE, max: DIE, units: UNITS })
const DISTANCE_ROW = fields({ min: DIE, max: DIE, squares: whole(1, 8) })

const STAGE = fields({
  fromTurn: whole(1, LAST_TURN),
  rolls: whole(0, MAX_ROLLS),
  'needsFlag?': name,
  'note?': text,
  point: list(POINT_ROW, 1, MAX_ROWS),
  group: list(GROUP_ROW, 1, MAX_ROWS),
})

const EXITS: Read = (value, where, faults) =>
  value === null ||
  fields({
    opensWhen: wordOr('always', fields({ flag: name }), 'an object with a flag'),
    'loading?': yes,
    'note?': text,
  })(value, where, faults)

const MISSION = fields({
  id: name,
  name,
  'author?': name,
  mode: word('campaign', 'director'),
  order: whole(1, CHAPTERS.length),
  brief: text,
  directorCards: whole(0, 24),
  'xpAllowance?': whole(0, MAX_NUMBER),
  'tiles?': several(fields({ name, floor: whole(0, MAX_FLOORS - 1), at: list(whole(0, MAX_NUMBER), 2, 2) })),
  floors: list(fields({ name, rows: list(rawUpTo(MAX_TEXT), 3, 2 * MAX_SIDE + 1) }), 1, MAX_FLOORS),
  rooms: record(name, MAX_ENTRIES),
  legend: record(TOKEN, MAX_ENTRIES),
  'doors?': record(DOOR, MAX_ENTRIES),
  'activeRooms?': NAMES,
  'barricades?': yes,
  objectives: several(OBJECTIVE, 1),
  win: fields({ heroes: text, 'infected?': text, 'director?': text }),
  'lose?': several(LOSS),
  exits: EXITS,
  spawn: several(STAGE, 1),
  roomSpawn: fields({
    count: list(GROUP_ROW, 1, MAX_ROWS),
    distance: list(DISTANCE_ROW, 1, MAX_ROWS),
  }),
  events: several(
    fields({
      turn: whole(1, LAST_TURN),
      phase: word('announce'),
      type: word('breakIn'),
      rooms: NAMES,
      'none?': DIE,
      'chooser?': word('director'),
      text,
    }),
  ),
  special: several(text),
})

// 21.7. The limits of a side, and of the squares of all floors.
function checkSize({ floors }: Mission, faults: Fault[]): boolean {
  const [{ rows }] = floors as [Mission['floors'][number]]
  const [width, height] = [Math.floor((rows[0]!.length - 1) / 4), Math.floor((rows.length - 1) / 2)]
  if (Math.max(width, height) > MAX_SIDE)
    return note(faults, 'floors', `at most ${MAX_SIDE} squares a side`, `${width} by ${height}`)
  const squares = width * height * floors.length
  return squares <= MAX_SQUARES || note(faults, 'floors', `at most ${MAX_SQUARES} squares`, squares)
}

/** Faults in the shape of a mission, as parsed JSON: its fields and size, not their meaning. */
export function shapeFaults(json: unknown): Fault[] {
  const faults: Fault[] = []
  if (MISSION(json, '', faults)) checkSize(json as Mission, faults)
  return faults
}

/** All faults of a mission, as parsed JSON; empty when it can be played. */
export function faultsIn(json: unknown): Fault[] {
  const faults = shapeFaults(json)
  if (faults.length > 0) return faults
  checkLength(json as Json, faults)
  checkMeaning(json as Mission, faults)
  return faults
}

// 21.7. A game carries its mission in, and each link of it has all of it.
function checkLength(mission: Json, faults: Fault[]): void {
  const { length } = canonical({ mission })
  if (length > MAX_CARRIED)
    noteMeaning(faults, 'size', '', `at most ${MAX_CARRIED} characters without blanks`, length)
}

/** A fault as one sentence. */
export const faultText = ({ where, expected, found }: Fault): string =>
  `${where || 'the file'}: expected ${expected}; found ${found}.`

const MAX_SAID = 20

/** Faults as sentences, at most MAX_SAID. */
export function faultsText(faults: readonly Fault[]): string {
  const more = faults.length - MAX_SAID
  const said = faults.slice(0, MAX_SAID).map(faultText).join(' ')
  return more > 0 ? `${said} And ${more} more.` : said
}

/** Reads a mission; throws with all faults when it cannot be played. */
export function readMission(json: unknown): Mission {
  const faults = faultsIn(json)
  if (faults.length === 0) return json as Mission
  throw new Error(`This mission cannot be played. ${faultsText(faults)}`)
}
