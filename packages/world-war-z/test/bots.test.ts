import { quickChance, Referee, start } from '@shamble/engine'
import { decide, mindOf, moveAt, STRENGTHS, thinkingOf } from '@shamble/engine/bots'
import { expect, test } from 'vitest'
import { bot as planner } from '../src/bot/planner.ts'
import { bots, campaigner, strategist } from '../src/bots.ts'
import { game, type Event, type Table } from '../src/index.ts'
import { world, type Laid, type Person } from './lay.ts'

/* Bots: the sample policy of the reference, and the tuned plan. */

const advised = { ...game, bots }

// ── The sample policy ──

const wants = (laid: Partial<Laid>, ...next: [string, ...(number | boolean | string)[]][]) => {
  let said = ''
  world(
    { cast: { veteran: { at: 'mexico' }, ranger: { at: 'korea', hand: 'lobo lobo lobo' } }, ...laid },
    ...next,
  ).check((_, g) => {
    said = decide(planner, thinkingOf(game, g.position, g.pending[0]!.seat, quickChance(1))).join(' ')
  })
  return said
}

test('The policy plays games to their end, and always the same.', () => {
  const results = [0, 1].map(() => {
    const g = new Referee<Table, Event>(
      game,
      start(game, 'policy', 1, { characters: 3, roles: 'chosen' }).position,
      true,
    ).settle()
    const chance = quickChance('policy')
    while (!g.result) g.make(0, decide(planner, thinkingOf(game, g.position, 0, chance)))
    return JSON.stringify(g.position.table)
  })
  expect(results[0]).toBe(results[1])
})

test('It goes where fighting is worth most, and flies when that pays.', () => {
  const armed = { veteran: { at: 'mexico', hand: 'lobo lobo katana' }, ranger: { at: 'korea', hand: 'lobo' } }
  expect(wants({ cast: armed, hordes: { caribbean: 3, 'pacific-west': 1 } }, ['turn', 0])).toBe(
    'go caribbean',
  )
  expect(wants({ cast: armed, hordes: { persia: 3, china: 3 }, aircraft: 'mexico' }, ['turn', 0])).toBe(
    'fly persia',
  )
  expect(
    wants({ cast: { ...armed, veteran: { at: 'mexico' } }, hordes: { mexico: 1 } }, ['turn', 0]),
  ).toMatch(/^go /)
})

test('It equips the best weapons, fights on while that pays, and re-rolls a lost battle.', () => {
  const cast = {
    veteran: { at: 'mexico', hand: 'lobo crowbar shotgun', worn: 'katana' },
    ranger: { at: 'korea' },
  }
  expect(wants({ cast, hordes: { mexico: 3 } }, ['equip', 0, true, [] as never, [] as never])).toMatch(
    /^unequip katana|^equip/,
  )
  const armed = {
    veteran: { at: 'mexico', worn: 'lobo lobo', hand: 'airlift airlift airlift' },
    ranger: { at: 'korea' },
  }
  expect(wants({ cast: armed, hordes: { mexico: 3 } }, ['battleStep', 0, true])).toBe('fight')
  expect(wants({ hordes: { mexico: 4 } }, ['battleStep', 0, true])).toBe('stop')
})

test('It plays what helps at once, and keeps the rest for its target.', () => {
  const hand = (cards: string) => ({ veteran: { at: 'mexico', hand: cards }, ranger: { at: 'korea' } })
  expect(wants({ cast: hand('resupply-drop'), deck: 'lobo' }, ['turn', 0])).toBe('play resupply-drop')
  expect(wants({ cast: hand('air-strike'), hordes: { japan: 3, korea: 4 } }, ['turn', 0])).toBe(
    'play air-strike korea',
  )
  expect(wants({ cast: hand('air-strike'), hordes: { japan: 2 } }, ['turn', 0])).not.toMatch(/^play/)
  expect(
    wants({ cast: hand('decoy-sirens'), hordes: { caribbean: 3, 'northern-andes': 4 } }, ['turn', 0]),
  ).toBe('play decoy-sirens caribbean northern-andes')
  expect(
    wants({ cast: hand('decoy-sirens'), hordes: { caribbean: 3, 'northern-andes': 2 } }, ['turn', 0]),
  ).not.toMatch(/^play/)
  // It is no flight: what is aimed at is not where one would go.
  const armed = { veteran: { at: 'mexico', hand: 'air-strike lobo lobo' }, ranger: { at: 'korea' } }
  expect(wants({ cast: armed, hordes: { japan: 2 } }, ['turn', 0])).not.toMatch(/^play/)
  expect(wants({ cast: hand('salvage-run'), discards: 'crowbar lobo' }, ['turn', 0])).toBe(
    'play salvage-run lobo',
  )
})

