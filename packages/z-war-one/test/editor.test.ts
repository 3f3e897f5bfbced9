import { quickChance } from '@shamble/engine'
import { describe, expect, test } from 'vitest'
import type { Field, Part } from '../editor/forms/fields.ts'
import { SECTIONS } from '../editor/forms/sections.ts'
import { mirrored, partIn, putPart, symmetric, turned } from '../editor/copying.ts'
import {
  blankDraft,
  type Draft,
  fileText,
  openPrinted,
  pictureOf,
  readDraft,
  redraw,
  refuseSize,
  resize,
} from '../editor/draft.ts'
import { PRINTED } from '../src/missions/list.ts'
import { did, historyOf, mayRedo, mayUndo, MOST_STEPS, present, redone, undone } from '../editor/history.ts'
import { squareNames } from '../editor/names.ts'
import {
  areaAround,
  clear,
  edgeOn,
  putEdge,
  putItem,
  putMark,
  squaresIn,
  wallIn,
} from '../editor/painting.ts'
import { problemsOf as problemsIn } from '../editor/problems.ts'
import { layOutPicture } from '../src/layout.ts'
import { hostile } from './hostile.ts'

const at = (x: number, y: number) => y * 8 + x

/** The floor of a draft, without the blanks at the ends of its lines. */
const drawing = (draft: { floors: readonly { rows: readonly string[] }[] }) =>
  draft.floors[0]!.rows.join('\n')

const layoutIn = (draft: Draft) => layOutPicture(draft, pictureOf(draft))
const problemsOf = (draft: Draft) => problemsIn(draft, layoutIn(draft))

/** The first numbered door opens with this. */
const withKey = (draft: Draft, opensWith: { item?: string; object?: string }): Draft => ({
  ...draft,
  doors: { ...draft.doors, '1': { ...draft.doors!['1']!, opensWith } },
})

/** A small mission painted from nothing, right in every respect. */
function painted() {
  let draft = wallIn(blankDraft(), [at(0, 0), at(3, 2)])
  draft = putEdge(draft, at(3, 1), 'east', 'door')
  for (const [x, y] of [
    [5, 6],
    [6, 6],
    [5, 7],
    [6, 7],
  ] as const)
    draft = putMark(draft, at(x, y), 'H')
  draft = putMark(draft, at(7, 7), 'X')
  draft = putMark(draft, at(0, 7), 'SA')
  return putItem(draft, at(2, 1), 'med-pack')
}

describe('A mission is painted', () => {
  test('A few strokes make one that can be played: a room, a door, four starts, an exit, a spawn point.', () => {
    const draft = painted()
    expect(problemsOf(draft)).toEqual([])
    expect(draft.rooms).toEqual({ R1: 'Room 1' })
    expect(draft.legend).toEqual({ iA: { item: 'med-pack' } })
    expect(drawing(draft)).toMatch(/^\+---\+---\+---\+---\+---\+---\+---\+---\+\n\| R1 {12}\| {15}\|\n/)
    expect(drawing(draft)).toContain('|         iA    D               |')
  })

  test('Titles and tokens come with their marks and go with the last of them.', () => {
    const draft = putItem(painted(), at(1, 1), 'med-pack')
    const without = putMark(putMark(draft, at(1, 1), ''), at(2, 1), '')
    expect(putMark(draft, at(1, 1), '').legend).toHaveProperty('iA')
    expect(without.legend).toEqual({})
    expect(putMark(without, at(0, 0), '').rooms).toEqual({})
    const locked = putEdge(draft, at(3, 1), 'east', '1')
    expect(locked.doors).toEqual({ '1': { name: 'Door 1', state: 'locked' } })
    expect(putEdge(locked, at(3, 1), 'east', 'wall').doors).toBeUndefined()
  })

  test('What a map has once moves when it is painted again.', () => {
    const draft = putMark(painted(), at(4, 4), 'SA')
    expect(pictureOf(draft).marks.filter((mark) => mark === 'SA')).toHaveLength(1)
    expect(pictureOf(draft).marks[at(4, 4)]).toBe('SA')
  })

  test('The rim stays a wall, and beside void nothing can be put.', () => {
    const draft = painted()
    expect(putEdge(draft, at(0, 0), 'north', 'door')).toBe(draft)
    const hole = putEdge(clear(draft, [at(6, 0)], '###'), at(6, 0), 'west', 'open')
    expect(pictureOf(hole).edges[edgeOn(pictureOf(hole), at(6, 0), 'west')]).toBe('wall')
  })

  test('An area is what can be walked to without a door.', () => {
    const picture = pictureOf(painted())
    expect(areaAround(picture, at(1, 1))).toEqual(squaresIn(picture, [at(0, 0), at(3, 2)]))
    expect(areaAround(picture, at(7, 7))).toHaveLength(64 - 12)
  })

  test('A size is refused with a sentence; a larger one keeps what is there.', () => {
    expect(refuseSize(37, 8, 1)).toMatch(/2 to 36/)
    expect(refuseSize(36, 36, 1)).toMatch(/1200 squares at most, not 1296/)
    expect(refuseSize(8, 8, 5)).toMatch(/four|4 floors/)
    expect(refuseSize(24, 24, 2)).toBeNull()
    const larger = resize(painted(), 10, 9)
    expect(problemsOf(larger)).toEqual([])
    expect(resize(larger, 8, 8)).toEqual(painted())
    expect(resize(painted(), 8, 8, 2).floors).toHaveLength(2)
  })
})

