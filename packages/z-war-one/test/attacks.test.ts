import { expect, test } from 'vitest'
import { canShoot, canStrike } from '../src/attacks.ts'
import { PERK } from '../src/data/perks.ts'
import { CARD, COLE, field, KAT, SAM, squaresOf, tableOf, VICTOR, type Setting } from './field.ts'
import { row, YARD } from './yards.ts'

/*
 * 6, 9.3, 14.2 to 14.5. What can be attacked, how it is fired at, assassinations and executions.
 */

const sam = { hero: SAM }
const five = squaresOf(5)

// Sam, and Kat who is held by the zombie of the picture.
const HOLDING: Setting = {
  hero: SAM,
  heroes: { [KAT]: { held: [0] } },
  units: { 0: { at: -1 } },
}

test('6.11. Whoever holds another hero is attacked from a neighbouring square, with a shot or with bare hands; a kill frees her.', () => {
  field(row(' S', ' K_', '', 'zW'), HOLDING)
    .may(0, 'melee unit:0', 'fire unit:0', 'aim unit:0')
    .dice(6)
    .takes(0, 'fire unit:0')
    .tells({ type: 'killed', unit: 0, how: 'killed' })
    .leaves({ infected: [] })
    .check((t) => expect(t.heroes[KAT]).toMatchObject({ held: [], prone: true }))
  field(row(' S', '', ' K_', 'zW'), HOLDING).mayNot(0, 'fire', 'aim', 'melee', 'execute')
})

test('6.11. A wall between them prevents both, and the corner of one the blow.', () => {
  const wall = `
    +---+---+---+
    | S | K_  zW|
    +---+---+---+`
  field(wall, HOLDING).mayNot(0, 'fire', 'melee', 'execute')
  const corner = `
    +---+---+---+
    | S |     zW|
    +   +   +   +
    |     K_    |
    +---+---+---+`
  field(corner, HOLDING).may(0, 'fire unit:0', 'execute unit:0').mayNot(0, 'melee')
})

test('6.11. A knockdown does nothing to an infected on a card.', () => {
  field(row(' S', ' K_', '', 'zW'), HOLDING)
    .dice(4)
    .takes(0, 'fire unit:0')
    .told('attacked')
    .check((t) => expect(t.heroes[KAT]!.held).toEqual([0]))
})

test('9.3. A grappled hero attacks those on his own card, whatever else is near.', () => {
  const t = tableOf(row('zE', ' S_', '', 'zW'), {
    heroes: { [SAM]: { held: [1] } },
    units: { 1: { at: -1 } },
  })
  const [beside, onHim] = t.infected
  expect([canShoot(t, SAM, beside!), canStrike(t, SAM, beside!)]).toEqual([false, false])
  expect([canShoot(t, SAM, onHim!), canStrike(t, SAM, onHim!)]).toEqual([true, true])
})

test('6.8. An infected that holds another hero is executed from a neighbouring square; far off not even with Smile.', () => {
  field(row(' S', ' K_', '', 'zW'), HOLDING)
    .takes(0, 'execute unit:0')
    .told('killed')
    .check((t) => expect(t.cards[CARD.pistol]).toMatchObject({ rounds: 11, used: true }))
  const smiling = { ...HOLDING.heroes, [SAM]: { perks: [PERK.smile] } }
  field(row(' S', '', ' K_', 'zW'), { ...HOLDING, heroes: smiling }).mayNot(0, 'execute')
})

test('6.1. With a pistol in hand he strikes with bare hands, by the table of his hero card.', () => {
  field(row(' S', 'zW'), sam)
    .dice(6)
    .takes(0, 'melee unit:0')
    .tells({ type: 'attacked', cards: [-1], does: ['knockdown'] })
})

test('6.10. From behind, but not straight behind it, there is no assassination; nor of one that lies on the ground.', () => {
  field(YARD([], [' K'], ['', 'zE']), { hero: KAT })
    .dice(1)
    .takes(0, 'melee unit:0')
    .told('attacked')
  field(row(' S', 'zE_'), sam).dice(1).takes(0, 'fire unit:0').told('attacked')
})

