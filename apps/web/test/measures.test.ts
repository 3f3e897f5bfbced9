import { entryOf } from '@shamble/catalogue'
import { readOptions, type Json } from '@shamble/engine'
import { describe, expect, test } from 'vitest'
import { playOne } from '../src/lib/missions/measurer.ts'
import { sumUp } from '../src/lib/missions/measures.ts'

const game = (won: boolean, turn: number, ...fallen: number[]) => ({ won, turn, fallen })

describe('What many games say', () => {
  test('Share, interval, length, and where heroes fell.', () => {
    const all = [game(true, 10), game(false, 6, 3), game(false, 8, 3), game(true, 12, 1)]
    const { games, won, share, least, most, turns, turnsApart, falls } = sumUp(all)
    expect({ games, won, share, turns, falls }).toEqual({
      games: 4,
      won: 2,
      share: 0.5,
      turns: 9,
      falls: [0, 1, 0, 2],
    })
    // Wilson’s interval for two of four.
    expect(least).toBeCloseTo(0.15, 2)
    expect(most).toBeCloseTo(0.85, 2)
    expect(turnsApart).toBeCloseTo((1.96 * Math.sqrt(20 / 3)) / 2, 6)
  })

  test('Nothing won of forty is not nothing for certain; of no games nothing is said.', () => {
    const { least, most } = sumUp(Array.from({ length: 40 }, () => game(false, 5)))
    expect(least).toBe(0)
    expect(most).toBeCloseTo(0.088, 3)
    expect(sumUp([])).toMatchObject({ games: 0, share: 0, least: 0, most: 1, turns: 0, falls: [] })
  })
})

test('Bots play a mission of one’s own to its end; the same game is the same again.', async () => {
  const { rules, missions } = entryOf('z-war-one')!
  const [{ game }, { missions: ours }] = await Promise.all([rules(), missions!()])
  const carried: Json = ours.printed.find(({ id }) => id === 'chapter-1')!.carried()
  const options = readOptions(game, ours.optionsOf(carried))
  const measure = { game: 'z-war-one', seats: 1, options, carried, games: 1, strength: 'hard' } as const
  const played = await playOne(measure, 0)
  expect(played.turn).toBeGreaterThan(1)
  // A chapter is lost with the first hero who dies, and only so or by its own ways to lose.
  expect(played.fallen.length).toBe(played.won ? 0 : 1)
  expect(await playOne(measure, 0)).toEqual(played)
})