// Every whole number that a form shows, with what it may be.
function wholesIn(fields: readonly Field[], part: Part): { label: string; value: number; within: boolean }[] {
  return fields.flatMap((field) => {
    const value = field.read(part)
    if (value === undefined || value === null) return []
    if (field.kind === 'whole')
      return [{ label: field.label, value, within: value >= field.least && value <= field.most }]
    if (field.kind === 'group') return wholesIn(field.fields(value), value)
    if (field.kind === 'list') return value.flatMap((one: Part) => wholesIn(field.fields(one), one))
    return []
  })
}

describe('Any mission of the house is a beginning', () => {
  test('No number in it is outside of what its forms offer.', () => {
    for (const { id } of PRINTED) {
      const draft = openPrinted(id)
      const wholes = SECTIONS.flatMap(({ fields }) => wholesIn(fields(draft), draft as unknown as Part))
      expect(wholes.length).toBeGreaterThan(10)
      expect(
        wholes.filter(({ within }) => !within),
        id,
      ).toEqual([])
    }
  })

  test.each(PRINTED)('$name opens, is drawn again as it was, and reads as its file.', ({ id }) => {
    const draft = openPrinted(id)
    expect(problemsOf(draft)).toEqual([])
    const again = redraw(draft, () => {})
    expect(pictureOf(again)).toEqual(pictureOf(draft))
    expect({ ...again, floors: [] }).toEqual({ doors: undefined, ...draft, floors: [] })
    expect(readDraft(JSON.parse(fileText(draft)))).toEqual({ draft })
  })

  test('A map that is too large is refused before anything is laid out on it.', () => {
    const row = `+${'---+'.repeat(199)}`
    const wall = `|${' '.repeat(4 * 199 - 1)}|`
    const rows = Array.from({ length: 73 }, (_, n) => (n % 2 === 0 ? row : wall))
    const floors = Array.from({ length: 4 }, (_, n) => ({ name: `F${n}`, rows }))
    expect(readDraft({ ...openPrinted('chapter-1'), floors })).toMatchObject({
      faults: [{ where: 'floors', found: '"199 by 36"' }],
    })
  })

  test('There are no more rooms than a mission may have: what would be one more is not painted.', () => {
    let draft = resize(blankDraft(), 24, 24)
    for (let n = 0; n < 60; n++) draft = putMark(draft, 9 * n, `R${n + 1}`)
    expect(Object.keys(draft.rooms)).toHaveLength(40)
    expect(readDraft(draft)).toHaveProperty('draft')
    for (let n = 0; n < 60; n++) draft = putMark(draft, 100 + n, `i${String.fromCharCode(65 + n)}`)
    expect(readDraft(putItem(draft, 0, 'katana'))).toHaveProperty('draft')
  })

  test('What is no mission, or not drawn rightly, is refused with its faults.', () => {
    expect(readDraft({ id: 'x' })).toHaveProperty('faults')
    const crooked = openPrinted('chapter-1')
    const floors = [
      { ...crooked.floors[0]!, rows: crooked.floors[0]!.rows.map((row, n) => (n === 2 ? `${row}-` : row)) },
    ]
    expect(readDraft({ ...crooked, floors })).toMatchObject({ faults: [{ where: 'floors[0].rows[2]' }] })
  })
})

