import { describe, expect, test } from 'vitest'
import { mirrored, partIn, putPart, symmetric, turned } from '../../editor/copying.ts'
import { pictureOf } from '../../editor/draft.ts'
import { edgeOn, putMark } from '../../editor/painting.ts'
import { at, painted, problemsOf } from '../painted.ts'

/* Parts of a draft, put elsewhere, mirrored or turned. */

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
