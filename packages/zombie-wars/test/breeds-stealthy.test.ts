import { test } from 'vitest'
import { bred, dice, standing } from './night.ts'

/* 13.2. Stealthy hordes, which step out of a fight. */

test('B4. Stealthy: a horde of two attacked by three may step out; attacked by two it may not.', () => {
  bred([null, 'stealthy'], {
    town: { 34: dice(1) },
    hordes: [standing(0, 34, dice(3)), standing(100, 34, dice(2))],
  })
    .takes(0, 'attack horde:0 everything')
    .asks(1, 'slip horde:100', 'stand horde:100')
    .dice(2, 2, 3, 2) // the horde that stepped aside does not roll
    .takes(1, 'slip horde:100')
    .allDiceRolled()
    .may(0, 'attack horde:0 horde:100') // it fought others: nothing is barred
  bred([null, 'stealthy'], { hordes: [standing(0, 34, dice(2)), standing(100, 34, dice(2))] })
    .dice(2, 2, 2, 2)
    .takes(0, 'attack horde:0 horde:100')
    .allDiceRolled()
})

test('R23. If no target is left no die is rolled, and that horde may not be named again until a size changes.', () => {
  bred([null, 'stealthy'], {
    town: { 34: dice(1) },
    hordes: [standing(0, 34, dice(3)), standing(1, 34, dice(1)), standing(100, 34, dice(2))],
  })
    .takes(0, 'attack horde:0 horde:100')
    .takes(1, 'slip horde:100')
    .told('attacked', 'steppedAside', 'attackEvaded')
    .mayNot(0, 'attack horde:0 horde:100', 'attack horde:0 everything')
    .may(0, 'attack horde:0 townies', 'attack horde:1 horde:100')
    .takes(0, 'merge horde:0 horde:1')
    .takes(0, 'send d6:1') // both stand at two
    .takes(0, 'lay horde:1')
    .may(0, 'attack horde:0 horde:100')
})

test('R23. Barred hordes may be left out of “some”, and everybody else named.', () => {
  bred([null, 'stealthy', null, null], {
    hordes: [standing(0, 34, dice(3)), ...[100, 200, 300].map((id) => standing(id, 34, dice(1)))],
    withdrawals: [[0, 100, 3, 1]],
  })
    .mayNot(0, 'attack horde:0 horde:100', 'attack horde:0 hordes')
    .dice(2, 2, 2, 2, 2)
    .takes(0, 'attack horde:0 some') // Green and Yellow: there is no other answer
    .tells({ type: 'attacked', hordes: [200, 300] })
    .allDiceRolled()
})

test('R23. A withdrawal is forgotten with the turn: in the next one that horde may be named again.', () => {
  bred([null, 'stealthy'], {
    hordes: [standing(0, 34, dice(3)), standing(100, 34, dice(2))],
    next: [
      ['turn', 0],
      ['turn', 0],
    ],
  })
    .takes(0, 'attack horde:0 horde:100')
    .takes(1, 'slip horde:100')
    .leaves({ withdrawals: [[0, 100, 3, 2]], roll: null })
    .mayNot(0, 'attack')
    .takes(0, 'stop')
    .leaves({ withdrawals: [] })
    .may(0, 'attack horde:0 horde:100')
})

test('R23. It bars this attacker only, and only at these sizes.', () => {
  const hordes = [standing(0, 34, dice(3)), standing(1, 34, dice(3)), standing(100, 34, dice(2))]
  bred([null, 'stealthy'], { hordes, withdrawals: [[0, 100, 3, 2]] })
    .mayNot(0, 'attack horde:0')
    .may(0, 'attack horde:1 horde:100')
  for (const withdrawal of [
    [0, 100, 2, 2],
    [0, 100, 3, 1],
    [0, 101, 3, 2],
  ] as const)
    bred([null, 'stealthy'], { hordes, withdrawals: [[...withdrawal]] }).may(0, 'attack horde:0 horde:100')
})

test('R23. Several Stealthy hordes are asked one after the other, and all that left are barred when none is left.', () => {
  bred([null, 'stealthy', 'stealthy'], {
    hordes: [standing(0, 34, dice(3)), standing(100, 34, dice(2)), standing(200, 34, dice(1))],
  })
    .takes(0, 'attack horde:0 hordes')
    .takes(1, 'slip horde:100')
    .asks(2, 'slip horde:200', 'stand horde:200')
    .takes(2, 'slip horde:200')
    .leaves({
      withdrawals: [
        [0, 100, 3, 2],
        [0, 200, 3, 1],
      ],
    })
})

test('13.2. A Stealthy horde that stands its ground is fought.', () => {
  bred([null, 'stealthy'], { hordes: [standing(0, 34, dice(3)), standing(100, 34, dice(2))] })
    .takes(0, 'attack horde:0 horde:100')
    .dice(5, 2, 2, 2, 2)
    .takes(1, 'stand horde:100')
    .leaves({ hordes: [standing(0, 34, dice(3)), standing(100, 34, dice(1))] })
})
