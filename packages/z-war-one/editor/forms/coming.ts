import { INFECTED } from '../../src/data/infected.ts'
import { LAST_TURN, MAX_ROLLS, MAX_ROWS, MAX_UNITS } from '../../src/missions/limits.ts'
import { choiceOrNone, group, list, own, text, whole, type Field } from './fields.ts'
import { flags, spawnPoints } from './naming.ts'

/*
 * The forms of spawning stages (21.3), and of infected in rooms. Their tables have a row for each roll.
 */

const DIE = 8
const RANGE = [whole('min', 'from', 1, DIE), whole('max', 'to', 1, DIE)]
const ROWS = { min: 1, max: MAX_ROWS, rows: true }
const nextRow = { min: 1, max: DIE }

// One roll may bring several classes.
const UNITS = group(
  'units',
  'Infected',
  INFECTED.map(({ id, plural }) => ({
    ...whole(id, plural, 0, MAX_UNITS),
    read: (units) => units[id] ?? 0,
    write: (units, n: number) => own(id).write(units, n > 0 ? n : undefined),
  })),
)

// A spawn point or a roamer (11.1).
const POINT: Field = {
  kind: 'choice',
  label: 'enters',
  of: (draft) => [...spawnPoints(draft), { value: 'roamer', label: 'A roamer' }],
  read: (row) => (row.roamer ? 'roamer' : (row.point ?? '')),
  write: ({ min, max }, value: string) =>
    value === 'roamer' ? { min, max, roamer: true } : { min, max, point: value },
}

const whoTable = (key: string, label: string): Field =>
  list(
    key,
    label,
    'row',
    () => [...RANGE, UNITS],
    () => ({ ...nextRow, units: {} }),
    ROWS,
  )

const STAGE: Field[] = [
  whole('fromTurn', 'From turn', 1, LAST_TURN),
  whole('rolls', 'Rolls a turn', 0, MAX_ROLLS),
  choiceOrNone('needsFlag', 'Only after the signal', flags),
  text('note', 'Note', { long: true, optional: true }),
  list(
    'point',
    'Where they enter',
    'row',
    () => [...RANGE, POINT],
    () => ({ ...nextRow, roamer: true }),
    ROWS,
  ),
  whoTable('group', `Who enters: ${MAX_UNITS} in one roll at most`),
]

export const STAGES: Field = list(
  'spawn',
  'Stages: the last one whose turn has come counts',
  'stage',
  () => STAGE,
  ({ spawn }) => ({ ...spawn.at(-1)!, fromTurn: Math.min(LAST_TURN, spawn.at(-1)!.fromTurn + 5) }),
  { min: 1 },
)

export const ROOM_TABLES: Field = group('roomSpawn', 'Tables', [
  whoTable('count', 'Who is inside'),
  list(
    'distance',
    'How far from the door',
    'row',
    () => [...RANGE, whole('squares', 'squares', 1, DIE)],
    () => ({ ...nextRow, squares: 1 }),
    ROWS,
  ),
])
