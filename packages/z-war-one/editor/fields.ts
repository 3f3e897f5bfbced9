import { CARDS } from '../src/data/cards.ts'
import { INFECTED } from '../src/data/infected.ts'
import { OBJECTIVES, type Loss, type Objective } from '../src/missions/format.ts'
import {
  LONGEST_NAME,
  LONGEST_TEXT,
  MOST_ENTRIES,
  MOST_ROLLS,
  MOST_ROWS,
  MOST_UNITS,
} from '../src/missions/limits.ts'
import { LAST_TURN } from '../src/ending.ts'
import { pictureOf, type Draft } from './draft.ts'
import { nameOf } from './problems.ts'

/*
 * The forms of a mission, as data: every field that the format knows beside the maps, and nothing else (21.1). A field reads its value
 * from the part of the file it belongs to, and writes it into a copy of that part.
 */

/** A value of a file: which type it has, the reader of missions has checked. */
// oxlint-disable-next-line typescript/no-explicit-any
type Value = any
/** A part of a mission file, as JSON has it. */
export type Part = Readonly<Record<string, Value>>

export interface Option {
  value: string
  label: string
}

type Common = { label: string; read: (part: Part) => Value; write: (part: Part, value: Value) => Part }
export type Field =
  | (Common & { kind: 'text'; most: number; long: boolean; optional: boolean })
  | (Common & { kind: 'whole'; least: number; most: number; optional: boolean })
  | (Common & { kind: 'yes' })
  | (Common & { kind: 'choice'; of: (draft: Draft) => Option[] })
  | (Common & { kind: 'several'; of: (draft: Draft, part: Part) => Option[]; optional: boolean })
  | (Common & { kind: 'group'; fields: (part: Part) => Field[] })
  | (Common & {
      kind: 'list'
      fields: (part: Part) => Field[]
      /** What one of them is called. */
      one: string
      fresh: (draft: Draft) => Value
      least: number
      most: number
      /** Rows of a table, one beside the other. */
      rows: boolean
    })

// A field of this name; without a value it is left out of the file.
const own = (key: string) => ({
  read: (part: Part) => part[key],
  write: (part: Part, value: unknown): Part => {
    const { [key]: _, ...rest } = part
    return value === undefined ? rest : { ...part, [key]: value }
  },
})

const text = (key: string, label: string, { long = false, optional = false } = {}): Field => ({
  kind: 'text',
  label,
  most: long ? LONGEST_TEXT : LONGEST_NAME,
  long,
  optional,
  ...own(key),
})
const whole = (key: string, label: string, least: number, most: number, optional = false): Field => ({
  kind: 'whole',
  label,
  least,
  most,
  optional,
  ...own(key),
})
const yes = (key: string, label: string): Field => ({ kind: 'yes', label, ...own(key) })
const choice = (key: string, label: string, of: (draft: Draft) => Option[]): Field => ({
  kind: 'choice',
  label,
  of,
  ...own(key),
})
const several = (
  key: string,
  label: string,
  of: (draft: Draft, part: Part) => Option[],
  optional = false,
): Field => ({
  kind: 'several',
  label,
  of,
  optional,
  ...own(key),
})
const list = (
  key: string,
  label: string,
  one: string,
  fields: (part: Part) => Field[],
  fresh: (draft: Draft) => unknown,
  { least = 0, most = MOST_ENTRIES, rows = false } = {},
): Field => ({ kind: 'list', label, one, fields, fresh, least, most, rows, ...own(key) })
const group = (key: string, label: string, fields: Field[]): Field => ({
  kind: 'group',
  label,
  fields: () => fields,
  ...own(key),
})

const named = (values: readonly string[], label: (value: string) => string = (value) => value): Option[] =>
  values.map((value) => ({ value, label: label(value) }))

// What there is to refer to.
const marksOf = (draft: Draft, form: RegExp) =>
  [...new Set(pictureOf(draft).marks.filter((mark) => form.test(mark)))].sort()
