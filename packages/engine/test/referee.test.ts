import { describe, expect, test } from 'vitest'
import { copy, dealAgain, fingerprint, imagine, look, pendingIn, play } from '../src/index.ts'
import { Referee, Refusal, start } from '../src/index.ts'
import type { AnyGame, Choice, Move, Position } from '../src/index.ts'
import { corridor } from './corridor.ts'
import { choiceOf, says, tiny, type G } from './tiny.ts'

const begin = (game: AnyGame, seats = 2) =>
  new Referee<any, any>(game, start(game, 'test', seats).position).settle()
const offered = (g: G) => g.pending.map((p) => `${p.seat}: ${p.moves.map((m) => m.join(' ')).join(', ')}`)

describe('Law 1. What is scheduled now happens before what was scheduled earlier, in the order it was scheduled.', () => {
  test('Steps happen in order.', () => {
    const [one, two, three] = [says('one'), says('two'), says('three')]
    const g = begin(tiny({ begin: (g) => (g.then(one), g.then(two), g.then(three)), one, two, three }))
    expect(g.table.said).toEqual(['one', 'two', 'three'])
  })

  test('What a step schedules is done before its elders.', () => {
    const [inner, last, end] = [says('inner'), says('last'), says('end')]
    const first = (g: G) => (g.table.said.push('first'), g.then(inner), g.then(last))
    const g = begin(tiny({ begin: (g) => (g.then(first), g.then(end)), first, inner, last, end }))
    expect(g.table.said).toEqual(['first', 'inner', 'last', 'end'])
  })

  test('A step is done when the rule that schedules it is finished, not within it.', () => {
    const later = says('later')
    const g = begin(tiny({ begin: (g) => (g.then(later), g.table.said.push('now')), later }))
    expect(g.table.said).toEqual(['now', 'later'])
  })

  test('An interrupt is settled before the rule it interrupts goes on.', () => {
    const choose = choiceOf(0, 'a', 'b')
    const count = (g: G, n: number) => {
      if (n === 0) return
      g.table.said.push(`${n}`)
      g.then(choose)
      g.then(count, n - 1)
    }
    const g = begin(tiny({ begin: (g) => g.then(count, 2), count, choose }))
    g.make(0, ['a'])
    expect(g.table.said).toEqual(['2', 'a', '1'])
    g.make(0, ['b'])
    expect(g.table.said).toEqual(['2', 'a', '1', 'b'])
    expect(g.pending).toEqual([])
  })

  test('Steps are given their arguments.', () => {
    const sum = (g: G, a: number, b: number, list: number[]) => void g.table.said.push(a + b + list.length)
    expect(begin(tiny({ begin: (g) => g.then(sum, 1, 2, [7]), sum })).table.said).toEqual([4])
  })
})

describe('Law 2. A choice that has nothing to offer lapses.', () => {
  test('Nobody is asked, and play goes on.', () => {
    const [nothing, end] = [choiceOf(0), says('end')]
    const g = begin(tiny({ begin: (g) => (g.then(nothing), g.then(end)), nothing, end }))
    expect(g.table.said).toEqual(['end'])
  })

  test('It is decided at the time: what was possible may have lapsed by then.', () => {
    const shoot: Choice<G, [number]> = {
      seat: (_, seat) => seat,
      ask: 'Shoot?',
      options: (g, can) => void (g.table.said.includes('hit') || can('hit')),
      take: { hit: (g) => void g.table.said.push('hit') },
    }
    const g = begin(tiny({ begin: (g) => (g.then(shoot, 0), g.then(shoot, 1)), shoot }))
    expect(offered(g)).toEqual(['0: hit'])
    expect(g.make(0, ['hit']).pending).toEqual([])
  })

  test('An obvious choice is made when one move is possible, and asked when there are two.', () => {
    const alike = { ...choiceOf(0, 'a'), obvious: true }
    const unlike = { ...choiceOf(1, 'b', 'c'), obvious: true }
    const g = begin(tiny({ begin: (g) => (g.then(alike), g.then(unlike)), alike, unlike }))
    expect(g.table.said).toEqual(['a'])
    expect(offered(g)).toEqual(['1: b, c'])
  })

  test('A choice with one move is asked all the same when it is not obvious.', () => {
    const only = choiceOf(0, 'a')
    expect(offered(begin(tiny({ begin: (g) => g.then(only), only })))).toEqual(['0: a'])
  })

  test('What an obvious choice leads to comes before what was scheduled earlier; again asks it once more.', () => {
    const drain: Choice<G, []> = {
      seat: () => 0,
      ask: 'Drain',
      obvious: true,
      options: (g, can) => void (g.table.said.length < 3 && can('drop')),
      take: { drop: (g) => (g.table.said.push('drop'), g.again()) },
    }
    const end = says('end')
    const g = begin(tiny({ begin: (g) => (g.then(drain), g.then(end)), drain, end }))
    expect(g.table.said).toEqual(['drop', 'drop', 'drop', 'end'])
  })
})

