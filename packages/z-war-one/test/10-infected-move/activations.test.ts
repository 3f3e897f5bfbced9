import { expect, test } from 'vitest'
import { scene } from '@shamble/engine/testing'
import { zWarOne } from '../../src/index.ts'
import { newUnit } from '../../src/infected/figures.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { emptyTable } from '../../src/set-up.ts'
import { field, KAT, offMap, SAM, type Setting } from '../field.ts'

const GO: Setting = { next: [['nextUnit']] }
const ROW = (squares: string) => {
  const line = `+${'---+'.repeat((squares.length + 1) / 4)}`
  return `${line}\n|${squares}|\n${line}`
}

// Where the infected are, one number each: row times ten plus column on boards at most ten wide.
const placesIn = (width: number) => (t: { infected: { at: number }[] }) =>
  t.infected.map(({ at }) => Math.floor(at / width) * 10 + (at % width))

// A lane with a closed door at one end and a bend at the other, so that nobody is sensed from its middle.
const LANE = `
  +---+---+---+---+---+---+---+---+---+---+---+---+---+
  | S |### ### ### ### ### ### ### ### ### ### ###| K |
  +=D=+---+---+---+---+---+---+---+---+---+---+---+   +
  |                     zW                            |
  +---+---+---+---+---+---+---+---+---+---+---+---+---+`

test('31. A zombie that senses neither moves two squares towards the nearer hero.', () => {
  field(LANE, GO)
    .tells({ type: 'targeted', hero: SAM, sense: null, distance: 5 })
    .check((t) => expect(t.infected[0]!.at).toBe(13 + 3))
})

const M1 = `
  +---+---+---+---+---+---+---+
  |                           |
  +   +   +   +   +   +   +   +
  |         S                 |
  +   +   +---+=D=+---+   +   +
  |       | R1        |       |
  +   +   +   +   +   +   +   +
  |       |           |       |
  +   +   +   +   +   +   +   +
  |       |     zN    |       |
  +---+---+---+---+---+---+---+`

test('32. In an active room with a closed door it walks to the door; next turn it opens it, sees Sam, and grabs from outside.', () => {
  const active = { table: { areas: 'aa' } }
  field(M1, { ...GO, ...active })
    .check((t) => expect(placesIn(7)(t)).toEqual([23]))
    .check((t) => expect(t.doors).toBe('c'))
  field(M1, { ...GO, ...active, units: { 0: { at: 17 } } })
    .dice(5)
    .told('targeted', 'doorOpened', 'targeted', 'unitMoved', 'grabbed', 'tested')
    .check((t) => {
      expect(t.doors).toBe('o')
      expect(placesIn(7)(t)).toEqual([13])
    })
})

const ROUND = `
  +---+---+---+---+---+---+---+---+
  |                         K     |
  +   +---+---+---+---+=D=+---+   +
  |   | R1                    |   |
  +   +   +   +   +   +   +   +   +
  |zN D                       |   |
  +   +   +   +   +   +   +   +   +
  |   |                       |   |
  +   +   +   +   +   +   +   +   +
  |   |                       |   |
  +   +---+---+---+---+---+---+   +
  |                               |
  +---+---+---+---+---+---+---+---+`

test('33. The way through a closed room is out: it goes round, sees Kat at the corner, and charges with what is left.', () => {
  field(ROUND, { ...GO, table: { doors: 'cc' } })
    .told('targeted', 'unitMoved', 'unitMoved', 'targeted', 'unitMoved', 'unitMoved')
    .check((t) => expect(placesIn(8)(t)).toEqual([2]))
})

const CORNER = `
  +---+---+---+---+---+---+---+
  |zE                         |
  +---+---+---+---+---+---+   +
  |### ### ### ### ### ###| K |
  +   +   +   +   +   +   +   +
  |### ### ### ### ### ###|   |
  +---+---+---+---+---+---+---+`

