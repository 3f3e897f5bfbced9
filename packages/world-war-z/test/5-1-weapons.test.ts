import { expect, test } from 'vitest'
import { bonusOf, sidesFor, winsTies } from '../src/bonus.ts'
import { COMBAT } from '../src/data/combat.ts'
import type { Table } from '../src/index.ts'
import { cardNamed } from '../src/table.ts'
import { lay, type Laid } from './lay.ts'
import { z } from './playing.ts'

/* 5.1, 4. Bonuses in a battle, and the horde's die. */

interface Case {
  weapons: string
  bonus: number
  laid?: Partial<Laid>
  at?: string
  strength?: number
  own?: boolean
  says: string
}

const BONUSES: Case[] = [
  { weapons: '', bonus: 0, says: 'Nothing equipped: nothing.' },
  { weapons: 'lobo', bonus: 2, says: 'Lobo: +2.' },
  { weapons: 'lobo lobo', bonus: 4, says: 'All bonuses add up, of two copies as well.' },
  { weapons: 'adaptive-weaponry', bonus: 1, says: 'Adaptive Weaponry: +1.' },
  {
    weapons: 'adaptive-weaponry',
    bonus: 1,
    laid: { hordes: { alaska: 2, caribbean: 4, 'great-plains': 1 } },
    says: 'Adaptive Weaponry: two other zones of 2 and more are not enough.',
  },
  {
    weapons: 'adaptive-weaponry',
    bonus: 2,
    laid: { hordes: { alaska: 2, caribbean: 4, 'great-plains': 2 } },
    says: 'Adaptive Weaponry: three are.',
  },
  {
    weapons: 'adaptive-weaponry',
    bonus: 1,
    laid: { hordes: { alaska: 2, caribbean: 4 }, tokens: { 'arctic-canada': 4 } },
    says: 'Adaptive Weaponry: a face-down token is no horde.',
  },
  { weapons: 'assault-rifle', bonus: 0, says: 'Assault Rifle: a re-roll, no bonus.' },
  { weapons: 'infantry-carbine', bonus: 1, says: 'Infantry Carbine: +1.' },
  { weapons: 'crowbar', bonus: 1, says: 'Crowbar: +1.' },
  { weapons: 'baseball-bat', bonus: 2, strength: 1, says: 'Baseball Bat: +2 against 1.' },
  { weapons: 'baseball-bat', bonus: 1, strength: 2, says: 'Baseball Bat: +1 against 2.' },
  { weapons: 'shotgun', bonus: 2, strength: 1, says: 'Pump Shotgun: +2 against 1.' },
  { weapons: 'shotgun', bonus: 2, strength: 2, says: 'Pump Shotgun: +2 against 2.' },
  { weapons: 'shotgun', bonus: 0, strength: 3, says: 'Pump Shotgun: nothing against 3.' },
  { weapons: 'machete', bonus: 1, says: 'Machete: +1.' },
  {
    weapons: 'machete',
    bonus: 2,
    at: 'sahara',
    says: 'Machete: +2 in a grey zone, its token turned or not.',
  },
  { weapons: 'combat-knife', bonus: 1, says: 'Combat Knife: +1.' },
  { weapons: 'combat-knife lobo lobo', bonus: 5, says: 'Combat Knife: it takes up no slot.' },
  { weapons: 'riot-shield', bonus: 0, says: 'Riot Shield: no bonus.' },
  { weapons: 'flamethrower', bonus: 0, strength: 2, says: 'Flamethrower: nothing against 2.' },
  { weapons: 'flamethrower', bonus: 2, strength: 3, says: 'Flamethrower: +2 against 3.' },
  { weapons: 'flamethrower', bonus: 2, strength: 4, says: 'Flamethrower: +2 against 4.' },
  { weapons: 'sledgehammer', bonus: 3, says: 'Sledgehammer: +3.' },
  { weapons: 'katana', bonus: 1, says: 'Katana: +1.' },
  { weapons: 'katana', bonus: 2, laid: { wins: 1 }, says: 'Katana: +2 after one battle won this turn.' },
  { weapons: 'katana', bonus: 3, laid: { wins: 2 }, says: 'Katana: +3 after two.' },
  { weapons: 'katana', bonus: 3, laid: { wins: 3 }, says: 'Katana: +3 at most.' },
  { weapons: 'katana', bonus: 1, laid: { wins: 2 }, own: false, says: 'Katana: +1 when defending.' },
  { weapons: 'light-machine-gun', bonus: 0, says: 'Light Machine Gun: no bonus.' },
  { weapons: 'crossbow', bonus: 0, says: 'Crossbow: no bonus.' },
  { weapons: 'boar-spear', bonus: 1, says: 'Boar Spear: +1.' },
  {
    weapons: 'boar-spear',
    bonus: 2,
    laid: { cast: { ranger: { at: 'mexico' }, pilot: { at: 'mexico' } } },
    says: 'Boar Spear: +2 with another human character in the zone.',
  },
  {
    weapons: 'boar-spear',
    bonus: 1,
    laid: { cast: { ranger: { at: 'mexico' }, pilot: { at: 'caribbean' } } },
    says: 'Boar Spear: one next door does not count.',
  },
  { weapons: 'marksman-rifle', bonus: 1, says: 'Marksman Rifle: +1.' },
  {
    weapons: '',
    bonus: 1,
    laid: { cast: { veteran: { at: 'mexico' }, pilot: { at: 'korea' } } },
    says: 'Veteran: +1 in every battle.',
  },
  {
    weapons: '',
    bonus: 1,
    laid: { cast: { ranger: { at: 'mexico' }, marshal: { at: 'mexico' } } },
    says: 'Marshal: +1 for others in its zone.',
  },
  {
    weapons: '',
    bonus: 1,
    laid: { cast: { ranger: { at: 'mexico' }, marshal: { at: 'caribbean' } } },
    says: 'Marshal: +1 for others next door.',
  },
  {
    weapons: '',
    bonus: 0,
    laid: { cast: { ranger: { at: 'mexico' }, marshal: { at: 'atlantic-seaboard' } } },
    says: 'Marshal: nothing two zones away.',
  },
  {
    weapons: '',
    bonus: 0,
    laid: { cast: { ranger: { at: 'mexico' }, pilot: { at: 'mexico' }, marshal: { at: 'korea' } } },
    says: 'Marshal: nothing from far away, even with others near.',
  },
  {
    weapons: '',
    bonus: 0,
    laid: { cast: { ranger: { at: 'mexico' }, marshal: 'zombie' } },
    says: 'Marshal: nothing once it has turned.',
  },
  {
    weapons: '',
    bonus: 1,
    laid: { cast: { marshal: { at: 'mexico' }, ranger: { at: 'caribbean' }, pilot: { at: 'mexico' } } },
    says: 'Marshal: +1 for itself while others are near, however many.',
  },
  {
    weapons: '',
    bonus: 0,
    laid: { cast: { marshal: { at: 'mexico' }, ranger: { at: 'atlantic-seaboard' }, pilot: 'zombie' } },
    says: 'Marshal: nothing for itself alone; zombies do not count.',
  },
]

