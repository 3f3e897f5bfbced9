import { look, play, type Position } from '@shamble/engine'
import { expect, test } from 'vitest'
import { arrangements, bestArrangement, weaponsOf } from '../src/arms.ts'
import { armsFacts, fightFacts, moveFacts, rerollFacts, rollFacts } from '../src/facts.ts'
import { hints } from '../src/hints.ts'
import { game, type Table } from '../src/index.ts'
import { chanceToWin, oddsOf, settled } from '../src/odds.ts'
import { cardNamed, NONE, type Battle } from '../src/table.ts'
import type { View } from '../src/view.ts'
import { worthOf, zoneWorth } from '../src/worth.ts'
import { lay, type Laid } from './lay.ts'
import { z } from './playing.ts'

/* 7.1 to 7.3. Odds, and the facts and hints shown with moves. */

const table = (laid: Laid) => lay(laid) as Table
const plain = { bonus: 0, sides: 6, ties: false, any: 0, low: 0, horde: 0 }
const cards = (names: string) => names.split(' ').map(cardNamed)

// ── The chance to win ──

test('7.3 no. 4. Re-rolls raise the chance as far as possible.', () => {
  expect(chanceToWin(plain)).toBeCloseTo(15 / 36, 12)
  // Not won (21 of 36): then once more the same die against what lies there.
  const again = [...Array(6).keys()].reduce((sum, n) => sum + ((n + 1) / 6) * ((5 - n) / 6), 0) / 6
  expect(chanceToWin({ ...plain, any: 1 })).toBeCloseTo(15 / 36 + again, 12)
  expect(chanceToWin({ ...plain, any: 2 })).toBeGreaterThan(chanceToWin({ ...plain, any: 1 }))
  expect(chanceToWin({ ...plain, low: 1 })).toBeGreaterThan(chanceToWin(plain))
  expect(chanceToWin({ ...plain, low: 1 })).toBeLessThan(chanceToWin({ ...plain, any: 1 }))
  expect(chanceToWin({ ...plain, horde: 1 })).toBeGreaterThan(chanceToWin(plain))
  expect(chanceToWin({ ...plain, any: 1, horde: 1 })).toBeGreaterThan(chanceToWin({ ...plain, any: 1 }))
})

test('After a roll: won, lost, or the chance of the best re-roll.', () => {
  expect(settled(plain, 4, 3)).toBe(1)
  expect(settled(plain, 3, 3)).toBe(0)
  expect(settled({ ...plain, ties: true }, 3, 3)).toBe(1)
  expect(settled({ ...plain, bonus: 1 }, 3, 3)).toBe(1)
  expect(settled({ ...plain, any: 1 }, 1, 4)).toBeCloseTo(2 / 6, 12)
  expect(settled({ ...plain, low: 1 }, 2, 4)).toBeCloseTo(2 / 6, 12)
  expect(settled({ ...plain, low: 1 }, 3, 4)).toBe(0)
  expect(settled({ ...plain, horde: 1 }, 3, 4)).toBeCloseTo(2 / 6, 12)
})

test('7.3 no. 3 to 5. The cache never confuses the chances of different battles.', () => {
  const rerolls = [
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [0, 1, 0],
    [0, 2, 0],
    [0, 0, 1],
    [1, 1, 0],
    [0, 1, 1],
    [1, 0, 1],
  ] as const
  for (const sides of [6, 8, 10, 12])
    for (const ties of [false, true])
      for (const [any, low, horde] of rerolls)
        for (const bonus of [0, 1, 2, 5]) {
          const odds = { bonus, sides, ties, any, low, horde }
          let sum = 0
          for (let die = 1; die <= 6; die++)
            for (let shows = 1; shows <= sides; shows++) sum += settled(odds, die, shows)
          // The second time it is known.
          for (const asked of [odds, { ...odds }])
            expect(chanceToWin(asked)).toBeCloseTo(sum / (6 * sides), 12)
        }
})

