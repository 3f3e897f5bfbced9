import { expect, test } from 'vitest'
import { zWarOne } from '../src/index.ts'
import { meetTask } from '../src/objectives.ts'
import { whyNot } from '../src/why-not.ts'
import { CARD, COLE, field, SAM, tableOf } from './field.ts'
import { row } from './yards.ts'

/*
 * 6.4, 21.4. Two things that are easily taken for what they are not.
 */

test('21.4. Tasks at the places of another objective do not count.', () => {
  const task = (token: string) => ({ task: token, name: token })
  field(row('t1', 't2', 't3', 'S'), {
    mission: {
      legend: { t1: task('one'), t2: task('two'), t3: task('three') },
      objectives: [
        { id: 'two', type: 'taskCount', at: ['t1', 't2'], need: 2, scope: 'square', text: 'Both.' },
        { id: 'out', type: 'exitAll', text: 'Leave.' },
      ],
    },
  }).check((t, g) => {
    t.tasks = [2, 0]
    meetTask(g, 0)
    expect(t.met).toEqual([false, false])
    t.tasks = [2, 0, 1]
    meetTask(g, 0)
    expect(t.met).toEqual([true, false])
  })
})

test('6.1, 6.4. The Stink Tank is no firearm.', () => {
  const t = tableOf(row('S', '', '', 'zW'), { hero: SAM, heroes: { [SAM]: { active: [CARD.stinkTank] } } })
  expect(whyNot(zWarOne.view(t, 0), 0, ['unit:0'])).toEqual({
    rule: '6.4',
    says: 'Zombie 1 is out of reach, and Sam holds no firearm.',
  })
  const armed = tableOf(row('C', '', '', 'zW'), { hero: COLE })
  expect(whyNot(zWarOne.view(armed, 0), 0, ['unit:0'])).toBeNull()
})
