import { expect, test } from 'vitest'
import { NEWBORN, ZOMBIE } from '../src/data/infected.ts'
import { PERK } from '../src/data/perks.ts'
import type { Infected } from '../src/index.ts'
import { CARD, field, KAT, offMap, SAM, type Setting } from './field.ts'
import { row } from './yards.ts'

/*
 * 4.4, 4.5, 11.6, 14.2, 14.5. What ends an aim bonus, what two pistols do when one is empty, spawn points side by side, and which figure is
 * taken when none is left.
 */

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

test('14.9. A Stink Tank stays in hand until its last use.', () => {
  const use = (rounds: number) =>
    field(row('S', '', 'zE'), {
      hero: SAM,
      heroes: { [SAM]: { active: [CARD.stinkTank] } },
      cards: { [CARD.stinkTank]: { rounds } },
    }).takes(0, `stink card:${CARD.stinkTank}`)
  use(2)
    .told('hid')
    .check((t) => {
      expect(t.cards[CARD.stinkTank]).toMatchObject({ hero: SAM, rounds: 1 })
      expect(t.heroes[SAM]!.active).toEqual([CARD.stinkTank])
    })
  use(1)
    .told('hid', 'cardSpent')
    .check((t) => expect(t.heroes[SAM]!.active).toEqual([]))
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

test('R-13. A spawn point may be stepped onto where some way leads off it, though other spawn points lie beside it.', () => {
  field(row('', 'S', 'SA', 'SB', ''), { hero: SAM }).may(0, 'move sq:2', 'sprint sq:2')
  field(row('', 'S', 'SA', 'SB', ''), { hero: SAM, heroes: { [SAM]: { at: 1, ap: 1 } } }).mayNot(
    0,
    'move sq:2',
  )
})

const crowd = (n: number, change: (id: number) => Partial<Infected> = () => ({})): Infected[] =>
  Array.from({ length: n }, (_, id) => ({ ...offMap(id), ...change(id) }))

// Sam in the street, and a yard round the corner that he does not see.
const STREET = `
  +---+---+---+---+---+---+
  | S                     |
  +---+---+---+---+---+   +
  |                       |
  +---+---+---+---+---+---+`

test('11.6. Only a figure of its own class is taken, none from a hero’s card, and none that stands for a risen hero.', () => {
  const roamer = (infected: Infected[]) =>
    field(STREET, {
      next: [['roamer']],
      heroes: { [SAM]: { held: infected.filter(({ at }) => at < 0).map(({ id }) => id), prone: true } },
      table: { infected, nextId: infected.length },
    })
  // Two zombies are on the board; a Newborn and a risen hero are further away than both.
  const some = crowd(20, (id) => {
    if (id === 16) return { at: 2 }
    if (id === 17) return { at: 3 }
    if (id === 18) return { at: 6, kind: NEWBORN }
    if (id === 19) return { at: 7, risen: KAT }
    return {}
  })
  roamer(some).tells({ type: 'droppedOff', unit: 17, kind: ZOMBIE })
  // All of them hold somebody: nobody comes.
  roamer(crowd(18))
    .told()
    .check((t) => expect(t.infected).toHaveLength(18))
})
