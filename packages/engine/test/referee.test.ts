import { describe, expect, test } from 'vitest'
import {
  copy,
  dealAgain,
  fingerprint,
  imagine,
  look,
  pendingIn,
  play,
  Referee,
  Refusal,
  start,
} from '../src/index.ts'
import type { Choice, Move, Position } from '../src/index.ts'
import { corridor } from './corridor.ts'
import { begin, choiceOf, says, tiny, type G } from './tiny.ts'

describe('Refusals', () => {
  const choose = choiceOf(0, ...Array.from({ length: 15 }, (_, n) => `w${n}`))
  const game = tiny({ begin: (g) => g.then(choose), choose })
  const refusal = (does: () => unknown): Refusal => {
    try {
      does()
    } catch (thrown) {
      if (thrown instanceof Refusal) return thrown
      throw thrown
    }
    throw new Error('It was not refused.')
  }

  test('An illegal move is refused with what is allowed, and changes nothing.', () => {
    const g = begin(game)
    const before = JSON.stringify(g.position)
    const { code, message } = refusal(() => g.make(0, ['jump', 'high']))
    expect(code).toBe('illegal-move')
    expect(message).toContain('Seat 1 may not jump high. Allowed: w0, w1')
    expect(message).toContain('and 3 more')
    expect(JSON.stringify(g.position)).toBe(before)
    expect(g.make(0, ['w3']).table.said).toEqual(['w3'])
  })

  test('Part of a move, or more than a move, is not the move.', () => {
    const pair: Choice<G, []> = {
      seat: () => 0,
      ask: '?',
      options: (_, can) => can('move', 'a', 'b'),
      take: { move() {} },
    }
    const g = begin(tiny({ begin: (g) => g.then(pair), pair }))
    for (const wrong of [['move'], ['move', 'a'], ['move', 'b', 'a'], ['move', 'a', 'b', 'c']]) {
      expect(refusal(() => g.make(0, wrong as unknown as Move)).code).toBe('illegal-move')
    }
  })

  test('Another seat is told whose turn it is.', () => {
    expect(refusal(() => begin(game).make(1, ['w1'])).message).toBe(
      "Seat 2 has nothing to choose now; it is seat 1's turn.",
    )
  })

  test('After the end nothing may be done.', () => {
    const end = (g: G) => g.over([0], 'end')
    const over = tiny({ begin: (g) => g.then(end), end })
    expect(refusal(() => begin(over).make(0, ['w1'])).code).toBe('game-over')
  })

  test('A bug in a rule refuses the move and loses nothing.', () => {
    const trap: Choice<G, []> = {
      seat: () => 0,
      ask: '?',
      options: (_, can) => (can('spring'), can('leave')),
      take: {
        spring(g) {
          g.table.said.push('half done')
          throw new Error('The trap is broken.')
        },
        leave() {},
      },
    }
    const trapped = tiny({ begin: (g) => g.then(trap), trap })
    const { position } = start(trapped, 'x', 1)
    const found = refusal(() => play(trapped, position, 0, ['spring']))
    expect([found.code, (found.cause as Error).message]).toEqual(['rules-fault', 'The trap is broken.'])
    expect(position.table.said).toEqual([])
    expect(play(trapped, position, 0, ['leave']).pending).toEqual([])
  })
})

describe('The end', () => {
  test('Nothing that was scheduled happens after the end.', () => {
    const [end, late] = [(g: G) => g.over([1], 'end', [3, 5]), says('late')]
    const g = begin(tiny({ begin: (g) => (g.then(end), g.then(late)), end, late }))
    expect(g.table.said).toEqual([])
    expect(g.result).toEqual({ winners: [1], reason: 'end', scores: [3, 5] })
    expect(g.position.agenda).toEqual([])
  })
})

