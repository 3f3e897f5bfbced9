import { expect, test } from 'vitest'
import { field, SAM, squaresOf, type Setting } from './field.ts'

/*
 * 7.1, 7.2, 21.1. Doors that open by themselves, once objectives are met.
 */

const SQ = squaresOf(5)
const GATE = `
  +---+---+---+---+---+
  | t1        1 R1    |
  +   +   +   +   +   +
  |         K |       |
  +---+---+---+---+---+`
const LEVER: Setting = {
  hero: SAM,
  heroes: { [SAM]: { at: 0, fate: 'playing' } },
  mission: {
    objectives: [
      { id: 'lever', type: 'task', at: 't1', scope: 'square', text: 'Pull it.' },
      { id: 'out', type: 'task', at: 't1', scope: 'square', requires: ['lever'], text: 'Push it.' },
    ],
    legend: { t1: { task: 'lever', name: 'Lever' } },
    doors: { '1': { name: 'Gate', state: 'locked', opensWhen: { objectives: ['lever'] } } },
  },
  table: { doors: 'l' },
}

test('7.2, R-88. A gate that opens by itself opens what is behind it: the room becomes active and is spawned into, as counted from the square outside.', () => {
  field(GATE, LEVER)
    .stream('rooms', 4, 1)
    .takes(0, 'task task:0')
    .told('taskDone', 'objectiveMet', 'doorOpened', 'areaActivated', 'roomRolled')
    .asks(0, `place ${SQ(3, 0)}`, `place ${SQ(3, 1)}`)
    .takes(0, `place ${SQ(3, 0)}`)
    .check((t) => {
      expect(t.areas).toBe('aa')
      expect(t.infected[0]).toMatchObject({ at: 3 })
    })
})

test('6.10, R-23. Whoever opens a gate by a Task is seen by those behind it.', () => {
  const behind = GATE.replace('R1    |', 'R1  zW|')
  field(behind, {
    ...LEVER,
    table: { doors: 'l', areas: 'aa' },
  })
    .takes(0, 'task task:0')
    .check((t) => expect(t.infected[0]!.seen).toBe(1 << SAM))
})
