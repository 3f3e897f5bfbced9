import { expect, test } from 'vitest'
import { PERK } from '../../src/data/perks.ts'
import { CARD, COLE, field, KAT, SAM, type Setting, squaresOf } from '../field.ts'
import { row, YARD } from '../yards.ts'

const sam = { hero: SAM }

const PISTOLS: Setting = {
  hero: KAT,
  more: [[KAT, 'magnum-44']],
  heroes: { [KAT]: { active: [11, CARD.katPistol] } },
}

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

test('6.10, 16.4. Snap: also with a gun in hand; the kill is told as an assassination.', () => {
  field(row(' S', 'zE'), { hero: SAM, heroes: { [SAM]: { perks: [PERK.snap] } } })
    .takes(0, 'melee unit:0')
    .takes(0, 'strike sure')
    .tells({ type: 'killed', how: 'assassinated' })
})

const five = squaresOf(5)

const samRuns = (change: object = {}): Setting => ({ hero: SAM, heroes: { [SAM]: change } })

test('6.10, 16.4. The attack inside a sprint may be an assassination.', () => {
  const behind = row(' S', '', 'zE')
  field(behind, samRuns({ perks: [PERK.runAndGun] }))
    .takes(0, 'sprint sq:1')
    .takes(0, 'fire unit:0')
    .may(0, `shoot card:${CARD.pistol} sure`)
  field(row(' K', '', 'zE'), { hero: KAT, heroes: { [KAT]: { perks: [PERK.hitAndRun] } } })
    .takes(0, 'sprint sq:1')
    .takes(0, 'melee unit:0')
    .may(0, 'strike sure')
})

test('6.10. A hero who steps through the sight of an infected has been seen, and cannot assassinate it in this move.', () => {
  const board = YARD([' S', 'zE'], [], [])
  field(board, samRuns()).takes(0, 'fire unit:0').may(0, `shoot card:${CARD.pistol} sure`)
  field(board, samRuns())
    .takes(0, `move ${five(1, 1)}`) // level with it
    .takes(0, `move ${five(0, 0)}`)
    .dice(1)
    .takes(0, 'fire unit:0')
    .tells({ type: 'attacked', does: ['miss'] })
})

const samOpens = (more: Setting = {}): Setting => ({ hero: SAM, ...more })

const GATE = `
  +---+---+---+---+---+
  | t1        1 R1    |
  +   +   +   +   +   +
  |         K |       |
  +---+---+---+---+---+`

const LEVER: Setting = {
  hero: SAM,
  heroes: { [SAM]: { at: 0, fate: 'playing' } },
  mission: {
    objectives: [
      { id: 'lever', type: 'task', at: 't1', scope: 'square', text: 'Pull it.' },
      { id: 'out', type: 'task', at: 't1', scope: 'square', requires: ['lever'], text: 'Push it.' },
    ],
    legend: { t1: { task: 'lever', name: 'Lever' } },
    doors: { '1': { name: 'Gate', state: 'locked', opensWhen: { objectives: ['lever'] } } },
  },
  table: { doors: 'l' },
}

test('6.10, R-23. A hero who opens a door in front of an infected has been seen by it.', () => {
  field(
    `
    +---+---+---+
    | S DzW     |
    +---+---+---+`,
    samOpens({ table: { areas: 'aa' } }),
  )
    .takes(0, 'open door:0')
    .check((t) => expect(t.infected[0]!.seen).toBe(1 << SAM))
})

test('6.10, R-23. A hero who opens a gate by a Task is seen by the infected behind it.', () => {
  const behind = GATE.replace('R1    |', 'R1  zW|')
  field(behind, {
    ...LEVER,
    table: { doors: 'l', areas: 'aa' },
  })
    .takes(0, 'task task:0')
    .check((t) => expect(t.infected[0]!.seen).toBe(1 << SAM))
})

const grenadier = (change: object = {}): Setting => ({
  hero: COLE,
  heroes: { [COLE]: { active: [CARD.grenade], ...change } },
})

const SQ = squaresOf(5)

const HOUSE = `
  +---+---+---+---+---+
  | C                 |
  +   +   +   +   +   +
  |                   |
  +   +   +   +   +   +
  |                   |
  +   +   +   +   +   +
  |                   |
  +=D=+---+---+---+---+
  |                   |
  +   +   +   +   +   +
  | zN                |
  +---+---+---+---+---+`

test('6.10, R-23. A hero who blows a door open in front of an infected has been seen by it.', () => {
  field(HOUSE, { ...grenadier(), table: { areas: 'aa' } })
    .dice(8)
    .check((t) => expect(t.infected[0]!.seen).toBe(0))
    .takes(0, `throw ${SQ(0, 3)}`)
    .check((t) => {
      expect(t.doors).toBe('x')
      expect(t.infected[0]!.seen).toBe(1 << COLE)
    })
})