describe('Outside', () => {
  const { position } = start(corridor, 'outside', 3)

  test('play leaves the position it is given alone.', () => {
    const before = JSON.stringify(position)
    const [p] = pendingIn(corridor, position)
    play(corridor, position, p!.seat, p!.moves[0]!)
    expect(JSON.stringify(position)).toBe(before)
  })

  test('Everybody learns whose choice it is; only the chooser gets the moves.', () => {
    const [p] = pendingIn(corridor, position)
    for (const seat of [0, 1, 2, null]) {
      const { choices } = look(corridor, position, seat)
      expect(choices.map((c) => c.seat)).toEqual([p!.seat])
      expect(choices[0]!.moves.length > 0).toBe(seat === p!.seat)
    }
  })

  test('An imagined world looks the same to the seat, has other secrets, and repeatable dice.', () => {
    const world = imagine(corridor, position, 0, 5)
    expect(look(corridor, world, 0)).toEqual(look(corridor, position, 0))
    expect(world.table).not.toEqual(position.table)
    expect(imagine(corridor, position, 0, 5)).toEqual(world)
    expect(imagine(corridor, position, 0, 6).table).not.toEqual(world.table)
    expect(world.rng.seed).toBe('')
  })

  test('A position that is dealt again looks the same to the seat; the secret of the deal, and chance itself, stay behind.', () => {
    const dealt = dealAgain(corridor, position, 0, 'nobody knows')
    expect(look(corridor, dealt, 0)).toEqual(look(corridor, position, 0))
    expect(dealt.table).not.toEqual(position.table)
    expect(dealt.agenda).toEqual(position.agenda)
    expect(dealt.rng).toEqual({ seed: '', drawn: {} })
    expect(dealAgain(corridor, position, 0, 'nobody knows')).toEqual(dealt)
    expect(dealAgain(corridor, position, 0, 'nor this')).not.toEqual(dealt)
    // The quick chance of imagined worlds could be tried out, number by number.
    const quick = Array.from({ length: 200 }, (_, world) => imagine(corridor, position, 0, world).table)
    expect(quick).not.toContainEqual(dealt.table)
    // What is dealt can be imagined from, as if it were the real one.
    const from = imagine(corridor, dealt, 0, 1)
    expect(look(corridor, from, 0)).toEqual(look(corridor, position, 0))
  })

  test('Quiet play tells nothing and is otherwise the same.', () => {
    const [p] = pendingIn(corridor, position)
    const [loud, quiet] = [false, true].map((q) =>
      new Referee(corridor, copy(position), q).settle().make(p!.seat, p!.moves[0]!),
    )
    expect(loud!.told.length).toBeGreaterThan(0)
    expect(quiet!.told).toEqual([])
    expect([quiet!.position, quiet!.sealed]).toEqual([loud!.position, loud!.sealed])
  })

  test('choose by index and make by name are the same move.', () => {
    const [a, b] = [1, 2].map(() => new Referee(corridor, copy(position)).settle())
    a!.choose(0, 1)
    b!.make(b!.pending[0]!.seat, b!.pending[0]!.moves[1]!)
    expect(a!.position).toEqual(b!.position)
  })

  test('A fingerprint is the same for the same position, whatever the order of its keys, and only then.', () => {
    const reversed = (x: any): any => {
      if (Array.isArray(x)) return x.map(reversed)
      if (typeof x !== 'object' || x === null) return x
      return Object.fromEntries(
        Object.entries(x)
          .reverse()
          .map(([key, value]) => [key, reversed(value)]),
      )
    }
    expect(JSON.stringify(reversed(position))).not.toBe(JSON.stringify(position))
    expect(fingerprint(reversed(position))).toBe(fingerprint(position))
    expect(fingerprint(JSON.parse(JSON.stringify(position)))).toBe(fingerprint(position))
    expect(fingerprint(position)).toMatch(/^[0-9a-f]{16}$/)
    const nudges: ((p: Position<any>) => void)[] = [
      (p) => p.table.zombie++,
      (p) => p.agenda.reverse(),
      (p) => (p.rng.drawn['dice'] = 99),
      (p) => (p.result = { winners: [], reason: '' }),
    ]
    for (const nudge of nudges) {
      const other = copy(position)
      nudge(other)
      expect(fingerprint(other)).not.toBe(fingerprint(position))
    }
  })

  test('A fingerprint does not give the seed away.', () => {
    const other = { ...position, rng: { ...position.rng, seed: 'corridor/another' } }
    expect(fingerprint(other)).toBe(fingerprint(position))
  })
})
