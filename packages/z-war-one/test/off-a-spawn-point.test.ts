import { test } from 'vitest'
import { PERK } from '../src/data/perks.ts'
import { field, SAM, type Setting } from './field.ts'
import { row } from './yards.ts'

/*
 * 4.5, R-13. On a spawn point: what would end the move there is refused, what leaves enough to go is not.
 */

const on = (change: object): Setting => ({
  hero: SAM,
  heroes: { [SAM]: { at: 1, fate: 'playing', ...change } },
})

test('R-13, R-20. Alert ends the move: nobody goes on alert on a spawn point that he could leave, however many points he has.', () => {
  const street = row('', 'SA', '', '')
  for (const ap of [2, 3, 4]) field(street, on({ ap })).mayNot(0, 'alert')
  field(street, on({ ap: 4, prone: true })).mayNot(0, 'alert')
  field(street, on({ ap: 3, prone: true })).mayNot(0, 'alert')
  // Nowhere to go: he may end his move there, and so may he watch.
  field(row('zE', 'SA', 'zW'), on({ ap: 4 })).may(0, 'end', 'alert E')
})

test('R-13, 5.5. Whoever lies on a spawn point may stand up when one point is left to step off it.', () => {
  const street = row('', 'SA', '', '')
  field(street, on({ ap: 3, prone: true }))
    .may(0, 'stand')
    .takes(0, 'stand')
    .mayNot(0, 'end')
    .may(0, 'move sq:0')
  field(street, on({ ap: 2, prone: true })).mayNot(0, 'stand')
  field(street, on({ ap: 2, prone: true, perks: [PERK.kipUp] })).may(0, 'stand')
  field(street, on({ ap: 1, prone: true, perks: [PERK.kipUp] })).may(0, 'end')
})

test('R-13, 16.4. A sprint that begins with a shot leaves a spawn point with its squares.', () => {
  field(row('', 'SA', '', 'zW'), on({ ap: 2, perks: [PERK.runAndGun] }))
    .dice(1)
    .takes(0, 'dash')
    .takes(0, 'fire unit:0')
    .mayNot(0, 'stop')
    .takes(0, 'sprint sq:0')
    .may(0, 'stop')
})

test('R-13. With a blade in hand he may not watch there either.', () => {
  field(row('', 'SA', ''), {
    ...on({ ap: 4, active: [11] }),
    more: [[SAM, 'machete']],
  }).mayNot(0, 'alert')
})