describe('Law 3. The agenda is plain data.', () => {
  test('At a decision it holds names and arguments, the choice on top.', () => {
    const [choose, late] = [choiceOf(0, 'a'), (g: G, n: number) => void g.table.said.push(n)]
    const g = begin(tiny({ begin: (g) => (g.then(choose), g.then(late, 5)), choose, late }))
    expect(g.position.agenda).toEqual([['late', 5], ['choose']])
    const stored = JSON.parse(JSON.stringify(g.position)) as Position<any>
    expect(new Referee(g.game, stored).settle().make(0, ['a']).table.said).toEqual(['a', 5])
  })

  test('A part of the rules that is loaded later brings steps of its own.', () => {
    const late = says('late')
    const choose: Choice<G, []> = { ...choiceOf(0, 'a'), take: { a: (g) => g.then(late) } }
    const game = tiny({ begin: (g) => g.then(choose), choose })
    expect(() => begin(game).make(0, ['a'])).toThrow('not listed')
    Object.assign(game.steps, { late })
    expect(begin(game).make(0, ['a']).table.said).toEqual(['late'])
  })

  test('A step that is not listed cannot be scheduled.', () => {
    const secret = says('secret')
    expect(() => begin(tiny({ begin: (g) => g.then(secret) }))).toThrow('not listed')
  })

  test('A renamed step is found under its new name.', () => {
    const late = (g: G, n: number) => void g.table.said.push(n)
    const choose = choiceOf(0, 'a')
    const game = tiny({ begin() {}, late, choose }, { formerly: { tardy: 'late', pick: 'choose' } })
    const position: Position<any> = {
      table: { said: [] },
      agenda: [['tardy', 5], ['pick']],
      rng: { seed: 'x', drawn: {} },
      result: null,
    }
    const g = new Referee<any, any>(game, copy(position)).settle()
    expect(g.pending[0]!.step).toBe('choose')
    expect(g.make(0, ['a']).table.said).toEqual(['a', 5])
    const lost = { ...position, agenda: [['gone'] as [string]] }
    expect(() => new Referee(game, lost).settle()).toThrow('no step called gone')
  })

  test('Rules that never come to a decision are stopped.', () => {
    const round = (g: G) => g.then(round)
    expect(() => begin(tiny({ begin: (g) => g.then(round), round }))).toThrow('Runaway')
  })
})

