import type { Layout } from '../src/map/layout.ts'
import type { Fault, Objective } from '../src/missions/format.ts'
import { doubtsOf } from '../src/missions/doubts.ts'
import { faultsIn } from '../src/missions/read.ts'
import { openRooms } from './doubts.ts'
import { pictureOf, type Draft } from './draft.ts'
import { saidOf } from './said.ts'

/*
 * The problems of a draft as sentences, with their squares: faults, which the reader of missions refuses, and warnings.
 */

export interface Problem {
  text: string
  /** What is needed, shown next to the field. */
  needs: string
  /** The path in the file, such as `spawn[0].point`. */
  where: string
  /** The first step of the path, which names a form: `spawn`. */
  part: string
  squares: readonly number[]
  /** True for faults: the mission cannot be played. */
  stops: boolean
  /** The tool that mends it, if one does. */
  tool?: { id: string; what?: string }
}

/** All problems of a draft, faults first. `layout` is that of its maps. */
export function problemsOf(draft: Draft, layout: Layout): Problem[] {
  const stopping = faultsIn(draft).map((fault) => told(fault, draft, layout))
  const doubts = [...openRooms(draft, layout), ...doubtsOf(draft, layout)].map((doubt) => ({
    ...doubt,
    needs: doubt.text,
    part: partOf(doubt.where),
    stops: false,
  }))
  return [...stopping, ...doubts]
}

const partOf = (where: string) => /^\w*/.exec(where)![0]

function told(fault: Fault, draft: Draft, layout: Layout): Problem {
  const { where, squares = [] } = fault
  const { text, tool } = saidOf(fault, draft)
  const place = placeName(where)
  return {
    text: place ? `${place}: ${text.slice(0, 1).toLowerCase()}${text.slice(1)}` : text,
    needs: text,
    where,
    part: partOf(where),
    squares: squares.length > 0 ? squares : squaresOf(where, draft, layout),
    stops: true,
    ...(tool && { tool }),
  }
}

const PARTS: Readonly<Record<string, string>> = {
  spawn: 'Stage',
  point: 'where they enter',
  group: 'who enters',
  roomSpawn: 'Rooms when opened',
  count: 'who is inside',
  distance: 'how far from the door',
  objectives: 'Objective',
  lose: 'Way to lose',
  events: 'Event',
  activeRooms: 'Rooms open from the start',
  exits: 'Exits',
}

// `spawn[0].group`: “Stage 1, who enters”. Of the map, and of what is painted on it, the squares say the place.
const PAINTED = new Set(['', 'floors', 'legend', 'rooms', 'doors'])

function placeName(where: string): string {
  if (PAINTED.has(partOf(where))) return ''
  const steps = [...where.matchAll(/(\w+)(?:\[(\d+)\])?/g)].flatMap(([, name, n]) => {
    const said = PARTS[name!]
    if (!said) return []
    return n === undefined ? said : `${said} ${Number(n) + 1}`
  })
  return steps.join(', ')
}

// The squares of a path in the file; of a spawn table, its spawn point.
function squaresOf(where: string, draft: Draft, layout: Layout): readonly number[] {
  const [, part, name, n] = /^(\w*)(?:\.(\w+)|\[(\d+)\])?/.exec(where)!
  const { areas, doors, exits, spawnPoints } = layout
  const inRooms = (rooms: readonly string[]) =>
    areas.flatMap(({ room, squares }) => (room !== null && rooms.includes(room) ? squares : []))
  const atDoor = (number: string | undefined) =>
    doors.flatMap((door) => (number !== undefined && door.number === number ? door.sides : []))
  if (part === 'spawn') return spawnPoints.map(({ at }) => at)
  if (part === 'roomSpawn') return inRooms(Object.keys(draft.rooms))
  if (part === 'events') return inRooms(draft.events[Number(n)]?.rooms ?? [])
  if (part === 'activeRooms') return inRooms(draft.activeRooms ?? [])
  if (part === 'rooms') return inRooms([name ?? ''])
  if (part === 'doors') return atDoor(name)
  if (part === 'exits') return exits
  const goal = part === 'objectives' ? draft.objectives[Number(n)] : undefined
  if (!goal) return []
  return [...tokensOf(goal, draft), ...inRooms(goal.rooms ?? []), ...atDoor(goal.door)]
}

// The squares of the things and tasks of an objective.
function tokensOf({ at = [], tokens = [], consumes }: Objective, draft: Draft): number[] {
  const named = new Set([at, tokens, consumes ?? []].flat())
  return pictureOf(draft).marks.flatMap((mark, square) => (named.has(mark) ? [square] : []))
}
