import { test, expect } from 'vitest'
import { CARD, COLE, field, type Setting, KAT, SAM, VICTOR } from '../field.ts'
import { row } from '../yards.ts'
import { PERK } from '../../src/data/perks.ts'

/*
 * 14.3. The Assault Rifle shot by shot: as a semi-automatic weapon (14.2).
 */

const STREET = row(' C', '', 'zW', '', 'bW')

const AIMED: Setting = { hero: COLE }

test('14.2, 14.3. After an aimed shot of the rifle single shots at the same target keep the +2.', () => {
  field(STREET, AIMED)
    .dice(1, 3)
    .takes(0, 'aim unit:0')
    .takes(0, 'fire unit:0')
    .takes(0, `shoot card:${CARD.rifle}`)
    .tells({ type: 'attacked', bonus: 2, aimed: false, dice: [3] })
})

test('14.3, R-42. A burst has no bonus, and ends it; so does another target.', () => {
  field(STREET, AIMED)
    .dice(1, 1, 1, 1, 1)
    .takes(0, 'aim unit:0')
    .takes(0, 'fire unit:0')
    .takes(0, `burst card:${CARD.rifle}`)
    .tells({ type: 'attacked', bonus: 0, dice: [1, 1, 1] })
    .check((t) => expect(t.heroes[COLE]).toMatchObject({ aimCard: -1, aimUnit: -1 }))
    .takes(0, 'fire unit:0')
    .takes(0, `shoot card:${CARD.rifle}`)
    .tells({ type: 'attacked', bonus: 0, dice: [1] })
})

const PISTOLS: Setting = {
  hero: KAT,
  more: [[KAT, 'magnum-44']],
  heroes: { [KAT]: { active: [11, CARD.katPistol] } },
}

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

const aiming = { aimCard: CARD.pistol, aimUnit: 0 }

test('R-42. Any other action ends the bonus of an aimed shot, free ones too; and the hero goes on with his move.', () => {
  const sam = (more: Setting = {}): Setting => ({
    hero: SAM,
    ...more,
    heroes: { ...more.heroes, [SAM]: { ...aiming, ...more.heroes?.[SAM] } },
  })
  const board = row('S', 'K', '', 'zE', 'X')
  const ends = (move: string, setting: Setting) =>
    field(board, setting)
      .check((t) => expect(t.heroes[SAM]).toMatchObject({ aimCard: CARD.pistol, aimUnit: 0, ap: 4 }))
      .takes(0, move)
      .check((t) => expect(t.heroes[SAM]).toMatchObject({ aimCard: -1, aimUnit: -1, ap: 4 }))
      .may(0, 'end')
  ends(`give card:${CARD.medPack} hero:${KAT}`, sam())
  ends(`receive card:${CARD.katPistol} hero:${KAT}`, sam())
  ends(`cure card:${CARD.medPack}`, sam({ heroes: { [SAM]: { stage: 1 } } }))
  ends(`ready card:${CARD.stinkTank}`, sam())
  ends(
    `load card:11 card:${CARD.pistol}`,
    sam({ more: [[SAM, 'ammo-pistol']], cards: { [CARD.pistol]: { rounds: 2 } } }),
  )
  ends(`stink card:${CARD.stinkTank}`, sam({ heroes: { [SAM]: { active: [CARD.stinkTank] } } }))
  const carrying = { heroes: { [SAM]: { object: 0 } }, table: { objects: [-1] } }
  const legend = { mission: { legend: { oF: { object: 'fuel', name: 'Fuel' } } } }
  ends('drop', sam({ ...carrying, ...legend }))
})

test('R-42, R-49. Declaring a power perk is no action: the bonus of an aimed shot lasts.', () => {
  for (const [power, perk] of [
    ['redline', PERK.redline],
    ['deadeye', PERK.deadeye],
    ['berserker', PERK.berserker],
  ] as const)
    field(row('S', '', '', 'zE'), { hero: SAM, heroes: { [SAM]: { ...aiming, perks: [perk] } } })
      .takes(0, power)
      .told('perkUsed')
      .check((t) => expect(t.heroes[SAM]).toMatchObject({ ...aiming, [power]: true }))
})

test('14.5. With two pistols of which one is empty the other fires, aims, kills and watches.', () => {
  const two = (more: Setting = {}) =>
    field(row('S', '', '', 'zW'), {
      hero: SAM,
      more: [[SAM, 'pistol']],
      cards: { [CARD.pistol]: { rounds: 0 } },
      ...more,
      heroes: { [SAM]: { active: [CARD.pistol, 11], perks: [PERK.hitMan] } },
    })
  two()
    .may(0, 'fire unit:0', 'aim unit:0', 'alert E', 'hitMan unit:0 card:11')
    .mayNot(0, `hitMan unit:0 card:${CARD.pistol}`)
    .takes(0, 'fire unit:0')
    .dice(8)
    .check((t) => expect(t.cards[11]!.rounds).toBe(11))
})

test('14.2, R-42. Anything but another shot ends the bonus of an aimed shot, free actions too.', () => {
  const kat: Setting = {
    hero: KAT,
    more: [
      [KAT, 'med-pack'],
      [KAT, 'ammo-pistol'],
    ],
    heroes: { [KAT]: { active: [CARD.katPistol], stage: 1 } },
    cards: { [CARD.katPistol]: { rounds: 6 } },
  }
  const street = row(' K', ' V', 'zW', '', 'zW')
  for (const move of [
    'cure card:11',
    `load card:12 card:${CARD.katPistol}`,
    `give card:12 hero:${VICTOR}`,
    `receive card:${CARD.machete} hero:${VICTOR}`,
  ])
    field(street.replace(' V ', ' V_'), kat)
      .dice(1, 1)
      .takes(0, 'aim unit:0')
      .check((t) => expect(t.heroes[KAT]).toMatchObject({ aimCard: CARD.katPistol, aimUnit: 0 }))
      .takes(0, move)
      .check((t) => expect(t.heroes[KAT]).toMatchObject({ aimCard: -1, aimUnit: -1 }))
      .takes(0, 'fire unit:0')
      .tells({ type: 'attacked', bonus: 0 })
})