const rooms = ({ rooms }: Draft) => named(Object.keys(rooms), (room) => `${room}: ${rooms[room]}`)
const things = (kind: 'object' | 'task') => (draft: Draft) =>
  named(
    Object.keys(draft.legend).filter((token) => draft.legend[token]![kind] !== undefined),
    (token) => nameOf(draft, token),
  )
const goals = ({ objectives }: Draft) => named(objectives.map(({ id }) => id))
// An objective names only those above it.
const goalsAbove = (draft: Draft, { id }: Part) => {
  const all = goals(draft)
  const own = all.findIndex(({ value }) => value === id)
  return own < 0 ? all : all.slice(0, own)
}
const flags = ({ objectives }: Draft) =>
  named([...new Set(objectives.flatMap(({ setFlag }) => (setFlag === undefined ? [] : [setFlag])))])
const doors = ({ doors = {} }: Draft) =>
  named(Object.keys(doors), (number) => `${number}: ${doors[number]!.name}`)
const points = (draft: Draft) => named(marksOf(draft, /^S[A-Z]$/), (mark) => `Spawn point ${mark[1]}`)
const nothing: Option = { value: '', label: '—' }
const orNothing = (of: (draft: Draft) => Option[]) => (draft: Draft) => [nothing, ...of(draft)]

const DIE = 8
const RANGE = [whole('min', 'from', 1, DIE), whole('max', 'to', 1, DIE)]
const ROWS = { least: 1, most: MOST_ROWS, rows: true }
const nextRow = { min: 1, max: DIE }

const UNITS: Field = {
  kind: 'group',
  label: 'Infected',
  read: (part) => part.units,
  write: (part, units) => ({ ...part, units }),
  fields: () =>
    INFECTED.map(({ id, plural }) => ({
      kind: 'whole',
      label: plural,
      least: 0,
      most: MOST_UNITS,
      optional: false,
      read: (units) => units[id] ?? 0,
      write: (units, n: number) => own(id).write(units, n > 0 ? n : undefined),
    })),
}

// A spawn point, or a roamer (11.1).
const POINT: Field = {
  kind: 'choice',
  label: 'enters',
  of: (draft) => [...points(draft), { value: 'roamer', label: 'A roamer' }],
  read: (row) => (row.roamer ? 'roamer' : (row.point ?? '')),
  write: ({ min, max }, value: string) =>
    value === 'roamer' ? { min, max, roamer: true } : { min, max, point: value },
}

const STAGE: Field[] = [
  whole('fromTurn', 'From turn', 1, LAST_TURN),
  whole('rolls', 'Rolls a turn', 0, MOST_ROLLS),
  { ...choice('needsFlag', 'Only with the flag', orNothing(flags)), ...emptyIsNothing('needsFlag') },
  text('note', 'Note', { long: true, optional: true }),
  list(
    'point',
    'Where they enter',
    'row',
    () => [...RANGE, POINT],
    () => ({ ...nextRow, roamer: true }),
    ROWS,
  ),
  list(
    'group',
    'Who enters',
    'row',
    () => [...RANGE, UNITS],
    () => ({ ...nextRow, units: {} }),
    ROWS,
  ),
]

function emptyIsNothing(key: string) {
  const { read, write } = own(key)
  return {
    read: (part: Part) => read(part) ?? '',
    write: (part: Part, value: string) => write(part, value === '' ? undefined : value),
  }
}

const GOAL_NAMES: Readonly<Record<Objective['type'], string>> = {
  task: 'Do a task',
  taskCount: 'Do several tasks',
  carryOut: 'Carry things out',
  openDoor: 'Open a numbered door',
  timer: 'Wait so many turns',
  auto: 'When others are met',
  secure: 'Secure rooms',
  survive: 'Survive until a turn',
  standAll: 'All stand on exits',
  exitAll: 'All leave',
}

const SCOPE = choice('scope', 'Done', () => [
  { value: 'square', label: 'in the square' },
  { value: 'room', label: 'anywhere in its room' },
])
const NEED = whole('need', 'How many', 1, MOST_ENTRIES)
const FLAG = text('setFlag', 'Sets the flag', { optional: true })
const HEROES_NEEDED = whole('minHeroes', 'Heroes needed', 1, 4, true)

