import { expect, test } from 'vitest'
import { blastOf } from '../../src/fighting/explosives.ts'
import { CARD, COLE, field, KAT, tableOf, VICTOR, type Setting } from '../field.ts'
import { row, YARD } from '../yards.ts'

/*
 * 14.6, 7.6. Grenades and pipe bombs; doors that they destroy.
 */

const cole = (more: Setting = {}): Setting => ({
  hero: COLE,
  heroes: { [COLE]: { active: [CARD.grenade] } },
  ...more,
})

test('14.6. The blast is three by three: every infected in it is rolled for, standing or prone, none beside it.', () => {
  field(
    YARD(['', '', 'zN', 'zN_', 'zN'], ['', '', 'zN', 'zN', 'zN'], ['', 'zN', 'zN', 'zN', 'zN'], [], [' C']),
    cole(),
  )
    .dice(8, 8, 8, 8, 8, 8, 8, 8, 8)
    .takes(0, 'throw sq:8')
    .check((t) => {
      expect(t.infected.map(({ at }) => at)).toEqual([11])
      expect(t.kills[COLE]).toBe(9)
      expect(t.cards[CARD.grenade]!.hero).toBe(-1)
    })
    .mayNot(0, 'throw')
})

test('14.6. A grenade reaches six squares, a pipe bomb four, under Power Cut nothing more than four.', () => {
  const street = row(' C', '', '', '', '', '', '', '', '')
  field(street, cole()).may(0, 'throw sq:2', 'throw sq:6').mayNot(0, 'throw sq:7', 'throw sq:1')
  field(street, cole({ table: { powerCut: true } }))
    .may(0, 'throw sq:4')
    .mayNot(0, 'throw sq:5')
  field(street, { ...cole(), heroes: { [COLE]: { active: [11] } }, more: [[COLE, 'pipe-bomb']] })
    .may(0, 'throw sq:4')
    .mayNot(0, 'throw sq:5')
  const back = row('', '', '', '', '', '', '', '', ' C')
  field(back, cole()).may(0, 'throw sq:2', 'throw sq:6').mayNot(0, 'throw sq:1', 'throw sq:7')
})

test('14.6. Up and down the streets as well: six squares either way, as far as the board goes.', () => {
  const lane = (hero: number) =>
    ['+---+', ...Array.from({ length: 9 }, (_, y) => [y === hero ? '| C |' : '|   |', '+   +']).flat()]
      .slice(0, -1)
      .concat('+---+')
      .join('\n')
  field(lane(0), cole()).may(0, 'throw sq:2', 'throw sq:6').mayNot(0, 'throw sq:7', 'throw sq:1')
  field(lane(8), cole()).may(0, 'throw sq:2', 'throw sq:6').mayNot(0, 'throw sq:1', 'throw sq:7')
})

test('14.6. Figures do not block a throw; walls and closed doors do, and there is no square to throw at in the void.', () => {
  const house = `
    +---+---+---+---+---+
    | C  zW         |   |
    +   +   +   +   +   +
    |           D   |###|
    +---+---+---+---+---+`
  field(house, cole()).may(0, 'throw sq:2', 'throw sq:3').mayNot(0, 'throw sq:4', 'throw sq:9')
})

test('R-44. Nobody stands in the blast; who has left the board does not count, nor who is behind a wall.', () => {
  field(row(' C', '', '', ' K', ''), cole()).mayNot(0, 'throw sq:2', 'throw sq:4')
  const wall = `
    +---+---+---+---+
    | C     |   | K |
    +   +   +   +   +
    |       |   |   |
    +---+---+---+---+`
  field(wall, cole()).mayNot(0, 'throw')
  field(
    row(' C', '', '', '', ''),
    cole({ heroes: { [COLE]: { active: [CARD.grenade] }, [KAT]: { at: 3, fate: 'left' } } }),
  ).may(0, 'throw sq:2')
})

