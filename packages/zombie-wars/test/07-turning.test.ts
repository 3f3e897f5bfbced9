import { test } from 'vitest'
import { BLUE, RED, dice, faraway, night, standing } from './night.ts'

/* 7.7 step 2. Which townspeople are turned, who picks them, and what becomes of them. */

test('C13. Dice that are not aimed at a horde turn townspeople; surplus is lost.', () => {
  night({
    town: { 34: dice(1) },
    hordes: [standing(RED, 34, dice(3)), standing(BLUE, 34, dice(2))],
  })
    .dice(5, 5, 5, 3, 4, 2)
    .takes(0, 'attack horde:0 everything')
    .takes(0, 'strike horde:100 dice:0')
    .leaves({ town: {}, hordes: [standing(RED, 34, dice(4)), standing(BLUE, 34, dice(2))] })
})

test('7.7 step 2. When all are turned, or all are alike, no one is asked.', () => {
  night({ town: { 34: dice(1, 8) }, hordes: [standing(RED, 34, dice(2)), ...faraway(1)] })
    .dice(4, 4, 2, 2)
    .takes(0, 'attack horde:0 townies')
    .leaves({ town: {}, hordes: [standing(RED, 34, dice(3, 8)), ...faraway(1)] })
})

test('7.7 step 2. The right-hand neighbour sits anti-clockwise; players who are out are passed over.', () => {
  night({ seats: 4, town: { 34: dice(1, 8) }, hordes: [standing(RED, 34, dice(1)), ...faraway(1, 2)] })
    .dice(4, 2, 2)
    .takes(0, 'attack horde:0 townies')
    .asks(2, 'give d6', 'give d8')
})

test('7.7 step 2. The largest are picked first, those outside squads before squads: after a d6 no d8.', () => {
  const pick = () =>
    night({
      seats: 3,
      options: { advanced: true },
      town: { 34: dice(1, 8) },
      squads: [{ id: 4, at: 34, dice: [8, 10] }],
      hordes: [standing(RED, 34, dice(2)), ...faraway(1, 2)],
    })
      .dice(4, 4, 2, 2, 3, 3)
      .takes(0, 'attack horde:0 townies')
  pick()
    .asks(2, 'give d8', 'give squad:4 d8', 'give squad:4 d10')
    .takes(2, 'give squad:4 d8')
    .leaves({ roll: null }) // and the d6
  pick().takes(2, 'give d8').asks(2, 'give d6', 'give squad:4 d8')
  pick().takes(2, 'give squad:4 d10').asks(2, 'give d6', 'give d8', 'give squad:4 d8')
})

test('7.7 step 2. A hero that shows a 1 is listed apart from one that does not: it would have grown.', () => {
  night({ town: { 34: dice(0, 8, 8) }, hordes: [standing(RED, 34, dice(1)), ...faraway(1)] })
    .dice(4, 1, 3)
    .takes(0, 'attack horde:0 townies')
    .asks(1, 'give d8:1', 'give d8')
    .takes(1, 'give d8:1')
    .leaves({ town: { 34: [8] } })
})

test('7.7 step 2. Of heroes of one size those that are about to grow are picked first.', () => {
  const pick = () =>
    night({ town: { 34: dice(0, 8, 8, 8) }, hordes: [standing(RED, 34, dice(2)), ...faraway(1)] })
      .dice(4, 4, 1, 3, 3)
      .takes(0, 'attack horde:0 townies')
      .asks(1, 'give d8:1', 'give d8')
  pick()
    .takes(1, 'give d8')
    .leaves({ roll: null, town: { 34: [10] } })
  pick()
    .takes(1, 'give d8:1')
    .leaves({ roll: null, town: { 34: [8] } })
})

test('7.7 step 2. A squad with the number of the attacking horde fights it like any townspeople.', () => {
  night({
    options: { advanced: true },
    squads: [{ id: 4, at: 34, dice: [8] }],
    hordes: [standing(4, 34, dice(2)), ...faraway(1)],
  })
    .dice(2, 2, 7)
    .takes(0, 'attack horde:4 townies')
    .tells({ type: 'killed', seat: 0, horde: 4, at: 34, dice: [6] })
    .leaves({ squads: [{ id: 4, at: 34, dice: [8] }], hordes: [standing(4, 34, dice(1)), ...faraway(1)] })
})

test('7.7 step 2. Turning is told: how many, by whom, and from which squad.', () => {
  night({ town: { 34: dice(3) }, hordes: [standing(RED, 34, dice(2)), ...faraway(1)] })
    .dice(4, 5, 2, 2, 2)
    .takes(0, 'attack horde:0 townies')
    .tells({ type: 'turned', seat: 0, horde: RED, at: 34, dice: [6, 6], squad: null, by: 1 })
  night({ town: { 34: dice(1, 8) }, hordes: [standing(RED, 34, dice(1)), ...faraway(1)] })
    .dice(4, 2, 3)
    .takes(0, 'attack horde:0 townies')
    .takes(1, 'give d8')
    .tells({ type: 'turned', seat: 0, horde: RED, at: 34, dice: [8], squad: null, by: 1 })
})

test('C11. A turned hero joins the horde with its die.', () => {
  night({ town: { 34: dice(1, 8) }, hordes: [standing(RED, 34, dice(2)), ...faraway(1)] })
    .dice(4, 3, 5, 5)
    .takes(0, 'attack horde:0 townies')
    .takes(1, 'give d8')
    .leaves({ town: { 34: dice(1) }, hordes: [standing(RED, 34, dice(2, 8)), ...faraway(1)] })
})

test('7.6. A horde whose last zombie falls survives if it turned a townsperson.', () => {
  night({ town: { 34: dice(2) }, hordes: [standing(RED, 34, dice(1)), ...faraway(1)] })
    .dice(5, 6, 6)
    .takes(0, 'attack horde:0 townies')
    .leaves({ town: { 34: dice(1) }, hordes: [standing(RED, 34, dice(1)), ...faraway(1)] })
})
