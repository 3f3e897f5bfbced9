import { expect, test } from 'vitest'
import type { Breed } from '../src/index.ts'
import { dice, faraway, lying, night, standing, type Night } from './night.ts'

// A night with Deadlines and these breeds.
const bred = (breeds: (Breed | null)[], more: Night) =>
  night({ ...more, seats: breeds.length, options: { deadlines: true, ...more.options }, breeds })

test('B1. Fast: a Move roll of 3 4 6 stays upright; with a 2 it lies down.', () => {
  bred(['fast', null], { hordes: [standing(0, 34, dice(3)), ...faraway(1)] })
    .dice(3, 4, 6)
    .takes(0, 'move horde:0 sq:35')
    .may(0, 'move horde:0 sq:36')
    .dice(2, 4, 6)
    .takes(0, 'move horde:0 sq:36')
    .leaves({ hordes: [lying(0, 36, dice(3)), ...faraway(1)] })
})

test('B2. Ruling R21. Resilient: at the end of the own turn one zombie for one of the hordes.', () => {
  const hordes = [standing(0, 34, dice(1)), lying(1, 35, dice(2)), standing(100, 18, dice(1))]
  bred(['resilient', null], {
    hordes,
    next: [
      ['turn', 0],
      ['turn', 1],
    ],
  })
    .takes(0, 'stop')
    .asks(0, 'add horde:0', 'add horde:1')
    .takes(0, 'add horde:1')
    .leaves({ hordes: [standing(0, 34, dice(1)), lying(1, 35, dice(3)), standing(100, 18, dice(1))] })
    .takes(1, 'stop')
    .nothingIsAsked()
})

test('B3. Bloodthirsty: 1 1 4 5; one zombie that shows 1 is given up, the other 1 becomes 6; the pawn stays upright.', () => {
  bred(['bloodthirsty', null], { town: { 34: dice(5) }, hordes: [standing(0, 34, dice(4)), ...faraway(1)] })
    .dice(1, 1, 4, 5, 2, 2, 2, 2, 2, 6)
    .takes(0, 'attack horde:0 townies')
    .asks(0, 'pay d6:1', 'pay d6:4', 'pay d6:5', 'pass')
    .takes(0, 'pay d6:1')
    .tells({ type: 'rerolled', why: 'bloodthirsty', was: 1, shows: 6 })
    .leaves({ town: { 34: dice(2) }, hordes: [standing(0, 34, dice(6)), ...faraway(1)] })
    .allDiceRolled()
})

test('R22. One zombie pays for re-rolling any number of ones; it may be repeated while two zombies are left.', () => {
  bred(['bloodthirsty', null], { town: { 34: dice(1) }, hordes: [standing(0, 34, dice(3)), ...faraway(1)] })
    .dice(1, 1, 5, 2, 1, 1)
    .takes(0, 'attack horde:0 townies')
    .takes(0, 'pay d6:5') // both ones are rolled again, and show ones again
    .asks(0, 'pay d6:1', 'pass')
    .dice(2)
    .takes(0, 'pay d6:1') // one zombie is left: no more to pay with
    .leaves({ hordes: [standing(0, 34, dice(1)), ...faraway(1)] })
    .allDiceRolled()
})

test('R22. A player who passes lies down for the ones.', () => {
  bred(['bloodthirsty', null], { town: { 34: dice(1) }, hordes: [standing(0, 34, dice(2)), ...faraway(1)] })
    .dice(1, 2, 2)
    .takes(0, 'attack horde:0 townies')
    .takes(0, 'pass')
    .leaves({ hordes: [lying(0, 34, dice(2)), ...faraway(1)] })
})

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

test('B5. Vicious kills on four, in defence too.', () => {
  bred([null, 'vicious'], { hordes: [standing(0, 34, dice(2)), standing(100, 34, dice(2))] })
    .dice(5, 3, 4, 2)
    .takes(0, 'attack horde:0 horde:100')
    .leaves({ hordes: [standing(0, 34, dice(1)), standing(100, 34, dice(1))] })
})

test('B6. Virulent: a six brings a zombie over, a five kills.', () => {
  bred(['virulent', null], { hordes: [standing(0, 34, dice(3)), standing(100, 34, dice(3))] })
    .dice(6, 5, 2, 2, 3, 4)
    .takes(0, 'attack horde:0 horde:100')
    .told('attacked', 'rolled', 'counted', 'converted', 'killed')
    .leaves({ hordes: [standing(0, 34, dice(4)), standing(100, 34, dice(1))] })
})