test('34. It smells Kat over the corner after two squares, and charges its remaining two.', () => {
  field(CORNER, GO)
    .tells({ type: 'targeted', hero: KAT, sense: null, distance: 6 })
    .tells({ type: 'targeted', hero: KAT, sense: 'smells', distance: 4 })
    .check((t) => expect(placesIn(7)(t)).toEqual([4]))
})

test('35. Two heroes equally far away roll: the lower one is the target; she is grabbed and safe.', () => {
  field(ROW(' S          zN          K  '), GO)
    .stream('ties', 2, 6)
    .dice(7)
    .tells({ type: 'tieRolled', heroes: [KAT, SAM], dice: [2, 6] })
    .tells({ type: 'tested', kind: 'grab', hero: KAT, does: 'safe' })
    .check((t) => expect(t.infected[0]!.at).toBe(5))
})

test('36. Moving zombies nose to tail stop behind a prone one; nobody goes round.', () => {
  field(
    `
    +---+---+---+---+---+---+---+---+
    |     zE  zE     zE_            |
    +---+---+---+---+---+---+---+=D=+
    |### ### ### ### ### ### ###| S |
    +---+---+---+---+---+---+---+---+`,
    GO,
  ).check((t) => expect(placesIn(8)(t)).toEqual([2, 3, 4]))
})

const YARD = `
  +---+---+---+---+---+---+---+---+
  |### ### ### ###     ### ### ###|
  +   +   +   +   +   +   +   +   +
  |### ### ### ### zE |           |
  +   +   +   +   +   +   +   +   +
  |###         zE  zE       S     |
  +   +   +   +   +   +   +   +   +
  |### ### ### ### ###|           |
  +   +   +   +   +   +   +   +   +
  |### ### ### ### ### ### ### ###|
  +---+---+---+---+---+---+---+---+`

test('37. Three charging zombies: the first grabs in vain, the second runs through it and takes Sam down, the third bites too.', () => {
  // Z1 next to the wall's end, Z2 above it, Z3 behind: in this order of entering play.
  field(YARD, { ...GO, units: { 0: { at: 20 }, 1: { at: 12 }, 2: { at: 19 } } })
    .dice(6, 3, 2, 4)
    .told(
      'targeted',
      'unitMoved',
      'grabbed',
      'tested',
      'targeted',
      'unitMoved',
      'unitMoved',
      'grabbed',
      'tested',
      'takenDown',
      'tested',
      'infected',
      'targeted',
      'unitMoved',
      'unitMoved',
      'grabbed',
      'takenDown',
      'tested',
      'infected',
    )
    .check((t) => {
      expect(t.heroes[SAM]).toMatchObject({ stage: 2, prone: true })
      expect(t.heroes[SAM]!.held).toHaveLength(2)
      expect(t.infected.filter(({ at }) => at >= 0).map(({ at }) => at)).toEqual([2 * 8 + 5])
    })
})

test('38. In the next infected move the zombies on his card bite before anything else.', () => {
  field(ROW(' S_             '.slice(0, 15)), {
    next: [['infectedPhase']],
    heroes: { [SAM]: { held: [0, 1] } },
    table: {
      infected: [0, 1].map(offMap),
    },
  })
    .dice(5, 4, 8)
    .told(
      'phaseBegan',
      'tested',
      'tested',
      'infected',
      'phaseBegan',
      'phaseBegan',
      'tested',
      'phaseBegan',
      'turnAnnounced',
      'phaseBegan',
      'moveBegan',
    )
})

test('39. Chapter 2: with heroes on the ground floor only, a zombie above makes for the nearest staircase.', () => {
  const layout = layoutOf('chapter-2')
  const on = (floor: number, x: number, y: number) => (floor * layout.height + y) * layout.width + x
  const table = emptyTable(layout, 'chapter-2', 1, false)
  table.heroes[SAM]!.at = on(0, 20, 6)
  table.infected = [newUnit(table, 0, on(1, 9, 6))]
  scene(zWarOne, { options: { mission: 'chapter-2' }, table, next: [['nextUnit']] })
    .told('unitMoved', 'unitMoved')
    .check((t) => expect(t.infected[0]!.at).toBe(on(1, 11, 6)))
})
