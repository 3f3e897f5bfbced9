import { OBJECTIVES, type Loss, type Objective } from '../../src/missions/format.ts'
import { LAST_TURN, MAX_ENTRIES } from '../../src/missions/limits.ts'
import type { Draft } from '../draft.ts'
import { lossText } from '../follow.ts'
import {
  choice,
  choiceOrNone,
  group,
  list,
  named,
  several,
  text,
  whole,
  yes,
  type Field,
  type Part,
} from './fields.ts'
import { doors, flags, goals, goalsAbove, rooms, tokens } from './naming.ts'

/*
 * The forms of objectives, of defeat (21.4), and of exits (21.5).
 */

const HEROES = 4

const GOAL_NAMES: Readonly<Record<Objective['type'], string>> = {
  task: 'Do a task',
  taskCount: 'Do several tasks',
  carryOut: 'Carry things out',
  openDoor: 'Open a locked door',
  timer: 'Wait a number of turns',
  auto: 'Follow when others are met',
  secure: 'Secure rooms',
  survive: 'Survive until a turn',
  standAll: 'All stand on exits',
  exitAll: 'All leave',
}

const SCOPE = choice('scope', 'Done', () => [
  { value: 'square', label: 'in the square' },
  { value: 'room', label: 'anywhere in its room' },
])
const NEED = whole('need', 'How many', 1, MAX_ENTRIES)
const FLAG = text('setFlag', 'Gives the signal (a name of your own)', { optional: true })
const HEROES_NEEDED = whole('minHeroes', 'Heroes needed', 1, HEROES, true)

// A timer may name one objective as `after` instead of a list.
const AFTER: Field = {
  ...several('afterAll', 'After', goalsAbove),
  read: ({ after, afterAll }) => (after === undefined ? afterAll : [after]),
  write: ({ after: _, ...part }, afterAll: string[]) => ({ ...part, afterAll }),
}

// The fields of an objective by its type.
const GOALS: Readonly<Record<Objective['type'], Field[]>> = {
  task: [choice('at', 'Task', tokens('task')), SCOPE, choiceOrNone('consumes', 'Uses up', tokens('object'))],
  taskCount: [several('at', 'Tasks', tokens('task')), SCOPE, NEED],
  carryOut: [several('tokens', 'Things', tokens('object')), NEED],
  openDoor: [choice('door', 'Door', doors)],
  timer: [AFTER, whole('turns', 'Turns', 1, LAST_TURN), FLAG],
  auto: [several('afterAll', 'After', goalsAbove), FLAG],
  secure: [several('rooms', 'Rooms', rooms)],
  survive: [whole('untilEndOfTurn', 'Until the end of turn', 1, LAST_TURN), HEROES_NEEDED],
  standAll: [HEROES_NEEDED],
  exitAll: [],
}

// The defaults of a new objective: well-formed, but a problem until its references exist.
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
  ...choice('type', 'Kind', () => named(OBJECTIVES, (type) => GOAL_NAMES[type as Objective['type']])),
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
  text('text', 'What is to be done', { long: true }),
  // Timers wait for other objectives in a way of their own.
  ...(type === 'timer' || type === 'auto' ? [] : [several('requires', 'Only after', goalsAbove, true)]),
  ...GOALS[type as Objective['type']],
]

function freshGoal({ objectives }: Draft): Objective {
  const taken = new Set(objectives.map(({ id }) => id))
  let n = objectives.length + 1
  while (taken.has(`goal-${n}`)) n++
  return { id: `goal-${n}`, type: 'exitAll', text: 'All heroes leave by an exit.' }
}

const LOSS_NAMES: Readonly<Record<Loss['type'], string>> = {
  allLeft: 'No living hero is on the board',
  turnEnded: 'A turn has ended',
  deaths: 'A number of heroes have died',
}
const LOSS_BEGINNINGS: Readonly<Record<Loss['type'], Part>> = {
  allLeft: {},
  turnEnded: { turn: 20 },
  deaths: { count: 2 },
}
const LOSS_TYPE: Field = {
  ...choice('type', 'When', () => named(Object.keys(LOSS_NAMES), (type) => LOSS_NAMES[type as Loss['type']])),
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
  choiceOrNone('unless', 'Not once this is met', goals),
  ...(type === 'turnEnded' ? [whole('turn', 'Turn', 1, LAST_TURN)] : []),
  ...(type === 'deaths' ? [whole('count', 'Heroes', 1, HEROES)] : []),
]

// No exits, exits open from the start, or opened by a flag.
const EXITS: Field = {
  kind: 'choice',
  label: 'Exits',
  key: 'exits',
  of: (draft) => [
    { value: 'none', label: 'There are none' },
    { value: 'always', label: 'Open from the start' },
    ...flags(draft).map(({ value }) => ({
      value: `flag:${value}`,
      label: `Open after the signal “${value}”`,
    })),
  ],
  read: ({ exits }) =>
    exits === null ? 'none' : exits.opensWhen === 'always' ? 'always' : `flag:${exits.opensWhen.flag}`,
  write: (part, value: string) => {
    if (value === 'none') return { ...part, exits: null }
    const opensWhen = value === 'always' ? 'always' : { flag: value.slice('flag:'.length) }
    return { ...part, exits: { ...part.exits, opensWhen } }
  },
}

// A field of the exits, if there are any.
const ofExits = (field: Field): Field => ({
  ...field,
  key: `exits.${field.key}`,
  read: ({ exits }) => exits && field.read(exits),
  write: (part, value) => (part.exits ? { ...part, exits: field.write(part.exits, value) } : part),
})

export const GOAL_FORM: Field[] = [
  list('objectives', 'Complete in order; the last wins the game', 'objective', goalFields, freshGoal, {
    min: 1,
  }),
  EXITS,
  ofExits(yes('loading', 'Things may be loaded at an exit while the hero stays')),
  ofExits(text('note', 'What players should know of the exits', { long: true, optional: true })),
  list('lose', 'Ways to lose', 'way to lose', lossFields, (draft) => {
    const loss: Omit<Loss, 'text'> = { type: 'turnEnded', turn: 20 }
    return { ...loss, text: lossText(loss, draft) }
  }),
  group('win', 'Winning, in words', [
    text('heroes', 'The heroes win', { long: true }),
    text('infected', 'The infected win', { long: true, optional: true }),
    text('director', 'The Director wins', { long: true, optional: true }),
  ]),
]
