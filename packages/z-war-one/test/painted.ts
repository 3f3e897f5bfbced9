import type { Field, Part } from '../editor/forms/fields.ts'
import { blankDraft, type Draft, pictureOf } from '../editor/draft.ts'
import { putEdge, putItem, putMark, wallIn } from '../editor/painting.ts'
import { problemsOf as problemsIn } from '../editor/problems.ts'
import { layOutPicture } from '../src/map/geometry.ts'

/** A square of a blank draft, which is eight squares wide. */
export const at = (x: number, y: number) => y * 8 + x

/** What a draft lays out, and what is wrong with it. */
export const layoutIn = (draft: Draft) => layOutPicture(draft, pictureOf(draft))
export const problemsOf = (draft: Draft) => problemsIn(draft, layoutIn(draft))

/** A small mission painted from nothing, right in every respect. */
export function painted() {
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

/** Every whole number that a form shows, and whether it is within what it may be. */
export function wholesIn(
  fields: readonly Field[],
  part: Part,
): { label: string; value: number; within: boolean }[] {
  return fields.flatMap((field) => {
    const value = field.read(part)
    if (value === undefined || value === null) return []
    if (field.kind === 'whole')
      return [{ label: field.label, value, within: value >= field.min && value <= field.max }]
    if (field.kind === 'group') return wholesIn(field.fields(value), value)
    if (field.kind === 'list') return value.flatMap((one: Part) => wholesIn(field.fields(one), one))
    return []
  })
}
