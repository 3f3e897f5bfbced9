import { quickChance, Referee, start } from '@shamble/engine'
import { decide, mindOf, moveAt, STRENGTHS, thinkingOf } from '@shamble/engine/bots'
import { expect, test } from 'vitest'
import { bots, campaigner, strategist } from '../src/bots.ts'
import { bot as planner } from '../src/bot/planner.ts'
import { game, type Event, type Table } from '../src/index.ts'
import { world, type Laid, type Person } from './lay.ts'

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

// ── The plan with more experience ──

type Next = [string, ...(number | boolean | string)[]]

/** What two bots do in the same place: the one of the sample policy, and the one with more experience. */
function says(
  person: Omit<Person, 'at'>,
  laid: Partial<Laid>,
  dice: number[],
  first: string[],
  ...next: Next[]
) {
  const cast = { veteran: { at: 'mexico', ...person }, ranger: { at: 'korea', hand: 'lobo' } }
  const scene = world({ cast, ...laid }, ...next).dice(...dice)
  for (const move of first) scene.takes(0, move)
  let said: string[] = []
  scene.check((_, g) => {
    const by = (bot: typeof planner) =>
      decide(bot, thinkingOf(game, g.position, g.pending[0]!.seat, quickChance(1))).join(' ')
    said = [by(planner), by(campaigner)]
  })
  return said
}

const BATTLE: Next = ['battleStep', 0, false]

test('A re-roll that cannot win is not played, one that may win is.', () => {
  const hand = 'second-wind lobo lobo'
  expect(says({ hand }, { hordes: { mexico: 4 } }, [1, 12], ['fight'], BATTLE)).toEqual([
    'play second-wind',
    'accept',
  ])
  expect(says({ hand }, { hordes: { mexico: 3 } }, [1, 3], ['fight'], BATTLE)).toEqual([
    'play second-wind',
    'play second-wind',
  ])
})

test('Fall Back is kept for a loss that demands more than the card itself.', () => {
  const hand = 'fall-back lobo lobo lobo'
  expect(says({ hand }, { hordes: { mexico: 1 } }, [1, 6], ['fight'], BATTLE)).toEqual([
    'play fall-back',
    'stand',
  ])
  expect(says({ hand }, { hordes: { mexico: 4 } }, [1, 12], ['fight'], BATTLE)).toEqual([
    'play fall-back',
    'play fall-back',
  ])
})

test('An Air Strike waits while hordes are too small for it, and comes where it takes most away.', () => {
  const hand = 'air-strike'
  const strike = (hordes: Record<string, number>) => says({ hand }, { hordes }, [], [], ['turn', 0])[1]
  expect(strike({ japan: 1 })).not.toMatch(/^play/)
  expect(strike({ japan: 3, korea: 1 })).toBe('play air-strike japan')
})

test('Decoy Sirens bring hordes together where that takes most away.', () => {
  const sirens = (hordes: Record<string, number>) =>
    says({ hand: 'decoy-sirens' }, { hordes }, [], [], ['turn', 0])[1]
  expect(sirens({ caribbean: 1, 'northern-andes': 1 })).not.toMatch(/^play/)
  expect(sirens({ caribbean: 3, 'northern-andes': 3 })).toMatch(/^play decoy-sirens/)
})

test('Firing Line and Booby Trap are played when the battle is worth more with them than they are.', () => {
  const before = (hand: string, strength: number, worn = '') =>
    says({ hand: `${hand} lobo lobo lobo`, worn }, { hordes: { mexico: strength } }, [], ['fight'], BATTLE)[1]
  expect(before('firing-line', 3)).toBe('play firing-line')
  expect(before('firing-line', 1, 'lobo lobo')).toBe('roll')
  expect(before('booby-trap', 3)).toBe('play booby-trap')
})

test('Each strength makes a legal move; the stronger think longer.', () => {
  const { position, pending } = start(advised, 'strengths', 1)
  for (const strength of STRENGTHS)
    expect(pending[0]!.moves).toContainEqual(moveAt(advised, position, 0, 0, strength))
  const [, , hard, fierce] = STRENGTHS.map((strength) => mindOf(advised, strength).playouts)
  expect(fierce).toBeGreaterThan(hard!)
})