test('6.10. A firearm spends the rounds of the attack that it replaces: three for a burst.', () => {
  field(row(' C', 'zE'), { hero: COLE })
    .takes(0, 'fire unit:0')
    .asks(
      0,
      `shoot card:${CARD.rifle}`,
      `shoot card:${CARD.rifle} sure`,
      `burst card:${CARD.rifle}`,
      `burst card:${CARD.rifle} sure`,
    )
    .check((_, g) => expect(g.factsOf(0)![3]).toEqual({ kill: 1 }))
    .takes(0, `burst card:${CARD.rifle} sure`)
    .tells({ type: 'killed', how: 'assassinated' })
    .check((t) => expect(t.cards[CARD.rifle]!.rounds).toBe(27))
})

const PISTOLS: Setting = {
  hero: KAT,
  more: [[KAT, 'magnum-44']],
  heroes: { [KAT]: { active: [11, CARD.katPistol] } },
}

test('6.10, 14.5. With two pistols one round a gun.', () => {
  field(row(' K', 'zE'), PISTOLS)
    .takes(0, 'fire unit:0')
    .may(0, 'both', 'both sure')
    .takes(0, 'both sure')
    .tells({ type: 'killed', how: 'assassinated' })
    .check((t) => expect([t.cards[11]!.rounds, t.cards[CARD.katPistol]!.rounds]).toEqual([5, 11]))
})

test('6.10. To roll for an assassination that was possible is allowed.', () => {
  field(row(' K', 'zE'), PISTOLS)
    .dice(1, 1)
    .takes(0, 'fire unit:0')
    .takes(0, 'both')
    .tells({ type: 'attacked', does: ['miss', 'miss'] })
})

test('14.3. A burst is never aimed, and needs three rounds in the weapon.', () => {
  const cole = { hero: COLE }
  field(row(' C', '', 'zW'), cole)
    .dice(1)
    .takes(0, 'aim unit:0')
    .tells({ type: 'attacked', dice: [1] })
  for (const rounds of [2, 3]) {
    const s = field(row(' C', '', 'zW'), { ...cole, cards: { [CARD.rifle]: { rounds } } })
      .dice(1)
      .takes(0, 'fire unit:0')
    if (rounds === 2) s.told('attacked')
    else s.may(0, `burst card:${CARD.rifle}`)
  }
})

test('14.5. Two guns are never aimed; a follow-up with the aimed gun alone keeps the +2, one with the other or with both has none.', () => {
  const aimed = () =>
    field(row(' K', '', 'zW'), PISTOLS)
      .dice(1, 1, 1)
      .takes(0, 'aim unit:0')
      .asks(0, 'shoot card:11', `shoot card:${CARD.katPistol}`)
      .takes(0, 'shoot card:11')
      .takes(0, 'fire unit:0')
  aimed().takes(0, 'shoot card:11').tells({ type: 'attacked', bonus: 2, aimed: false })
  aimed().takes(0, `shoot card:${CARD.katPistol}`).tells({ type: 'attacked', bonus: 0 })
  aimed()
    .takes(0, 'both')
    .tells({ type: 'attacked', bonus: 0, dice: [1, 1] })
})

test('15.3. A weapon that was used in a blow or an execution is not given in the same turn.', () => {
  for (const [zombie, move] of [
    ['zW', 'melee unit:0'],
    ['zW_', 'execute unit:0'],
  ] as const)
    field(row(' V', ' K', zombie), { hero: KAT })
      .may(0, `give card:${CARD.katana} hero:${VICTOR}`)
      .dice(1)
      .takes(0, move)
      .mayNot(0, `give card:${CARD.katana}`)
      .may(0, `give card:${CARD.katPistol} hero:${VICTOR}`)
})

test('6.8, 16.4. With Kerb Stomp and a gun in hand he is asked with what; with a blade in hand it is the blade.', () => {
  const stomping = (hero: number) => ({ hero, heroes: { [hero]: { perks: [PERK.kerbStomp] } } })
  field(row(' S', 'zW_'), stomping(SAM))
    .takes(0, 'execute unit:0')
    .asks(0, `execute card:${CARD.pistol}`, 'execute hands')
    .takes(0, 'execute hands')
    .tells({ type: 'killed', how: 'executed' })
    .check((t) => expect(t.cards[CARD.pistol]).toMatchObject({ rounds: 12, used: false }))
  field(row(' K', 'zW_'), stomping(KAT)).takes(0, 'execute unit:0').leaves({ infected: [] })
})

