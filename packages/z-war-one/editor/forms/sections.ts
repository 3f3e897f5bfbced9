import { LAST_TURN, MAX_TEXT, MAX_AT_ONCE, MAX_ENTRIES } from '../../src/missions/limits.ts'
import type { Draft } from '../draft.ts'
import { eventText } from '../follow.ts'
import { ROOM_TABLES, STAGES } from './coming.ts'
import { choice, choiceOrNone, entry, list, several, text, whole, yes, type Field } from './fields.ts'
import { GOAL_FORM } from './goals.ts'
import { lockForm } from './locks.ts'
import { nameOf } from '../../src/missions/names.ts'
import { rooms } from './naming.ts'

/*
 * All forms of a mission: every field of the format except the maps (21.1).
 */

/** A form. `id` is the first step of paths in the file, as in problems. */
export interface Section {
  id: string
  title: string
  fields: (draft: Draft) => Field[]
}

/** All forms, in the order of filling them in. */
export const SECTIONS: readonly Section[] = [
  { id: 'name', title: 'What it is', fields: aboutForm },
  { id: 'rooms', title: 'Rooms', fields: roomForm },
  { id: 'legend', title: 'Things and tasks', fields: tokenForm },
  { id: 'doors', title: 'Locked doors', fields: lockForm },
  { id: 'objectives', title: 'Objectives', fields: () => GOAL_FORM },
  { id: 'spawn', title: 'Who comes, and when', fields: () => [STAGES] },
  { id: 'roomSpawn', title: 'Who is in a room that is opened', fields: () => [ROOM_TABLES] },
  { id: 'events', title: 'Events and rules of its own', fields: () => [EVENTS, SPECIAL] },
]

function aboutForm({ mode }: Draft): Field[] {
  return [
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
  ]
}

function roomForm(draft: Draft): Field[] {
  const titles = Object.keys(draft.rooms).map((room): Field => ({
    ...text(room, `Room ${room.slice(1)}`),
    key: `rooms.${room}`,
    read: (part) => part.rooms[room],
    write: (part, title) => ({ ...part, rooms: { ...part.rooms, [room]: title } }),
  }))
  const named = several('activeRooms', 'Open from the start', rooms, true)
  return titles.length > 0 ? [...titles, named] : []
}

function tokenForm({ legend }: Draft): Field[] {
  return Object.keys(legend)
    .filter((token) => legend[token]!.item === undefined)
    .map((token) =>
      entry('legend', token, nameOf({ legend }, token), [text('name', 'Name', { optional: true })]),
    )
}

const EVENTS = list(
  'events',
  `Rooms that are broken into: ${MAX_AT_ONCE} events on one turn at most`,
  'event',
  () => [
    whole('turn', 'On turn', 1, LAST_TURN),
    several('rooms', 'Rooms', rooms),
    choiceOrNone('chooser', 'Chosen by', () => [{ value: 'director', label: 'the Director' }], 'a die'),
    whole('none', 'Faces of the die without a room', 1, 8, true),
    text('text', 'In words', { long: true }),
  ],
  (draft) => {
    // Until there is a room, the room that will be the first.
    const rooms = [Object.keys(draft.rooms)[0] ?? 'R1']
    return { turn: 5, phase: 'announce', type: 'breakIn', rooms, text: eventText({ rooms }, draft) }
  },
)

// Paragraphs that fit into the field.
const MAX_RULES = 8

const SPECIAL: Field = {
  ...text('special', 'Rules of this mission for players, one a line', { long: true, optional: true }),
  max: MAX_RULES * MAX_TEXT,
  read: ({ special }) => special.join('\n'),
  write: (part, lines: string | undefined) => ({
    ...part,
    special: (lines ?? '')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, MAX_ENTRIES)
      .map((line) => line.slice(0, MAX_TEXT)),
  }),
}