// A timer may name one objective as `after` instead of a list.
const AFTER: Field = {
  ...several('afterAll', 'After', goalsAbove),
  read: ({ after, afterAll }) => (after === undefined ? afterAll : [after]),
  write: ({ after: _, ...part }, afterAll: string[]) => ({ ...part, afterAll }),
}

// The fields of an objective by its type (21.4).
const GOALS: Readonly<Record<Objective['type'], Field[]>> = {
  task: [
    choice('at', 'Task', things('task')),
    SCOPE,
    { ...choice('consumes', 'Uses up', orNothing(things('object'))), ...emptyIsNothing('consumes') },
  ],
  taskCount: [several('at', 'Tasks', things('task')), SCOPE, NEED],
  carryOut: [several('tokens', 'Things', things('object')), NEED],
  openDoor: [choice('door', 'Door', doors)],
  timer: [AFTER, whole('turns', 'Turns', 1, LAST_TURN), FLAG],
  auto: [several('afterAll', 'After', goalsAbove), FLAG],
  secure: [several('rooms', 'Rooms', rooms)],
  survive: [whole('untilEndOfTurn', 'Until the end of turn', 1, LAST_TURN), HEROES_NEEDED],
  standAll: [HEROES_NEEDED],
  exitAll: [],
}

// What a fresh objective of a type begins with: of the right shape, and a problem until it names something that is there.
const BEGINNINGS: Readonly<Record<Objective['type'], Part>> = {
  task: { at: 'tA', scope: 'square' },
  taskCount: { at: ['tA'], scope: 'square', need: 1 },
  carryOut: { tokens: ['oA'], need: 1 },
  openDoor: { door: '1' },
  timer: { afterAll: ['goal-1'], turns: 3 },
  auto: { afterAll: ['goal-1'] },
  secure: { rooms: ['R1'] },
  survive: { untilEndOfTurn: 8 },
  standAll: { where: 'X' },
  exitAll: {},
}

const GOAL_TYPE: Field = {
  kind: 'choice',
  label: 'Kind',
  of: () => named(OBJECTIVES, (type) => GOAL_NAMES[type as Objective['type']]),
  read: ({ type }) => type,
  write: ({ id, text, requires }, type: Objective['type']) => ({
    id,
    type,
    text,
    ...(requires && { requires }),
    ...BEGINNINGS[type],
  }),
}

const goalFields = ({ type }: Part): Field[] => [
  GOAL_TYPE,
  text('id', 'Its name in this file'),
  text('text', 'What is to be done', { long: true }),
  several('requires', 'Only after', goalsAbove, true),
  ...GOALS[type as Objective['type']],
]

const LOSS_NAMES: Readonly<Record<Loss['type'], string>> = {
  allLeft: 'No living hero is on the board',
  turnEnded: 'A turn has ended',
  deaths: 'So many heroes have died',
}
const LOSS_BEGINNINGS: Readonly<Record<Loss['type'], Part>> = {
  allLeft: {},
  turnEnded: { turn: 20 },
  deaths: { count: 2 },
}
const LOSS_TYPE: Field = {
  kind: 'choice',
  label: 'When',
  of: () => named(Object.keys(LOSS_NAMES), (type) => LOSS_NAMES[type as Loss['type']]),
  read: ({ type }) => type,
  write: ({ text, unless }, type: Loss['type']) => ({
    type,
    text,
    ...(unless !== undefined && { unless }),
    ...LOSS_BEGINNINGS[type],
  }),
}
const lossFields = ({ type }: Part): Field[] => [
  LOSS_TYPE,
  text('text', 'In words', { long: true }),
  { ...choice('unless', 'Not once this is met', orNothing(goals)), ...emptyIsNothing('unless') },
  ...(type === 'turnEnded' ? [whole('turn', 'Turn', 1, LAST_TURN)] : []),
  ...(type === 'deaths' ? [whole('count', 'Heroes', 1, 4)] : []),
]

