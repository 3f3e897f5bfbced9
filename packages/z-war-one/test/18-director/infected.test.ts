import { look, type Frame } from '@shamble/engine'
import { expect, test } from 'vitest'
import { ZOMBIE } from '../../src/data/infected.ts'
import { zWarOne } from '../../src/index.ts'
import { BARRICADED, CLOSED, OPENED } from '../../src/table.ts'
import { CARD, COLE, field, KAT, SAM, squaresOf, VICTOR } from '../field.ts'
import { row, YARD } from '../yards.ts'

/*
 * 18.4 to 18.6, 18.9. How a Director moves and places the infected. Seat 0 leads the heroes, seat 1 is the Director; his hand
 * is empty, so that nothing but the infected is asked about.
 */

const DIRECTOR = 1
const hand: string[] = []
const at = squaresOf(5)

test('18.4, 10.3. Of equally near units the Director names the one that acts next.', () => {
  field(row('zE', '', 'S', '', 'zW'), { hand, next: [['infectedPhase']] })
    .asks(DIRECTOR, 'act unit:0', 'act unit:1')
    .dice(8, 8)
    .takes(DIRECTOR, 'act unit:1')
    .check((t) => expect(t.infected.map(({ at: square }) => square)).toEqual([1, 3]))
})

test('18.4, 10.5. Of equally near heroes the Director names the target; no dice.', () => {
  field(row('S', '', '', 'zE', '', '', 'K'), { hand, next: [['activate', 0, 0, false, -1]] })
    .asks(DIRECTOR, 'target hero:1', 'target hero:2')
    .dice(8)
    .takes(DIRECTOR, 'target hero:1')
    .tells({ type: 'grabbed', unit: 0, hero: KAT })
    .allDiceRolled()
})

test('18.4, 10.7. Of several heroes in reach the Director names the one it grabs.', () => {
  field(row('S', 'zE', 'K'), { hand, next: [['activate', 0, 0, false, -1]] })
    .asks(DIRECTOR, 'grab hero:1', 'grab hero:2')
    .dice(8)
    .takes(DIRECTOR, 'grab hero:1')
    .tells({ type: 'grabbed', unit: 0, hero: KAT })
})

test('18.4, 10.6. Of equally short ways the Director chooses one; without him the order is fixed.', () => {
  const corner = YARD(['S'], [], ['', 'zE'])
  field(corner, { hand, next: [['advance', 0, 0, false, SAM]] })
    .asks(DIRECTOR, `go ${at(1, 1)}`, `go ${at(0, 1)}`)
    .dice(8)
    .takes(DIRECTOR, `go ${at(0, 1)}`)
    .check((t) => expect(t.infected[0]!.at).toBe(5))
  field(corner, { next: [['advance', 0, 0, false, SAM]] })
    .dice(8)
    .check((t) => expect(t.infected[0]!.at).toBe(6))
})

test('18.5. The Director places a roamer on any free square that no hero sees, near or far.', () => {
  field(
    `
    +---+---+---+---+
    | S             |
    +---+---+---+   +
    |zE             |
    +---+---+---+---+`,
    { hand, next: [['roamer']] },
  )
    .asks(DIRECTOR, 'place sq:5', 'place sq:6', 'place sq:7')
    .takes(DIRECTOR, 'place sq:5')
    .tells({ type: 'placed', kind: ZOMBIE, at: 5 })
})

const M1 = `
  +---+---+---+---+---+---+---+
  |                           |
  +   +   +   +   +   +   +   +
  |             S             |
  +   +   +---+=D=+---+   +   +
  |       | R1        |       |
  +   +   +   +   +   +   +   +
  |       |           |       |
  +   +   +   +   +   +   +   +
  |       |           |       |
  +---+---+---+---+---+---+---+`
const m1 = squaresOf(7)

test('18.5. The Director places room spawns in the row that was rolled, when a hero opens the door.', () => {
  field(M1, { hand, hero: SAM })
    .stream('rooms', 4, 3)
    .takes(0, 'open door:0')
    .asks(0)
    .asks(DIRECTOR, `place ${m1(2, 3)}`, `place ${m1(3, 3)}`, `place ${m1(4, 3)}`)
    .takes(DIRECTOR, `place ${m1(4, 3)}`)
    .may(0, 'end')
})

test('18.5, 20.5. The Director places the zombie in the cupboard.', () => {
  field(M1.replace('S    ', '     ').replace('| R1  ', '| S   '), { hand, next: [['leapOut', SAM]] }).may(
    DIRECTOR,
    `place ${m1(3, 2)}`,
    `place ${m1(2, 3)}`,
    `place ${m1(3, 3)}`,
  )
})

