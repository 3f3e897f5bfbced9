import { expect, test } from 'vitest'
import { COLE, field, KAT, SAM, VICTOR, type Setting } from '../field.ts'
import { row } from '../yards.ts'

const told = (setting: Setting, board = row(' S')): unknown[] => {
  let events: unknown[] = []
  field(board, setting).check((_, g) => (events = g.told.map(({ event }) => event)))
  return events
}

test('12.2. Action points by the stage of infection.', () => {
  const ap = (stage: number) =>
    told({ next: [['nextHero']], heroes: { [SAM]: { move: 'waiting', stage } } }).at(-1)
  expect([0, 1, 2, 3, 4, 5].map(ap)).toEqual(
    [4, 4, 4, 3, 3, 2].map((points) => ({ type: 'moveBegan', hero: SAM, ap: points })),
  )
})

test('12.1. Every infected hero on the board tests: 1 or 2 is the next stage, 3 is not.', () => {
  field(row(' S', ' K', ' V'), {
    next: [['infectionPhase']],
    heroes: {
      [KAT]: { stage: 1 },
      [SAM]: { stage: 3 },
      [VICTOR]: { stage: 2, fate: 'left', at: -1 },
      [COLE]: { stage: 1 },
    },
  })
    .dice(2, 3)
    .tells({ type: 'tested', kind: 'infection', hero: KAT, unit: -1, die: 2, bonus: 0, does: 'nextStage' })
    .tells({ type: 'infected', hero: KAT, stage: 2 })
    .tells({ type: 'tested', kind: 'infection', hero: SAM, die: 3, does: 'stable' })
    .allDiceRolled()
    .check((t) => expect(t.heroes.map(({ stage }) => stage)).toEqual([1, 2, 3, 2]))
})

const ROW = (squares: string) => {
  const line = `+${'---+'.repeat((squares.length + 1) / 4)}`
  return `${line}\n|${squares}|\n${line}`
}

test('47. Victor at stage 5 rolls 2 in the infection test: he dies, and the mission fails.', () => {
  field(ROW(' V                 '), { next: [['infectionPhase']], heroes: { [VICTOR]: { stage: 5 } } })
    .dice(2)
    .told('phaseBegan', 'tested', 'died', 'ended')
    .ends([], 'died')
})