describe('Problems are listed with where they are', () => {
  const first = (draft: Draft) => problemsOf(draft)[0]!
  const doubtIn = (draft: Draft) => problemsOf(draft).find(({ stops }) => !stops)!

  test('A room that is not closed: a gap in its wall puts its door inside it.', () => {
    const open = putEdge(painted(), at(3, 0), 'east', 'open')
    expect(first(open)).toMatchObject({ stops: true, part: 'floors' })
    expect(first(open).text).toContain('a door inside R1')
    expect(first(open).squares).toEqual([at(3, 1), at(4, 1)])
    // Where the gap is, is shown.
    expect(problemsOf(open)[1]).toMatchObject({
      text: 'Room 1 (R1) is not closed: its walls have a gap.',
      stops: false,
      squares: [at(3, 0), at(4, 0)],
    })
  })

  test('Of a wide gap all of it is shown; of two gaps the room as a whole.', () => {
    const open = [1, 2].reduce((now, x) => putEdge(now, at(x, 2), 'south', 'open'), painted())
    expect(doubtIn(open).squares).toEqual([at(1, 2), at(1, 3), at(2, 2), at(2, 3)])
    const two = putEdge(putEdge(painted(), at(3, 0), 'east', 'open'), at(0, 2), 'south', 'open')
    expect(doubtIn(two).text).toBe(
      'Room 1 (R1) is not closed: a spawn point lies in it, or its walls have gaps.',
    )
    expect(doubtIn(two).squares).toContain(at(1, 1))
    expect(doubtIn(two).squares).toContain(at(7, 7))
  })

  test('A gap beside a door that leads elsewhere: infected spawn into the room.', () => {
    // The room opens on a yard of its own, which a wall with a door divides from the rest.
    let draft = painted()
    for (let y = 0; y < 8; y++) draft = putEdge(draft, at(3, y), 'east', y === 6 ? 'door' : 'wall')
    expect(first(draft).text).toContain('a door to R1')
    draft = putEdge(putEdge(draft, at(3, 1), 'east', 'door'), at(1, 2), 'south', 'open')
    expect(problemsOf(draft)).toMatchObject([
      { text: 'Room 1 (R1) is not closed: its walls have a gap.', squares: [at(1, 2), at(1, 3)] },
    ])
  })

  test('A table that misses a six.', () => {
    const draft = painted()
    const [stage] = draft.spawn
    const group = [
      { min: 1, max: 5, units: {} },
      { min: 7, max: 8, units: {} },
    ]
    expect(first({ ...draft, spawn: [{ ...stage!, group }] })).toEqual({
      text: 'Stage 1, who enters: it needs exactly one row for a roll of 6; found 0.',
      needs: 'It needs exactly one row for a roll of 6; found 0.',
      where: 'spawn[0].group',
      part: 'spawn',
      // Where they would enter.
      squares: [at(0, 7)],
      stops: true,
    })
    const distance = [
      { min: 1, max: 8, squares: 1 },
      { min: 6, max: 6, squares: 2 },
    ]
    expect(first({ ...draft, roomSpawn: { ...draft.roomSpawn, distance } })).toMatchObject({
      text: 'Rooms when opened, how far from the door: it needs exactly one row for a roll of 6; found 2.',
      squares: squaresIn(pictureOf(draft), [at(0, 0), at(3, 2)]),
    })
  })

  test('An exit that nobody can reach: behind walls, or behind a lock without a key.', () => {
    const behind = putEdge(putEdge(painted(), at(7, 7), 'north', 'wall'), at(7, 7), 'west', 'wall')
    expect(problemsOf(behind)).toMatchObject([
      { stops: true, squares: [at(7, 7)], text: expect.stringContaining('a way to column 8, row 8') },
      { stops: false, squares: [at(7, 7)], text: 'Nobody can reach an exit: walls are in the way.' },
    ])
    const locked = putEdge(behind, at(7, 7), 'west', '1')
    expect(problemsOf(locked)).toMatchObject([
      { text: 'Nobody can reach an exit: a lock is in the way.', squares: [at(7, 7)] },
      { text: 'Door 1 (door 1) is locked, and nothing opens it.', squares: [at(6, 7), at(7, 7)] },
    ])
    expect(problemsOf(locked).every(({ stops }) => !stops)).toBe(true)
    const keyed = withKey(locked, { item: 'bolt-cutters' })
    expect(problemsOf(putItem(keyed, at(1, 2), 'bolt-cutters'))).toEqual([])
    // Behind the door it opens, a key is of no use.
    expect(problemsOf(putItem(putMark(keyed, at(0, 5), 'X'), at(7, 7), 'bolt-cutters'))).toMatchObject([
      { text: 'Nobody can reach Bolt Cutters: a lock is in the way.', squares: [at(7, 7)] },
    ])
  })

  test('A key that no room holds: its door is shown.', () => {
    const locked = putEdge(painted(), at(3, 1), 'east', '1')
    expect(problemsOf(withKey(locked, { item: 'bolt-cutters' }))).toMatchObject([
      { text: 'Nobody can reach Med Pack: a lock is in the way.' },
      {
        text: 'Door 1 (door 1) opens with Bolt Cutters, and no room holds that.',
        squares: [at(3, 1), at(4, 1)],
      },
    ])
    const keyless = withKey(locked, { object: 'object-A' })
    expect(problemsOf(keyless).at(-1)!.text).toContain('opens with object-A, and no room holds that')
    expect(problemsOf(putMark(keyless, at(5, 1), 'oA'))).toEqual([])
  })

  test('A card that no room holds.', () => {
    const draft = painted()
    expect(first({ ...draft, legend: { ...draft.legend, iZ: { item: 'katana' } } })).toMatchObject({
      text: 'Map: it needs the token iZ (katana); found 0.',
      stops: true,
    })
    // An objective that wants what lies nowhere.
    const goal = { id: 'carry', type: 'carryOut', tokens: ['oA'], need: 1, text: 'Carry it out.' } as const
    const asked = { ...draft, objectives: [goal, ...draft.objectives] }
    expect(first(asked)).toMatchObject({
      text: 'Objective 1: it needs a token of the legend (iA); found oA.',
      where: 'objectives[0]',
    })
    expect(problemsOf(putMark(asked, at(5, 1), 'oA'))).toEqual([])
  })

  test('A fifth start, with all five.', () => {
    expect(first(putMark(painted(), at(4, 4), 'H')).squares).toHaveLength(5)
  })

  test('Two rooms without a wall between them.', () => {
    const draft = wallIn(painted(), [at(0, 3), at(3, 5)])
    const joined = [0, 1, 2, 3].reduce((now, x) => putEdge(now, at(x, 2), 'south', 'open'), draft)
    expect(
      problemsOf(joined)
        .map(({ text }) => text)
        .join(' '),
    ).toContain('walls between R2 and another room')
  })
})

