import { Referee, start } from '@shamble/engine'
import { decide, thinkingOf } from '@shamble/engine/bots'
import { quickChance } from '@shamble/engine'
import { expect, test } from 'vitest'
import { bot } from '../src/bot/planner.ts'
import { challenge, standing } from '../src/challenge.ts'
import { game, type Event, type Table } from '../src/index.ts'
import { score } from '../src/score.ts'
import { lay, world, type Laid } from './lay.ts'

const table = (laid: Partial<Laid>) =>
  lay({
    cast: { veteran: { at: 'mexico', hand: 'lobo' }, ranger: { at: 'korea', hand: 'lobo' } },
    ...laid,
  }) as Table
const of = (laid: Partial<Laid>) => score(table(laid), 0)
const STRONG = {
  alaska: 3,
  mexico: 3,
  caribbean: 3,
  iceland: 3,
  levant: 3,
  persia: 3,
  japan: 3,
  maghreb: 3,
  sahara: 3,
}

test('A score is from 0 to 1, below 1 as long as the game goes on, and 0 when all have turned.', () => {
  expect(of({})).toBeGreaterThan(of({ hordes: STRONG }))
  expect(of({})).toBeLessThan(1)
  expect(of({ cast: { veteran: 'zombie', ranger: 'zombie' } })).toBe(0)
  const all = Object.fromEntries(Array.from(table({}).strength, (_, n) => n).map((n) => [n, 4]))
  expect(score({ ...table({}), strength: Object.values(all) }, 0)).toBeLessThan(0.05)
})

test('Fewer and weaker hordes, more cards, more humans and better weapons are better.', () => {
  const now = of({ hordes: STRONG })
  expect(of({ hordes: { ...STRONG, sahara: 2 } })).toBeGreaterThan(now)
  expect(of({ hordes: { ...STRONG, sahara: 4 } })).toBeLessThan(now)
  expect(of({ hordes: { ...STRONG, china: 2 } })).toBeLessThan(now)
  expect(of({ hordes: { ...STRONG, china: 1 } })).toBeLessThan(now)
  expect(
    of({ hordes: STRONG, cast: { veteran: { at: 'mexico', hand: 'lobo' }, ranger: 'zombie' } }),
  ).toBeLessThan(now)
  const armed = { veteran: { at: 'mexico', hand: 'lobo lobo' }, ranger: { at: 'korea', hand: 'lobo' } }
  expect(of({ hordes: STRONG, cast: armed })).toBeGreaterThan(now)
  const bare = { veteran: { at: 'mexico' }, ranger: { at: 'korea', hand: 'lobo' } }
  expect(of({ hordes: STRONG, cast: bare })).toBeLessThan(now)
})

test('In a challenge: won, then how long one held out, then who is left, then fewer strong hordes, then fewer moves.', () => {
  const won = { winners: [0], reason: 'held' }
  const lost = { winners: [], reason: 'overwhelmed' }
  const t = table({ hordes: STRONG, round: 8 })
  expect(standing(t, won, 0, 70)).toEqual([1, 0, 2, -9, -70])
  expect(standing(t, lost, 0, 70)).toEqual([0, 0, 2, -9, -70])
  const gone = table({ cast: { veteran: 'zombie', ranger: 'zombie' }, round: 6 })
  expect(standing(gone, { winners: [], reason: 'overrun' }, 0, 50)).toEqual([0, -2, 0, -0, -50])
  expect(challenge.reached([1, 0, 2, -9, -70], won, 70)).toBe('Won with 9 strong hordes and 2 still human')
  expect(challenge.reached([1, 0, 1, -1, -70], won, 70)).toBe('Won with 1 strong horde and 1 still human')
  expect(challenge.reached([0, 0, 2, -11, -70], lost, 70)).toBe(
    'Lost with 11 strong hordes and 2 still human',
  )
  expect(challenge.reached([0, 0, 0, -11, -70], lost, 70)).toBe('Overrun in the last round')
  expect(challenge.reached([0, -1, 0, -11, -70], lost, 70)).toBe('Overrun one round before the end')
  expect(challenge.reached([0, -2, 0, -11, -70], lost, 70)).toBe('Overrun 2 rounds before the end')
})

// ── The sample policy ──

const wants = (laid: Partial<Laid>, ...next: [string, ...(number | boolean | string)[]][]) => {
  let said = ''
  world(
    { cast: { veteran: { at: 'mexico' }, ranger: { at: 'korea', hand: 'lobo lobo lobo' } }, ...laid },
    ...next,
  ).check((_, g) => {
    said = decide(bot, thinkingOf(game, g.position, g.pending[0]!.seat, quickChance(1))).join(' ')
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
    while (!g.result) g.make(0, decide(bot, thinkingOf(game, g.position, 0, chance)))
    return JSON.stringify(g.position.table)
  })
  expect(results[0]).toBe(results[1])
})

test('It goes where fighting is worth most, and flies when that is worth it.', () => {
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

test('It equips what wins best, fights on as long as it pays, and re-rolls what is lost.', () => {
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

test('It cancels a card that would make about two hordes strong, and lets others happen.', () => {
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
