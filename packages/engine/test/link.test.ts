import { describe, expect, test } from 'vitest'
import {
  BASE64URL,
  headOfLink,
  lengthen,
  Refusal,
  replay,
  shorten,
  start,
  type AnyGame,
  type Log,
} from '../src/index.ts'
import { randomGame } from '../src/testing/index.ts'
import { corridor } from './corridor.ts'
import { choiceOf, says, tiny } from './tiny.ts'

const LETTERS = `${BASE64URL}.`
const foggy: AnyGame = {
  ...corridor,
  options: { fog: [false, true], deck: ['short', 'long', 'endless'], pace: [1, 2] },
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

describe('Links', () => {
  test('A link lengthens to the log it was made from, finished or not.', () => {
    for (let n = 0; n < 30; n++) {
      const whole = randomGame(foggy, `trip-${n}`)
      const log = { ...whole, moves: whole.moves.slice(0, n % 3 === 0 ? n : undefined) }
      expect(lengthen(foggy, shorten(foggy, log))).toEqual(log)
    }
  })

  test('A link is short, and safe in an address.', () => {
    const log = randomGame(corridor, 'short')
    const link = shorten(corridor, log)
    expect(link).toMatch(/^[A-Za-z0-9._-]+$/)
    expect(link.length).toBeLessThan(20 + log.moves.length)
  })

  test('A forced move costs nothing.', () => {
    const [only, end] = [choiceOf(0, 'go'), says('end')]
    const game = tiny({
      begin: (g) => {
        for (let n = 0; n < 100; n++) g.then(only)
      },
      only,
      end,
    })
    const moves = Array.from({ length: 100 }, (): [0, 'go'] => [0, 'go'])
    const log: Log = { game: 'tiny', version: 1, seats: 1, options: {}, seed: 'forced', moves }
    expect(shorten(game, log).split('.')[5]).toBe('')
    expect(lengthen(game, shorten(game, log)).moves.length).toBe(100)
  })

  test('Every setting of every option survives.', () => {
    for (const fog of [false, true]) {
      for (const deck of ['short', 'long', 'endless']) {
        for (const pace of [1, 2]) {
          const log: Log = {
            game: 'corridor',
            version: 1,
            seats: 3,
            options: { fog, deck, pace },
            seed: 'options',
            moves: [],
          }
          expect(lengthen(foggy, shorten(foggy, log)).options).toEqual({ fog, deck, pace })
        }
      }
    }
  })

  test('Seats asked at once keep their order.', () => {
    const each = choiceOf(0, 'a', 'b')
    const both = { ...each, seat: (_: unknown, seat: number) => seat }
    const game = tiny({ begin: (g) => g.together(both, [[0], [1], [2]]), both })
    const moves: Log['moves'] = [
      [2, 'b'],
      [0, 'a'],
      [1, 'b'],
    ]
    const log: Log = { game: 'tiny', version: 1, seats: 3, options: {}, seed: 's', moves }
    expect(lengthen(game, shorten(game, log))).toEqual(log)
  })

  test('What a link says of itself is read without playing it.', () => {
    const log = randomGame(corridor, 'head', { seats: 3 })
    expect(headOfLink(shorten(corridor, log))).toEqual({
      version: 1,
      seats: 3,
      seed: 'head',
      moves: log.moves.length,
    })
    for (const bad of ['', 'a.b', '1.2.0.seed.x!.AAA.BBB', '1.2.0.no seed.5.AAA.BBB'])
      expect(headOfLink(bad)).toBeNull()
  })
})

describe('Damage', () => {
  const log = randomGame(foggy, 'damage-7', { seats: 3, options: { fog: true, deck: 'long' } })
  log.moves.length = 12
  const link = shorten(foggy, log)

  test('Every change of a single letter is refused.', () => {
    let tried = 0
    for (let at = 0; at < link.length; at++) {
      for (const letter of LETTERS) {
        if (letter === link[at]) continue
        const damaged = link.slice(0, at) + letter + link.slice(at + 1)
        const { code } = refusal(() => lengthen(foggy, damaged))
        expect(['damaged-log', 'other-version', 'bad-seats', 'bad-seed']).toContain(code)
        tried++
      }
    }
    expect(tried).toBe(link.length * (LETTERS.length - 1))
  })

  test('A lost letter, an added letter, and two letters swapped are refused.', () => {
    for (let at = 0; at < link.length; at++) {
      refusal(() => lengthen(foggy, link.slice(0, at) + link.slice(at + 1)))
      for (const letter of ['A', '0', 'z', '.', '%', ' '])
        refusal(() => lengthen(foggy, link.slice(0, at) + letter + link.slice(at)))
      if (at === 0 || link[at] === link[at - 1]) continue
      refusal(() => lengthen(foggy, link.slice(0, at - 1) + link[at] + link[at - 1] + link.slice(at + 1)))
    }
  })

  test('A link of another game is refused.', () => {
    const other: AnyGame = { ...foggy, id: 'other' }
    expect(refusal(() => lengthen(other, link)).code).toBe('damaged-log')
  })

  test('A link of other rules is refused by name, with what can be done.', () => {
    const next: AnyGame = { ...foggy, version: 2 }
    const { code, message } = refusal(() => lengthen(next, link))
    expect(code).toBe('other-version')
    expect(message).toContain('version 1')
    expect(message).toContain('new game on the same seed')
  })

  test('A link that claims more moves than any game has is refused at once.', () => {
    const parts = link.split('.')
    parts[4] = 'zzzzz'
    expect(refusal(() => lengthen(foggy, parts.join('.'))).message).toContain('claims')
  })

  test('A log that the rules do not allow is refused, and the move named.', () => {
    const wrong: Log = {
      ...log,
      moves: [...log.moves.slice(0, 3), [0, 'fly', 'home'], ...log.moves.slice(4)],
    }
    for (const does of [() => replay(foggy, wrong), () => shorten(foggy, wrong)]) {
      expect(refusal(does)).toMatchObject({
        code: 'damaged-log',
        message: expect.stringContaining('Move 4 of this log'),
      })
    }
    expect(refusal(() => replay(foggy, { ...log, game: 'chess' })).message).toContain('“chess”')
    expect(refusal(() => replay(foggy, { ...log, version: 9 })).code).toBe('other-version')
  })

  test('A replayed log ends where the game ended.', () => {
    const whole = randomGame(corridor, 'end')
    expect(replay(corridor, whole).result).not.toBeNull()
    expect(replay(corridor, { ...whole, moves: [] })).toEqual(start(corridor, 'end', whole.seats).position)
  })
})