test('5.1, 7.3 no. 4. Equipped re-rolls: an Assault Rifle any face, a Carbine low ones, a Crossbow the horde’s die.', () => {
  const t = table({ cast: { ranger: { at: 'mexico' } } })
  const fight = { who: 0, zone: z('mexico'), own: true, strength: 3, extra: 0 }
  const odds = (names: string) => oddsOf(t, fight, cards(names))
  const none = { sides: 10, ties: false, any: 0, low: 0, horde: 0 }
  expect(odds('lobo')).toEqual({ ...none, bonus: 2 })
  expect(odds('assault-rifle crossbow')).toEqual({ ...none, bonus: 0, any: 1, horde: 1 })
  expect(odds('assault-rifle assault-rifle')).toEqual({ ...none, bonus: 0, any: 2 })
  expect(odds('infantry-carbine crowbar')).toEqual({ ...none, bonus: 2, low: 1, ties: true })
  expect(odds('light-machine-gun')).toEqual({ ...none, bonus: 0, sides: 8 })
})

// ── Arrangements and worth ──

test('7.2. Every legal arrangement: up to two slots, and always the weapons that take none.', () => {
  const names = (weapons: string) => arrangements(cards(weapons)).map((set) => set.length)
  expect(arrangements([])).toEqual([[]])
  expect(names('lobo')).toEqual([0, 1])
  expect(names('lobo katana crowbar')).toEqual([0, 1, 2, 2, 1, 2, 1])
  expect(names('lobo sledgehammer')).toEqual([0, 1, 1])
  expect(names('combat-knife lobo')).toEqual([1, 2])
  expect(names('lobo combat-knife')).toEqual([1, 2])
})

test('The best weapons depend on the zone and the horde.', () => {
  const best = (weapons: string, strength: number, zone = 'mexico') =>
    bestArrangement(table({ cast: { ranger: { at: zone, hand: weapons } } }), 0, z(zone), strength).toSorted(
      (a, b) => a - b,
    )
  expect(best('lobo crowbar shotgun', 2)).toEqual(cards('lobo crowbar').toSorted((a, b) => a - b))
  expect(best('lobo shotgun machete', 2)).toEqual(cards('lobo shotgun'))
  expect(best('lobo shotgun machete', 3)).toEqual(cards('lobo machete'))
  expect(best('lobo shotgun machete', 1, 'sahara')).toEqual(cards('lobo shotgun'))
  expect(best('airlift', 1)).toEqual([])
})

test('5.1. Weapons in hand and equipped are arranged; a Katana counts the battles won.', () => {
  const hand = 'lobo lobo katana'
  const cast = { ranger: { at: 'mexico', hand: 'katana airlift', worn: 'lobo' } }
  expect(weaponsOf(table({ cast }), 0)).toEqual(cards('lobo katana'))
  const best = (wins: number) =>
    bestArrangement(table({ cast: { ranger: { at: 'mexico', hand } }, wins }), 0, z('mexico'), 4)
  expect(best(0)).toEqual(cards('lobo lobo'))
  expect(best(2)).toEqual(cards('lobo katana'))
})

