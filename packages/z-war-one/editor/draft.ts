import type { Fault, Mission } from '../src/missions/format.ts'
import { MAX_ENTRIES, MAX_FLOORS, MAX_NAME, MAX_SIDE, MAX_SQUARES } from '../src/missions/limits.ts'
import { CHAPTERS } from '../src/missions/list.ts'
import { readPicture, type EdgeMark, type Picture } from '../src/missions/picture.ts'
import { shapeFaults } from '../src/missions/read.ts'
import { cleaned } from './forms/fields.ts'

/*
 * A draft: a mission file whose fields have the right types and whose maps are well-formed. Its meaning may still be wrong. Drafts are
 * immutable; each change makes a new one.
 */

export type Draft = Mission

/** A copy of a printed mission or an example. */
export async function openPrinted(id: string): Promise<Draft> {
  const { FILES } = await import('../src/missions/all.ts')
  return structuredClone(FILES[id]!)
}

const SIZE = 8
const MIN_SIDE = 2

/** An empty floor of 8 × 8 squares, and tables that cover every roll. */
export function blankDraft(): Draft {
  const draft: Draft = {
    id: 'mine',
    name: 'A mission of my own',
    mode: 'campaign',
    order: 1,
    brief: 'All heroes leave by an exit.',
    directorCards: 6,
    floors: [{ name: 'Street', rows: [] }],
    rooms: {},
    legend: {},
    objectives: [{ id: 'out', type: 'exitAll', text: 'All heroes leave by an exit.' }],
    win: { heroes: 'All heroes leave by an exit.', infected: 'A hero dies.' },
    exits: { opensWhen: 'always' },
    spawn: [
      {
        fromTurn: 1,
        rolls: 1,
        point: [{ min: 1, max: 8, point: 'SA' }],
        group: [{ min: 1, max: 8, units: { zombie: 1 } }],
      },
    ],
    roomSpawn: {
      count: [
        { min: 1, max: 4, units: {} },
        { min: 5, max: 8, units: { zombie: 1 } },
      ],
      distance: [
        { min: 1, max: 4, squares: 1 },
        { min: 5, max: 8, squares: 2 },
      ],
    },
    events: [],
    special: [],
  }
  return withRows(draft, [emptyRows(SIZE, SIZE)])
}

/** Reads an untrusted draft: from a file, a link or browser storage. What version 5 took and is refused now is mended. */
export function readDraft(json: unknown): { draft: Draft } | { faults: Fault[] } {
  const mended = mend(json)
  const faults = shapeFaults(mended)
  if (faults.length === 0) readPicture(mended as Mission, faults)
  return faults.length > 0 ? { faults } : { draft: mended as Draft }
}

// Texts lose what cannot be seen, and the heroes have the experience of the last chapter at most.
function mend(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json
  const { floors: _, order, ...rest } = json as Record<string, unknown>
  const most = typeof order === 'number' && order > CHAPTERS.length ? CHAPTERS.length : order
  return { ...json, ...(withSeen(rest, 0) as object), ...('order' in json && { order: most }) }
}

// The shape is checked later: what is nested deeper than any mission stays as it is.
const DEEPEST = 6

function withSeen(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleaned(value, value.length > MAX_NAME) || value
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value
  if (Array.isArray(value)) return value.map((one) => withSeen(one, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withSeen(one, depth + 1)]))
}

/** The text of the file of a draft. */
export const fileText = (draft: Draft): string => `${JSON.stringify(draft, null, 2)}\n`

/** The maps of a draft, read-only. */
export const pictureOf = (draft: Draft): Picture => readPicture(draft, [])!

/** The draft with changed maps: `change` gets a copy. Unchanged if there would be too many rooms or tokens. */
export function redraw(draft: Draft, change: (picture: Picture) => void): Draft {
  const { marks, edges, ...same } = pictureOf(draft)
  const picture = { ...same, marks: [...marks], edges: [...edges] }
  change(picture)
  const next = followMap(draft, withRows(draft, drawn(picture)))
  const counts = [next.rooms, next.legend].map((names) => Object.keys(names).length)
  return Math.max(...counts) > MAX_ENTRIES ? draft : next
}

const withRows = (draft: Draft, rows: readonly string[][]): Draft => ({
  ...draft,
  floors: rows.map((each, n) => ({ name: draft.floors[n]?.name ?? `Floor ${n}`, rows: each })),
})