// Exits are none, open from the start, or opened by a flag (21.5).
const EXITS: Field = {
  kind: 'choice',
  label: 'Exits',
  of: (draft) => [
    { value: 'none', label: 'There are none' },
    { value: 'always', label: 'Open from the start' },
    ...flags(draft).map(({ value }) => ({ value: `flag:${value}`, label: `Open with the flag ${value}` })),
  ],
  read: ({ exits }) =>
    exits === null ? 'none' : exits.opensWhen === 'always' ? 'always' : `flag:${exits.opensWhen.flag}`,
  write: (part, value: string) => {
    if (value === 'none') return { ...part, exits: null }
    const opensWhen = value === 'always' ? 'always' : { flag: value.slice('flag:'.length) }
    return { ...part, exits: { ...part.exits, opensWhen } }
  },
}
const LOADING: Field = {
  kind: 'yes',
  label: 'Things may be loaded at an exit while the hero stays',
  read: ({ exits }) => exits?.loading,
  write: (part, loading) =>
    part.exits ? { ...part, exits: own('loading').write(part.exits, loading) } : part,
}

// What a hero carries to open a numbered door (7.7).
const KEY: Field = {
  kind: 'choice',
  label: 'Opened with',
  of: (draft) => [
    nothing,
    ...CARDS.map(({ id, name }) => ({ value: `item:${id}`, label: name })),
    ...Object.values(draft.legend).flatMap(({ object, name }) =>
      object === undefined ? [] : [{ value: `object:${object}`, label: name ?? object }],
    ),
  ],
  read: ({ opensWith }) => {
    if (opensWith?.item !== undefined) return `item:${opensWith.item}`
    return opensWith?.object === undefined ? '' : `object:${opensWith.object}`
  },
  write: (door, value: string) => {
    const [kind = '', ...id] = value.split(':')
    return own('opensWith').write(door, value === '' ? undefined : { [kind]: id.join(':') })
  },
}
const OPENS_WHEN: Field = {
  kind: 'several',
  label: 'Opens by itself after',
  optional: true,
  of: goals,
  read: ({ opensWhen }) => opensWhen?.objectives,
  write: (door, objectives) => own('opensWhen').write(door, objectives && { objectives }),
}

/** A part of the forms. `id` is the part of the file it is about, as problems name it. */
export interface Section {
  id: string
  title: string
  fields: (draft: Draft) => Field[]
}

const each = (names: Readonly<Record<string, unknown>>, of: (name: string) => Field): Field[] =>
  Object.keys(names).map(of)

// A record in the file: one field for what each of its names means.
const entry = (key: string, name: string, label: string, fields: Field[]): Field => ({
  kind: 'group',
  label,
  fields: () => fields,
  read: (part) => part[key][name],
  write: (part, value) => ({ ...part, [key]: { ...part[key], [name]: value } }),
})

