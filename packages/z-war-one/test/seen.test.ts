import { expect, test } from 'vitest'
import { zWarOne } from '../src/index.ts'
import { view } from '../src/view.ts'
import { COLE, KAT, SAM, tableOf, VICTOR } from './field.ts'
import { row } from './yards.ts'

/*
 * 1.3, 3.2, 18.3. What everybody sees and what only the Director sees.
 */

// A table on which every list has something in it.
function full() {
  const t = tableOf(row('S', 'K', 'zE', 'nW', 'iP', 'oF'), {
    hand: ['fever', 'misfire'],
    mission: { legend: { iP: { item: 'pistol' }, oF: { object: 'fuel', name: 'Fuel' } } },
    more: [[KAT, 'loot-tobacco']],
    heroes: {
      [SAM]: { held: [0, 1], aimCard: 6, aimUnit: 1, alert: 2, perks: [3, 5], stage: 2, object: 0 },
      [KAT]: { changes: 1, gave: true, kept: true, hidden: true, stank: true, redline: true },
      [COLE]: { deadeye: true, berserker: true, supported: true, xp: 7 },
      [VICTOR]: { fate: 'dead', prone: true, ap: 2, allowance: 3, move: 'open' },
    },
    units: {
      0: { hurt: 1, controlled: true, acted: true, seen: 5, prone: true },
      1: { risen: VICTOR },
    },
    cards: { 2: { used: true, fired: true, rounds: 3, search: 4, found: true } },
  })
  return Object.assign(t, {
    turn: 3,
    equalWays: true,
    barricades: true,
    doors: 'co',
    areas: 'ac',
    searched: 's-',
    damage: [1, 2],
    jammed: 1,
    out: [0],
    tasks: [1],
    met: [true],
    boxes: [2],
    flags: ['gate'],
    deck: [4, 5, 6],
    discards: [7],
    played: [8],
    cardPlayed: true,
    silenced: true,
    passes: [{ window: 'room-spawn' as const, until: 'phase' as const }],
    wind: true,
    fever: true,
    powerCut: true,
    roll: {
      kind: 'attack' as const,
      hero: SAM,
      unit: 1,
      dice: [3, 4],
      bonus: 1,
      cards: [6, 6],
      does: ['miss' as const, 'kill' as const],
      aimed: true,
      again: true,
      misfired: true,
    },
    acting: 1,
    won: ['chapter-1'],
    kills: [1, 2, 3, 4],
  })
}

test('3.2, 18.3. All seats see the table except the order of the decks and the Director’s cards, of which the number is seen.', () => {
  const t = full()
  const { deck, hand, directorDeck, nextId, ...open } = t
  expect([hand.length, directorDeck.length > 0, nextId]).toEqual([2, true, 2])
  for (const seat of [0, null])
    expect(view(t, seat)).toEqual({ ...open, deckLeft: deck.length, hand: null, handLeft: 2 })
  expect(view(t, 1)).toEqual({ ...open, deckLeft: 3, hand, handLeft: 2 })
})

test('A view is a copy: changes to it leave the table as it is.', () => {
  const t = full()
  const before = structuredClone(t)
  const spoil = (value: unknown): void => {
    if (Array.isArray(value)) {
      value.forEach(spoil)
      value.push(99)
    } else if (typeof value === 'object' && value !== null) {
      Object.values(value).forEach(spoil)
      for (const key of Object.keys(value)) (value as Record<string, unknown>)[key] = 99
    }
  }
  spoil(view(t, 1))
  expect(t).toEqual(before)
})

test('18. The heroes are on one side, the Director is on the other.', () => {
  const t = tableOf(row('S', 'zE'), { hand: [], seats: 3 })
  expect([0, 1, 2].map((seat) => zWarOne.sideOf!(t, seat))).toEqual([0, 0, 1])
  expect(zWarOne.sideOf!(tableOf(row('S')), 0)).toBe(0)
})
