import { describe, expect, test } from 'vitest'
import { copy, Referee } from '../src/index.ts'
import type { Choice, Position } from '../src/index.ts'
import { begin, choiceOf, offered, says, tiny, type G } from './tiny.ts'

/* The three laws of the agenda: the order of steps, choices that lapse, plain data. */

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