const controlled = { 0: { controlled: true } }
const next: Frame[] = [['activate', 0, 0, false, -1]]
const steer = { hand, next, units: controlled }

test('18.6. A controlled unit always has its charge allowance, and goes where the Director likes.', () => {
  field(row('S', '', '', '', '', '', 'zW', ''), steer)
    .asks(DIRECTOR, 'go sq:7', 'go sq:5', 'stop')
    .takes(DIRECTOR, 'go sq:7')
    .takes(DIRECTOR, 'go sq:6')
    .takes(DIRECTOR, 'go sq:5')
    .tells({ type: 'unitMoved', unit: 0, path: [5], facing: 3, steered: true })
    .takes(DIRECTOR, 'go sq:4')
    .nothingIsAsked() // four squares, a Zombie's charge
})

test('18.6. It stands still when the Director wants it so, beside a hero too.', () => {
  field(row('S', 'zW', ''), steer)
    .asks(DIRECTOR, 'grab hero:2', 'go sq:2', 'stop')
    .takes(DIRECTOR, 'stop')
    .check((t) => expect(t.infected[0]!.at).toBe(1))
})

test('R-54. It grabs once, from any square on its way, and that ends its activation.', () => {
  field(row('S', '', 'zW', ''), steer)
    .dice(8)
    .takes(DIRECTOR, 'go sq:1')
    .takes(DIRECTOR, 'grab hero:2')
    .tells({ type: 'tested', kind: 'grab', hero: SAM, does: 'safe' })
    .nothingIsAsked()
})

test('R-54. It grabs also when its movement is spent.', () => {
  field(row('S', '', '', '', '', 'zW'), steer)
    .takes(DIRECTOR, 'go sq:4')
    .takes(DIRECTOR, 'go sq:3')
    .takes(DIRECTOR, 'go sq:2')
    .takes(DIRECTOR, 'go sq:1')
    .asks(DIRECTOR, 'grab hero:2', 'stop')
})

test('18.6. It does not go for heroes who hide, and moves on all the same (R-83).', () => {
  field(row('S', 'zW', ''), { ...steer, heroes: { [SAM]: { hidden: true } } }).asks(
    DIRECTOR,
    'go sq:2',
    'stop',
  )
})

test('18.6, 10.8. It runs through other infected to a free square behind them, if it has the movement.', () => {
  field(row('zE', 'zE_', 'zE_', '', '', 'S'), steer)
    .asks(DIRECTOR, 'go sq:3', 'stop')
    .takes(DIRECTOR, 'go sq:3')
    .tells({ type: 'unitMoved', unit: 0, path: [1, 2, 3] })
    .asks(DIRECTOR, 'go sq:4', 'stop')
  field(row('zE', 'zE_', 'zE_', 'zE_', 'zE_', '', 'S'), steer).nothingIsAsked()
})

test('18.6. It never goes through heroes.', () => {
  field(row('zE', 'S', '', ''), steer).asks(DIRECTOR, 'grab hero:2', 'stop')
})

const DOORS = `
  +---+---+---+---+---+---+
  | S  zE D       D R2    |
  +---+---+---+---+---+---+`

test('18.6. It opens doors between active areas for one square, never those of closed rooms.', () => {
  field(DOORS, { ...steer, heroes: { [SAM]: { hidden: true } } })
    .asks(DIRECTOR, 'open door:0', 'stop')
    .takes(DIRECTOR, 'open door:0')
    .tells({ type: 'doorOpened', door: 0, hero: -1, unit: 0 })
    .takes(DIRECTOR, 'go sq:2')
    .takes(DIRECTOR, 'go sq:3')
    .asks(DIRECTOR, 'go sq:2', 'stop') // door 1 leads to a closed room
})

test('18.6. A jammed door stays shut, an open doorway to a closed room is not passed.', () => {
  const hidden = { ...steer, heroes: { [SAM]: { hidden: true } } }
  field(DOORS, { ...hidden, table: { jammed: 0 } }).nothingIsAsked()
  field(DOORS, {
    ...hidden,
    table: { doors: CLOSED + OPENED },
    units: { 0: { controlled: true, at: 3 } },
  }).asks(DIRECTOR, 'go sq:2', 'stop')
})