test('6.10, 16.4. Snap: also with a gun in hand; the kill is told as an assassination.', () => {
  field(row(' S', 'zE'), { hero: SAM, heroes: { [SAM]: { perks: [PERK.snap] } } })
    .takes(0, 'melee unit:0')
    .takes(0, 'strike sure')
    .tells({ type: 'killed', how: 'assassinated' })
})

test('6.5. The step of Move & Quick Fire may bring him behind his target; a target named before is judged as he stood then (R-71).', () => {
  field(YARD(['', '', 'zE'], [' S']), sam)
    .takes(0, 'fireMove unit:0')
    .dice(1)
    .takes(0, `step ${five(1, 0)}`)
    .told('stepped', 'attacked')
})

const BRUTE = row(' K', 'bW', '', '')

test('6.1. A Brute loses two kill points by an automatic kill, and is removed by the second.', () => {
  const cole = { hero: COLE }
  field(row(' C', 'bW_'), cole)
    .takes(0, 'execute unit:0')
    .tells({ type: 'wounded', hero: COLE, unit: 0, left: 1 })
    .leaves({ kills: [0, 0, 0, 0] })
    .takes(0, 'execute unit:0')
    .tells({ type: 'killed', unit: 0, kind: 2, how: 'executed' })
    .leaves({ infected: [], kills: [1, 0, 0, 0] })
})

test('6.1. Kill points lost stay lost: the third kill removes a Brute.', () => {
  field(BRUTE, { hero: KAT, units: { 0: { hurt: 1 } } })
    .dice(6, 7)
    .takes(0, 'melee unit:0')
    .tells({ type: 'wounded', left: 1 })
    .takes(0, 'melee unit:0')
    .tells({ type: 'killed', hero: KAT, unit: 0, how: 'killed' })
})

test('14.3. A burst with a kill and a knockdown wounds a Brute and floors it; a single kill leaves it standing.', () => {
  const burst = (...dice: number[]) =>
    field(row(' C', '', 'bW'), { hero: COLE })
      .dice(...dice)
      .takes(0, 'fire unit:0')
      .takes(0, `burst card:${CARD.rifle}`)
  burst(6, 4, 1)
    .told('attacked', 'wounded', 'knockedDown')
    .check((t) => expect(t.infected[0]).toMatchObject({ hurt: 1, prone: true }))
  burst(6, 1, 1)
    .told('attacked', 'wounded')
    .check((t) => expect(t.infected[0]).toMatchObject({ hurt: 1, prone: false }))
})

test('6.1. A knockdown does nothing more to whoever lies already.', () => {
  field(row(' S', '', 'zW_'), sam)
    .dice(4)
    .takes(0, 'fire unit:0')
    .told('attacked')
})

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

test('6.11. A kill frees a hero of the one that was hit; the others hold on.', () => {
  field(row(' S', ' K_', '', 'zW', 'zW'), {
    hero: SAM,
    heroes: { [KAT]: { held: [1, 0] } },
    units: { 0: { at: -1 }, 1: { at: -1 } },
  })
    .dice(8)
    .takes(0, 'fire unit:1')
    .check((t) => expect(t.heroes[KAT]!.held).toEqual([0]))
})

test('6.1, 6.8. With the last round of an execution the gun is gone too; a gun that was fired is not given this turn.', () => {
  field(row(' S', 'zW_'), { ...sam, cards: { [CARD.pistol]: { rounds: 1 } } })
    .takes(0, 'execute unit:0')
    .told('killed', 'cardSpent')
  field(row(' V', ' S', '', 'zW'), sam)
    .dice(1)
    .takes(0, 'fire unit:0')
    .tells({ type: 'attacked', cards: [0], aimed: false, again: false })
    .mayNot(0, `give card:${CARD.pistol}`)
    .check((t) => expect(t.cards[CARD.pistol]).toMatchObject({ used: true, fired: true }))
})

test('16.4, R-51. A blow that misses may be blessed; it was not aimed.', () => {
  field(row(' K', 'zW'), { hero: KAT, heroes: { [KAT]: { perks: [PERK.blessed] } } })
    .dice(1, 8)
    .takes(0, 'melee unit:0')
    .tells({ type: 'attacked', cards: [7], aimed: false })
    .takes(0, 'bless')
    .leaves({ infected: [] })
})
