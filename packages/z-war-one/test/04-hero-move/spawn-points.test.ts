import { test } from 'vitest'
import { PERK } from '../../src/data/perks.ts'
import { field, SAM, type Setting } from '../field.ts'
import { row } from '../yards.ts'

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

test('R-13, 5.5. A prone hero on a spawn point may stand up when one point is left to step off it.', () => {
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

const sam = (change: object = {}): Setting => ({ hero: SAM, heroes: { [SAM]: change } })

const ON_POINT = { at: 1, fate: 'playing' as const }

test('4.5. No hero ends his move on a spawn point, or acts there with too little left to leave.', () => {
  const there = (change: object) => field(row('', 'SA', '', 'zW'), sam({ ...ON_POINT, ...change }))
  there({ ap: 4 }).mayNot(0, 'end').may(0, 'fire unit:0', 'aim unit:0', 'move sq:0', 'move sq:2')
  there({ ap: 2 }).mayNot(0, 'aim', 'alert', 'end').may(0, 'fire unit:0', 'move sq:0')
  there({ ap: 1 }).mayNot(0, 'fire', 'end').may(0, 'move sq:0')
  there({ ap: 0 }).may(0, 'end') // he is stranded
  there({ ap: 1, prone: true }).may(0, 'end')
  there({ ap: 2, prone: true }).mayNot(0, 'end', 'stand').may(0, 'crawl sq:0')
})

test('R-13. A hero who is held on a spawn point, or has no way off it, may end his move there.', () => {
  field(row('', 'SA', '', 'zW'), {
    ...sam({ ...ON_POINT, held: [0], prone: true }),
    units: { 0: { at: -1 } },
  }).may(0, 'end')
  field(row('zE', 'SA', 'zW'), sam(ON_POINT)).may(0, 'end')
  field(row('SB', 'SA'), sam(ON_POINT)).may(0, 'end')
})

test('R-13. No hero steps, sprints, crawls or dives onto a spawn point without the points to leave it.', () => {
  const near = (change: object, mark = ' S') => field(row(mark, 'SA', '', ''), sam(change))
  near({ ap: 2 }).may(0, 'move sq:1', 'sprint sq:1')
  near({ ap: 1 }).mayNot(0, 'move sq:1')
  near({ ap: 2 }).takes(0, 'sprint sq:1').mayNot(0, 'stop').takes(0, 'sprint sq:2').may(0, 'stop')
  near({ ap: 3 }).takes(0, 'sprint sq:1').may(0, 'stop')
  near({ ap: 4 }, ' S_').may(0, 'crawl sq:1')
  near({ ap: 3 }, ' S_').mayNot(0, 'crawl sq:1')
  const dive = (ap: number) => field(row(' S', '', 'SA', ''), sam({ ap }))
  dive(3).may(0, 'dive sq:2')
  dive(2).mayNot(0, 'dive')
  // Three squares onto it and none beyond: only with a point left.
  const last = (ap: number) =>
    field(row(' S', '', '', 'SA', ''), sam({ ap }))
      .takes(0, 'sprint sq:1')
      .takes(0, 'sprint sq:2')
  last(2).mayNot(0, 'sprint sq:3')
  last(3).may(0, 'sprint sq:3')
})

test('R-79. Where a stage that waits for a flag has no rolls, the spawn points are squares like any other.', () => {
  const stage = { fromTurn: 1, point: [], group: [] }
  const spawn = [
    { ...stage, rolls: 1 },
    { ...stage, rolls: 0, needsFlag: 'lockdown' },
  ]
  const there = (flags: string[]) =>
    field(row('', 'SA', ''), { ...sam(ON_POINT), mission: { spawn }, table: { flags } })
  there([]).mayNot(0, 'end')
  there(['lockdown']).may(0, 'end')
  const late = { ...stage, rolls: 2, needsFlag: 'lockdown' }
  field(row('', 'SA', ''), {
    ...sam(ON_POINT),
    mission: { spawn: [{ ...stage, rolls: 0 }, late] },
    table: { flags: ['lockdown'] },
  }).mayNot(0, 'end')
})

test('R-13. A spawn point at the end of a lane may be entered by a hero who can come back.', () => {
  field(row(' S', 'SA'), sam({ ap: 2 })).may(0, 'move sq:1')
  field(row(' S', 'SA'), sam({ ap: 1 })).mayNot(0, 'move sq:1')
})

test('R-13. Nor does the step of a combined action bring him there without the points to leave.', () => {
  const near = (ap: number) => field(row(' S', 'SA', '', 'zW'), sam({ ap }))
  near(1).mayNot(0, 'moveFire', 'fireMove')
  near(2).may(0, 'moveFire sq:1', 'fireMove unit:0')
})

test('R-13. A spawn point may be stepped onto where some way leads off it, though other spawn points lie beside it.', () => {
  field(row('', 'S', 'SA', 'SB', ''), { hero: SAM }).may(0, 'move sq:2', 'sprint sq:2')
  field(row('', 'S', 'SA', 'SB', ''), { hero: SAM, heroes: { [SAM]: { at: 1, ap: 1 } } }).mayNot(
    0,
    'move sq:2',
  )
})
