import { quickChance, Referee, start } from '@shamble/engine'
import { decide, mindOf, moveAt, STRENGTHS, thinkingOf } from '@shamble/engine/bots'
import { expect, test } from 'vitest'
import { bots, strategist, campaigner } from '../src/bots.ts'
import { game, type Event, type Table } from '../src/index.ts'

const advised = { ...game, bots }

test('The strategist follows the plan but where it has only a rule of thumb; there it may decide otherwise.', () => {
  const departed = new Map<string, number>()
  const g = new Referee<Table, Event>(advised, start(advised, 'strategy', 1).position, true).settle()
  while (!g.result) {
    const { seat, step, moves } = g.pending[0]!
    if (moves.length === 1) {
      g.choose(0, 0)
      continue
    }
    const by = (bot: typeof campaigner) =>
      decide(bot, thinkingOf(advised, g.position, seat, quickChance('same')), { iterations: 12 })
    const [plan, found] = [by(campaigner), by(strategist)]
    if (plan.join(' ') !== found.join(' ')) departed.set(step, (departed.get(step) ?? 0) + 1)
    g.make(seat, found)
  }
  expect(departed.size).toBeGreaterThan(0)
  for (const step of departed.keys())
    expect(['discard', 'keepOne', 'counter', 'redraw', 'retreat']).toContain(step)
})

test('Each strength makes a legal move; the stronger think longer.', () => {
  const { position, pending } = start(advised, 'strengths', 1)
  for (const strength of STRENGTHS)
    expect(pending[0]!.moves).toContainEqual(moveAt(advised, position, 0, 0, strength))
  const [, , hard, fierce] = STRENGTHS.map((strength) => mindOf(advised, strength).playouts)
  expect(fierce).toBeGreaterThan(hard!)
})
