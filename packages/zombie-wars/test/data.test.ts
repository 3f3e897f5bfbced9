import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  ADVANCED_BASE,
  HORDE_SPACES,
  HOUR_TRACKS,
  keepsGoing,
  LUCK_TOKENS,
  MASS_MOVEMENT_STEPS,
  SQUAD_STEPS,
  TOWNIES,
} from '../src/data.ts'
import { ENDINGS } from '../src/ending.ts'
import { zombieWars } from '../src/index.ts'
import { BREEDS, DICE, SIZE, SQUARES } from '../src/table.ts'

/*
 * Numbers and tracks, compared with the tables of the reference (`data/data.json`).
 */

const data = JSON.parse(readFileSync(new URL('./data/data.json', import.meta.url), 'utf8'))

test('3.1, 3.3, 3.5. The board, the playsheet and the players.', () => {
  expect([SIZE, SIZE]).toEqual([data.board.columns, data.board.rows])
  expect(SQUARES).toHaveLength(SIZE * SIZE)
  expect([SQUARES[0], SQUARES[7], SQUARES[8], SQUARES[63]]).toEqual([11, 18, 21, 88])
  expect([HORDE_SPACES, ADVANCED_BASE]).toEqual([data.hordeSpaces.basic, data.hordeSpaces.advancedBase])
  const { min, max } = data.players
  expect(zombieWars.seats).toEqual(Array.from({ length: max - min + 1 }, (_, i) => min + i))
})

test('3.2, 14.5. The hour tracks, with their marks.', () => {
  for (const [name, hours] of Object.entries<{ hour: number; label: string; mark: number | null }[]>(
    data.hourTracks,
  )) {
    const ours = HOUR_TRACKS[name as keyof typeof HOUR_TRACKS]
    expect(ours.map(({ clock, mark }, i) => ({ hour: i + 1, label: clock, mark }))).toEqual(hours)
  }
  expect(Object.keys(HOUR_TRACKS).toSorted()).toEqual(Object.keys(data.hourTracks).toSorted())
})

test('3.4, 4.2, 6.2, 8.4, 8.7, 13.2. Dice and numbers.', () => {
  expect(DICE).toEqual([6, ...data.heroDice])
  expect(TOWNIES).toBe(data.setup.townspeople)
  expect(keepsGoing(null)).toBe(data.thresholds.moveKeepsGoing)
  expect(keepsGoing('fast')).toBe(data.breedNumbers.fastMoveKeepsGoing)
  expect(MASS_MOVEMENT_STEPS).toBe(data.townieOrders.massMovement.steps)
  expect(SQUAD_STEPS).toBe(data.townieOrders.squad.steps)
  expect(LUCK_TOKENS).toBe(data.breedNumbers.luckTokens)
  expect(BREEDS).toEqual(data.breeds.map(({ id }: { id: string }) => id))
})

test('11, 14. Results and switches.', () => {
  expect(ENDINGS.toSorted()).toEqual(data.results.toSorted())
  expect(zombieWars.options).toEqual(data.options)
})
