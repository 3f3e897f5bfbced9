import { expect, test } from 'vitest'
import { COLE, field, KAT, SAM, VICTOR, type Setting } from './field.ts'

/*
 * 7.1, 7.2, 7.4, 7.7. Doors: what may be done with each, and what follows.
 */

const sam = (more: Setting = {}): Setting => ({ hero: SAM, ...more })

const PASSAGE = `
  +---+---+---+
  | R1D S D R2|
  +---+---+---+`

test('7.2. A hero between two doors may open either; each opens its own area.', () => {
  field(PASSAGE, sam())
    .may(0, 'open door:0', 'open door:1', 'knock door:0', 'knock door:1')
    .mayNot(0, 'close', 'unbar', 'barricade')
    .stream('rooms', 1)
    .takes(0, 'open door:1')
    .told('doorOpened', 'areaActivated', 'roomRolled')
    .leaves({ doors: 'co', areas: 'caa' })
    .may(0, 'open door:0', 'close door:1')
    .mayNot(0, 'open door:1', 'knock door:1')
})

test('7.4. After knocking the door is closed and may be opened without another spawn.', () => {
  field(PASSAGE, sam())
    .stream('rooms', 1)
    .takes(0, 'knock door:0')
    .told('knocked', 'areaActivated', 'roomRolled')
    .takes(0, 'open door:0')
    .told('doorOpened')
})

test('7.2. A door that is destroyed is neither opened nor closed; a closed one of active areas is not knocked on.', () => {
  field(PASSAGE, sam({ table: { doors: 'xc', areas: 'aaa' } }))
    .mayNot(0, 'open door:0', 'close', 'knock')
    .may(0, 'open door:1')
})

const GATES = `
  +---+---+---+
  | S         |
  +=1=+=1=+=2=+
  |           |
  +---+---+---+`
const gate = (opensWith: object) => ({ name: 'Gate', state: 'locked' as const, opensWith })

test('7.7. The leaves that bear one number open together, and are never closed again.', () => {
  const doors = { 1: gate({ item: 'bolt-cutters' }), 2: gate({ item: 'bolt-cutters' }) }
  field(GATES, sam({ mission: { doors }, more: [[SAM, 'bolt-cutters']], table: { areas: 'aa' } }))
    .takes(0, 'open door:0')
    .told('doorOpened', 'doorOpened')
    .leaves({ doors: 'ool' })
    .mayNot(0, 'close', 'open door:0')
})

test('7.7. A gate opens to the object that it names, in the hands of whoever stands there.', () => {
  const mission = {
    doors: { 1: gate({ object: 'fuel' }) },
    legend: { oF: { object: 'fuel', name: 'Fuel' }, oW: { object: 'water', name: 'Water' } },
  }
  const board = GATES.replace('| S         |', '| S   oF  oW|').replace('=2=', '---')
  const carrying = (hero: number, object: number): Setting => ({
    ...sam({ mission }),
    heroes: { [hero]: { object } },
    table: { objects: [-1, -1], areas: 'aa' },
  })
  field(board, carrying(SAM, 0)).may(0, 'open door:0')
  field(board, carrying(SAM, 1)).mayNot(0, 'open')
  field(board, carrying(VICTOR, 0)).mayNot(0, 'open')
})

test('7.7. Without a key a locked door stays locked; another tool opens nothing.', () => {
  field(
    GATES,
    sam({ mission: { doors: { 1: { name: 'Gate', state: 'locked' }, 2: gate({ item: 'bolt-cutters' }) } } }),
  ).mayNot(0, 'open', 'knock', 'close')
  const doors = { 1: gate({ item: 'bolt-cutters' }), 2: gate({ item: 'bolt-cutters' }) }
  field(
    GATES,
    sam({
      mission: { doors },
      more: [
        [SAM, 'pistol'],
        [KAT, 'bolt-cutters'],
      ],
    }),
  ).mayNot(0, 'open')
})

test('7.7. A barricade is cleared with its damage; then the door is a closed one like any other.', () => {
  field(PASSAGE, sam({ table: { doors: 'bc', areas: 'aaa', barricades: true, damage: [2, 0] } }))
    .mayNot(0, 'open door:0', 'knock door:0', 'barricade door:0')
    .may(0, 'barricade door:1')
    .takes(0, 'unbar door:0')
    .tells({ type: 'barricadeGone', door: 0, hero: SAM })
    .leaves({ doors: 'cc', damage: [0, 0] })
})

test('7.7. Only closed doors are barricaded, and none that is jammed.', () => {
  field(PASSAGE, sam({ table: { doors: 'oc', areas: 'aaa', barricades: true } }))
    .mayNot(0, 'barricade door:0')
    .takes(0, 'barricade door:1')
    .tells({ type: 'barricaded', hero: SAM, door: 1 })
    .leaves({ doors: 'ob' })
  field(PASSAGE, sam({ table: { doors: 'cc', areas: 'aaa', barricades: true, jammed: 1 } }))
    .may(0, 'barricade door:0', 'open door:0')
    .mayNot(0, 'barricade door:1', 'open door:1')
})

test('6.10, R-23. Whoever opens a door in front of an infected has been seen by it.', () => {
  field(
    `
    +---+---+---+
    | S DzW     |
    +---+---+---+`,
    sam({ table: { areas: 'aa' } }),
  )
    .takes(0, 'open door:0')
    .check((t) => expect(t.infected[0]!.seen).toBe(1 << SAM))
})

test('7.3. The one who opens places what comes, counted from his square; it faces him.', () => {
  field(PASSAGE.replace(' S ', ' C '), { hero: COLE, seats: 4 })
    .stream('rooms', 4, 3)
    .takes(0, 'open door:0')
    .told('doorOpened', 'areaActivated', 'roomRolled', 'placed')
    .check((t) => expect(t.infected[0]).toMatchObject({ at: 0, facing: 1 }))
})

test('7.4, 7.7. Nobody knocks on a locked gate, though the room behind it is closed.', () => {
  field(
    `
    +---+---+
    | S 1 R1|
    +---+---+`,
    sam({ mission: { doors: { 1: { name: 'Gate', state: 'locked' } } } }),
  ).mayNot(0, 'knock', 'open')
})
