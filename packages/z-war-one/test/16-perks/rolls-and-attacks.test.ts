import { expect, test } from 'vitest'
import { PERK } from '../../src/data/perks.ts'
import { CARD, field, KAT, SAM, type Setting, COLE } from '../field.ts'
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

test('16.4. A hero may leave the knockdown as it is.', () => {
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

// Sam in a searchable room, a door and a desk at hand, one infected on its feet and one on the ground.
const ROOM = `
  +---+---+---+---+
  |zS       t1  R1|
  +   +   +   +   +
  |zN_  S         |
  +---+=D=+---+---+
  |               |
  +---+---+---+---+`

const DESK: Setting = {
  mission: {
    legend: { t1: { task: 'desk', name: 'Desk' } },
    objectives: [
      { id: 'desk', type: 'task', at: 't1', scope: 'room', text: 'The desk.' },
      { id: 'out', type: 'exitAll', text: 'Everybody leaves.' },
    ],
  },
}

const there = (change: object = {}, more: Setting = {}): Setting => ({
  hero: SAM,
  ...DESK,
  heroes: { [SAM]: { hidden: true, ...change } },
  ...more,
  table: { areas: 'aa', ...more.table },
})

test('16.4. With Kip Up he stands up for 1 AP, with Dead Eye he aims for 1.', () => {
  const s = field(ROOM, there({ prone: true, perks: [PERK.kipUp], deadeye: true, ap: 1 }))
  s.may(0, 'stand', 'aim unit:0').mayNot(0, 'crawl', 'alert')
})

test('16.4. Hit Man is for targets on the board; a sprint begins with an attack only if there is one, and Turbo has none.', () => {
  field(row(' S', ' K_', '', 'zW'), {
    hero: SAM,
    heroes: { [SAM]: { perks: [PERK.hitMan] }, [KAT]: { held: [0] } },
    units: { 0: { at: -1 } },
  })
    .may(0, 'fire unit:0')
    .mayNot(0, 'hitMan')
  const runner = { hero: SAM, heroes: { [SAM]: { perks: [PERK.runAndGun, PERK.turbo] } } }
  field(row(' S', '', ''), runner).mayNot(0, 'dash')
  field(row(' S', '', '', '', 'zW'), runner)
    .may(0, 'dash')
    .takes(0, 'turbo sq:1')
    .mayNot(0, 'fire')
})

const cole = (more: Setting = {}): Setting => ({
  hero: COLE,
  heroes: { [COLE]: { active: [CARD.grenade] } },
  ...more,
})

const grenadier = (change: object = {}): Setting => ({
  hero: COLE,
  heroes: { [COLE]: { active: [CARD.grenade], ...change } },
})

test('16.4, R-51. Every roll of a blast may be blessed; a grenade has no second tap.', () => {
  field(row(' C', '', '', 'zW', 'zW'), {
    ...cole(),
    heroes: { [COLE]: { active: [CARD.grenade], perks: [PERK.blessed, PERK.doubleTap] } },
  })
    .dice(1, 6, 3)
    .takes(0, 'throw sq:3')
    .takes(0, 'bless')
    .told('thrown', 'cardSpent', 'attacked', 'perkUsed', 'attacked', 'killed', 'attacked', 'knockedDown')
})

test('16.4, 14.6. Run & Gun: the quick fire inside a sprint may be a throw, before, between or after its squares.', () => {
  const street = row(' C', '', '', '', '', '', '', 'zW', '')
  const runner = grenadier({ perks: [PERK.runAndGun], ap: 2 })
  field(street, runner)
    .dice(8)
    .takes(0, 'sprint sq:1')
    .may(0, 'sprint sq:2', 'throw sq:7')
    .takes(0, 'throw sq:7')
    .told('stepped', 'thrown', 'cardSpent', 'attacked', 'killed')
    .takes(0, 'sprint sq:2')
    .check((t) => expect(t.heroes[COLE]).toMatchObject({ at: 2, ap: 0 }))
  field(street, runner).takes(0, 'dash').may(0, 'throw sq:6').mayNot(0, 'throw sq:7')
  // One attack in a sprint, and none in one of Turbo.
  field(street, { ...runner, more: [[COLE, 'grenade']] })
    .dice(8)
    .takes(0, 'sprint sq:1')
    .takes(0, 'throw sq:7')
    .mayNot(0, 'throw', 'fire')
  field(street, grenadier({ perks: [PERK.runAndGun, PERK.turbo] }))
    .takes(0, 'turbo sq:1')
    .mayNot(0, 'throw')
  field(street, grenadier({ perks: [PERK.hitAndRun] }))
    .takes(0, 'sprint sq:1')
    .mayNot(0, 'throw')
})

const ROW = (squares: string) => {
  const line = `+${'---+'.repeat((squares.length + 1) / 4)}`
  return `${line}\n|${squares}|\n${line}`
}

const GRABBED: Setting = { next: [['nextUnit']] }

test('16.4. Blessed: a bite that went badly is rolled once more; until then the roll lies on the table.', () => {
  field(ROW(' S_ zW             '), { ...GRABBED, heroes: { [SAM]: { perks: [PERK.blessed] } } })
    .dice(4, 5)
    .asks(0, 'bless', 'accept')
    .check((t) =>
      expect(t.roll).toEqual({
        kind: 'bite',
        hero: SAM,
        unit: 0,
        dice: [4],
        bonus: 0,
        cards: [-1],
        does: ['bitten'],
        aimed: false,
        again: false,
        misfired: false,
      }),
    )
    .takes(0, 'bless')
    .tells({ type: 'tested', kind: 'bite', die: 5, does: 'safe', again: true })
    .check((t) => expect(t.heroes[SAM]!.stage).toBe(0))
})
