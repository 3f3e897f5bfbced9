import { expect, test } from 'vitest'
import { PERK } from '../src/data/perks.ts'
import { CARD, COLE, field, squaresOf, type Setting } from './field.ts'
import { row } from './yards.ts'

/*
 * 14.6. Explosives are used by quick fire: wherever that is possible, so is a throw; and a door they destroy lets through what is seen.
 */

const grenadier = (change: object = {}): Setting => ({
  hero: COLE,
  heroes: { [COLE]: { active: [CARD.grenade], ...change } },
})

test('4.3, 14.6. Lying down a hero may throw, since he may quick fire; not as a step and a throw.', () => {
  field(row(' C_', '', '', 'zW', ''), grenadier())
    .dice(8)
    .mayNot(0, 'moveThrow', 'throwMove')
    .takes(0, 'throw sq:3')
    .told('thrown', 'cardSpent', 'attacked', 'killed')
    .check((t) => expect(t.heroes[COLE]).toMatchObject({ prone: true, ap: 3 }))
})

test('9.3, 14.6. A hero who is held throws nothing: he may attack those on his card only.', () => {
  field(row(' C_', 'zW', '', 'zW', ''), { ...grenadier({ held: [0] }), units: { 0: { at: -1 } } }).mayNot(
    0,
    'throw',
    'fire',
  )
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

test('6.10, R-23. Whoever blows a door open in front of an infected has been seen by it.', () => {
  field(HOUSE, { ...grenadier(), table: { areas: 'aa' } })
    .dice(8)
    .check((t) => expect(t.infected[0]!.seen).toBe(0))
    .takes(0, `throw ${SQ(0, 3)}`)
    .check((t) => {
      expect(t.doors).toBe('x')
      expect(t.infected[0]!.seen).toBe(1 << COLE)
    })
})