for (const { weapons, bonus, laid, at = 'mexico', strength = 1, own = true, says } of BONUSES)
  test(`5.1, 4. ${says}`, () => {
    const cast = { ranger: { at }, pilot: { at: 'korea' } }
    const t = lay({ cast, ...laid }) as Table
    const cards = weapons === '' ? [] : weapons.split(' ').map(cardNamed)
    expect(bonusOf(t, { who: 0, zone: z(at), own, strength, extra: 0 }, cards)).toBe(bonus)
  })

test('5.2. The bonus of a tactic counts as well.', () => {
  const t = lay({ cast: { veteran: { at: 'mexico' } } }) as Table
  const against = { who: 0, zone: z('mexico'), own: true, strength: 4, extra: 3 }
  expect(bonusOf(t, against, [cardNamed('lobo')])).toBe(6)
})

test('5.1. A Light Machine Gun makes the horde’s die one size smaller, but not smaller than a d6.', () => {
  const gun = cardNamed('light-machine-gun')
  expect([1, 2, 3, 4].map((strength) => sidesFor(strength, []))).toEqual([6, 8, 10, 12])
  expect([1, 2, 3, 4].map((strength) => sidesFor(strength, [gun]))).toEqual([6, 6, 8, 10])
})

test('5.1. Of all weapons only the Crowbar wins ties.', () => {
  const winning = COMBAT.flatMap(({ id, kind }, card) => (kind === 'weapon' && winsTies([card]) ? [id] : []))
  expect(winning).toEqual(['crowbar'])
  expect(winsTies([])).toBe(false)
})
