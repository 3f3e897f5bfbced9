import { clear, putEdge, putItem, putMark, SIDES, wallIn } from '../editor/painting.ts'
import { blankDraft, openPrinted, pictureOf, resize, type Draft } from '../editor/draft.ts'
import { OBJECTIVES } from '../src/missions/format.ts'
import { MAX_SIDE, MAX_UNITS } from '../src/missions/limits.ts'
import { PRINTED } from '../src/missions/list.ts'

/*
 * Missions that strangers may send: files that are broken in all ways, maps painted over at random, and missions that are right and
 * spiteful: boards that are flooded, ways that are blocked, games without an end.
 */

type Chance = (n: number) => number

/** One of them. What a game is to carry in. */
export function hostile(chance: Chance, n: number): unknown {
  const make = MAKERS[n % MAKERS.length]!
  return { mission: make(chance) }
}

const MAKERS: readonly ((chance: Chance) => unknown)[] = [
  mutilated,
  scribbled,
  painted,
  spiteful,
  wild,
  painted,
  noMission,
]

const pick = <T>(chance: Chance, all: readonly T[]): T => all[chance(all.length)]!
const printed = (chance: Chance): any => openPrinted(pick(chance, PRINTED).id)

const JUNK: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '<img src=x onerror=alert(1)>',
  '\u202e\u0000\ud800',
  'A'.repeat(5000),
  [],
  [[]],
  {},
  { toString: 1 },
  Array.from({ length: 500 }, () => 'x'),
  'R1',
  'SA',
  'oA',
  'X',
]

// A printed mission of which some values were replaced, taken away, doubled or exchanged.
function mutilated(chance: Chance): unknown {
  const mission = printed(chance)
  for (let n = 1 + chance(4); n > 0; n--) {
    const spots = spotsIn(mission)
    if (spots.length === 0) break
    const [holder, key] = pick(chance, spots)
    const how = chance(5)
    if (how === 0) holder[key] = pick(chance, JUNK)
    else if (how === 1 && Array.isArray(holder)) holder.splice(Number(key), 1)
    else if (how === 1) delete holder[key]
    else if (how === 2 && Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]))
    else if (how === 2) holder[pick(chance, ['__proto_', 'constructor', 'x', 'R99', 'oQ', '9'])] = holder[key]
    else if (how === 3 && typeof holder[key] === 'number') holder[key] += chance(9) - 4
    else {
      const [other, name] = pick(chance, spots)
      holder[key] = structuredClone(other[name])
    }
  }
  return mission
}

function spotsIn(value: any, found: [holder: any, key: string][] = []): [holder: any, key: string][] {
  if (typeof value !== 'object' || value === null || found.length > 2000) return found
  for (const key of Object.keys(value)) {
    found.push([value, key])
    spotsIn(value[key], found)
  }
  return found
}

// A printed mission with other characters in its maps.
function scribbled(chance: Chance): unknown {
  const mission = printed(chance)
  const rows: string[] = mission.floors[chance(mission.floors.length)].rows
  for (let n = 1 + chance(12); n > 0; n--) {
    const line = chance(rows.length)
    const at = chance(rows[line]!.length)
    rows[line] =
      rows[line]!.slice(0, at) + pick(chance, [...' +-|D=1#RSHXiotzNbud\u0000é']) + rows[line]!.slice(at + 1)
  }
  return mission
}

const MARKS = ['', '', 'X', 'zN', 'zS', 'nE', 'bW', 'SB', 's']
const EDGES = ['wall', 'open', 'open', 'door', '1'] as const
const DOORS = ['door', 'door', '1'] as const

// A map painted at random, in which heroes and infected have a place: `wild` ones are most often wrong, the others right.
function painted(chance: Chance): Draft {
  return paint(chance, false)
}

function wild(chance: Chance): Draft {
  return paint(chance, true)
}

function paint(chance: Chance, isWild: boolean): Draft {
  const [width, height] = [3 + chance(9), 3 + chance(9)]
  const size = width * height
  let draft = resize(blankDraft(), width, height, 1)
  for (let n = chance(3); n > 0; n--) {
    const box = [chance(size), chance(size)] as const
    draft = wallIn(draft, box)
    draft = putEdge(draft, box[chance(2)]!, pick(chance, SIDES), pick(chance, DOORS))
  }
  const strokes = isWild ? 20 : 3
  for (let n = chance(strokes); n > 0; n--)
    draft = putEdge(draft, chance(size), pick(chance, SIDES), isWild ? pick(chance, EDGES) : 'wall')
  for (let n = chance(strokes); n > 0; n--) draft = putMark(draft, chance(size), pick(chance, MARKS))
  if (chance(3) === 0)
    draft = putItem(draft, chance(size), pick(chance, ['grenade', 'katana', 'bolt-cutters']))
  if (isWild) draft = clear(draft, [chance(size)], '###')
  const bare = () => pictureOf(draft).marks.flatMap((mark, at) => (mark === '' ? [at] : []))
  for (const mark of ['H', 'H', 'H', 'H', 'SA', 'X']) {
    const free = bare()
    if (free.length > 0) draft = putMark(draft, pick(chance, free), mark)
  }
  return { ...draft, ...rulesOf(chance, draft) } as Draft
}

