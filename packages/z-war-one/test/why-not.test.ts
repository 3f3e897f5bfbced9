import { expect, test } from 'vitest'
import { layOut } from '@shamble/engine'
import { zWarOne } from '../src/index.ts'
import { whyNot } from '../src/why-not.ts'
import { CARD, COLE, KAT, SAM, squaresOf, tableOf, VICTOR, type Setting } from './field.ts'

/*
 * Each reason by a scene: what is clicked, and what is said.
 */

const HOUSE = `
  +---+---+---+---+---+
  | K | R1    |       |
  +   +   +   +   +   +
  |   D       | zW    |
  +   +---+---+   +   +
  | C           V     |
  +---+---+---+---+---+`
const SQ = squaresOf(5)

function refused(
  id: string,
  setting: Setting = { hero: COLE },
  picture = HOUSE,
  seat = 0,
): string | undefined {
  return whyNot(zWarOne.view(tableOf(picture, setting), seat), seat, [id])?.says
}

test('2.1. A square that somebody is on, hero or infected.', () => {
  expect(refused(SQ(0, 0), { hero: COLE, heroes: { [COLE]: { at: 5 } } })).toBe('Kat stands on A1.')
  expect(refused(SQ(3, 1), { hero: VICTOR, heroes: { [VICTOR]: { at: 13 } } })).toBe('Zombie 1 is on D2.')
  expect(refused(SQ(0, 1))).toBeUndefined()
})

test('2.5. A wall, and a door that is shut, is no way.', () => {
  const yard = { hero: COLE, heroes: { [COLE]: { at: 3 } } }
  expect(refused(SQ(4, 0), yard)).toBeUndefined()
  const street = `
  +---+---+---+
  | C |   |   |
  +   +   +=D=+
  |     S |   |
  +---+---+---+`
  const STREET = squaresOf(3)
  expect(refused(STREET(1, 0), { hero: COLE }, street)).toBe('A wall is in the way.')
  expect(refused(STREET(2, 1), { hero: SAM, heroes: { [SAM]: { at: 2 } } }, street)).toMatch(/is shut\.$/)
})

test('2.4. Nobody steps diagonally past a corner.', () => {
  const corner = `
  +---+---+
  | C |   |
  +   +   +
  |       |
  +---+---+`
  expect(refused('sq:3', { hero: COLE }, corner)).toBe('Nobody steps diagonally past a corner or a doorway.')
})

test('5.1. A square further off than one step.', () => {
  expect(refused(SQ(3, 2), { hero: COLE, heroes: { [VICTOR]: { at: 9 } } })).toBe(
    'D3 is further than one step: go there square by square, or sprint.',
  )
})

test('5.3. Crawling costs 2 AP.', () => {
  const prone = (ap: number) => ({ hero: COLE, heroes: { [COLE]: { prone: true, ap } } })
  expect(refused(SQ(1, 2), prone(1))).toBe('Crawling a square costs 2 AP.')
  expect(refused(SQ(1, 2), prone(2))).toBeUndefined()
})

test('9.3. Whoever is held goes nowhere, opens nothing and does no task.', () => {
  const held = { hero: COLE, heroes: { [COLE]: { held: [0], prone: true } }, units: { 0: { at: -1 } } }
  const says = 'Cole is held, and can only fire at, strike and sweep whoever holds on.'
  expect(refused(SQ(0, 1), held)).toBe(says)
  expect(refused('door:0', held)).toBe(says)
  expect(refused('unit:0', held)).toBeUndefined()
})

test('2.7. A wall hides a target, and so does somebody who stands between.', () => {
  expect(refused('unit:0')).toBe('A wall or a closed door is between Cole and Zombie 1.')
  const row = `
  +---+---+---+---+
  | C   V       zW|
  +---+---+---+---+`
  expect(refused('unit:0', { hero: COLE }, row)).toBe('Somebody stands in the line of sight to Zombie 1.')
  expect(refused('unit:0', { hero: COLE, heroes: { [VICTOR]: { prone: true } } }, row)).toBeUndefined()
})

const ROW = `
  +---+---+---+---+---+---+---+---+
  | V                           zW|
  +---+---+---+---+---+---+---+---+`

test('2.8. A weapon reaches so far.', () => {
  expect(refused('unit:0', { hero: VICTOR }, ROW)).toBe(
    'Zombie 1 is seven squares away, and the weapon reaches 6.',
  )
})

test('6.4, 14.1. Out of reach without a firearm, or with an empty one; and lying next to it.', () => {
  const blade = { hero: VICTOR, heroes: { [VICTOR]: { active: [CARD.machete] } } }
  expect(refused('unit:0', blade, ROW)).toBe('Zombie 1 is out of reach, and Victor holds no firearm.')
  const empty = { hero: VICTOR, cards: { [CARD.shotgun]: { rounds: 0 } } }
  expect(refused('unit:0', empty, ROW)).toBe('Shotgun is empty.')
  const lying = { hero: VICTOR, heroes: { [VICTOR]: { active: [CARD.machete], prone: true, at: 6 } } }
  expect(refused('unit:0', lying, ROW)).toBe('Victor is prone and cannot strike.')
})

