import { expect, test } from 'vitest'
import { defaults, readOptions, readSeats, readSeed, Refusal, start, type AnyGame } from '../src/index.ts'
import { corridor } from './corridor.ts'
import { tiny } from './tiny.ts'

const game: AnyGame = {
  ...corridor,
  options: { fog: [false, true], deck: ['short', 'long'], pace: [1, 2, 3] },
}

const refusal = (does: () => unknown): Refusal => {
  try {
    does()
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown
    throw thrown
  }
  throw new Error('It was not refused.')
}

test('By default every option has its first setting.', () => {
  expect(defaults(game)).toEqual({ fog: false, deck: 'short', pace: 1 })
  expect(readOptions(game, {})).toEqual(defaults(game))
})

test('Settings are read from values and from text.', () => {
  expect(readOptions(game, { fog: true, pace: 3 })).toEqual({ fog: true, deck: 'short', pace: 3 })
  expect(readOptions(game, { fog: 'true', deck: 'long', pace: '2' })).toEqual({
    fog: true,
    deck: 'long',
    pace: 2,
  })
})

test('A setting that does not exist is refused with those that do.', () => {
  const { code, message } = refusal(() => readOptions(game, { deck: 'wide' }))
  expect([code, message]).toEqual([
    'bad-options',
    'The option “deck” cannot be “wide”. It can be: short, long.',
  ])
  for (const bad of [null, 4, '', 'TRUE', {}, ['long']]) refusal(() => readOptions(game, { pace: bad }))
})

test('Unknown names are ignored in an address and refused in a log.', () => {
  expect(readOptions(game, { utm_source: 'mail', seed: 'x' })).toEqual(defaults(game))
  expect(refusal(() => readOptions(game, { haste: true }, true)).message).toContain('fog, deck, pace')
  expect(refusal(() => start(game, 'x', 2, { haste: true })).code).toBe('bad-options')
  expect(refusal(() => readOptions(game, { constructor: 'x' }, true)).code).toBe('bad-options')
  expect(readOptions(game, JSON.parse('{"__proto__": 1, "toString": 2}'))).toEqual(defaults(game))
})

test('Set-up is given every option, in full.', () => {
  const told = tiny({ begin() {} }, { options: { fog: [false, true], pace: [1, 2] } })
  expect(start(told, 'x', 1, { pace: 2 }).position.table.options).toEqual({ fog: false, pace: 2 })
})

test('Seats are the ones the game has.', () => {
  expect(readSeats(game, 3, {})).toBe(3)
  expect(readSeats(game, '4', {})).toBe(4)
  expect(refusal(() => readSeats(game, 5, {})).message).toContain('only with 2, 3 or 4')
  expect(refusal(() => readSeats({ ...game, seats: [1] }, 2, {})).message).toContain('only with 1')
  for (const bad of ['', 'two', null, undefined, 2.5, -2, {}])
    expect(refusal(() => readSeats(game, bad, {})).code).toBe('bad-seats')
})

test('Seeds are letters, digits, hyphens and underscores.', () => {
  for (const good of ['a', 'brains-42', 'A_b-9', 'x'.repeat(64)]) expect(readSeed(good)).toBe(good)
  for (const bad of ['', ' ', 'a b', 'a.b', 'ä', 'x'.repeat(65), 'a\n', 7, null, undefined]) {
    expect(refusal(() => readSeed(bad)).code).toBe('bad-seed')
  }
})
