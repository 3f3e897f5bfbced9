import { CARDS } from '../data/cards.ts'
import { INFECTED } from '../data/infected.ts'
import { checkMeaning } from './check.ts'
import { OBJECTIVES, type Fault, type Mission } from './format.ts'
import { either, fields, list, note, record, text, whole, word, yes, type Read } from './reading.ts'

/*
 * Reading a mission file. First its shape, field by field; when that is right, its meaning: the map, the names
 * that refer to each other, and the tables of dice.
 */

const MOST = 1000
const DIE = whole(1, 8)
const NAMES = list(text, 1)
const ITEM = word(...CARDS.map(({ id }) => id))
const UNITS: Read = fields(Object.fromEntries(INFECTED.map(({ id }) => [`${id}?`, whole(1, 18)])))

const TOKEN: Read = (value, where, faults) => {
  if (!fields({ 'item?': ITEM, 'object?': text, 'task?': text, 'name?': text })(value, where, faults))
    return false
  const { item, object, task } = value as Record<string, unknown>
  const kinds = [item, object, task].filter((kind) => kind !== undefined).length
  return kinds === 1 || note(faults, where, 'exactly one of item, object and task', value)
}

const DOOR = fields({
  name: text,
  state: word('locked'),
  'opensWith?': fields({ 'item?': ITEM, 'object?': text }),
  'opensWhen?': fields({ objectives: NAMES }),
})

// The fields an objective has beside `id`, `type`, `text` and `requires`, by its type (21.4).
const GOALS: Record<(typeof OBJECTIVES)[number], Record<string, Read>> = {
  task: { at: text, scope: word('square', 'room'), 'consumes?': text },
  taskCount: { at: NAMES, scope: word('square', 'room'), need: whole(1, MOST) },
  carryOut: { tokens: NAMES, need: whole(1, MOST) },
  openDoor: { door: text },
  timer: { 'after?': text, 'afterAll?': NAMES, turns: whole(1, 40), 'setFlag?': text },
  auto: { afterAll: NAMES, 'setFlag?': text },
  secure: { rooms: NAMES },
  survive: { untilEndOfTurn: whole(1, 40), 'minHeroes?': whole(1, 4) },
  standAll: { where: word('X'), 'minHeroes?': whole(1, 4) },
  exitAll: {},
}

const OBJECTIVE: Read = (value, where, faults) => {
  const type = (value as { type?: unknown } | null)?.type
  if (!word(...OBJECTIVES)(type, `${where}.type`, faults)) return false
  const own = GOALS[type as keyof typeof GOALS]
  return fields({ id: text, type: text, text, 'requires?': NAMES, ...own })(value, where, faults)
}

const LOSSES: Record<string, Record<string, Read>> = {
  allLeft: {},
  turnEnded: { turn: whole(1, 40) },
  deaths: { count: whole(1, 4) },
}

const LOSS: Read = (value, where, faults) => {
  const type = (value as { type?: unknown } | null)?.type
  if (!word(...Object.keys(LOSSES))(type, `${where}.type`, faults)) return false
  return fields({ type: text, text, 'unless?': text, ...LOSSES[type as string] })(value, where, faults)
}

const POINT_ROW = fields({ min: DIE, max: DIE, 'point?': text, 'roamer?': yes })
const GROUP_ROW = fields({ min: DIE, max: DIE, units: UNITS })
const DISTANCE_ROW = fields({ min: DIE, max: DIE, squares: whole(1, 8) })

const STAGE = fields({
  fromTurn: whole(1, 40),
  rolls: whole(0, 4),
  'needsFlag?': text,
  'note?': text,
  point: list(POINT_ROW, 1),
  group: list(GROUP_ROW, 1),
})

const EXITS: Read = (value, where, faults) =>
  value === null ||
  fields({ opensWhen: either(word('always'), fields({ flag: text })), 'loading?': yes, 'note?': text })(
    value,
    where,
    faults,
  )

const MISSION = fields({
  id: text,
  name: text,
  mode: word('campaign', 'director'),
  order: whole(1, MOST),
  brief: text,
  directorCards: whole(0, 24),
  'xpAllowance?': whole(0, MOST),
  'tiles?': list(fields({ name: text, floor: whole(0, 3), at: list(whole(0, MOST), 2) })),
  floors: list(fields({ name: text, rows: list(text, 3) }), 1),
  rooms: record(text),
  legend: record(TOKEN),
  'doors?': record(DOOR),
  'activeRooms?': NAMES,
  'barricades?': yes,
  objectives: list(OBJECTIVE, 1),
  win: fields({ heroes: text, 'infected?': text, 'director?': text }),
  'lose?': list(LOSS),
  exits: EXITS,
  spawn: list(STAGE, 1),
  roomSpawn: fields({ count: list(GROUP_ROW, 1), distance: list(DISTANCE_ROW, 1) }),
  events: list(
    fields({
      turn: whole(1, 40),
      phase: word('announce'),
      type: word('breakIn'),
      rooms: NAMES,
      'chooser?': word('director'),
      text,
    }),
  ),
  special: list(text),
})

/** Everything that is wrong with a mission, as read from JSON; nothing when it can be played. */
export function faultsIn(json: unknown): Fault[] {
  const faults: Fault[] = []
  if (MISSION(json, '', faults)) checkMeaning(json as Mission, faults)
  return faults
}

/** A fault as one sentence. */
export const faultText = ({ where, expected, found }: Fault): string =>
  `${where || 'the file'}: expected ${expected}; found ${found}.`

/** Reads a mission; refuses one that cannot be played, with everything that is wrong with it. */
export function readMission(json: unknown): Mission {
  const faults = faultsIn(json)
  if (faults.length === 0) return json as Mission
  throw new Error(`This mission cannot be played. ${faults.map(faultText).join(' ')}`)
}