test('The worth of a battle: its steps, its cards, and the cost of a loss; zero without a horde.', () => {
  const worth = (laid: Partial<Laid>, strength: number) => {
    const t = table({ cast: { ranger: { at: 'mexico', hand: 'airlift airlift airlift' } }, ...laid })
    return worthOf(t, 0, z('mexico'), strength, [])
  }
  const p1 = 15 / 36
  expect(worth({}, 0)).toBe(0)
  expect(worth({}, 1)).toBeCloseTo(p1 * 0.45 - (1 - p1) * 0.3, 12)
  const none = { cast: { ranger: { at: 'mexico' } } }
  expect(worth(none, 1)).toBeCloseTo(p1 * 0.45 - (1 - p1) * 6, 12)
  const few = { cast: { ranger: { at: 'mexico', hand: 'airlift airlift' } } }
  expect(worth(few, 1)).toBeCloseTo(p1 * 0.45 - (1 - p1) * 0.48, 12)
  // In the last round only strong hordes count, and cards hardly.
  expect(worth({ round: 8 }, 1)).toBeCloseTo(-(1 - p1) * 0.02, 12)
  expect(worth({ round: 8, ...none }, 1)).toBeCloseTo(-(1 - p1) * 0.6, 12)
  const p3 = 15 / 60
  expect(worth({ round: 8 }, 3)).toBeCloseTo(p3 - (1 - p3) * 0.04, 12)
  const p4 = 15 / 72
  expect(worth({ round: 8 }, 4)).toBeCloseTo(p4 * (0.3 + (p3 - (1 - p3) * 0.04)) - (1 - p4) * 0.04, 12)
})

test('Further battles count only if they pay.', () => {
  const t = table({ cast: { ranger: { at: 'mexico', hand: 'lobo lobo katana' } } })
  const best = bestArrangement(t, 0, z('mexico'), 4)
  expect(zoneWorth(t, 0, z('mexico'), 4)).toBe(worthOf(t, 0, z('mexico'), 4, best))
  expect(zoneWorth(t, 0, z('mexico'), 0)).toBe(0)
})

// ── Facts ──

const laid: Laid = {
  cast: {
    ranger: { at: 'mexico', hand: 'airlift redeployment air-strike', worn: 'lobo' },
    pilot: { at: 'korea', hand: 'lobo' },
  },
  hordes: { caribbean: 3, japan: 1, mexico: 2 },
  tokens: { 'great-plains': 4 },
  aircraft: 'mexico',
}

test('7.1. Moves say their price, and the odds where they lead; a token hides them.', () => {
  const t = table(laid)
  const lobo = (strength: number) => [0, 26 / 36, 27 / 48, 27 / 60, 27 / 72][strength]!
  expect(moveFacts(t, ['go', 'caribbean'], 0)).toEqual({ odds: expect.closeTo(lobo(3), 12), demand: 2 })
  expect(moveFacts(t, ['go', 'great-plains'], 0)).toBeNull()
  expect(moveFacts(t, ['go', 'pacific-west'], 0)).toBeNull()
  expect(moveFacts(t, ['stay'], 0)).toEqual({ odds: expect.closeTo(lobo(2), 12), demand: 1 })
  expect(moveFacts(t, ['fly', 'japan'], 0)).toEqual({
    costs: 'aircraft',
    odds: expect.closeTo(lobo(1), 12),
    demand: 1,
  })
  expect(moveFacts(t, ['fly', 'korea'], 0)).toEqual({ costs: 'aircraft' })
  expect(moveFacts(t, ['pilot', 'korea'], 1)).toEqual({ costs: 'card' })
  // The Lobo pays for the flight, so the Pilot fights with bare hands; another card would be spared instead.
  const bare = moveFacts(t, ['pilot', 'japan'], 1) as { odds: number }
  expect(bare.odds).toBeCloseTo(15 / 36, 12)
  const spared = table({ ...laid, cast: { ...laid.cast, pilot: { at: 'korea', hand: 'lobo second-wind' } } })
  expect(moveFacts(spared, ['pilot', 'japan'], 1)).toMatchObject({ odds: expect.closeTo(26 / 36, 12) })
  expect(moveFacts(t, ['play', 'airlift', 'japan'], 0)).toMatchObject({ costs: 'tactic', demand: 1 })
  expect(moveFacts(t, ['play', 'redeployment', 'caribbean'], 0)).toMatchObject({ costs: 'tactic', demand: 2 })
  expect(moveFacts(t, ['play', 'air-strike', 'japan'], 0)).toEqual({ costs: 'tactic' })
})

