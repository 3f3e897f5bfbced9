import { expect, test } from 'vitest'
import { PERK } from '../../src/data/perks.ts'
import { CARD, COLE, field, KAT, SAM, squaresOf, tableOf, type Setting } from '../field.ts'
import { row, YARD } from '../yards.ts'
import { zWarOne } from '../../src/index.ts'
import { whyNot } from '../../src/why-not.ts'

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

test('6.11. An infected that holds another hero is attacked from a neighbouring square, with a shot or with bare hands; a kill frees her.', () => {
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

test('6.1. A knockdown does nothing to a prone infected.', () => {
  field(row(' S', '', 'zW_'), sam)
    .dice(4)
    .takes(0, 'fire unit:0')
    .told('attacked')
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

test('6.1, 6.4. The Stink Tank is no firearm.', () => {
  const t = tableOf(row('S', '', '', 'zW'), { hero: SAM, heroes: { [SAM]: { active: [CARD.stinkTank] } } })
  expect(whyNot(zWarOne.view(t, 0), 0, ['unit:0'])).toEqual({
    rule: '6.4',
    says: 'Zombie 1 is out of reach, and Sam holds no firearm.',
  })
  const armed = tableOf(row('C', '', '', 'zW'), { hero: COLE })
  expect(whyNot(zWarOne.view(armed, 0), 0, ['unit:0'])).toBeNull()
})

test('6.5. Combined actions need a square to step onto, and a target before or after the step.', () => {
  const combined = ['moveFire', 'moveMelee', 'fireMove', 'meleeMove']
  field(row(' S', '', ''), { hero: SAM }).mayNot(0, ...combined)
  field(row('zE', ' S', 'zW'), { hero: SAM })
    .mayNot(0, ...combined)
    .may(0, 'fire unit:0', 'melee unit:1')
  field(row(' S', '', '', 'zW'), { hero: SAM })
    .may(0, 'moveFire sq:1', 'fireMove unit:0')
    .mayNot(0, 'moveMelee', 'meleeMove')
})

test('6.5. After the step only what can be attacked from there is named; neither order is an aimed shot.', () => {
  const corner = `
    +---+---+---+
    | S |zN     |
    +   +   +   +
    |         zN|
    +---+---+---+`
  field(corner, { hero: SAM })
    .dice(1)
    .takes(0, 'moveFire sq:3')
    .may(0, 'fire unit:0', 'fire unit:1')
    .takes(0, 'fire unit:1')
    .tells({ type: 'attacked', unit: 1, bonus: 0, aimed: false })
  field(row(' S', '', '', 'zW'), { hero: SAM })
    .dice(1)
    .takes(0, 'fireMove unit:0')
    .takes(0, 'step sq:1')
    .tells({ type: 'attacked', bonus: 0, aimed: false })
  field(row('', ' K', '', 'zE'), { hero: KAT })
    .dice(1)
    .takes(0, 'moveMelee sq:2')
    .asks(0, 'strike', 'strike sure')
})

test('6.5, 10.11. A step within a grab zone after a named target is tested too.', () => {
  field(
    `
    +---+---+---+
    | K         |
    +   +   +   +
    |     zN    |
    +---+---+---+`,
    { hero: KAT },
  )
    .dice(1, 8)
    .takes(0, 'meleeMove unit:0')
    .takes(0, 'step sq:1')
    .told('stepped', 'attacked', 'zoneEntered', 'tested')
})
