import { openPrinted } from '../printed.ts'
import { describe, expect, test } from 'vitest'
import { followed, goalText } from '../../editor/follow.ts'
import { blankDraft, readDraft, type Draft } from '../../editor/draft.ts'
import { cleaned } from '../../editor/forms/fields.ts'
import { putMark } from '../../editor/painting.ts'
import type { Objective } from '../../src/missions/format.ts'
import { PRINTED } from '../../src/missions/list.ts'
import { faultsIn } from '../../src/missions/read.ts'
import { at, painted } from '../painted.ts'

/* 21. What follows from a change in the editor. */

const change = (draft: Draft, more: Partial<Draft>): Draft => followed(draft, { ...draft, ...more })
const fresh = (id: string, own: object = { type: 'exitAll' }) => ({ id, text: 'New.', ...own }) as Objective
const requires = ({ objectives }: Draft) => objectives.map(({ requires }) => requires)

describe('21.4. Order implies what comes before', () => {
  const two = change(painted(), { objectives: [...painted().objectives, fresh('carry')] })

  test('A new objective waits for the one above, and goes on doing so when it is moved.', () => {
    expect(requires(two)).toEqual([undefined, ['out']])
    const moved = change(two, { objectives: two.objectives.toReversed() })
    expect(moved.objectives.map(({ id }) => id)).toEqual(['carry', 'out'])
    expect(requires(moved)).toEqual([undefined, ['carry']])
  })

  test('Carrying out above leaving: bots that leave at once do not win.', () => {
    const thing = followed(two, putMark(two, at(5, 1), 'oA'))
    const carry = { ...two.objectives[1]!, type: 'carryOut', tokens: ['oA'], need: 1 } as Objective
    const ready = change(change(thing, { objectives: [thing.objectives[0]!, carry] }), {
      objectives: [carry, thing.objectives[0]!],
    })
    expect(requires(ready)).toEqual([undefined, ['carry']])
    expect(faultsIn(ready)).toEqual([])
  })

  test('What the author has unchecked stays so; what is gone is waited for no more.', () => {
    const free = change(two, {
      objectives: [two.objectives[0]!, fresh('carry', { type: 'exitAll', text: 'x' })],
    })
    expect(requires(free)).toEqual([undefined, undefined])
    const three = change(two, { objectives: [...two.objectives, fresh('last')] })
    expect(requires(change(three, { objectives: three.objectives.toSpliced(1, 1) }))).toEqual([
      undefined,
      ['out'],
    ])
    const both = change(three, {
      objectives: three.objectives.with(2, { ...three.objectives[2]!, requires: ['out', 'carry'] }),
    })
    expect(requires(change(both, { objectives: both.objectives.toSpliced(1, 1) }))).toEqual([
      undefined,
      ['out'],
    ])
  })

  test('A timer waits for the one above in a way of its own.', () => {
    const timer = { ...two.objectives[1]!, type: 'timer', afterAll: ['goal-1'], turns: 3 } as Objective
    const { objectives } = change(two, { objectives: [two.objectives[0]!, timer] })
    expect(objectives[1]).toMatchObject({ afterAll: ['out'], text: 'Wait 3 turns after objective 1.' })
    expect(objectives[1]).not.toHaveProperty('requires')
  })
})

describe('21.1. The editor writes texts until the author does', () => {
  test('Of another kind the objective has another text, and so have the brief and the win.', () => {
    const draft = painted()
    const stand = { ...draft.objectives[0]!, type: 'standAll', where: 'X' } as Objective
    const next = change(draft, { objectives: [stand] })
    expect(next.objectives[0]!.text).toBe('All heroes stand on exits at the end of a turn.')
    expect(next.brief).toBe('All heroes stand on exits at the end of a turn.')
    expect(next.win.heroes).toBe('All heroes stand on exits at the end of a turn.')
  })

  test('What an author has written stays.', () => {
    const draft = { ...painted(), brief: 'Run!' }
    const mine = { ...draft, objectives: [{ ...draft.objectives[0]!, text: 'Away!' }] }
    const stand = { ...mine.objectives[0]!, type: 'standAll', where: 'X' } as Objective
    const next = change(mine, { objectives: [stand] })
    expect([next.brief, next.objectives[0]!.text]).toEqual(['Run!', 'Away!'])
  })

  test('A text follows the names in it.', () => {
    const thing = putMark(painted(), at(5, 1), 'oA')
    const carry = fresh('carry', { type: 'carryOut', tokens: ['oA'], need: 1 })
    const draft = change(thing, { objectives: [carry] })
    expect(draft.objectives[0]!.text).toBe('Carry out Thing A.')
    const named = change(draft, {
      legend: { ...draft.legend, oA: { object: 'object-A', name: 'the radio' } },
    })
    expect(named.objectives[0]!.text).toBe('Carry out the radio.')
  })

  test('Every kind of objective of the printed missions has a text, and none has codes of the map in it.', () => {
    for (const { id } of PRINTED) {
      const draft = openPrinted(id)
      for (const goal of draft.objectives)
        expect(goalText(goal, draft)).toMatch(/^[A-Z](?!.*\b(R\d|[iot][A-Z1-9])\b).*\.$/)
      expect(followed(draft, { ...draft, name: 'Other' })).toEqual({ ...draft, name: 'Other' })
    }
  })

  test('A new mission has nothing in it that is only there to be replaced.', () => {
    expect(blankDraft().brief).toBe('All heroes leave by an exit.')
  })
})

test('21.7. What was kept by version 5 and is refused now is mended when it is opened.', () => {
  const old = { ...painted(), order: 1000, name: ' A\u202e mission\n', brief: 'One. ' }
  expect(readDraft(old)).toEqual({ draft: { ...painted(), order: 6, name: 'A mission', brief: 'One.' } })
})

test('21.7. Texts that are typed in lose what a file refuses.', () => {
  expect(cleaned(' A\n\u202eB\u0000 ', false)).toBe('A B')
  expect(cleaned(' A\n\u202eB ', true)).toBe('A\nB')
})