describe('Together', () => {
  const [discard, end] = [
    {
      seat: (_: G, seat: number) => seat,
      ask: (seat: number) => `Seat ${seat} discards.`,
      options: (_: G, can: (...move: Move) => void) => (can('one'), can('two')),
      take: {
        one: (g: G, [seat]: [number]) => void g.table.said.push(`${seat}: one`),
        two: (g: G, [seat]: [number]) => (g.table.said.push(`${seat}: two`), g.then(discard, seat)),
      },
    } satisfies Choice<G, [number]> as Choice<G, [number]>,
    says('end'),
  ]
  const game = tiny({ begin: (g) => (g.together(discard, [[0], [1]]), g.then(end)), discard, end })

  test('All are asked at once, and answer in any order.', () => {
    const g = begin(game)
    expect(offered(g)).toEqual(['0: one, two', '1: one, two'])
    g.make(1, ['one'])
    expect(offered(g)).toEqual(['0: one, two'])
    expect(g.table.said).toEqual(['1: one'])
    g.make(0, ['one'])
    expect(g.table.said).toEqual(['1: one', '0: one', 'end'])
  })

  test('What one answer leads to stays on its own agenda; the others need not wait.', () => {
    const g = begin(game).make(0, ['two'])
    expect(offered(g)).toEqual(['0: one, two', '1: one, two'])
    g.make(0, ['two']).make(1, ['one']).make(0, ['one'])
    expect(g.table.said).toEqual(['0: two', '0: two', '1: one', '0: one', 'end'])
  })

  test('The lanes survive JSON.', () => {
    const g = begin(game).make(0, ['two'])
    const again = new Referee<any, any>(game, JSON.parse(JSON.stringify(g.position))).settle()
    expect(offered(again)).toEqual(offered(g))
    expect(again.make(1, ['one']).make(0, ['one']).table.said.at(-1)).toBe('end')
  })

  test('With nobody to ask, play goes on; with rules only, all are done.', () => {
    const rule = (g: G, n: number) => void g.table.said.push(n)
    const g = begin(
      tiny({ begin: (g) => (g.together(rule, [[1], [2]]), g.together(rule, []), g.then(end)), rule, end }),
    )
    expect(g.table.said).toEqual([1, 2, 'end'])
  })

  test('The game may end while others are still asked.', () => {
    const quit: Choice<G, [number]> = { ...discard, take: { one: (g) => g.over([0], 'quit'), two() {} } }
    const g = begin(tiny({ begin: (g) => g.together(quit, [[0], [1]]), quit }))
    g.make(1, ['one'])
    expect(g.pending).toEqual([])
    expect(g.position.agenda).toEqual([])
    expect(g.result).toEqual({ winners: [0], reason: 'quit' })
  })
})

describe('Again', () => {
  test('The choice is put once more, after whatever it led to.', () => {
    const effect = says('effect')
    const act: Choice<G, [string]> = {
      seat: () => 0,
      ask: 'Act?',
      options: (_, can) => (can('act'), can('stop')),
      take: { act: (g, [name]) => (g.table.said.push(name), g.then(effect), g.again()), stop() {} },
    }
    const g = begin(tiny({ begin: (g) => g.then(act, 'mine'), act, effect }))
    g.make(0, ['act'])
    expect(g.table.said).toEqual(['mine', 'effect'])
    g.make(0, ['act']).make(0, ['stop'])
    expect(g.table.said).toEqual(['mine', 'effect', 'mine', 'effect'])
  })

  test('Before what is scheduled after it.', () => {
    const effect = says('effect')
    const act: Choice<G, []> = {
      seat: () => 0,
      ask: 'Act?',
      options: (_, can) => (can('act'), can('stop')),
      take: { act: (g) => (g.again(), g.then(effect)), stop() {} },
    }
    const g = begin(tiny({ begin: (g) => g.then(act), act, effect })).make(0, ['act'])
    expect(g.table.said).toEqual([])
    expect(g.make(0, ['stop']).table.said).toEqual(['effect'])
  })
})

describe('Several seats', () => {
  test('The first to answer speaks for all.', () => {
    const [order, end] = [choiceOf([0, 2], 'a', 'b'), says('end')]
    const game = tiny({ begin: (g) => (g.then(order), g.then(end)), order, end })
    expect(offered(begin(game, 3))).toEqual(['0: a, b', '2: a, b'])
    const g = begin(game, 3).make(2, ['b'])
    expect([g.table.said, g.pending]).toEqual([['b', 'end'], []])
    expect(() => begin(game, 3).make(1, ['a'])).toThrow('Seat 2 has nothing to choose now')
  })
})

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
