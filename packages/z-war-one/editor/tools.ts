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
export const GROUPS = ['Select', 'Build', 'Place'] as const

export interface Tool {
  id: string
  label: string
  /** The lines of its icon, 24 by 24. */
  icon: string
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
  { id: 'look', label: 'Look', icon: 'M5 3l14 8-6 2-3 6z', group: 'Select', kind: 'look' },
  {
    id: 'room',
    label: 'Room',
    icon: 'M10 20H4V4h16v16h-4M10 20a6 6 0 0 1 6-6v6',
    group: 'Build',
    kind: 'box',
    fill: (draft, from, to) => wallIn(draft, [from, to]),
  },
  {
    id: 'wall',
    label: 'Wall',
    icon: 'M3 7h18v10H3zM3 12h18M9 7v5M15 12v5',
    group: 'Build',
    kind: 'edge',
    edge: () => 'wall',
  },
  {
    id: 'door',
    label: 'Door',
    icon: 'M2 18h5M17 18h5M7 18V8a10 10 0 0 1 10 10',
    group: 'Build',
    kind: 'edge',
    edge: () => 'door',
  },
  {
    id: 'lock',
    label: 'Locked door',
    icon: 'M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3',
    group: 'Build',
    kind: 'edge',
    choose: 'Number',
    of: () => options(NUMBERS, (number) => number),
    edge: (number) => number as EdgeMark,
  },
  {
    id: 'gap',
    label: 'Remove wall',
    icon: 'M2 12h5M17 12h5M10 9l4 6M14 9l-4 6',
    group: 'Build',
    kind: 'edge',
    edge: () => 'open',
  },
  {
    id: 'floor',
    label: 'Floor',
    icon: 'M4 4h16v16H4zM12 4v16M4 12h16',
    group: 'Build',
    kind: 'box',
    single: true,
    fill: (draft, from, to) => clear(draft, squaresIn(pictureOf(draft), [from, to]), ''),
  },
  {
    id: 'void',
    label: 'No floor',
    icon: 'M4 4h16v16H4zM4 4l16 16M20 4L4 20',
    group: 'Build',
    kind: 'box',
    single: true,
    fill: (draft, from, to) => clear(draft, squaresIn(pictureOf(draft), [from, to]), '###'),
  },
  {
    id: 'erase',
    label: 'Erase',
    icon: 'M4 15l7-10 9 6-6 9H8zM7 10l9 7',
    group: 'Place',
    kind: 'square',
    paint: marking(''),
  },
  {
    id: 'hero',
    label: 'Hero start',
    icon: 'M12 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8M5 21c0-5 3-7 7-7s7 2 7 7',
    group: 'Place',
    kind: 'square',
    paint: marking('H'),
  },
  {
    id: 'exit',
    label: 'Exit',
    icon: 'M13 4H4v16h9M9 12h12M16 7l5 5-5 5',
    group: 'Place',
    kind: 'square',
    paint: marking('X'),
  },
  {
    id: 'spawn',
    label: 'Spawn point',
    icon: 'M12 3v12M7 10l5 5 5-5M4 20h16',
    group: 'Place',
    kind: 'square',
    choose: 'Letter',
    of: () => options(POINTS, (mark) => mark[1]!),
    paint: (draft, square, mark) => putMark(draft, square, mark),
  },
  {
    id: 'item',
    label: 'Card',
    icon: 'M6 3h12v18H6zM9 8h6M9 12h6',
    group: 'Place',
    kind: 'square',
    choose: 'Which card',
    of: () => CARD_NAMES.map(({ id, name }) => ({ value: id, label: name })),
    paint: putItem,
  },
  {
    id: 'object',
    label: 'Thing',
    icon: 'M3 6h18v13H3zM3 6l18 13M21 6L3 19',
    group: 'Place',
    kind: 'square',
    choose: 'Which thing',
    of: tokens('object'),
    paint: putToken('o'),
  },
  {
    id: 'task',
    label: 'Task',
    icon: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 3v3M12 18v3M3 12h3M18 12h3M6 6l2 2M16 16l2 2M18 6l-2 2M8 16l-2 2',
    group: 'Place',
    kind: 'square',
    choose: 'Which task',
    of: tokens('task'),
    paint: putToken('t'),
  },
  {
    id: 'infected',
    label: 'Infected',
    icon: 'M12 3a8 8 0 0 1 8 8c0 3-2 5-3 6v4H7v-4c-1-1-3-3-3-6a8 8 0 0 1 8-8M9 10v2M15 10v2M10 21v-3M14 21v-3',
    group: 'Place',
    kind: 'square',
    choose: 'Who, and which way it looks',
    of: () =>
      INFECTED.flatMap(({ id, name }) =>
        LOOKS.map((look, n) => ({ value: id[0]! + look, label: `${name}, ${SIDES[n]}` })),
      ),
    paint: (draft, square, mark) => putMark(draft, square, mark),
  },
  {
    id: 'stairs',
    label: 'Stairs',
    icon: 'M3 20h5v-5h5v-5h5V5h3',
    group: 'Place',
    kind: 'square',
    choose: 'Which part',
    of: () => [
      { value: 's', label: 'Steps' },
      ...['1', '2', '3'].flatMap((n) => [
        { value: `u${n}`, label: `Stairs ${n}, top end on the lower floor` },
        { value: `d${n}`, label: `Stairs ${n}, first square of the floor above` },
      ]),
    ],
    paint: (draft, square, mark) => putMark(draft, square, mark),
  },
  {
    id: 'name',
    label: 'Room name',
    icon: 'M4 4h8l8 8-8 8-8-8zM8 8h1',
    group: 'Place',
    kind: 'square',
    choose: 'Room',
    of: roomNames,
    paint: putName,
  },
  {
    id: 'select',
    label: 'Select',
    icon: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4',
    group: 'Select',
    kind: 'box',
  },
]

function roomNames(draft: Draft): Option[] {
  return [
    { value: NEW, label: 'A new room' },
    ...options(Object.keys(draft.rooms), (room) => draft.rooms[room]!),
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
