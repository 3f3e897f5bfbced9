import { expect, test } from 'vitest'
import { words } from '../src/words.ts'
import { zWarOne } from '../src/index.ts'
import { COLE, field, SAM, type Setting } from './field.ts'
import { row } from './yards.ts'

/*
 * R-73, 6.9. A hero on alert lets one step pass, all that a figure does now, or everything in this phase.
 */

const STREET = row(' S', '', '', '', '', '', 'zW', 'zW')
const WATCH: Setting = { next: [['infectedPhase']], heroes: { [SAM]: { alert: 1 } } }
const CHOICES = ['fire', 'hold', 'holdMove', 'holdPhase'] as const

test('R-73. Letting a step pass, he is asked again at the next one.', () => {
  field(STREET, WATCH)
    .asks(0, ...CHOICES)
    .check((t) => expect(t.infected[0]!.at).toBe(5))
    .takes(0, 'hold')
    .asks(0, ...CHOICES)
    .check((t) => expect(t.infected[0]!.at).toBe(4))
})

const LANES = (first: string, second: string) => `
  +---+---+---+---+---+---+---+---+
  |${first}|
  +   +   +   +   +   +   +   +   +
  |${second}|
  +---+---+---+---+---+---+---+---+`

test('R-73. Letting a figure pass, he is asked again when the next one moves.', () => {
  field(LANES(' S                      zW     ', '                        zW     '), WATCH)
    .takes(0, 'holdMove')
    .asks(0, ...CHOICES)
    .check((t) => expect(t.infected.map(({ at }) => at)).toEqual([2, 11]))
    .check((t) => expect(t.heroes[SAM]).toMatchObject({ holds: null, alert: 1 }))
})

test('R-73. Letting a phase pass, he is asked again when more of them enter.', () => {
  const spawn = [
    {
      fromTurn: 1,
      rolls: 1,
      point: [{ min: 1, max: 8, point: 'SA' }],
      group: [{ min: 1, max: 8, units: { zombie: 1 } }],
    },
  ]
  field(LANES('                        zW     ', ' S                          SA '), {
    ...WATCH,
    mission: { spawn },
  })
    .takes(0, 'holdPhase')
    .check((t) => {
      expect(t.phase).toBe('spawn')
      expect(t.infected.map(({ at }) => at)).toEqual([2, 15])
    })
    .asks(0, ...CHOICES)
})

test('R-73. Who holds his fire leaves the shot to the others, and is on alert all the same.', () => {
  field(row(' S', '', ' C_', '', '', '', 'zW'), {
    next: [['activate', 0, 0, false, -1]],
    heroes: { [SAM]: { alert: 1 }, [COLE]: { alert: 1, holds: 'phase' } },
  })
    .asks(0, ...CHOICES)
    .check((t) => expect(t.heroes[COLE]!.alert).toBe(1))
})

test('R-73. Each of these is said in words.', () => {
  const said = field(STREET, WATCH)
  said.asks(0, ...CHOICES).check((t) => {
    const view = zWarOne.view(t, 0)
    const texts = CHOICES.map((move) => words.move([move], view))
    expect(new Set(texts).size).toBe(4)
    for (const text of texts) expect(text).toMatch(/^[A-Z][a-z, ]+$/)
  })
})
