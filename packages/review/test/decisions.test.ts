import { atOnce } from '@shamble/engine/bots'
import { describe, expect, test } from 'vitest'
import { accuracyOf, deciding } from '../src/index.ts'
import { dice, rolled } from './dice.ts'

const decisionsIn = (seed: string, rests?: (at: number) => boolean) =>
  atOnce(deciding(dice, rolled(seed, rests), 0))

describe('Decisions', () => {
  test.each(['a', 'b', 'c', 'd'])('A rest is the dearest decision of a seat (seed %s).', (seed) => {
    const { dearest } = decisionsIn(seed, (at) => at === 2)
    expect(dearest[0]).toMatchObject({ at: 2, seat: 0, made: ['rest'], better: ['roll'] })
    expect(dearest[0]!.lead).toBeGreaterThan(2 * dearest[0]!.error)
  })

  test('Rests of the rival cost its accuracy, not ours, and are not among ours.', () => {
    const decisions = decisionsIn('rival', (at) => at % 2 === 1)
    expect(decisions.many).toEqual([6, 6])
    expect(decisions.losses.every(({ seat }) => seat === 1)).toBe(true)
    expect(decisions.dearest).toEqual([])
    expect(accuracyOf(decisions, 0)).toBe(100)
    expect(accuracyOf(decisions, 1)).toBeLessThan(70)
  })

  test('A seat is judged by what it imagines, not by what lay there.', () => {
    const asked = new Set<number>()
    const watched = { ...dice, imagine: (_: unknown, seat: number) => void asked.add(seat) }
    atOnce(
      deciding(
        watched,
        rolled('seen', (at) => at === 2 || at === 5),
        0,
      ),
    )
    expect([...asked].sort()).toEqual([0, 1])
  })

  test('The same log is judged the same again.', () => {
    const rests = (at: number) => at === 3 || at === 4
    expect(decisionsIn('again', rests)).toEqual(decisionsIn('again', rests))
  })
})
