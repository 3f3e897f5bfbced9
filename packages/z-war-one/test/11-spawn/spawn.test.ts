import { expect, test } from 'vitest'
import { field, SAM, type Setting } from '../field.ts'

const ROLL: Setting = { next: [['spawnRoll']] }
const LANES = (first: string, second: string) => {
  const width = (first.length + 1) / 4
  const line = `+${'---+'.repeat(width)}`
  return `${line}\n|${first}|\n+${'   +'.repeat(width)}\n|${second}|\n${line}`
}
const far = ' '.repeat(51)

test('48. Four zombies see Sam and charge: the first two four squares, the other two only three.', () => {
  field(LANES(far, `${far.slice(0, 48)} S `.replace(/^ {3}/, ' SA').slice(0, 51)), {
    next: [
      ['enter', 0, 0],
      ['enter', 0, 0],
      ['enter', 0, 0],
      ['enter', 0, 0],
    ],
  }).check((t) => {
    const columns = t.infected.map(({ at }) => at % 13)
    expect(columns).toEqual([3, 3, 2, 2])
  })
})

test('49. With no hero sensed three zombies move two squares, the last only onto the spawn point.', () => {
  field(
    `
    +---+---+---+---+---+---+---+---+---+---+
    |                                   |   |
    +   +   +   +   +   +   +   +   +   +   +
    | SA                                D S |
    +   +   +   +   +   +   +   +   +   +   +
    |                                   |   |
    +---+---+---+---+---+---+---+---+---+---+`,
    { next: Array.from({ length: 4 }, () => ['enter', 0, 0] as [string, number, number]) },
  ).check((t) => {
    expect(new Set(t.infected.map(({ at }) => at))).toEqual(new Set([11, 1, 21, 10]))
  })
})

test('50. A roamer appears on the nearest active square that no hero sees: the players choose among equals.', () => {
  const at = (x: number, y: number) => y * 7 + x
  field(
    `
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
    +---+---+---+---+---+---+---+`,
    { next: [['roamer']] },
  )
    .asks(0, `place sq:${at(1, 2)}`, `place sq:${at(5, 2)}`)
    .takes(0, `place sq:${at(1, 2)}`)
    .told('placed')
    .check((t) => expect(t.infected[0]).toMatchObject({ at: at(1, 2), acted: true }))
})

test('51. With all eighteen zombies on the board, the one furthest from the heroes is placed again.', () => {
  field(
    `
    +---+---+---+---+---+---+---+---+---+---+
    | S  zN  zN  zN  zN  zN  zN  zN  zN  zN |
    +=D=+---+---+---+---+---+---+---+---+---+
    | R1|zN  zN  zN  zN  zN  zN  zN  zN  zN |
    +---+---+---+---+---+---+---+---+---+---+`,
    { hero: SAM },
  )
    .stream('rooms', 4, 1)
    .takes(0, 'open door:0')
    .tells({ type: 'droppedOff', kind: 0 })
    .check((t) => expect(t.infected).toHaveLength(18))
})

test('11.1. A spawn roll: the first die names the point, the second which infected and how many.', () => {
  field(LANES(' SA                    ', '                     S '), {
    ...ROLL,
    mission: {},
  })
    .stream('spawn', 2, 7)
    .tells({ type: 'spawnRolled', point: 0, dice: [2, 7], kinds: [0, 0, 0, 0] })
})
