import { look, type Frame } from '@shamble/engine'
import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { newUnit } from '../../src/infected/figures.ts'
import { zWarOne } from '../../src/index.ts'
import { layoutOf } from '../../src/missions/index.ts'
import { emptyTable } from '../../src/set-up.ts'
import { field, KAT, SAM, type Setting } from '../field.ts'
import { row, YARD } from '../yards.ts'

/*
 * 18.6, R-54, 10.8, 10.10. Direct control, square by square: what is left of the movement, how runs go, when it is over. Seat 0 leads
 * the heroes, seat 1 is the Director; the unit is the first infected.
 */

const DIRECTOR = 1
const hand: string[] = []
const hidden = { heroes: { [SAM]: { hidden: true } } }
const steered = (used = 0, more: Setting = {}): Setting => ({
  hand,
  next: [['steer', 0, used]],
  ...more,
  units: { 0: { controlled: true }, ...more.units },
})

test('18.6, 6.9. When heroes on alert kill or floor it, there is no question where it goes any more.', () => {
  for (const die of [5, 8])
    field(row('S', '', '', '', 'zW'), {
      ...steered(),
      next: [['activate', 0, 0, false, -1]],
      heroes: { [SAM]: { alert: 1 } },
    })
      .takes(DIRECTOR, 'go sq:3')
      .dice(die)
      .takes(0, 'fire')
      .nothingIsAsked()
  field(row('S', '', '', '', 'zW'), {
    ...steered(),
    next: [['activate', 0, 0, false, -1]],
    heroes: { [SAM]: { alert: 1 } },
  })
    .takes(DIRECTOR, 'go sq:3')
    .dice(1)
    .takes(0, 'fire')
    .asks(DIRECTOR, 'go sq:4', 'go sq:2', 'stop')
})

const DOOR = `
  +---+---+---+---+
  | S  zE D       |
  +---+---+---+---+`

test('18.6, 10.9. A door takes one of its movement; without any left it opens none.', () => {
  field(DOOR, steered(3, hidden))
    .asks(DIRECTOR, 'open door:0', 'stop')
    .takes(DIRECTOR, 'open door:0')
    .nothingIsAsked()
  field(DOOR, steered(2, hidden)).takes(DIRECTOR, 'open door:0').takes(DIRECTOR, 'go sq:2').nothingIsAsked()
  field(DOOR, steered(4, hidden)).nothingIsAsked()
})

test('18.6, R-83. Without any movement left it wears no barricade down either.', () => {
  const barred = { ...hidden, table: { doors: 'b' } }
  field(DOOR, steered(3, barred)).asks(DIRECTOR, 'batter door:0', 'stop')
  field(DOOR, steered(4, barred)).nothingIsAsked()
})

test('10.8. Of two runs to one square the first in the order of directions is offered, once.', () => {
  // To (2,0) lead a run through (1,0) and one through (1,1).
  field(YARD(['zE', 'zN_'], ['', 'zN_'], ['', '', '', '', ' S']), steered(2))
    .asks(DIRECTOR, 'go sq:5', 'go sq:2', 'go sq:7', 'go sq:11', 'go sq:12', 'go sq:10', 'stop')
    .takes(DIRECTOR, 'go sq:2')
    .tells({ type: 'unitMoved', unit: 0, from: 0, path: [1, 2], facing: 1, charging: true, target: -1 })
})

test('10.8. A run needs movement for every square of it: with one left only a free neighbouring square is offered.', () => {
  field(YARD(['zE', 'zN_'], ['', 'zN_']), steered(3)).asks(DIRECTOR, 'go sq:5', 'stop')
  field(row('zE', 'zE_', 'zE_', '', '', 'S'), steered(2)).nothingIsAsked()
  field(row('zE', 'zE_', 'zE_', '', '', 'S'), steered(1)).asks(DIRECTOR, 'go sq:3', 'stop')
})

test('10.10. Along a run it turns with every step, and faces the direction of the last.', () => {
  const bend = `
    +---+---+---+
    |zN  zE_|###|
    +---+   +---+
    |###|     S |
    +---+---+---+`
  field(bend, steered(0, hidden))
    .takes(DIRECTOR, 'go sq:4')
    .tells({ type: 'unitMoved', unit: 0, from: 0, path: [1, 4], facing: 2 })
  // Of a diagonal step it keeps the facing that is part of it.
  field(YARD(['zS'], [], [' S']), steered(0, hidden))
    .takes(DIRECTOR, 'go sq:6')
    .tells({ type: 'unitMoved', unit: 0, from: 0, path: [6], facing: 2 })
})

test('18.6. What a run of two costs is gone: of a Zombie’s four squares two are left.', () => {
  field(row('zE', 'zE_', '', '', '', '', '', ' S'), steered())
    .takes(DIRECTOR, 'go sq:2')
    .takes(DIRECTOR, 'go sq:3')
    .takes(DIRECTOR, 'go sq:4')
    .nothingIsAsked()
})

test('10.12, R-54. Across a stair link it may grab; heroes on the other floor are not in its way.', () => {
  const layout = layoutOf('chapter-2')
  const { top, first } = layout.stairs[0]!
  const table = emptyTable(layout, 'chapter-2', 1, false)
  Object.assign(table, { director: 1, passes: [] })
  table.heroes[KAT]!.at = top
  table.infected = [{ ...newUnit(table, 0, first), controlled: true }]
  const next: Frame[] = [['steer', 0, 4]]
  scene(zWarOne, { options: { mission: 'chapter-2' }, seats: 2, table, next })
    .asks(DIRECTOR, `grab hero:${KAT}`, 'stop')
    .dice(8)
    .takes(DIRECTOR, `grab hero:${KAT}`)
    .tells({ type: 'tested', kind: 'grab', hero: KAT, unit: 0, does: 'safe' })
})

test('18.6. Of a unit that is steered each move says what is left of its movement after it.', () => {
  const next: Frame[] = [['steer', 0, 1]]
  const lane = `
    +---+---+---+---+---+
    |zE_ zE D         S |
    +   +   +---+---+---+
    |       |           |
    +---+---+---+---+---+`
  field(lane, {
    hand: [],
    next,
    units: { 0: { prone: false, controlled: true, at: 1 }, 1: { at: 0, prone: true } },
    heroes: { [SAM]: { hidden: true } },
  }).check((_, g) => {
    const [choice] = look(zWarOne, g.position, 1).choices
    const said = choice!.moves.map((move, n) => [move.join(' '), choice!.facts![n]])
    expect(said).toContainEqual(['open door:0', { left: 2 }])
    expect(said).toContainEqual(['go sq:5', { left: 2 }])
    expect(said).toContainEqual(['stop', { left: 3 }])
  })
})
