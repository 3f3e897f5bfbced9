import { expect, test } from 'vitest'
import { layOut, Referee } from '@shamble/engine'
import { zWarOne, type Event, type Table } from '../src/index.ts'
import { whyNot } from '../src/why-not.ts'
import { words } from '../src/words.ts'
import { CARD, COLE, field, KAT, SAM, squaresOf, tableOf, VICTOR, type Setting } from './field.ts'
import { PERK } from '../src/data/perks.ts'
import { row, YARD } from './yards.ts'

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

test('2.1. A square with a figure on it, hero or infected.', () => {
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

test('2.4. No one steps diagonally past a corner.', () => {
  const corner = `
  +---+---+
  | C |   |
  +   +   +
  |       |
  +---+---+`
  expect(refused('sq:3', { hero: COLE }, corner)).toBe('No one steps diagonally past a corner or a doorway.')
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

test('9.3. A held hero goes nowhere, opens nothing and does no task.', () => {
  const held = { hero: COLE, heroes: { [COLE]: { held: [0], prone: true } }, units: { 0: { at: -1 } } }
  const says = 'Cole is held, and can only fire at, strike and sweep the infected that hold on.'
  expect(refused(SQ(0, 1), held)).toBe(says)
  expect(refused('door:0', held)).toBe(says)
  expect(refused('unit:0', held)).toBeUndefined()
})

test('2.7. A wall hides a target, and so does a standing figure in between.', () => {
  expect(refused('unit:0')).toBe('A wall or a closed door is between Cole and Zombie 1.')
  const row = `
  +---+---+---+---+
  | C   V       zW|
  +---+---+---+---+`
  expect(refused('unit:0', { hero: COLE }, row)).toBe('A figure stands in the line of sight to Zombie 1.')
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

test('4.4, 15.3. A second change of weapon, and a card out of reach.', () => {
  expect(refused(`card:${CARD.knife}`, { hero: COLE, heroes: { [COLE]: { changes: 1 } } })).toBe(
    'Cole has changed weapons this turn.',
  )
  expect(refused(`card:${CARD.rifle}`, { hero: COLE, heroes: { [COLE]: { changes: 1 } } })).toBe(
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
    'A room with infected in it cannot be searched.',
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
  expect(says(at({}))).toMatch(/^A Task is done on its square/)
  expect(says(Object.assign(at({}), { tasks: [0] }))).toMatch(/: done\.$/)
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

/*
 * Why not: every reason with the section it comes from, and what is next to it and not refused.
 */

/** The reason for what is clicked, with its section; null when nothing forbids it. */
function why(picture: string, setting: Setting, id?: string, seat = 0): string | null {
  const reason = whyNot(zWarOne.view(tableOf(picture, setting), seat), seat, id === undefined ? [] : [id])
  return reason && `${reason.rule} ${reason.says}`
}

const moving = (hero: number, change: object = {}, more: Setting = {}): Setting => ({
  hero,
  ...more,
  heroes: { ...more.heroes, [hero]: change },
})

const DOORWAY = `
  +---+---+---+
  | C D   |   |
  +   +---+   +
  |           |
  +---+---+---+`

const ROOM = `
  +---+---+---+
  | C D R1    |
  +---+---+---+`

test('4.1. Nothing is said of nothing, of what is no part of the board, and while nobody moves.', () => {
  const board = row('C', 'K', '')
  expect(why(board, moving(COLE))).toBeNull()
  expect(why(board, moving(COLE), 'end')).toBeNull()
  expect(why(board, {}, 'sq:2')).toBeNull()
  expect(why(board, moving(COLE), 'sq:1')).toBe('2.1 Kat stands on B1.')
  expect(why(board, moving(COLE), 'area:-1')).toBeNull()
  expect(why(board, moving(COLE), 'area:0')).toBe('8.1 Only rooms can be searched.')
})

test('4.1. While another’s hero moves, only his player has the table; but a card may still be asked of oneself.', () => {
  const shared = moving(COLE, {}, { seats: 2, table: { owner: [0, 1, 0, 1] } })
  const board = row('C', 'K', '')
  for (const id of ['sq:1', 'unit:0', 'door:0', 'search'])
    expect(why(board, shared, id, 1)).toBe('4.1 Cole is moving, and is not yours.')
  expect(why(board, shared, `card:${CARD.katana}`, 1)).toBeNull()
  expect(why(board, shared, 'sq:1', 0)).toBe('2.1 Kat stands on B1.')
})

test('2.1, 5.1. One’s own square, a neighbouring free one, and two squares in a straight line, which is a dive.', () => {
  const board = YARD(['C', '', '', ''], [], [])
  const at = (x: number, y: number) => why(board, moving(COLE), `sq:${y * 5 + x}`)
  expect([at(0, 0), at(1, 0), at(0, 1), at(1, 1), at(2, 0), at(0, 2), at(2, 2)]).toEqual(Array(7).fill(null))
  expect(at(2, 1)).toBe('5.1 C2 is further than one step: go there square by square, or sprint.')
  expect(at(1, 2)).toBe('5.1 B3 is further than one step: go there square by square, or sprint.')
  expect(at(3, 0)).toBe('5.1 D1 is further than one step: go there square by square, or sprint.')
  const prone = (id: string, ap = 4) => why(board, moving(COLE, { prone: true, ap }), id)
  expect(prone('sq:2')).toBe('5.1 C1 is further than one step: go there square by square, or sprint.')
  expect([prone('sq:1', 2), prone('sq:1', 1)]).toEqual([null, '5.3 Crawling a square costs 2 AP.'])
  expect(why(board, moving(COLE, { ap: 1 }), 'sq:1')).toBeNull()
})

test('2.1. A square that infected are on; one may be meant for a throw all the same.', () => {
  const board = row('C', 'zE')
  expect(why(board, moving(COLE), 'sq:1')).toBe('2.1 Zombie 1 is on B1.')
  expect(why(board, moving(COLE, { active: [CARD.grenade] }), 'sq:1')).toBeNull()
})

test('2.4, 2.5, 16.4. A door that is shut, a wall, a corner; with Skinny the corner may be a doorway.', () => {
  const by = (doors: string, id: string, change: object = {}) =>
    why(DOORWAY, moving(COLE, change, { table: { doors } }), id)
  expect(by('c', 'sq:1')).toBe('2.5 The door outside is shut.')
  expect(by('l', 'sq:1')).toBe('2.5 The door outside is shut.')
  expect(by('b', 'sq:1')).toBe('2.5 The door outside is shut.')
  expect([by('o', 'sq:1'), by('x', 'sq:1')]).toEqual([null, null])
  expect(by('o', 'sq:2', { at: 1 })).toBe('2.5 A wall is in the way.')
  expect(by('o', 'sq:4', { at: 1 })).toBe('2.5 A wall is in the way.')
  expect(by('o', 'sq:4')).toBe('2.4 No one steps diagonally past a corner or a doorway.')
  expect(by('o', 'sq:4', { perks: [PERK.skinny] })).toBeNull()
  expect(by('o', 'sq:2', { at: 1, perks: [PERK.skinny] })).toBe('2.5 A wall is in the way.')
})

test('8.1. A square in a room may be meant for the room.', () => {
  const board = `
    +---+---+---+---+
    | C D R1        |
    +---+---+---+---+`
  expect(why(board, moving(COLE), 'sq:3')).toBeNull()
  expect(why(board.replace('R1', '  '), moving(COLE), 'sq:3')).toMatch(/^5\.1 /)
})

test('9.3. A held hero only fires at, strikes and sweeps the infected that hold him.', () => {
  const held = moving(
    COLE,
    { held: [0], prone: true },
    { units: { 0: { at: -1 } }, mission: { legend: { t1: { task: 'desk', name: 'Desk' } } } },
  )
  const board = row('C', 'zE', '', 'zW', 't1').replace('zE  ', 'zE D')
  const says = '9.3 Cole is held, and can only fire at, strike and sweep the infected that hold on.'
  for (const id of ['sq:1', 'unit:1', 'door:0', 'task:0']) expect(why(board, held, id)).toBe(says)
  expect(why(board, held, 'unit:0')).toBeNull()
  expect(why(board, held, 'unit:7')).toBeNull()
  expect(why(board, held, 'sq:0')).toBeNull()
})

test('6.11. Who holds a comrade is fought from the squares next to him, in all eight directions.', () => {
  const board = YARD(['C'], ['', 'K'], ['', '', '', 'zN'])
  const grip = (at: number) =>
    why(
      board,
      moving(COLE, { at }, { heroes: { [KAT]: { held: [0], prone: true } }, units: { 0: { at: -1 } } }),
      'unit:0',
    )
  expect([grip(0), grip(2), grip(5), grip(12)]).toEqual([null, null, null, null])
  expect(grip(3)).toBe('6.11 Zombie 1 holds Kat: help comes from the squares next to Kat.')
})

test('6.4. Out of reach without a firearm; explosives and the Stink Tank are none; prone and next to it.', () => {
  const far = row('C', '', 'zW')
  const none = '6.4 Zombie 1 is out of reach, and Cole holds no firearm.'
  for (const active of [[CARD.knife], [CARD.grenade], []])
    expect(why(far, moving(COLE, { active }), 'unit:0')).toBe(none)
  const near = row('C', 'zW')
  expect(why(near, moving(COLE, { active: [CARD.knife] }), 'unit:0')).toBeNull()
  expect(why(near, moving(COLE, { active: [CARD.knife], prone: true }), 'unit:0')).toBe(
    '6.4 Cole is prone and cannot strike.',
  )
  expect(why(near, moving(COLE, { prone: true }), 'unit:0')).toBeNull() // the rifle fires
})

test('14.1, 2.7, 2.8. An empty weapon, a wall, a figure in the line, and a weapon that does not reach.', () => {
  const lane = row('V', '', '', '', '', '', 'zW', 'zW')
  expect(why(lane, moving(VICTOR, {}, { cards: { [CARD.shotgun]: { rounds: 0 } } }), 'unit:0')).toBe(
    '14.1 Shotgun is empty.',
  )
  expect(why(lane, moving(VICTOR), 'unit:0')).toBeNull() // six squares
  expect(why(lane, moving(VICTOR, {}, { units: { 0: { prone: true } } }), 'unit:1')).toBe(
    '2.8 Zombie 2 is seven squares away, and the weapon reaches 6.',
  )
  expect(why(lane, moving(VICTOR), 'unit:1')).toBe('2.7 A figure stands in the line of sight to Zombie 2.')
  const walled = `
    +---+---+---+
    | V |   |zW |
    +   +   +   +
    |           |
    +---+---+---+`
  expect(why(walled, moving(VICTOR), 'unit:0')).toBe(
    '2.7 A wall or a closed door is between Victor and Zombie 1.',
  )
})

test('4.5, R-13. On a spawn point: what would leave no action point to go, and the end of the move.', () => {
  const street = row('SA', '', '', 'zW')
  const standing = { at: 0, fate: 'playing' as const }
  const says = (clicks: string, sam: object, setting: Setting = {}, picture = street) => {
    let reason: string | undefined
    field(picture, {
      hero: SAM,
      ...setting,
      heroes: { ...setting.heroes, [SAM]: { ...standing, ...sam } },
    }).check((t, g) => {
      const { step, moves } = g.pending[0]!
      reason = whyNot(zWarOne.view(t, 0), 0, clicks.split(' '), { step, moves })?.says
    })
    return reason
  }
  const bound = 'Sam stands on a spawn point, and has to leave it in this move.'
  // With the last point he may fire while he steps off; with no square to step to he may stay.
  const corner = row('SA', 'zW')
  expect(says('unit:0', { ap: 1, active: [CARD.pistol] }, {}, row('SA', '', 'zW'))).toBeUndefined()
  expect(says('unit:0', { ap: 1, active: [] }, {}, corner)).toBeUndefined()
  expect(says('E', { ap: 2 })).toBe(bound)
  expect(says('E', { ap: 1 })).toBeUndefined()
  expect(says('unit:0', { ap: 2, prone: true })).toBe(bound)
  expect(says('unit:0', { ap: 3, prone: true })).toBeUndefined()
  const waiting = { heroes: { [KAT]: { at: 2, fate: 'playing' as const, move: 'waiting' as const } } }
  expect(says(`hero:${KAT}`, {}, waiting)).toBe(bound)
  const door = `
    +---+---+
    | SAD   |
    +   +---+
    |   |   |
    +---+---+`
  expect(says('door:0', { ap: 1 }, {}, door)).toBe(bound)
  expect(says('door:0', { ap: 2 }, {}, door)).toBeUndefined()
  // A shot from where he is: with his last point he steps as he fires; with two points he does not aim.
  for (const here of ['fire', `hero:${SAM}`, 'sq:0']) {
    expect(says(`unit:0 ${here}`, { ap: 1 })).toBe(bound)
    expect(says(`unit:0 ${here}`, { ap: 3 })).toBeUndefined()
  }
  expect(says('unit:0 aim', { ap: 2 })).toBe(bound)
  expect(says('unit:0 aim', { ap: 3 })).toBeUndefined()
  expect(says('unit:0 aim', { ap: 1 })).toBeUndefined()
  expect(says('unit:0 fireMove', { ap: 1 })).toBeUndefined()
  expect(says('unit:0 sq:1', { ap: 1 })).toBeUndefined()
  // The end of the move, and a click on himself or on his square, which would end it.
  for (const end of ['end', `hero:${SAM}`, 'sq:0']) {
    expect(says(end, {})).toBe(bound)
    expect(says(end, { ap: 0 })).toBeUndefined()
    expect(says(end, { at: 1 })).toBeUndefined()
  }
  expect(
    says(`hero:${KAT}`, {}, { heroes: { [KAT]: { at: 2, fate: 'playing', move: 'done' } } }),
  ).toBeUndefined()
  // In the middle of a sprint nobody stops there with no action point left for another step.
  const yard = `
    +---+---+
    | SA    |
    +   +   +
    |       |
    +---+---+`
  const sprint = (id: string, sam: object) => says(id, sam, { next: [['sprintOn', SAM, 2]] }, yard)
  for (const stop of ['stop', `hero:${SAM}`, 'sq:0']) {
    expect(sprint(stop, { ap: 0 })).toBe(bound)
    expect(sprint(stop, { ap: 1 })).toBeUndefined()
    expect(sprint(stop, { ap: 0, at: 1 })).toBeUndefined()
  }
  expect(sprint('end', { ap: 0 })).toBeUndefined()
  // A throw and a Task.
  expect(says('sq:3', { ap: 2, prone: true, active: [CARD.grenade] })).toBe(bound)
  expect(says('sq:3', { ap: 3, prone: true, active: [CARD.grenade] })).toBeUndefined()
  const desk: Setting = {
    mission: {
      legend: { t1: { task: 'desk', name: 'Desk' } },
      objectives: [{ id: 'desk', type: 'task', at: ['t1'], scope: 'room', text: 'Search the desk.' }],
    },
  }
  const office = `
    +---+---+---+
    | SA R1  t1 |
    +---+---+---+`
  expect(says('task:0', {}, desk, office)).toBe(bound)
  expect(says('task:0', { ap: 3 }, desk, office)).toBe('A Task takes a whole move.')
})

test('4.5. While a hero has to leave a spawn point, the question says so.', () => {
  const asked = (at: number) => {
    let said = ''
    field(row('SA', '', ''), { hero: SAM, heroes: { [SAM]: { at, fate: 'playing' } } }).check((t, g) => {
      said = words.ask(g.pending[0]!, zWarOne.view(t, 0))
    })
    return said
  }
  expect(asked(0)).toBe('Sam, 4 AP, still to leave the spawn point: what next?')
  expect(asked(1)).toBe('Sam, 4 AP: what next?')
})

test('14.5. Of two pistols one with rounds will do.', () => {
  const two = (rounds: number) =>
    why(
      row('S', '', '', 'zW'),
      moving(
        SAM,
        { active: [CARD.pistol, 11] },
        { more: [[SAM, 'pistol']], cards: { [CARD.pistol]: { rounds: 0 }, 11: { rounds } } },
      ),
      'unit:0',
    )
  expect([two(1), two(0)]).toEqual([null, '14.1 Pistol is empty.'])
})

test('15.3, 4.4. Another’s card out of reach, and a weapon when it has been changed; not what is spent, no weapon, or may be given.', () => {
  const board = row('C', '', 'K', '', 'S')
  const card = (id: number, change: object = {}, more: Setting = {}) =>
    why(board, moving(COLE, change, more), `card:${id}`)
  expect(card(CARD.katana)).toBe('15.3 Kat has it, and is out of reach.')
  expect(card(CARD.katana, { at: 1 })).toBeNull()
  expect(card(CARD.katana, {}, { cards: { [CARD.katana]: { hero: -1 } } })).toBeNull()
  const changed = '4.4 Cole has changed weapons this turn.'
  expect(card(CARD.knife)).toBeNull()
  expect(card(CARD.knife, { changes: 1 })).toBe(changed)
  expect(card(CARD.rifle, { changes: 1 })).toBe(changed)
  expect(card(CARD.armour, { changes: 1 })).toBeNull()
  expect(card(CARD.knife, { changes: 1, at: 1 })).toBeNull() // Kat is next to him
  expect(card(CARD.knife, { changes: 1, at: 1 }, { heroes: { [KAT]: { fate: 'dead' } } })).toBe(changed)
  const quick = { perks: [PERK.quickDraw] }
  expect(card(CARD.knife, { ...quick, changes: 1 })).toBeNull()
  expect(card(CARD.knife, { ...quick, changes: 2 })).toBe(changed)
})

test('4.1. A hero who has moved this turn; not one who waits, has left, or is clicked while another moves.', () => {
  const hero = (change: object, more: Setting = {}) =>
    why(row('C', '', 'K'), { ...more, heroes: { ...more.heroes, [KAT]: change } }, `hero:${KAT}`)
  expect(hero({ move: 'done' })).toBe('4.1 Kat has moved this turn.')
  expect(hero({ move: 'waiting' })).toBeNull()
  expect(hero({ move: 'done', fate: 'left' })).toBeNull()
  expect(hero({ move: 'done' }, { hero: COLE })).toBeNull()
  expect(hero({ move: 'done' }, { table: { phase: 'infected' } })).toBeNull()
})

test('8.2. A Task is done once, takes a whole move, and is done where it lies.', () => {
  const task = (change: object, tasks: number[] = []) =>
    why(
      row('C', 't1'),
      moving(COLE, change, {
        mission: { legend: { t1: { task: 'desk', name: 'Desk' } } },
        table: { tasks },
      }),
      'task:0',
    )
  expect(task({}, [0])).toBe('8.2 Desk: done.')
  expect(task({ ap: 3 })).toBe('8.2 A Task takes a whole move.')
  const where =
    '8.2 A Task is done on its square or in its room, with what it needs, once what comes before it is met.'
  expect(task({})).toBe(where)
  expect(task({ ap: 3, allowance: 3 })).toBe(where)
})

test('8.1, R-26. The cost of a search depends on the hero, in a room without infected that nobody has searched.', () => {
  const search = (change: object = {}, more: Setting = {}) =>
    why(ROOM.replace('R1    ', 'R1  zW'), moving(COLE, { at: 1, ...change }, more), 'search')
  const gone: Setting = { units: { 0: { at: -1 } } }
  expect(search()).toBe('8.1 A room with infected in it cannot be searched.')
  expect(search({ hidden: true })).toBeNull()
  expect(search({}, gone)).toBeNull()
  expect(search({}, { units: { 0: { at: 0 } } })).toBeNull()
  expect(search({ at: 0 }, gone)).toBe('8.1 Only rooms can be searched.')
  expect(search({}, { ...gone, table: { searched: '-s' } })).toBe('8.1 Room 1 has been searched.')
  expect(search({}, { ...gone, table: { searched: 's-' } })).toBeNull()
  expect(search({ ap: 3 }, gone)).toBe('8.1 A search takes 4 AP.')
  expect(search({ ap: 3, allowance: 3 }, gone)).toBeNull()
  expect(search({ ap: 3, perks: [PERK.bandit] }, gone)).toBeNull()
  expect(search({ ap: 2, perks: [PERK.bandit] }, gone)).toBe('8.1 A search takes 3 AP.')
  expect(search({ ap: 1, allowance: 2, perks: [PERK.bandit] }, gone)).toBe('8.1 A search takes 2 AP.')
})

test('4.2. In the middle of a sprint nothing is said of action points: its squares are paid for.', () => {
  const board = `
  +---+---+---+
  | S         |
  +---+---+---+`
  const view = zWarOne.view(tableOf(board, { hero: SAM, heroes: { [SAM]: { ap: 0 } } }), 0)
  expect(whyNot(view, 0, ['sq:1'])?.rule).toBe('4.2')
  expect(whyNot(view, 0, ['sq:1'], { step: 'sprintOn', moves: [] })).toBeNull()
})

test('4.1. A hero’s player is told that another hero moves; the Director is not.', () => {
  const t = tableOf(row('S', 'zE', '', ''), { hand: [], hero: SAM, seats: 3 })
  const view = zWarOne.view(t, 1)
  expect(t.owner[KAT]).toBe(1)
  expect(whyNot(view, 1, ['sq:3'])).toEqual({ rule: '4.1', says: 'Sam is moving, and is not yours.' })
  expect(whyNot(view, 2, ['sq:3'])).toBe(null)
})

test('4.5, R-13. With the last point nobody steps onto a spawn point, and the reason says so.', () => {
  const street = row('C', '', 'SA', '')
  const onto = (ap: number) => {
    const setting: Setting = { hero: COLE, heroes: { [COLE]: { at: 1, ap } } }
    const table = tableOf(street, setting)
    const position = layOut(zWarOne, { seats: 1, table, next: [['act', COLE]] })
    const g = new Referee<Table, Event>(zWarOne, position).settle()
    return whyNot(zWarOne.view(table, 0), 0, ['sq:2'], g.pending[0])?.says
  }
  expect(onto(1)).toBe('Cole would end the move on a spawn point: nobody may while he can leave it.')
  expect(onto(2)).toBeUndefined()
})

test('7.2. A numbered door that was opened stays open, and the reason says so.', () => {
  const gate = `
  +---+---+
  | C 1   |
  +---+---+`
  const mission = { doors: { 1: { name: 'Gate', state: 'locked' as const } } }
  const says = (doors: string) => refused('door:0', { hero: COLE, mission, table: { doors } }, gate)
  expect(says('o')).toBe('Gate cannot be closed any more.')
  expect(says('l')).toMatch(/^Gate is locked/)
})