test('7.1. The odds of a move are those in the zone it leads to.', () => {
  const cast = { marshal: { at: 'mexico', worn: 'lobo' }, ranger: { at: 'atlantic-seaboard' } }
  const t = table({ cast, hordes: { caribbean: 1, mexico: 1 } })
  expect(moveFacts(t, ['go', 'caribbean'], 0)).toMatchObject({ odds: expect.closeTo(30 / 36, 12) })
  expect(moveFacts(t, ['stay'], 0)).toMatchObject({ odds: expect.closeTo(26 / 36, 12) })
})

test('7.2. Arranging weapons says the odds of the battle that follows.', () => {
  const cast = { ranger: { at: 'mexico', hand: 'crowbar', worn: 'lobo katana' } }
  const t = table({ cast, hordes: { mexico: 2 }, wins: 1 })
  const odds = (bonus: number) => ({
    odds: expect.closeTo(chanceToWin({ ...plain, bonus, sides: 8 }), 12),
    demand: 1,
  })
  expect(armsFacts(t, ['ready'], 0, true)).toEqual(odds(4))
  expect(armsFacts(t, ['ready'], 0, false)).toEqual(odds(3))
  expect(armsFacts(t, ['unequip', 'katana'], 0, true)).toEqual(odds(2))
  expect(armsFacts(t, ['unequip', 'lobo'], 0, true)).toEqual(odds(2))
  expect(armsFacts(t, ['equip', 'crowbar'], 0, false)).toEqual({
    odds: expect.closeTo(chanceToWin({ ...plain, bonus: 4, sides: 8, ties: true }), 12),
    demand: 1,
  })
  expect(armsFacts(t, ['play', 'air-strike', 'mexico'], 0, true)).toBeNull()
  expect(armsFacts(table({ cast }), ['ready'], 0, true)).toBeNull()
})

test('7.3. A battle says its odds before it is fought.', () => {
  const t = table({ cast: { ranger: { at: 'mexico', worn: 'lobo' } }, hordes: { mexico: 4 } })
  expect(fightFacts(t, ['fight'], 0)).toEqual({ odds: expect.closeTo(27 / 72, 12), demand: 2 })
  expect(fightFacts(t, ['stop'], 0)).toBeNull()
  // A Katana counts the battles won in this step.
  const cast = { ranger: { at: 'mexico', worn: 'katana' } }
  const won = table({ cast, hordes: { mexico: 4 }, wins: 1 })
  expect(fightFacts(won, ['fight'], 0)).toEqual({ odds: expect.closeTo(27 / 72, 12), demand: 2 })
})

const battle: Battle = {
  who: 0,
  zone: z('mexico'),
  own: true,
  strength: 3,
  extra: 0,
  bonus: 2,
  sides: 10,
  die: 1,
  horde: 5,
  used: [],
  demand: NONE,
}

test('7.3 no. 1. Tactics before the roll say the odds with them.', () => {
  const t = { ...table({ cast: { ranger: { at: 'mexico', worn: 'lobo' } }, hordes: { mexico: 3 } }), battle }
  expect(rollFacts(t, ['roll'])).toEqual({ odds: expect.closeTo(27 / 60, 12), demand: 2 })
  expect(rollFacts(t, ['play', 'firing-line'])).toEqual({ odds: expect.closeTo(45 / 60, 12), demand: 2 })
  expect(rollFacts(t, ['play', 'booby-trap'])).toEqual({ odds: expect.closeTo(27 / 48, 12), demand: 1 })
  expect(rollFacts({ ...t, battle: { ...battle, strength: 1 } }, ['play', 'booby-trap'])).toBeNull()
  expect(t.battle.strength).toBe(3)
})

