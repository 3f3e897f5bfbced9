import { describe, expect, test } from 'vitest'
import { fitting, type AnyGame, type WhyNot } from '../src/index.ts'
import { conformance, ConformanceFault, grown, PROPERTIES, recheck, silenceOf } from '../src/testing/index.ts'
import type { Property } from '../src/testing/index.ts'
import { corridor } from './corridor.ts'
import { broken, ofShot, saying, seen, whileBroken } from './planted-faults.ts'

/* Who tests the tests? Conformance finds every planted fault. */

test('Every property has a planted fault.', () => {
  expect([...new Set(broken.map((b) => b.property))].sort()).toEqual(Object.keys(PROPERTIES).sort())
})

test('The specimen game itself is sound.', () => {
  const { games, decisions, unseen, unmet, links } = conformance(corridor, {
    games: 40,
    share: 1,
    tries: 100,
  })
  expect({ games, unseen, unmet }).toEqual({ games: 40, unseen: ['seats'], unmet: [] })
  expect(decisions).toBeGreaterThan(600)
  expect(links.max).toBeLessThan(60)
})

describe('Planted faults', () => {
  for (const planted of broken) {
    const { property, how } = planted
    test(`${property}: ${how}`, () => {
      const brokenGame: AnyGame = { ...corridor, ...planted.game }
      whileBroken(planted, () => {
        const fault = faultOf(() => conformance(brokenGame, { games: 40, share: 1, ...planted.plan }))
        expect(fault.dump).toMatchObject({ property, game: 'corridor' })
        expect(fault.message).toContain(PROPERTIES[property])
        // The dump, written to a file and read again, shows the same fault.
        if (lastsBeyondTheRun.has(property)) return
        seen.length = 0
        const dump = JSON.parse(JSON.stringify(fault.dump)) as typeof fault.dump
        expect(faultOf(() => recheck(brokenGame, dump, planted.plan)).dump.property).toBe(property)
      })
    })
  }
})

// These depend on what happened before the dump's game, or on the whole run.
const lastsBeyondTheRun = new Set<Property>(['undo', 'replay', 'unseen'])

test('What is said rightly of a shot holds.', () => {
  const { forecasts } = conformance(corridor, { games: 40, forecasts: saying(ofShot) })
  expect(forecasts['fire fire: hit']).toBeGreaterThan(5)
})

test('The record of silence counts the refused clicks without a reason, by question and kind of part, and sees it grow.', () => {
  const ofCards: WhyNot<unknown> = (_, __, [id], asked) =>
    id!.startsWith('card:') && fitting(asked!.moves, [id!]).length === 0 ? { rule: '1', says: 'No.' } : null
  const silent = silenceOf({ ...corridor, whyNot: () => null })
  const spoken = silenceOf({ ...corridor, whyNot: ofCards })
  expect(silent.silent['fire card']).toBeGreaterThan(5)
  expect(spoken.silent).toEqual({
    ...silent.silent,
    'fire card': undefined,
    'giveCard card': undefined,
    'tear card': undefined,
  })
  expect(grown(silent, spoken)).toEqual([])
  expect(grown(spoken, silent)).toContain(
    `fire card: ${silent.silent['fire card']} clicks without a reason, before 0`,
  )
  expect(grown({ ...spoken, version: 0 }, silent)).toEqual([])
})

test('A dump that is mended passes.', () => {
  const fault = faultOf(() => conformance({ ...corridor, longest: 5 }, { games: 5 }))
  expect(() => recheck(corridor, fault.dump)).not.toThrow()
})

test('The same seed meets the same games, however much is checked.', () => {
  const few = conformance(corridor, { games: 10, share: 0, seed: 'same' })
  const all = conformance(corridor, { games: 10, share: 1, seed: 'same' })
  expect({ ...few, unseen: [] }).toEqual({ ...all, unseen: [] })
})

function faultOf(does: () => unknown): ConformanceFault {
  try {
    does()
  } catch (fault) {
    if (fault instanceof ConformanceFault) return fault
    throw fault
  }
  throw new Error('Nothing was caught.')
}
