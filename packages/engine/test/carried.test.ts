import { expect, test } from 'vitest'
import { readCarried, readOptions, type AnyGame, type Json } from '../src/index.ts'
import { convoy } from './convoy.ts'

const laden = { trucks: 1 }

/** The game, and what was checked for it. */
function counting(): { game: AnyGame; checked: string[] } {
  const checked: string[] = []
  const refuseCarried = (carried: Json, options: Json) => {
    checked.push(JSON.stringify([carried, options]))
    return null
  }
  return { game: { ...(convoy as AnyGame), refuseCarried }, checked }
}

test('What is carried is checked once, however many readers it passes on its way into a game.', () => {
  const { game, checked } = counting()
  const options = readOptions(game, {})
  for (let n = 0; n < 3; n++) readCarried(game, laden, options)
  readCarried(game, { ...laden }, options)
  expect(checked).toHaveLength(1)
})

test('Anything else, or the same under other options, is checked again; each reader has a copy of its own.', () => {
  const { game, checked } = counting()
  const options = readOptions(game, {})
  const [first, second] = [readCarried(game, laden, options), readCarried(game, laden, options)]
  expect(first).toEqual(second)
  expect(first).not.toBe(second)
  readCarried(game, { trucks: 2 }, options)
  readCarried(game, laden, { ...options, other: true })
  expect(checked).toHaveLength(3)
})