test('R-83. It may hammer on a barricade, which ends its activation.', () => {
  field(DOORS, {
    ...steer,
    heroes: { [SAM]: { hidden: true } },
    table: { doors: BARRICADED + CLOSED, damage: [2, 0] },
  })
    .asks(DIRECTOR, 'batter door:0', 'stop')
    .takes(DIRECTOR, 'batter door:0')
    .leaves({ doors: CLOSED + CLOSED })
    .nothingIsAsked()
})

test('18.6, 6.9. Heroes on alert fire at it after each stretch; when it falls, its activation is over.', () => {
  field(row('S', '', '', '', 'zW'), { ...steer, heroes: { [SAM]: { alert: 1 } } })
    .takes(DIRECTOR, 'go sq:3')
    .dice(5)
    .takes(0, 'fire')
    .tells({ type: 'knockedDown', unit: 0 })
    .check((t) => expect(t.infected[0]!.at).toBe(3))
})

test('18.6. A unit without the token follows its nose, and one that lies on the ground does nothing.', () => {
  field(row('S', '', '', 'zW'), { hand, next: [['activate', 0, 0, false, -1]] })
    .dice(8)
    .tells({ type: 'grabbed', unit: 0, hero: SAM })
  field(row('S', '', '', 'zW_'), steer).nothingIsAsked()
})

test('18.9. At the beginning of the spawn the Director may take units off the board, as many as he likes.', () => {
  field(row('S', '', 'zW', '', 'zW'), { hand, next: [['spawnPhase']] })
    .asks(DIRECTOR, 'remove unit:0', 'remove unit:1', 'done')
    .takes(DIRECTOR, 'remove unit:0')
    .tells({ type: 'withdrawn', unit: 0, kind: ZOMBIE })
    .asks(DIRECTOR, 'remove unit:1', 'done')
    .takes(DIRECTOR, 'done')
    .check((t) => expect(t.infected.map(({ id }) => id)).toEqual([1]))
})

test('18.9. None that holds a hero, and no risen hero.', () => {
  field(row('S_', '', 'zW', 'nW'), {
    hand,
    next: [['spawnPhase']],
    heroes: { [SAM]: { held: [0], prone: true }, [VICTOR]: { fate: 'risen' } },
    units: { 0: { at: -1 }, 1: { risen: VICTOR, controlled: true } },
  }).tells({ type: 'phaseBegan', phase: 'infection' })
})

test('R-61. Where a hero stands on the spawn point, the Director chooses among the nearest free squares.', () => {
  field(row('', '', 'SA', '', ''), {
    hand,
    heroes: { [KAT]: { at: 2, fate: 'playing' } },
    next: [['enter', ZOMBIE, 0]],
  })
    .asks(DIRECTOR, 'place sq:1', 'place sq:3')
    .dice(8)
    .takes(DIRECTOR, 'place sq:3')
    .tells({ type: 'entered', unit: 0, at: 3 })
})

test('R-40, R-62. No unseen square, no roamer, for a Director too.', () => {
  field(row('S', '', ''), { hand, next: [['roamer']] })
    .told('noRoamer')
    .nothingIsAsked()
})

test('R-60. In Director games the Director decides between equal ways, regardless of what the players agreed.', () => {
  field(YARD(['S'], [], ['', 'zE']), {
    hand,
    table: { equalWays: true },
    next: [['advance', 0, 0, false, SAM]],
  })
    .asks(0)
    .may(DIRECTOR, `go ${at(1, 1)}`)
})

test('6.9. An alert is the heroes’ own affair: the Director is only asked whether the shot misfires.', () => {
  field(row('C', '', '', '', '', 'zW'), {
    hand: ['misfire'],
    heroes: { [COLE]: { alert: 1, active: [CARD.rifle] } },
    next: [['activate', 0, 0, false, -1]],
  })
    .may(0, 'fire', 'hold')
    .asks(DIRECTOR)
    .takes(0, 'fire')
    .dice(8)
    .takes(0, `shoot card:${CARD.rifle}`)
    .may(DIRECTOR, 'pass')
})

test('18.6. Of each way the Director is told the movement that is left, of a grab how likely it holds.', () => {
  field(row('S', 'zE', 'zE', ''), steer).check((_, g) => {
    const [choice] = look(zWarOne, g.position, DIRECTOR).choices
    expect(choice!.moves.map(([verb]) => verb)).toEqual(['grab', 'go', 'stop'])
    expect(choice!.facts).toEqual([{ held: 0.5 }, { left: 2 }, { left: 4 }])
  })
})