describe('Parts are copied, mirrored and turned', () => {
  const box = [at(0, 0), at(3, 2)] as const

  test('Mirrored twice, or turned four times, a part is what it was.', () => {
    const part = partIn(putMark(painted(), at(1, 0), 'zE'), box)
    expect(part).toMatchObject({ width: 4, height: 3 })
    for (const way of ['across', 'down'] as const) {
      expect(mirrored(part, way)).not.toEqual(part)
      expect(mirrored(mirrored(part, way), way)).toEqual(part)
    }
    expect(turned(part)).toMatchObject({ width: 3, height: 4 })
    expect(turned(turned(turned(turned(part))))).toEqual(part)
    expect(turned(part).marks).toContain('zS')
    expect(mirrored(part, 'across').marks).toContain('zW')
  })

  test('A copy is a room with a name of its own; what there is once stays where it is.', () => {
    const draft = painted()
    const copied = putPart(draft, at(4, 3), mirrored(partIn(draft, box), 'across'))
    expect(copied.rooms).toEqual({ R1: 'Room 1', R2: 'Room 2' })
    expect(pictureOf(copied).marks[at(7, 3)]).toBe('R2')
    expect(pictureOf(copied).edges[edgeOn(pictureOf(copied), at(4, 4), 'west')]).toBe('door')
    expect(problemsOf(putPart(draft, at(0, 3), partIn(draft, box)))).toEqual([])
    const moved = putPart(draft, at(0, 3), partIn(draft, [at(5, 6), at(7, 7)]))
    expect(pictureOf(moved).marks.filter((mark) => mark === 'H')).toHaveLength(4)
  })

  test('A floor is made symmetric.', () => {
    const { marks, edges, ...size } = pictureOf(symmetric(painted(), 0, 'across'))
    expect(marks[at(7, 0)]).toBe('R2')
    expect(edges[edgeOn(size, at(4, 1), 'west')]).toBe('door')
  })

  test('What does not fit on the floor is left out.', () => {
    const draft = painted()
    expect(() => putPart(draft, at(7, 7), partIn(draft, box))).not.toThrow()
  })
})