test('7.3 no. 4. Re-rolls say their odds, also those of a won battle.', () => {
  const t = {
    ...table({ cast: { ranger: { at: 'mexico', worn: 'lobo crossbow' } }, hordes: { mexico: 3 } }),
    battle,
  }
  expect(rerollFacts(t, ['accept'])).toEqual({ odds: 0 })
  // 4 or more wins at once; after a 1, 2 or 3 the Crossbow wins with 2, 3 and 4 of the ten faces of the horde's die.
  expect(rerollFacts(t, ['play', 'second-wind'])).toEqual({ odds: expect.closeTo(0.65, 12) })
  const used = { ...t, battle: { ...battle, used: [cardNamed('crossbow')] } }
  expect(rerollFacts(used, ['play', 'second-wind'])).toEqual({ odds: expect.closeTo(3 / 6, 12) })
  expect(rerollFacts(t, ['reroll', 'crossbow'])).toEqual({ odds: expect.closeTo(2 / 10, 12) })
  const won = { ...t, battle: { ...battle, die: 6 } }
  expect(rerollFacts(won, ['accept'])).toEqual({ odds: 1 })
  expect(rerollFacts(won, ['play', 'second-wind'])).toEqual({ odds: expect.closeTo(0.65, 12) })
})

test('7.1, 7.2, 7.3. Every question comes with the facts of its moves.', () => {
  const table = lay({
    cast: { ranger: { at: 'mexico', hand: 'lobo second-wind firing-line' }, pilot: { at: 'korea' } },
    hordes: { mexico: 1, caribbean: 3 },
    aircraft: 'mexico',
    threats: 'uneasy-lull',
    step: 'move',
  }) as Table
  const factOf = (position: Position<Table>, step: string, move: string) => {
    const choice = look(game, position, 0).choices.find((open) => open.step === step)!
    const n = choice.moves.findIndex((one) => one.join(' ') === move)
    return choice.facts?.[n]
  }
  const here = (agenda: Position<Table>['agenda']): Position<Table> => ({
    table: structuredClone(table),
    agenda,
    rng: { seed: '', drawn: {}, loaded: { dice: [1, 6] } },
    result: null,
  })
  expect(factOf(here([['move', 0]]), 'move', 'fly japan')).toEqual({ costs: 'aircraft' })
  expect(factOf(here([['move', 0]]), 'move', 'go caribbean')).toMatchObject({ demand: 2 })
  expect(factOf(here([['moveOn', 0]]), 'moveOn', 'go caribbean')).toMatchObject({ demand: 2 })
  expect(factOf(here([['equip', 0, true, [], []]]), 'equip', 'ready')).toMatchObject({ demand: 1 })
  expect(factOf(here([['battleStep', 0, false]]), 'battleStep', 'fight')).toMatchObject({ demand: 1 })
  const begun = play(game, here([['battleStep', 0, false]]), 0, ['fight']).position
  expect(factOf(begun, 'beforeRoll', 'roll')).toMatchObject({ demand: 1 })
  const rolled = play(game, begun, 0, ['roll']).position
  expect(factOf(rolled, 'afterRoll', 'accept')).toEqual({ odds: 0 })
})

// ── Hints ──

const said = (facts: ReturnType<typeof fightFacts>) => hints.reasons!({} as View, ['fight'], facts)

test('7.3. A hint says the chance to win, and what a loss costs.', () => {
  const t = lay({ cast: { ranger: { at: 'mexico' } }, hordes: { mexico: 3 } }) as Table
  const facts = fightFacts(t, ['fight'], 0)
  const { odds } = facts as { odds: number }
  expect(said(facts)).toEqual([
    `${Math.round(100 * odds)} % to win the battle, with the best use of your weapons’ re-rolls.`,
    'A loss costs two cards.',
  ])
})

test('7.3 no. 4. After the roll a hint leaves out the cost; without a battle it says nothing.', () => {
  expect(said({ odds: 0.5 } as ReturnType<typeof fightFacts>)).toEqual([
    '50 % to win the battle, with the best use of your weapons’ re-rolls.',
  ])
  expect(said(null)).toEqual([])
})
