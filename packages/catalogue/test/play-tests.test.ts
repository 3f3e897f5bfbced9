import { readFileSync } from 'node:fs'
import { readOptions } from '@shamble/engine'
import { describe, expect, test } from 'vitest'
import { sumUp, whyLost } from '../src/measures.ts'
import { playOne } from '../src/play-tests.ts'
import { entryOf } from '../src/index.ts'

const game = (won: boolean, turn: number, ...fallen: number[]) => ({
  won,
  turn,
  fallen,
  goals: [
    { text: 'Carry it out.', met: false },
    { text: 'All leave.', met: won },
  ],
  lost: won ? null : fallen.length > 0 ? 'lost a hero' : 'ran out of turns',
})

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

  test('Why games were lost, and which objective was never met.', () => {
    const measured = sumUp([game(false, 40), game(false, 40), game(false, 6, 3), game(true, 9)])
    expect(measured.goals).toEqual([
      { text: 'Carry it out.', met: 0 },
      { text: 'All leave.', met: 1 },
    ])
    expect(whyLost(measured)).toEqual([
      'Bots ran out of turns in 2 games, lost a hero in 1 game.',
      'They never met objective 1: Carry it out.',
    ])
    expect(whyLost(sumUp([game(true, 9)]))).toEqual([])
    expect(whyLost(sumUp([game(false, 40)])).at(-1)).toMatch(/none of 1 games/)
  })

  test('Nothing won of forty is not nothing for certain; of no games nothing is said.', () => {
    const { least, most } = sumUp(Array.from({ length: 40 }, () => game(false, 5)))
    expect(least).toBe(0)
    expect(most).toBeCloseTo(0.088, 3)
    expect(sumUp([])).toMatchObject({ games: 0, share: 0, least: 0, most: 1, turns: 0, falls: [] })
  })
})

test('Bots play a mission of one’s own to its end; the same game is the same again.', async () => {
  const { rules, file } = entryOf('z-war-one')!
  const [{ game }, { readFile, optionsOf }] = await Promise.all([rules(), file!()])
  const chapter = new URL('../../z-war-one/src/missions/chapter-1.json', import.meta.url)
  const read = readFile(readFileSync(chapter, 'utf8'))
  if ('faults' in read) throw new Error('It was refused.')
  const { carried } = read
  const options = readOptions(game, optionsOf(carried))
  const measure = { game: 'z-war-one', seats: 1, options, carried, strength: 'hard' } as const
  const played = await playOne(measure, 0)
  expect(played.turn).toBeGreaterThan(1)
  // A chapter is lost with the first hero who dies, and only so or by its own ways to lose.
  expect(played.fallen.length).toBe(played.won ? 0 : 1)
  expect(played.lost === null).toBe(played.won)
  expect(played.goals.map(({ met }) => met).includes(false)).toBe(!played.won)
  expect(await playOne(measure, 0)).toEqual(played)
})