// Rules for such a map: as many infected as there may be, or none; objectives that are met at once, or never.
function rulesOf(chance: Chance, { rooms, doors = {} }: Draft): Partial<Draft> {
  const floods = [
    { units: {} },
    { units: { zombie: MAX_UNITS } },
    { units: { brute: 1, newborn: 4, zombie: 3 } },
  ]
  const units = pick(chance, floods)
  const named = Object.keys(rooms)
  const goals: unknown[] = [
    { id: 'a', type: 'survive', untilEndOfTurn: pick(chance, [1, 40]), text: 'Hold out.' },
    { id: 'b', type: 'standAll', where: 'X', text: 'Stand there.' },
    { id: 'e', type: 'timer', afterAll: ['a'], turns: 40, setFlag: 'f', text: 'Wait.' },
    { id: 'g', type: 'auto', afterAll: ['a'], text: 'At once.' },
    ...(named.length > 0 ? [{ id: 'd', type: 'secure', rooms: named, text: 'Secure it.' }] : []),
    ...(doors['1'] ? [{ id: 'f', type: 'openDoor', door: '1', text: 'Open it.' }] : []),
  ]
  const objectives = goals.filter((_, n) => n === 0 || chance(2) === 0) as unknown as Draft['objectives']
  return {
    mode: pick(chance, ['campaign', 'campaign', 'campaign', 'director']),
    objectives,
    lose: pick(chance, [[], [{ type: 'allLeft', text: 'Gone.' }]]) as never,
    exits: pick(chance, [null, { opensWhen: 'always' }]) as never,
    spawn: [
      {
        fromTurn: 1,
        rolls: chance(5),
        point: [
          pick(chance, [
            { min: 1, max: 8, point: 'SA' },
            { min: 1, max: 8, roamer: true as const },
          ]),
        ],
        group: [{ min: 1, max: 8, ...units }],
      },
    ],
    roomSpawn: {
      count: [{ min: 1, max: 8, ...units }],
      distance: [{ min: 1, max: 8, squares: 1 + chance(8) }],
    },
    events: Array.from({ length: named.length > 0 ? chance(6) : 0 }, () => ({
      turn: 1 + chance(2),
      phase: 'announce' as const,
      type: 'breakIn' as const,
      rooms: named.slice(0, 1),
      text: 'They come.',
    })),
  }
}

// Valid and meant to hurt: as large as allowed, walled in, flooded, or a maze of doors.
function spiteful(chance: Chance): unknown {
  const width = pick(chance, [MAX_SIDE, MAX_SIDE, 30, MAX_SIDE + 1, 200])
  const height = pick(chance, [33, 30, 30, 36, 1])
  const door = pick(chance, ['D', ' ', '|', '1'])
  const sill = door === 'D' ? '=D=' : door === '1' ? '=1=' : door === '|' ? '---' : '   '
  const marks = ['H', 'H', 'H', 'H', 'SA', 'X']
  const rows: string[] = []
  for (let y = 0; y <= height; y++) {
    const edge = y === 0 || y === height ? '---' : sill
    rows.push(`+${Array.from({ length: width }, () => edge).join('+')}+`)
    if (y === height) break
    const cells = Array.from({ length: width }, (_, x) =>
      (y === 0 ? (marks[x] ?? '') : '').padStart(2).padEnd(3),
    )
    rows.push(`|${cells.join(door)}|`)
  }
  const draft = blankDraft()
  const locks = door === '1' ? { doors: { '1': { name: 'x', state: 'locked' as const } } } : {}
  const objectives = OBJECTIVES.map((type, n) => ({ id: `g${n}`, type, text: 'x' }))
  return {
    ...draft,
    ...rulesOf(chance, { ...draft, ...locks }),
    ...locks,
    floors: [{ name: 'Maze', rows }],
    ...(chance(4) === 0 && { objectives }),
  }
}

function noMission(chance: Chance): unknown {
  const deep = (n: number): unknown => (n === 0 ? 'x' : chance(2) === 0 ? [deep(n - 1)] : { x: deep(n - 1) })
  return pick(chance, [...JUNK, deep(5), deep(18), deep(100), { ...blankDraft(), floors: [] }, blankDraft()])
}