/** The text of each floor (21.2). */
function drawn({ width, height, floors, marks, edges }: Picture): string[][] {
  return Array.from({ length: floors }, (_, floor) => {
    const rows: string[] = []
    const at = (x: number, y: number) => (floor * height + y) * width + x
    for (let y = 0; y <= height; y++) {
      const isRim = y === 0 || y === height
      const below = (x: number) => (isRim ? '---' : BELOW(edges[2 * at(x, y - 1) + 1]!))
      rows.push(`+${columns(width, below).join('+')}+`)
      if (y === height) break
      const beside = (x: number) => (x === width - 1 ? '|' : BESIDE(edges[2 * at(x, y)]!))
      rows.push(`|${columns(width, (x) => padded(marks[at(x, y)]!) + beside(x)).join('')}`)
    }
    return rows
  })
}

const columns = (width: number, of: (x: number) => string) => Array.from({ length: width }, (_, x) => of(x))

const BELOW = (mark: EdgeMark) =>
  mark === 'wall' ? '---' : mark === 'open' ? '   ' : `=${mark === 'door' ? 'D' : mark}=`
const BESIDE = (mark: EdgeMark) =>
  mark === 'wall' ? '|' : mark === 'open' ? ' ' : mark === 'door' ? 'D' : mark
const padded = (mark: string) => (mark.length > 2 ? mark : ` ${mark}`.padEnd(3))

function emptyRows(width: number, height: number): string[] {
  const wall = `+${'---+'.repeat(width)}`
  const open = `+${'   +'.repeat(width)}`
  const squares = `|${' '.repeat(4 * width - 1)}|`
  return Array.from({ length: 2 * height + 1 }, (_, line) =>
    line === 0 || line === 2 * height ? wall : line % 2 === 1 ? squares : open,
  )
}

/** Why a draft cannot have maps of this size, as a sentence; null if it can. */
export function refuseSize(width: number, height: number, floors: number): string | null {
  const sides = [width, height]
  if (!sides.every((side) => Number.isInteger(side) && side >= MIN_SIDE && side <= MAX_SIDE))
    return `A floor is ${MIN_SIDE} to ${MAX_SIDE} squares wide, and as many high.`
  if (floors < 1 || floors > MAX_FLOORS) return `A mission has one to ${MAX_FLOORS} floors.`
  if (width * height * floors > MAX_SQUARES)
    return `All floors together have ${MAX_SQUARES} squares at most, not ${width * height * floors}.`
  return null
}

/** Resizes all floors: squares beyond are cut off, new ones are floor. Check the size with `refuseSize` first. */
export function resize(draft: Draft, width: number, height: number, floors = draft.floors.length): Draft {
  const before = pictureOf(draft)
  const bare = withRows(
    draft,
    Array.from({ length: floors }, () => emptyRows(width, height)),
  )
  const after = redraw(bare, ({ marks, edges }) => {
    for (let floor = 0; floor < Math.min(floors, before.floors); floor++)
      for (let y = 0; y < Math.min(height, before.height); y++)
        for (let x = 0; x < Math.min(width, before.width); x++) {
          const from = (floor * before.height + y) * before.width + x
          const to = (floor * height + y) * width + x
          marks[to] = before.marks[from]!
          if (x < Math.min(width, before.width) - 1) edges[2 * to] = before.edges[2 * from]!
          if (y < Math.min(height, before.height) - 1) edges[2 * to + 1] = before.edges[2 * from + 1]!
        }
  })
  return followMap(draft, after)
}

// Removes titles, tokens and numbered doors without marks. Other references to them are reported as problems.
function followMap(before: Draft, after: Draft): Draft {
  const [old, now] = [pictureOf(before), pictureOf(after)]
  const [gone, here] = [
    new Set<string>([...old.marks, ...old.edges]),
    new Set<string>([...now.marks, ...now.edges]),
  ]
  for (const mark of here) gone.delete(mark)
  const kept = <T>(names: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(names).filter(([name]) => !gone.has(name)))
  const rooms = kept(after.rooms)
  const legend = kept(after.legend)
  const doors = kept(after.doors ?? {})
  for (const mark of here) {
    if (/^R\d+$/.test(mark)) rooms[mark] ??= `Room ${mark.slice(1)}`
    if (/^o.$/.test(mark)) legend[mark] ??= { object: `object-${mark[1]}`, name: `Thing ${mark[1]}` }
    if (/^t.$/.test(mark)) legend[mark] ??= { task: `task-${mark[1]}`, name: `Task ${mark[1]}` }
    if (/^\d$/.test(mark)) doors[mark] ??= { name: `Door ${mark}`, state: 'locked' }
  }
  const { doors: _, ...rest } = after
  return { ...rest, rooms, legend, ...(Object.keys(doors).length > 0 && { doors }) }
}
