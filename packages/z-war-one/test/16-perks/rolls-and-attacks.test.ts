import { expect, test } from 'vitest'
import { PERK } from '../../src/data/perks.ts'
import { CARD, field, KAT, SAM, type Setting } from '../field.ts'
import { row } from '../yards.ts'

const PISTOLS: Setting = {
  hero: KAT,
  more: [[KAT, 'magnum-44']],
  heroes: { [KAT]: { active: [11, CARD.katPistol] } },
}

test('16.4. Berserker and Shogun add up; Black Belt is for bare hands.', () => {
  const perks = [PERK.shogun, PERK.blackBelt]
  field(row(' K', 'zW'), { hero: KAT, heroes: { [KAT]: { perks, berserker: true } } })
    .dice(4)
    .takes(0, 'melee unit:0')
    .tells({ type: 'attacked', bonus: 2, does: ['kill'] })
  field(row(' S', 'zW'), { hero: SAM, heroes: { [SAM]: { perks, berserker: true } } })
    .dice(1)
    .takes(0, 'melee unit:0')
    .tells({ type: 'attacked', bonus: 2 })
})

test('16.4. Double Tap turns the first knockdown into a kill, with the gun that rolled it.', () => {
  field(row(' K', '', 'zW'), {
    ...PISTOLS,
    heroes: { [KAT]: { active: [11, CARD.katPistol], perks: [PERK.doubleTap] } },
  })
    .dice(1, 4)
    .takes(0, 'fire unit:0')
    .takes(0, 'both')
    .takes(0, 'tap')
    .leaves({ infected: [] })
    .check((t) => expect([t.cards[11]!.rounds, t.cards[CARD.katPistol]!.rounds]).toEqual([5, 10]))
})

test('16.4. Whoever needs no second round may leave the knockdown as it is.', () => {
  field(row(' S', '', 'zW'), { hero: SAM, heroes: { [SAM]: { perks: [PERK.doubleTap] } } })
    .dice(4)
    .takes(0, 'fire unit:0')
    .takes(0, 'accept')
    .told('attacked', 'knockedDown')
    .check((t) => expect(t.cards[CARD.pistol]!.rounds).toBe(11))
})

test('16.4. Kneecap only where the dice kill, and not on alert or after a quick shot.', () => {
  const aiming = (die: number) =>
    field(row(' S', '', 'zW'), { hero: SAM, heroes: { [SAM]: { perks: [PERK.kneecap] } } })
      .dice(die)
      .takes(0, 'aim unit:0')
  aiming(2).told('attacked', 'knockedDown')
  aiming(1).told('attacked')
  aiming(8).takes(0, 'accept').told('attacked', 'killed')
})

test('16.4, R-51. A blow that misses may be blessed; it was not aimed.', () => {
  field(row(' K', 'zW'), { hero: KAT, heroes: { [KAT]: { perks: [PERK.blessed] } } })
    .dice(1, 8)
    .takes(0, 'melee unit:0')
    .tells({ type: 'attacked', cards: [7], aimed: false })
    .takes(0, 'bless')
    .leaves({ infected: [] })
})
