import { expect, test } from 'vitest'
import { verdictOn } from '../board/verdict.ts'
import type { Deed, Event } from '../src/index.ts'

const rolled = (what: 'move' | 'attack' | 'mob', ...shown: [number, Deed | null][]): Event => ({
  type: 'rolled',
  what,
  seat: 0,
  at: 34,
  parties: [
    { who: 'horde:0', seat: 0, at: 34, dice: shown.map(([shows, does]) => ({ sides: 6, shows, does })) },
  ],
})

test('A move says what was rolled and whether the horde lies down, to its player as "you".', () => {
  const roll = rolled('move', [4, null], [1, 'stops'])
  const lies: Event = { type: 'laidDown', seat: 0, horde: 0, why: 'move' }
  expect(verdictOn([roll, lies], 0)).toBe('You rolled 4, 1. Your horde lies down.')
  expect(verdictOn([roll, lies], 1)).toBe('Red rolled 4, 1. The horde lies down.')
  expect(verdictOn([rolled('move', [5, null])], 0)).toBe('You rolled 5. Your horde stays standing.')
})

test('An attack says who joined and who was lost; only the latest roll counts.', () => {
  const told: Event[] = [
    rolled('move', [5, null]),
    rolled('attack', [4, 'turns'], [1, 'layDown']),
    { type: 'turned', seat: 0, horde: 0, at: 34, dice: [6, 8], squad: null, by: 1 },
    { type: 'killed', seat: 0, horde: 0, at: 34, dice: [6] },
    { type: 'killed', seat: 1, horde: 100, at: 34, dice: [6] },
    { type: 'laidDown', seat: 0, horde: 0, why: 'attack' },
  ]
  expect(verdictOn(told, 0)).toBe('You gain 2 and lose 1. Your horde lies down.')
  expect(verdictOn(told.slice(0, 5), null)).toBe('Red gains 2 and loses 1.')
})

test('Rolls of townspeople, and no roll at all, have no verdict.', () => {
  expect(verdictOn([rolled('mob', [4, 'turns'])], 0)).toBe('')
  expect(verdictOn([], 0)).toBe('')
})
