import { expect, test } from 'vitest'
import { fitting, hot, spelled, type Move } from '../src/index.ts'

// The example of the design: a horde may move, attack or eat, or one is done.
const moves: Move[] = [
  ['move', 'horde:1', 'sq:2'],
  ['move', 'horde:1', 'sq:3'],
  ['move', 'horde:2', 'sq:3'],
  ['attack', 'horde:1', 'townies'],
  ['eat', 'horde:1', 'townies'],
  ['done'],
]

test('At first the things that begin a move glow, and verbs without parts are buttons.', () => {
  expect([...hot(moves, [])]).toEqual(['horde:1', 'horde:2', 'done'])
  expect(fitting(moves, [])).toEqual(moves)
})

test('After a click, what may follow it glows.', () => {
  expect([...hot(moves, ['horde:1'])]).toEqual(['sq:2', 'sq:3', 'townies'])
  expect([...hot(moves, ['horde:2'])]).toEqual(['sq:3'])
})

test('When the parts are spelled out and several verbs fit, the verbs are buttons.', () => {
  expect([...hot(moves, ['horde:1', 'townies'])]).toEqual(['attack', 'eat'])
  expect(spelled(moves, ['horde:1', 'townies'])).toBeNull()
  expect(fitting(moves, ['horde:1', 'townies', 'eat'])).toEqual([['eat', 'horde:1', 'townies']])
  expect(spelled(moves, ['horde:1', 'townies', 'eat'])).toEqual(['eat', 'horde:1', 'townies'])
})

test('One move left and nothing of it to click: that is the move.', () => {
  expect(spelled(moves, ['horde:1', 'sq:2'])).toEqual(['move', 'horde:1', 'sq:2'])
  expect(spelled(moves, ['done'])).toEqual(['done'])
  // One move is left, but its square has not been clicked.
  expect(spelled(moves, ['horde:2'])).toBeNull()
  expect(spelled(moves, [])).toBeNull()
})

test('A click on something else fits nothing.', () => {
  for (const clicked of [['sq:9'], ['horde:1', 'horde:2'], ['horde:1', 'move'], ['done', 'done']]) {
    expect(fitting(moves, clicked)).toEqual([])
    expect(hot(moves, clicked).size).toBe(0)
    expect(spelled(moves, clicked)).toBeNull()
  }
})

test('A verb alone may be the only thing there is.', () => {
  const only: Move[] = [['pass']]
  expect([...hot(only, [])]).toEqual(['pass'])
  // Even a single move is not made before it is asked for with a click on its verb.
  expect(spelled(only, ['pass'])).toEqual(['pass'])
})

test('Every move can be spelled, part by part and then the verb.', () => {
  for (const move of moves) {
    const [verb, ...parts] = move
    parts.forEach((part, i) => expect(hot(moves, parts.slice(0, i)).has(part)).toBe(true))
    expect(spelled(moves, [...parts, verb])).toEqual(move)
  }
})