/** All forms, in the order in which one fills them in. */
export const SECTIONS: readonly Section[] = [
  {
    id: 'name',
    title: 'What it is',
    fields: ({ mode }) => [
      text('name', 'Title'),
      text('author', 'Who made it', { optional: true }),
      text('brief', 'What it is about', { long: true }),
      choice('mode', 'Played', () => [
        { value: 'campaign', label: 'by the heroes together' },
        { value: 'director', label: 'against a Director' },
      ]),
      whole('directorCards', 'Cards of a Director', 0, 24),
      mode === 'director'
        ? whole('xpAllowance', 'XP each hero may spend', 0, 1000, true)
        : whole('order', 'Chapter whose experience the heroes have', 1, 6),
      yes('barricades', 'Heroes may barricade doors'),
    ],
  },
  {
    id: 'rooms',
    title: 'Rooms',
    fields: ({ rooms }) => [
      ...each(rooms, (room) => ({
        kind: 'text',
        label: room,
        most: LONGEST_NAME,
        long: false,
        optional: false,
        read: (part) => part.rooms[room],
        write: (part, title) => ({ ...part, rooms: { ...part.rooms, [room]: title } }),
      })),
      ...(Object.keys(rooms).length > 0
        ? [several('activeRooms', 'Open from the start', (draft) => named(Object.keys(draft.rooms)), true)]
        : []),
    ],
  },
  {
    id: 'legend',
    title: 'Things and tasks',
    fields: ({ legend }) =>
      Object.keys(legend)
        .filter((token) => legend[token]!.item === undefined)
        .map((token) => entry('legend', token, token, [text('name', 'Name', { optional: true })])),
  },
  {
    id: 'doors',
    title: 'Numbered doors',
    fields: ({ doors = {} }) =>
      each(doors, (number) =>
        entry('doors', number, `Door ${number}`, [text('name', 'Name'), KEY, OPENS_WHEN]),
      ),
  },
  {
    id: 'objectives',
    title: 'Objectives',
    fields: () => [
      list('objectives', 'In order; the last one met wins', 'objective', goalFields, freshGoal, { least: 1 }),
      EXITS,
      LOADING,
      list('lose', 'Ways to lose', 'way to lose', lossFields, () => ({
        type: 'turnEnded',
        turn: 20,
        text: 'Time is up.',
      })),
      group('win', 'Winning, in words', [
        text('heroes', 'The heroes win', { long: true }),
        text('infected', 'The infected win', { long: true, optional: true }),
        text('director', 'The Director wins', { long: true, optional: true }),
      ]),
    ],
  },
  {
    id: 'spawn',
    title: 'Who comes, and when',
    fields: () => [
      list(
        'spawn',
        'Stages: the last whose turn has come counts',
        'stage',
        () => STAGE,
        ({ spawn }) => ({ ...spawn.at(-1)!, fromTurn: Math.min(LAST_TURN, spawn.at(-1)!.fromTurn + 5) }),
        { least: 1 },
      ),
    ],
  },
  {
    id: 'roomSpawn',
    title: 'Who is in a room that is opened',
    fields: () => [
      group('roomSpawn', 'Tables', [
        list(
          'count',
          'Who is inside',
          'row',
          () => [...RANGE, UNITS],
          () => ({ ...nextRow, units: {} }),
          ROWS,
        ),
        list(
          'distance',
          'How far from the door',
          'row',
          () => [...RANGE, whole('squares', 'squares', 1, 8)],
          () => ({ ...nextRow, squares: 1 }),
          ROWS,
        ),
      ]),
    ],
  },
  {
    id: 'events',
    title: 'Events and rules of its own',
    fields: () => [
      list(
        'events',
        'Rooms that are broken into',
        'event',
        () => [
          whole('turn', 'On turn', 1, LAST_TURN),
          several('rooms', 'Rooms', rooms),
          { ...choice('chooser', 'Chosen by', CHOOSERS), ...emptyIsNothing('chooser') },
          text('text', 'In words', { long: true }),
        ],
        ({ rooms }) => ({
          turn: 5,
          phase: 'announce',
          type: 'breakIn',
          rooms: Object.keys(rooms).slice(0, 1),
          text: 'They break in.',
        }),
      ),
      {
        kind: 'text',
        label: 'Rules of this mission in words, one a line',
        most: 8 * LONGEST_TEXT,
        long: true,
        optional: true,
        read: ({ special }) => special.join('\n'),
        write: (part, lines: string | undefined) => ({
          ...part,
          special: (lines ?? '')
            .split('\n')
            .filter((line) => line.trim() !== '')
            .slice(0, MOST_ENTRIES)
            .map((line) => line.slice(0, LONGEST_TEXT)),
        }),
      },
    ],
  },
]

const CHOOSERS = (): Option[] => [
  { value: '', label: 'a die' },
  { value: 'director', label: 'the Director' },
]

function freshGoal({ objectives }: Draft): Objective {
  const taken = new Set(objectives.map(({ id }) => id))
  let n = objectives.length + 1
  while (taken.has(`goal-${n}`)) n++
  return { id: `goal-${n}`, type: 'exitAll', text: 'Every hero leaves through an exit square.' }
}