test('6.11. Who holds a comrade is attacked from next to him.', () => {
  const setting = (at: number) => ({
    hero: VICTOR,
    heroes: { [VICTOR]: { at }, [KAT]: { held: [0], prone: true } },
    units: { 0: { at: -1 } },
  })
  expect(refused('unit:0', setting(12))).toBe('Zombie 1 holds Kat: help comes from the squares next to Kat.')
  expect(refused('unit:0', setting(5))).toBeUndefined()
})

test('7.2, 7.6, 7.7, 4.2. A door from elsewhere, a destroyed one, a locked one, and one without an action point.', () => {
  const before = (more: object = {}, doors = 'c'): Setting => ({
    hero: COLE,
    heroes: { [COLE]: { at: 5, ...more } },
    table: { doors },
  })
  expect(refused('door:0')).toBe('Cole has to stand directly in front of the door of Room 1.')
  expect(refused('door:0', before({}, 'x'))).toBe('This doorway stays open for good.')
  expect(refused('door:0', before({}, 'l'))).toBe('The door of Room 1 is locked.')
  expect(refused('door:0', before({ ap: 0 }))).toBe('Cole has no action points left.')
  expect(refused('door:0', before({ prone: true }))).toBe('Cole is prone and has to stand up first.')
  expect(refused('door:0', { ...before(), table: { jammed: 0 } })).toBe(
    'The door of Room 1 is jammed this turn.',
  )
  expect(refused('door:0', before())).toBeUndefined()
})

test('4.4, 15.3. A second change of weapon, and a card out of reach.', () => {
  expect(refused(`card:${CARD.knife}`, { hero: COLE, heroes: { [COLE]: { changes: 1 } } })).toBe(
    'Cole has changed weapons this turn.',
  )
  expect(refused(`card:${CARD.knife}`)).toBeUndefined()
  expect(refused(`card:${CARD.katana}`)).toBe('Kat has it, and is out of reach.')
})

test('4.1. Who has moved has moved; and only one’s own heroes obey.', () => {
  expect(refused(`hero:${KAT}`, { next: [['nextHero']], heroes: { [KAT]: { move: 'done' } } })).toBe(
    'Kat has moved this turn.',
  )
  expect(refused(SQ(0, 1), { hero: COLE, seats: 2, table: { owner: [0, 1, 0, 1] } }, HOUSE, 1)).toBe(
    'Cole is moving, and is not yours.',
  )
})

test('8.1. A search: rooms only, once, without infected, with enough action points.', () => {
  const inside = (more: Setting = {}): Setting => ({
    ...more,
    hero: COLE,
    heroes: { [COLE]: { at: 6, ...more.heroes?.[COLE] } },
  })
  expect(refused('search')).toBe('Only rooms can be searched.')
  expect(refused('search', inside())).toBeUndefined()
  expect(refused('search', inside({ heroes: { [COLE]: { ap: 3 } } }))).toBe('A search takes 4 AP.')
  expect(refused('search', inside({ units: { 0: { at: 7 } } }))).toBe(
    'Nobody searches a room with infected in it.',
  )
  const table = tableOf(HOUSE, inside())
  table.searched = 's'.repeat(table.searched.length)
  expect(whyNot(zWarOne.view(table, 0), 0, ['search'])?.says).toBe('Room 1 has been searched.')
})

test('8.2. A Task: not twice, with a whole move, and where it lies.', () => {
  const at = (setting: object) => {
    const { table } = layOut(zWarOne, { seats: 1, options: { mission: 'chapter-2' } })
    const figure = table.heroes[COLE]!
    Object.assign(figure, { at: table.heroes[COLE]!.at, move: 'open', ap: 4, allowance: 4 })
    Object.assign(figure, setting)
    return table
  }
  const says = (table: ReturnType<typeof at>) => whyNot(zWarOne.view(table, 0), 0, ['task:0'])?.says
  expect(says(at({ ap: 3 }))).toBe('A Task takes a whole move.')
  expect(says(at({}))).toMatch(/^A Task is done where it lies/)
  expect(says(Object.assign(at({}), { tasks: [0] }))).toMatch(/: done\.$/)
})

test('16.1, 16.2. Perks: before a mission, and for those who can pay.', () => {
  expect(refused('perk:0')).toBe('Perks are bought before a mission.')
  expect(refused('perk:0', { table: { phase: 'setUp' } })).toBe('Redline costs more than anybody has.')
  expect(refused('perk:0', { table: { phase: 'setUp' }, heroes: { [KAT]: { xp: 50 } } })).toBeUndefined()
})

test('4.2. Without action points nobody steps, fires or strikes, and the reason says so.', () => {
  const says = 'Cole has no action points left.'
  const out = { hero: COLE, heroes: { [COLE]: { ap: 0 } } }
  expect(refused(SQ(1, 2), out)).toBe(says)
  expect(refused(SQ(1, 2), { hero: COLE, heroes: { [COLE]: { ap: 0, prone: true } } })).toBe(says)
  const row = (squares: string, change: object) =>
    refused(
      'unit:0',
      { hero: COLE, heroes: { [COLE]: change } },
      `
  +---+---+---+---+
  |${squares}|
  +---+---+---+---+`,
    )
  expect(row(' C           zW', { ap: 0 })).toBe(says)
  expect(row(' C           zW', { ap: 1 })).toBeUndefined()
  expect(row(' C  zW         ', { ap: 0, active: [CARD.knife] })).toBe(says)
  expect(row(' C  zW         ', { ap: 1, active: [CARD.knife] })).toBeUndefined()
})