test('Whatever opens in the editor, however broken, has its problems listed, its squares named and its forms filled.', () => {
  const chance = quickChance('editor')
  let opened = 0
  for (let n = 0; n < 49; n++) {
    const read = readDraft((hostile(chance, n) as { mission: unknown }).mission)
    if (!('draft' in read)) continue
    opened++
    const { draft } = read
    const names = squareNames(draft, layoutIn(draft))
    expect(names).toHaveLength(pictureOf(draft).marks.length)
    for (const { text, squares } of problemsOf(draft)) {
      expect(text).toMatch(/\.$/)
      expect(squares.every((square) => names[square] !== undefined)).toBe(true)
    }
    for (const { fields } of SECTIONS) wholesIn(fields(draft), draft as unknown as Part)
  }
  expect(opened).toBeGreaterThan(15)
})

test('21.7. A mission that is too long to be carried is a problem like any other.', () => {
  const special = Array.from({ length: 20 }, () => 'x'.repeat(800))
  expect(problemsOf({ ...painted(), special })).toMatchObject([
    {
      text: expect.stringMatching(/^The mission: it needs at most 12000 characters; found \d+\.$/),
      stops: true,
    },
  ])
})

test('Steps are undone and done again; a stroke is one step.', () => {
  let history = historyOf('a')
  history = did(history, 'b')
  history = did(history, 'c', 'stroke-1')
  history = did(history, 'd', 'stroke-1')
  expect(history.states).toEqual(['a', 'b', 'd'])
  expect(present(undone(history))).toBe('b')
  expect(present(redone(undone(history)))).toBe('d')
  expect(mayUndo(historyOf('a'))).toBe(false)
  expect(mayRedo(history)).toBe(false)
  expect(did(undone(history), 'e').states).toEqual(['a', 'b', 'e'])
  expect(did(history, 'd')).toBe(history)
  for (let n = 0; n < 2 * MOST_STEPS; n++) history = did(history, `${n}`)
  expect(history.states).toHaveLength(MOST_STEPS)
})

test('Squares are named by where they are, their room, what is in them and what stands around.', () => {
  const draft = painted()
  const hole = clear(draft, [at(4, 4)], '###')
  const names = squareNames(draft, layoutIn(draft))
  expect(names[at(2, 1)]).toBe('column 3, row 2, Room 1; Med Pack')
  expect(names[at(3, 1)]).toBe('column 4, row 2, Room 1; door east')
  expect(names[at(7, 7)]).toBe('column 8, row 8; exit; wall east, wall south')
  expect(squareNames(hole, layoutIn(hole))[at(4, 4)]).toBe('column 5, row 5: no floor')
})
