import { test } from 'vitest'
import { dice, faraway, night, standing } from './night.ts'

/* 13.4. A Time For Heroes. */

const options = { aTimeForHeroes: true }

test('H1. A hero that is picked becomes one size smaller and is not turned.', () => {
  night({ options, town: { 34: dice(1, 10) }, hordes: [standing(0, 34, dice(2)), ...faraway(1)] })
    .dice(4, 2, 3, 4)
    .takes(0, 'attack horde:0 townies')
    .asks(1, 'give d6', 'give d10')
    .takes(1, 'give d10')
    .tells({ type: 'heroShrank', from: 10, to: 8 })
    .leaves({ town: { 34: dice(1, 8) }, hordes: [standing(0, 34, dice(2)), ...faraway(1)] })
})

test('H2. A d8 zombie hero that would be killed becomes a plain zombie.', () => {
  night({ options, town: { 34: dice(1) }, hordes: [standing(0, 34, [8]), ...faraway(1)] })
    .dice(3, 6)
    .takes(0, 'attack horde:0 townies')
    .leaves({ hordes: [standing(0, 34, dice(1)), ...faraway(1)] })
})

test('H3. Ruling R28. Several hits may fall on one hero, one size each.', () => {
  night({ options, town: { 34: [12] }, hordes: [standing(0, 34, dice(3)), ...faraway(1)] })
    .dice(4, 5, 2, 3)
    .takes(0, 'attack horde:0 townies')
    .leaves({ town: { 34: [8] } })
})

test('R28. At a d6 the next hit turns or kills it; all hits are given out as far as possible.', () => {
  night({ options, town: { 34: [8] }, hordes: [standing(0, 34, dice(3)), ...faraway(1)] })
    .dice(4, 5, 6, 3)
    .takes(0, 'attack horde:0 townies')
    .leaves({ town: {}, hordes: [standing(0, 34, dice(4)), ...faraway(1)] })
  night({ options, seats: 3, hordes: [standing(0, 34, dice(3)), standing(100, 34, [8]), ...faraway(2)] })
    .dice(5, 5, 5, 2)
    .takes(0, 'attack horde:0 horde:100')
    .tells({ type: 'playerOut', seat: 1 })
})

test('R28. The owner of a losing horde may spread the hits, one size each, down to the last.', () => {
  night({
    options,
    seats: 3,
    hordes: [standing(0, 34, dice(3)), standing(100, 34, dice(1, 8, 12)), ...faraway(2)],
  })
    .dice(5, 5, 2, 2, 2, 2)
    .takes(0, 'attack horde:0 horde:100')
    .asks(1, 'lose d8', 'lose d12') // a d6 first would leave one hit too many
    .takes(1, 'lose d12')
    .tells({ type: 'heroShrank', who: 'horde:100', at: 34, from: 12, to: 10, by: 1 })
    .asks(1, 'lose d6', 'lose d8', 'lose d10')
    .takes(1, 'lose d8')
    .leaves({ hordes: [standing(0, 34, dice(3)), standing(100, 34, dice(2, 10)), ...faraway(2)] })
})

test('R28. Hits come before growth: a d12 that shows 1 and is hit becomes a d10, then a d12 again.', () => {
  night({ options, town: { 34: [12] }, hordes: [standing(0, 34, dice(1)), ...faraway(1)] })
    .dice(4, 1)
    .takes(0, 'attack horde:0 townies')
    .told('attacked', 'rolled', 'counted', 'heroShrank', 'heroGrew')
    .leaves({ town: { 34: [12] } })
})

test('R28. A hero that is hit down to a d6 grows no more.', () => {
  night({ options, town: { 34: [8] }, hordes: [standing(0, 34, dice(1)), ...faraway(1)] })
    .dice(4, 1)
    .takes(0, 'attack horde:0 townies')
    .leaves({ town: { 34: dice(1) } })
})

test('R28. A hero that would be converted becomes one size smaller instead.', () => {
  night({
    options: { ...options, deadlines: true },
    breeds: ['virulent', null],
    hordes: [standing(0, 34, dice(1)), standing(100, 34, [10])],
  })
    .dice(6, 2)
    .takes(0, 'attack horde:0 horde:100')
    .leaves({ hordes: [standing(0, 34, dice(1)), standing(100, 34, [8])] })
})

test('R28. The blast removes heroes outright, even one that has just become smaller.', () => {
  night({ options, seats: 3, town: { 34: [20] }, hordes: [standing(0, 34, dice(1)), ...faraway(1, 2)] })
    .dice(4, 1)
    .takes(0, 'attack horde:0 townies')
    .leaves({ town: {}, hordes: faraway(1, 2) })
})

test('R28. A sacrifice destroys heroes outright.', () => {
  night({ options: { ...options, advanced: true }, hordes: [standing(0, 34, dice(1, 20)), ...faraway(1)] })
    .dice(5, 2)
    .takes(0, 'move horde:0 sq:35')
    .takes(0, 'sacrifice horde:0')
    .leaves({ hordes: [standing(0, 35, dice(1)), ...faraway(1)] })
})

test('R28. A d20 that shows a 1 is listed separately even when it has become smaller: it is about to blast.', () => {
  night({
    options,
    seats: 3,
    town: { 34: dice(0, 12, 20) },
    hordes: [standing(0, 34, dice(2)), ...faraway(1, 2)],
  })
    .dice(4, 4, /* d12 */ 3, /* d20 */ 1)
    .takes(0, 'attack horde:0 townies')
    .asks(2, 'give d12', 'give d20:1')
    .takes(2, 'give d20:1')
    .asks(2, 'give d12', 'give d12:blast')
    .takes(2, 'give d12')
    .leaves({ town: { 34: [10] }, hordes: faraway(1, 2) })
})

test('R28. It is listed separately even at a d6.', () => {
  night({
    options,
    seats: 3,
    town: { 34: dice(1, 20) },
    hordes: [standing(0, 34, dice(5)), ...faraway(1, 2)],
  })
    .dice(4, 4, 4, 4, 4, 2, 1)
    .takes(0, 'attack horde:0 townies')
    .asks(2, 'give d6', 'give d6:blast') // the first four hits could only go to the d20
    .takes(2, 'give d6')
    .leaves({ town: {}, hordes: faraway(1, 2) })
})

test('R28. A hero that shows a 1 and grows is listed separately from a former d20 of its size that blasts.', () => {
  night({
    options,
    seats: 3,
    town: { 34: dice(0, 12, 20) },
    hordes: [standing(0, 34, dice(2)), ...faraway(1, 2)],
  })
    .dice(4, 4, 1, 1)
    .takes(0, 'attack horde:0 townies')
    .takes(2, 'give d20:1')
    .asks(2, 'give d12:1', 'give d12:blast')
    .takes(2, 'give d12:blast')
    .leaves({ town: { 34: [20] }, hordes: faraway(1, 2) })
})