test('It cancels a card that would make about two hordes strong, and no others.', () => {
  const cast = { veteran: { at: 'mexico', hand: 'countermeasures' }, ranger: { at: 'korea' } }
  const threats = 'outbreak-mexico'
  expect(wants({ cast, threats, hordes: { mexico: 2, maghreb: 2 } }, ['escalate', 0, 0])).toBe(
    'play countermeasures',
  )
  expect(wants({ cast, threats, hordes: { mexico: 2, maghreb: 3 } }, ['escalate', 0, 0])).toBe('pass')
  expect(wants({ cast, threats: 'quislings' }, ['escalate', 0, 0])).toBe('pass')
})

test('It breaks the ties of zombies towards the character with most cards.', () => {
  const cast = {
    veteran: 'zombie' as const,
    ranger: { at: 'japan' },
    pilot: { at: 'eastern-australia', hand: 'lobo lobo' },
  }
  expect(wants({ cast, hordes: { 'pacific-islands': 2 } }, ['turn', 0])).toBe(
    'hunt pacific-islands eastern-australia',
  )
  const together = {
    veteran: 'zombie' as const,
    ranger: { at: 'levant' },
    pilot: { at: 'levant', hand: 'lobo' },
  }
  const named = wants({ cast: together, threats: 'uneasy-lull' }, ['nameSubject', 0, -1, 25])
  expect(named).toBe('name pilot')
})

// ── The tuned plan ──

type Next = [string, ...(number | boolean | string)[]]

/** The moves of two bots in the same position: of the sample policy, and of the tuned plan. */
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

test('A re-roll that cannot win is not played; one that may win is.', () => {
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

test('Air Strike waits for larger hordes, and strikes where it gains most.', () => {
  const hand = 'air-strike'
  const strike = (hordes: Record<string, number>) => says({ hand }, { hordes }, [], [], ['turn', 0])[1]
  expect(strike({ japan: 1 })).not.toMatch(/^play/)
  expect(strike({ japan: 3, korea: 1 })).toBe('play air-strike japan')
})

test('Decoy Sirens bring hordes together where that gains most.', () => {
  const sirens = (hordes: Record<string, number>) =>
    says({ hand: 'decoy-sirens' }, { hordes }, [], [], ['turn', 0])[1]
  expect(sirens({ caribbean: 1, 'northern-andes': 1 })).not.toMatch(/^play/)
  expect(sirens({ caribbean: 3, 'northern-andes': 3 })).toMatch(/^play decoy-sirens/)
})

test('Firing Line and Booby Trap are played when they gain more than they are worth in hand.', () => {
  const before = (hand: string, strength: number, worn = '') =>
    says({ hand: `${hand} lobo lobo lobo`, worn }, { hordes: { mexico: strength } }, [], ['fight'], BATTLE)[1]
  expect(before('firing-line', 3)).toBe('play firing-line')
  expect(before('firing-line', 1, 'lobo lobo')).toBe('roll')
  expect(before('booby-trap', 3)).toBe('play booby-trap')
})

// ── Search and strengths ──

test('The strategist follows the plan except in the steps it searches.', () => {
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

test('Each strength makes a legal move. Stronger ones use more playouts.', () => {
  const { position, pending } = start(advised, 'strengths', 1)
  for (const strength of STRENGTHS)
    expect(pending[0]!.moves).toContainEqual(moveAt(advised, position, 0, 0, strength))
  const [, , hard, fierce] = STRENGTHS.map((strength) => mindOf(advised, strength).playouts)
  expect(fierce).toBeGreaterThan(hard!)
})