test('R-43. A closed door that is not in front of the target holds the blast; a destroyed one lets it through.', () => {
  const rooms = (doors: string) =>
    tableOf(
      `
      +---+---+---+---+
      |       D R1    |
      +   +   +---+=D=+
      |       | R2    |
      +---+---+---+---+`,
      { table: { doors } },
    )
  const blast = (doors: string, at: number) => blastOf(rooms(doors), at).sort((a, b) => a - b)
  // The first door is in front of squares 1 and 2, the second in front of 3.
  expect(blast('cc', 1)).toEqual([0, 1, 2, 4, 5])
  expect(blast('lc', 1)).toEqual([0, 1, 4, 5])
  expect(blast('cc', 2)).toEqual([1, 2, 3, 5])
  expect(blast('co', 0)).toEqual([0, 1, 4, 5])
})

test('7.6, R-25. Every door in front of the target is destroyed, and every closed area behind one comes into play.', () => {
  const rooms = `
    +---+---+---+---+---+---+
    | C         D R1        |
    +---+---+=D=+---+---+---+
    | R2        | R3        |
    +---+---+---+---+---+---+`
  field(rooms, cole())
    .stream('rooms', 1, 1)
    .takes(0, 'throw sq:2')
    .told(
      'thrown',
      'doorDestroyed',
      'doorDestroyed',
      'cardSpent',
      'areaActivated',
      'roomRolled',
      'areaActivated',
      'roomRolled',
    )
    .leaves({ doors: 'xx' })
})

test('14.6. A doorway that is destroyed already stays as it is.', () => {
  field(
    `
    +---+---+---+---+---+
    | C         D       |
    +---+---+---+---+---+`,
    { ...cole(), table: { doors: 'x', areas: 'aa' } },
  )
    .takes(0, 'throw sq:2')
    .told('thrown', 'cardSpent')
})

test('6.5, 14.6. Move & Quick Fire with a grenade: the step first, then the throw.', () => {
  field(row(' C', '', '', '', '', '', '', '', 'zW'), cole())
    .dice(8)
    .mayNot(0, 'throw sq:7', 'moveThrow sq:2')
    .takes(0, 'moveThrow sq:1')
    .may(0, 'throw sq:7')
    .mayNot(0, 'throw sq:8', 'throw sq:2')
    .takes(0, 'throw sq:7')
    .leaves({ infected: [] })
    .check((t) => expect(t.heroes[COLE]).toMatchObject({ at: 1, ap: 3 }))
})

test('R-44. The throw first: nobody may step into the blast, and it reaches as far as from where he stood.', () => {
  const two = YARD([' C', '', '', ''], ['', '', '', 'zW'])
  field(two, cole())
    .dice(8)
    .takes(0, 'throwMove sq:2')
    .asks(0, 'step sq:5')
    .takes(0, 'step sq:5')
    .told('stepped', 'thrown', 'cardSpent', 'attacked', 'killed')
  // Nowhere to step but into the blast.
  field(row(' C', '', ''), cole())
    .may(0, 'throw sq:2')
    .mayNot(0, 'throwMove', 'moveThrow')
})

test('6.8. Explosives execute nobody; a blow with one in hand is struck with bare hands.', () => {
  field(row(' V', 'zW_'), {
    hero: VICTOR,
    more: [[VICTOR, 'grenade']],
    heroes: { [VICTOR]: { active: [11] } },
  })
    .mayNot(0, 'execute', 'fire')
    .dice(4)
    .takes(0, 'melee unit:0')
    .tells({ type: 'attacked', cards: [-1] })
})

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

test('14.6. A throw, with a step or without, costs 1 AP.', () => {
  const cole = (ap: number): Setting => ({ hero: COLE, heroes: { [COLE]: { active: [CARD.grenade], ap } } })
  const street = row(' C', '', '', '', '')
  field(street, cole(0)).mayNot(0, 'throw', 'moveThrow', 'throwMove')
  field(street, cole(1))
    .may(0, 'throw sq:3', 'moveThrow sq:1', 'throwMove sq:3')
    .takes(0, 'throw sq:3')
    .check((t) => expect(t.heroes[COLE]!.ap).toBe(0))
})
