import { quickChance } from '@shamble/engine'
import { describe, expect, test } from 'vitest'
import type { Part } from '../../editor/forms/fields.ts'
import { SECTIONS } from '../../editor/forms/sections.ts'
import { blankDraft, type Draft, pictureOf, readDraft } from '../../editor/draft.ts'
import { squareNames } from '../../editor/names.ts'
import { putEdge, putItem, putMark, squaresIn, wallIn } from '../../editor/painting.ts'
import { hostile } from '../hostile.ts'
import { at, layoutIn, painted, problemsOf, wholesIn } from '../painted.ts'

/* 21. What is wrong with a draft, and where. */

/** The first numbered door opens with this. */
const withKey = (draft: Draft, opensWith: { item?: string; object?: string }): Draft => ({
  ...draft,
  doors: { ...draft.doors, '1': { ...draft.doors!['1']!, opensWith } },
})

describe('Problems are listed with where they are', () => {
  const first = (draft: Draft) => problemsOf(draft)[0]!
  const doubtIn = (draft: Draft) => problemsOf(draft).find(({ stops }) => !stops)!

  test('A room that is not closed: a gap in its wall puts its door inside it.', () => {
    const open = putEdge(painted(), at(3, 0), 'east', 'open')
    expect(first(open)).toMatchObject({ stops: true, part: 'floors' })
    expect(first(open)).toMatchObject({
      text: 'A door stands inside Room 1: close the wall around it, or remove the door.',
      tool: { id: 'wall' },
    })
    expect(first(open).squares).toEqual([at(3, 1), at(4, 1)])
    // Where the gap is, is shown; that heroes start in what is now one area with the room is no doubt of its own.
    expect(problemsOf(open)).toHaveLength(2)
    expect(problemsOf(open)[1]).toMatchObject({
      text: 'Room 1 is not closed: its walls have a gap.',
      stops: false,
      squares: [at(3, 0), at(4, 0)],
    })
  })

  test('Of a wide gap all of it is shown; of two gaps the room as a whole.', () => {
    const open = [1, 2].reduce((now, x) => putEdge(now, at(x, 2), 'south', 'open'), painted())
    expect(doubtIn(open).squares).toEqual([at(1, 2), at(1, 3), at(2, 2), at(2, 3)])
    const two = putEdge(putEdge(painted(), at(3, 0), 'east', 'open'), at(0, 2), 'south', 'open')
    expect(doubtIn(two).text).toBe('Room 1 is not closed: a spawn point lies in it, or its walls have gaps.')
    expect(doubtIn(two).squares).toContain(at(1, 1))
    expect(doubtIn(two).squares).toContain(at(7, 7))
  })

  test('A gap beside a door that leads elsewhere: infected spawn into the room.', () => {
    // The room opens on a yard of its own, which a wall with a door divides from the rest.
    let draft = painted()
    for (let y = 0; y < 8; y++) draft = putEdge(draft, at(3, y), 'east', y === 6 ? 'door' : 'wall')
    expect(first(draft)).toMatchObject({ text: 'Room 1 has no door.', tool: { id: 'door' } })
    draft = putEdge(putEdge(draft, at(3, 1), 'east', 'door'), at(1, 2), 'south', 'open')
    expect(problemsOf(draft)).toMatchObject([
      { text: 'Room 1 is not closed: its walls have a gap.', squares: [at(1, 2), at(1, 3)] },
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
      text: 'Stage 1, who enters: no row fits a roll of 6.',
      needs: 'No row fits a roll of 6.',
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
      text: 'Rooms when opened, how far from the door: 2 rows fit a roll of 6.',
      squares: squaresIn(pictureOf(draft), [at(0, 0), at(3, 2)]),
    })
  })

  test('An exit that nobody can reach: behind walls, or behind a lock without a key.', () => {
    const behind = putEdge(putEdge(painted(), at(7, 7), 'north', 'wall'), at(7, 7), 'west', 'wall')
    expect(problemsOf(behind)).toMatchObject([
      { stops: true, squares: [at(7, 7)], text: 'No way leads to column 8, row 8.' },
      { stops: false, squares: [at(7, 7)], text: 'Nobody can reach an exit: walls are in the way.' },
    ])
    const locked = putEdge(behind, at(7, 7), 'west', '1')
    expect(problemsOf(locked)).toMatchObject([
      { text: 'Nobody can reach an exit: a lock is in the way.', squares: [at(7, 7)] },
      { text: 'Door 1 is locked, and nothing opens it.', squares: [at(6, 7), at(7, 7)] },
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
        text: 'Door 1 opens with Bolt Cutters, and no room holds that.',
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
      text: 'Place Katana: it is not on the plan.',
      stops: true,
    })
    // An objective that wants what lies nowhere.
    const goal = { id: 'carry', type: 'carryOut', tokens: ['oA'], need: 1, text: 'Carry it out.' } as const
    const asked = { ...draft, objectives: [goal, { ...draft.objectives[0]!, requires: ['carry'] }] }
    expect(first(asked)).toMatchObject({
      text: 'Objective 1: place a thing to carry first.',
      tool: { id: 'object' },
      where: 'objectives[0]',
    })
    expect(problemsOf(putMark(asked, at(5, 1), 'oA'))).toEqual([])
  })

  test('Starts that are missing, with the tool that places them; a fifth, with all five.', () => {
    expect(problemsOf(blankDraft())[0]).toMatchObject({
      text: 'Place 4 hero starts (0 of 4).',
      tool: { id: 'hero' },
    })
    expect(first(putMark(painted(), at(4, 4), 'H'))).toMatchObject({
      text: 'There are 5 hero starts: erase 1.',
      squares: { length: 5 },
    })
  })

  test('Two rooms without a wall between them.', () => {
    const draft = wallIn(painted(), [at(0, 3), at(3, 5)])
    const joined = [0, 1, 2, 3].reduce((now, x) => putEdge(now, at(x, 2), 'south', 'open'), draft)
    expect(
      problemsOf(joined)
        .map(({ text }) => text)
        .join(' '),
    ).toContain('A wall is missing between Room 2 and another room.')
  })
})

test('Objectives that name what is not there are a problem, and nothing breaks.', () => {
  const draft = painted()
  const objectives = [{ ...draft.objectives[0]!, requires: ['nothing'] }]
  expect(problemsOf({ ...draft, objectives })[0]!.text).toBe(
    'Objective 1: it names an objective that is not there, or that comes later.',
  )
})

test('Anything the editor opens, however broken, has its problems listed, its squares named and its forms filled.', () => {
  const chance = quickChance('editor')
  let opened = 0
  for (let n = 0; n < 49; n++) {
    const read = readDraft((hostile(chance, n) as { mission: unknown }).mission)
    if (!('draft' in read)) continue
    opened++
    const { draft } = read
    const names = squareNames(draft, layoutIn(draft))
    expect(names).toHaveLength(pictureOf(draft).marks.length)
    for (const { text, squares, stops } of problemsOf(draft)) {
      expect(text).toMatch(stops ? /^[A-Z“2-9].*\.$/ : /\.$/)
      // No codes of the file, except a mark that has no meaning.
      if (stops && !/mark|“/.test(text))
        expect(text).not.toMatch(/\b(R\d+|S[A-Z]|[iot][A-Z]|expected|undefined)\b/)
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
      text: expect.stringMatching(/^The mission is too long: \d+ characters of 12000\. Shorten its texts\.$/),
      stops: true,
    },
  ])
})
