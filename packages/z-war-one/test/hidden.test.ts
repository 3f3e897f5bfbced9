import { expect, test } from 'vitest'
import { imagine } from '../src/imagine.ts'
import { directorKind, field, type Setting } from './field.ts'
import { row } from './yards.ts'

/*
 * 1.3, 18.3. What nobody sees: the order of the search deck, and the Director's cards but to himself.
 */

const DIRECTOR = 1

test('18.3. Whoever imagines what is hidden from a seat changes nothing that it sees: the same cards, dealt otherwise.', () => {
  const kinds = ['direct-control', 'iron-grip', 'misfire']
  const setting: Setting = { hand: kinds, table: { deck: Array.from({ length: 12 }, (_, n) => n) } }
  const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b)
  const streams = (g: { position: { rng: unknown } }) => JSON.stringify(g.position.rng)
  for (const seat of [0, DIRECTOR])
    field(row('S', '', 'zE'), setting).check((t, g) => {
      const before = structuredClone(t)
      const chance = streams(g)
      imagine(g, seat)
      expect(streams(g)).not.toBe(chance)
      expect(sorted(t.deck)).toEqual(sorted(before.deck))
      expect(t.deck).not.toEqual(before.deck)
      expect(t.hand).toHaveLength(3)
      expect(sorted([...t.hand, ...t.directorDeck])).toEqual(sorted([...before.hand, ...before.directorDeck]))
      expect(t.directorDeck).not.toEqual(before.directorDeck)
      if (seat === DIRECTOR) expect(t.hand).toEqual(kinds.map(directorKind))
      // Nothing else on the table has changed.
      const dealt = { deck: [], hand: [], directorDeck: [] }
      expect({ ...t, ...dealt }).toEqual({ ...before, ...dealt })
    })
})
