import { INFECTED } from '../src/data/infected.ts'
import type { EdgeMark } from '../src/missions/picture.ts'
import { pictureOf, type Draft } from './draft.ts'
import type { Option } from './forms/fields.ts'
import { nameOf } from '../src/missions/names.ts'
import { CARD_NAMES } from './names.ts'
import {
  clear,
  putEdge,
  putItem,
  putMark,
  SIDES,
  squaresIn,
  tokenFor,
  wallIn,
  type Side,
} from './painting.ts'

/*
 * The tools. Each works on a square, on an edge, or on a box between two squares.
 */

export type Kind = 'look' | 'square' | 'edge' | 'box'

/** The groups of tools. */
export const GROUPS = ['Look and copy', 'Build', 'Put down'] as const

export interface Tool {
  id: string
  label: string
  group: (typeof GROUPS)[number]
  kind: Kind
  /** Its options, if any. */
  of?: (draft: Draft) => Option[]
  /** The label of the options. */
  choose?: string
  /** Paints a square. `what` is the option. */
  paint?: (draft: Draft, square: number, what: string) => Draft
  /** What it paints onto an edge. */
  edge?: (what: string) => EdgeMark
  /** Paints a box, which may be a single square. */
  single?: true
  /** Paints a box of two corners. */
  fill?: (draft: Draft, from: number, to: number) => Draft
}

const options = (values: readonly string[], label: (value: string) => string): Option[] =>
  values.map((value) => ({ value, label: label(value) }))

const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
const POINTS = ['SA', 'SB', 'SC', 'SD', 'SE', 'SF']
const LOOKS = ['N', 'E', 'S', 'W']
const NEW = 'new'

const tokens = (kind: 'object' | 'task') => (draft: Draft) => [
  { value: NEW, label: `A new ${kind === 'object' ? 'thing' : 'task'}` },
  ...Object.keys(draft.legend)
    .filter((token) => draft.legend[token]![kind] !== undefined)
    .map((token) => ({ value: token, label: nameOf(draft, token) })),
]
const putToken = (kind: 'o' | 't') => (draft: Draft, square: number, what: string) => {
  const token = what === NEW ? tokenFor(draft, kind) : what
  return token === null ? draft : putMark(draft, square, token)
}
const marking = (mark: string) => (draft: Draft, square: number) => putMark(draft, square, mark)

export const TOOLS: readonly Tool[] = [
  { id: 'look', label: 'Look', group: 'Look and copy', kind: 'look' },
  {
    id: 'room',
    label: 'Room',
    group: 'Build',
    kind: 'box',
    fill: (draft, from, to) => wallIn(draft, [from, to]),
  },
  { id: 'wall', label: 'Wall', group: 'Build', kind: 'edge', edge: () => 'wall' },
  { id: 'door', label: 'Door', group: 'Build', kind: 'edge', edge: () => 'door' },
  {
    id: 'lock',
    label: 'Numbered door',
    group: 'Build',
    kind: 'edge',
    choose: 'Number',
    of: () => options(NUMBERS, (number) => number),
    edge: (number) => number as EdgeMark,
  },
  { id: 'gap', label: 'No wall', group: 'Build', kind: 'edge', edge: () => 'open' },
  {
    id: 'floor',
    label: 'Floor',
    group: 'Build',
    kind: 'box',
    single: true,
    fill: (draft, from, to) => clear(draft, squaresIn(pictureOf(draft), [from, to]), ''),
  },
  {
    id: 'void',
    label: 'No floor',
    group: 'Build',
    kind: 'box',
    single: true,
    fill: (draft, from, to) => clear(draft, squaresIn(pictureOf(draft), [from, to]), '###'),
  },
  { id: 'erase', label: 'Take away', group: 'Put down', kind: 'square', paint: marking('') },
  { id: 'hero', label: 'Hero’s start', group: 'Put down', kind: 'square', paint: marking('H') },
  { id: 'exit', label: 'Exit', group: 'Put down', kind: 'square', paint: marking('X') },
  {
    id: 'spawn',
    label: 'Spawn point',
    group: 'Put down',
    kind: 'square',
    choose: 'Letter',
    of: () => options(POINTS, (mark) => mark[1]!),
    paint: (draft, square, mark) => putMark(draft, square, mark),
  },
  {
    id: 'item',
    label: 'Card',
    group: 'Put down',
    kind: 'square',
    choose: 'Which card',
    of: () => CARD_NAMES.map(({ id, name }) => ({ value: id, label: name })),
    paint: putItem,
  },
  {
    id: 'object',
    label: 'Thing to carry',
    group: 'Put down',
    kind: 'square',
    choose: 'Which thing',
    of: tokens('object'),
    paint: putToken('o'),
  },
  {
    id: 'task',
    label: 'Task',
    group: 'Put down',
    kind: 'square',
    choose: 'Which task',
    of: tokens('task'),
    paint: putToken('t'),
  },
  {
    id: 'infected',
    label: 'Infected',
    group: 'Put down',
    kind: 'square',
    choose: 'Who, and where it looks',
    of: () =>
      INFECTED.flatMap(({ id, name }) =>
        LOOKS.map((look, n) => ({ value: id[0]! + look, label: `${name}, ${SIDES[n]}` })),
      ),
    paint: (draft, square, mark) => putMark(draft, square, mark),
  },
  {
    id: 'stairs',
    label: 'Stairs',
    group: 'Put down',
    kind: 'square',
    choose: 'Which part',
    of: () => [
      { value: 's', label: 'Steps' },
      ...['1', '2', '3'].flatMap((n) => [
        { value: `u${n}`, label: `Top ${n}, on the lower floor` },
        { value: `d${n}`, label: `Beginning ${n}, on the floor above` },
      ]),
    ],
    paint: (draft, square, mark) => putMark(draft, square, mark),
  },
  {
    id: 'name',
    label: 'Name of a room',
    group: 'Put down',
    kind: 'square',
    choose: 'Room',
    of: roomNames,
    paint: putName,
  },
  { id: 'select', label: 'Select', group: 'Look and copy', kind: 'box' },
]

function roomNames(draft: Draft): Option[] {
  return [
    { value: NEW, label: 'A new room' },
    ...options(Object.keys(draft.rooms), (room) => `${room}: ${draft.rooms[room]}`),
  ]
}

function putName(draft: Draft, square: number, what: string): Draft {
  let n = 1
  while (Object.hasOwn(draft.rooms, `R${n}`)) n++
  return putMark(draft, square, what === NEW ? `R${n}` : what)
}

/** The draft after using a tool on a square; `side` matters for edge tools only. */
export function used(draft: Draft, tool: Tool, what: string, square: number, side: Side): Draft {
  if (tool.kind === 'square') return tool.paint!(draft, square, what)
  if (tool.kind === 'edge') return putEdge(draft, square, side, tool.edge!(what))
  return draft
}

/** The side of a square nearest to a point in it; both coordinates from 0 to 1. */
export function nearestSide(across: number, down: number): Side {
  const far = [down, 1 - across, 1 - down, across]
  return SIDES[far.indexOf(Math.min(...far))]!
}
