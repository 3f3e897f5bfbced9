import { openPrinted } from '../printed.ts'
import { describe, expect, test } from 'vitest'
import type { Part } from '../../editor/forms/fields.ts'
import { SECTIONS } from '../../editor/forms/sections.ts'
import { blankDraft, fileText, pictureOf, readDraft, redraw, refuseSize, resize } from '../../editor/draft.ts'
import { PRINTED } from '../../src/missions/list.ts'
import { did, historyOf, mayRedo, mayUndo, MAX_STEPS, present, redone, undone } from '../../editor/history.ts'
import { squareNames } from '../../editor/names.ts'
import { areaAround, clear, edgeOn, putEdge, putItem, putMark, squaresIn } from '../../editor/painting.ts'
import { at, layoutIn, painted, problemsOf, wholesIn } from '../painted.ts'

/* 21. The editor of missions: painting, opening, undoing. */

/** The floor of a draft, without the blanks at the ends of its lines. */
const drawing = (draft: { floors: readonly { rows: readonly string[] }[] }) =>
  draft.floors[0]!.rows.join('\n')

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
  for (let n = 0; n < 2 * MAX_STEPS; n++) history = did(history, `${n}`)
  expect(history.states).toHaveLength(MAX_STEPS)
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