test('R24. Conversions are filled first; the owner picks, and a converted zombie cannot be killed in the same fight.', () => {
  bred(['virulent', null, null], {
    hordes: [standing(0, 34, dice(3)), standing(100, 34, dice(1, 8)), ...faraway(2)],
  })
    .dice(6, 5, 5, 2, 2)
    .takes(0, 'attack horde:0 horde:100')
    .asks(1, 'lose d6', 'lose d8')
    .takes(1, 'lose d6') // goes over; the d8 is all that is left to be killed
    .leaves({ hordes: [standing(0, 34, dice(4)), ...faraway(2)] })
})

test('B7. Ruling R25. Lucky: a token has one die of an enemy’s Move rolled again, before it takes effect.', () => {
  bred([null, 'lucky'], { hordes: [standing(0, 34, dice(3)), ...faraway(1)], luck: [0, 7] })
    .dice(4, 4, 6)
    .takes(0, 'move horde:0 sq:35')
    .asks(1, 'luck horde:0 d6:4', 'luck horde:0 d6:6', 'pass')
    .dice(2)
    .takes(1, 'luck horde:0 d6:4')
    .leaves({ luck: [0, 6] })
    .takes(1, 'pass')
    .leaves({ hordes: [lying(0, 35, dice(3)), ...faraway(1)] })
})

test('R25. After a re-roll all are asked once more: the Bloodthirsty attacker first, then Lucky players clockwise.', () => {
  bred(['bloodthirsty', 'lucky', 'lucky'], {
    town: { 34: dice(1) },
    hordes: [standing(0, 34, dice(2)), ...faraway(1, 2)],
    luck: [0, 1, 1],
  })
    .dice(2, 3, 2)
    .takes(0, 'attack horde:0 townies')
    .dice(1)
    .takes(1, 'luck horde:0 d6:3') // the last token of Blue
    .asks(0, 'pay d6:2', 'pay d6:1', 'pass')
    .takes(0, 'pass')
    .takes(2, 'pass')
    .leaves({ hordes: [lying(0, 34, dice(2)), ...faraway(1, 2)], luck: [0, 0, 1] })
})

test('B8. Ruling R26. Noxious: every die that is not one’s own is rolled where one’s pawns stand; each 1 is removed.', () => {
  bred(['noxious', null], {
    town: { 34: dice(2, 8), 35: dice(1) },
    hordes: [lying(0, 34, dice(2)), standing(100, 34, dice(2))],
    next: [['endTurn', 0]],
  })
    .dice(1, 3, 1, 5, 1)
    .leaves({
      town: { 34: dice(1), 35: dice(1) },
      hordes: [lying(0, 34, dice(2)), standing(100, 34, dice(1))],
    })
    .allDiceRolled()
})

test('R18. A horde that Noxious empties was destroyed by its owner; a d20’s 1 is no blast.', () => {
  bred(['noxious', null, null], {
    town: { 34: [20] },
    hordes: [lying(0, 34, dice(2)), standing(100, 34, dice(1)), ...faraway(2)],
    next: [['endTurn', 0]],
  })
    .dice(1, 1)
    .leaves({ town: {}, hordes: [lying(0, 34, dice(2)), ...faraway(2)], destroyed: [1, 0, 0] })
})

test('B9. Ruling R27. Infiltrator: chooses who gets the free Townie action, itself included.', () => {
  bred(['infiltrator', null], {
    town: { 33: dice(1) },
    hordes: [standing(0, 34, dice(5)), standing(100, 18, dice(1))],
    next: [['freeAction']],
  })
    .asks(0, 'free seat:0', 'free seat:1')
    .takes(0, 'free seat:0')
    .tells({ type: 'freeActionGiven', seat: 0, by: 0 })
    .may(0, 'movement', 'decline')
})

test('B10. Two Psychics: a random one of them names the first player.', () => {
  bred(['psychic', null, 'psychic'], {
    hordes: [standing(0, 34, dice(1)), standing(100, 18, dice(1)), standing(200, 28, dice(1))],
    next: [['hour']],
  })
    .stream('deciders', 2)
    .asks(2, 'first seat:0', 'first seat:1', 'first seat:2')
    .takes(2, 'first seat:1')
    .leaves({ order: [1, 2, 0] })
})

test('R27. Who is out neither decides nor is chosen.', () => {
  bred(['psychic', null, 'psychic'], {
    hordes: [standing(0, 34, dice(1)), standing(100, 18, dice(1))],
    next: [['hour']],
  })
    .asks(0, 'first seat:0', 'first seat:1')
    .check((t) => expect(t.hour).toBe(4))
})
