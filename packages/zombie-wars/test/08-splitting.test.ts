import { expect, test } from 'vitest'
import { BLUE, RED, dice, faraway, lying, night, standing } from './night.ts'

/* 8.1, 8.2. Splitting and merging. */

test('M5. A horde of five splits four and one: the four lie, the one stays upright.', () => {
  night({ hordes: [standing(0, 34, dice(5)), ...faraway(1)] })
    .takes(0, 'split horde:0')
    .asks(0, 'send d6:1', 'send d6:2', 'send d6:3', 'send d6:4')
    .takes(0, 'send d6:4')
    .leaves({ hordes: [standing(0, 34, dice(1)), lying(1, 34, dice(4)), ...faraway(1)] })
})

test('M6. A horde of four splits two and two: the owner lays one of them.', () => {
  night({ hordes: [standing(0, 34, dice(4)), ...faraway(1)] })
    .takes(0, 'split horde:0')
    .takes(0, 'send d6:2')
    .asks(0, 'lay horde:0', 'lay horde:1')
    .takes(0, 'lay horde:0')
    .leaves({ hordes: [lying(0, 34, dice(2)), standing(1, 34, dice(2)), ...faraway(1)] })
})

test('8.1. A horde of two splits at once; with heroes each size is asked for, and something stays.', () => {
  night({ hordes: [standing(0, 34, dice(2)), ...faraway(1)] })
    .takes(0, 'split horde:0')
    .asks(0, 'lay horde:0', 'lay horde:1')
  night({ hordes: [standing(0, 34, dice(1, 8, 8)), ...faraway(1)] })
    .takes(0, 'split horde:0')
    .asks(0, 'send d6:0', 'send d6:1')
    .takes(0, 'send d6:1')
    .asks(0, 'send d8:0', 'send d8:1')
    .takes(0, 'send d8:1')
    .leaves({ hordes: [standing(0, 34, [8]), lying(1, 34, dice(1, 8)), ...faraway(1)] })
})

test('8.1. Sizes are asked in order, plain zombies first; at least one is sent and one stays.', () => {
  night({ hordes: [standing(0, 34, dice(2, 8, 12)), ...faraway(1)] })
    .takes(0, 'split horde:0')
    .asks(0, 'send d6:0', 'send d6:1', 'send d6:2')
    .takes(0, 'send d6:2')
    .asks(0, 'send d8:0', 'send d8:1')
    .takes(0, 'send d8:1') // the d12 must stay
    .leaves({ hordes: [standing(0, 34, [12]), lying(1, 34, dice(2, 8)), ...faraway(1)] })
  night({ hordes: [standing(0, 34, dice(2, 8)), ...faraway(1)] })
    .takes(0, 'split horde:0')
    .takes(0, 'send d6:0') // so the d8 goes
    .leaves({ hordes: [lying(0, 34, dice(2)), standing(1, 34, [8]), ...faraway(1)] })
})

test('M7. A horde of one cannot split.', () => {
  night({ hordes: [standing(0, 34, dice(1)), ...faraway(1)] }).mayNot(0, 'split')
})

test('M8. With six hordes there is no free horde space in the basic game.', () => {
  const six = [0, 1, 2, 3, 4].map((id) => lying(id, 34, dice(1)))
  night({ hordes: [...six, standing(5, 44, dice(3)), ...faraway(1)] }).mayNot(0, 'split')
  night({ hordes: [...six.slice(1), standing(5, 44, dice(3)), ...faraway(1)] })
    .takes(0, 'split horde:5')
    .takes(0, 'send d6:1')
    .tells({ type: 'split', to: 0 }) // the first free space
})

test('8.1. Another player’s Split goes to the first free space of that playsheet.', () => {
  night({
    active: 1,
    hordes: [standing(0, 11, dice(1)), standing(101, 34, dice(1, 8)), standing(200, 55, dice(1))],
    seats: 3,
  })
    .takes(1, 'split horde:101')
    .takes(1, 'send d6:1')
    .tells({ type: 'split', seat: 1, horde: 101, to: 100, at: 34, dice: [6] })
    .leaves({ inHand: [] })
    .check((t) => expect(t.hordes.map(({ id }) => id)).toEqual([0, 100, 101, 200]))
    .takes(1, 'lay horde:100')
    .tells({ type: 'laidDown', seat: 1, horde: 100, why: 'split' })
})

test('M9. An upright two merges fully into a lying three: one horde of five, lying.', () => {
  night({
    hordes: [standing(0, 34, dice(2)), lying(1, 34, dice(3)), standing(2, 55, dice(1)), ...faraway(1)],
  })
    .takes(0, 'merge horde:0 horde:1')
    .takes(0, 'send d6:2')
    .leaves({ hordes: [lying(1, 34, dice(5)), standing(2, 55, dice(1)), ...faraway(1)] })
})

test('M10. An upright two merges fully into an upright three: the only horde left is the larger one, and lies.', () => {
  night({
    hordes: [standing(0, 34, dice(2)), standing(1, 34, dice(3)), standing(2, 55, dice(1)), ...faraway(1)],
  })
    .takes(0, 'merge horde:0 horde:1')
    .takes(0, 'send d6:2')
    .leaves({ hordes: [lying(1, 34, dice(5)), standing(2, 55, dice(1)), ...faraway(1)] })
})

test('M11. An upright five gives two to an upright one: three and three, and the owner lays one.', () => {
  night({ hordes: [standing(0, 34, dice(5)), standing(1, 34, dice(1)), ...faraway(1)] })
    .takes(0, 'merge horde:0 horde:1')
    .takes(0, 'send d6:2')
    .asks(0, 'lay horde:0', 'lay horde:1')
    .takes(0, 'lay horde:1')
    .leaves({ hordes: [standing(0, 34, dice(3)), lying(1, 34, dice(3)), ...faraway(1)] })
})

test('M12. An upright five gives four to a lying one: one upright, five lying.', () => {
  night({ hordes: [standing(0, 34, dice(5)), lying(1, 34, dice(1)), ...faraway(1)] })
    .takes(0, 'merge horde:0 horde:1')
    .takes(0, 'send d6:4')
    .leaves({ hordes: [standing(0, 34, dice(1)), lying(1, 34, dice(5)), ...faraway(1)] })
})

test('M13. Two own hordes on different spaces cannot merge.', () => {
  night({ hordes: [standing(0, 34, dice(2)), standing(1, 35, dice(2)), ...faraway(1)] }).mayNot(0, 'merge')
})

test('8.2. Only own hordes on the same space merge.', () => {
  night({ hordes: [standing(RED, 34, dice(2)), standing(BLUE, 34, dice(1))] }).mayNot(0, 'merge', 'townie')
})

test('8.2. A Merge tells which zombies went; the joined horde lies down, unless it lies already.', () => {
  night({ hordes: [standing(0, 34, dice(1, 8)), standing(1, 34, dice(3)), ...faraway(1)] })
    .takes(0, 'merge horde:0 horde:1')
    .asks(0, 'send d6:0', 'send d6:1')
    .takes(0, 'send d6:0')
    .told('sent', 'merged', 'laidDown')
    .leaves({ hordes: [standing(0, 34, dice(1)), lying(1, 34, dice(3, 8)), ...faraway(1)] })
  night({ hordes: [standing(0, 34, dice(2)), lying(1, 34, dice(3)), ...faraway(1)] })
    .takes(0, 'merge horde:0 horde:1')
    .takes(0, 'send d6:2')
    .tells({ type: 'merged', seat: 0, horde: 0, to: 1, at: 34, dice: [6, 6], all: true })
    .told('sent', 'merged')
  night({ hordes: [standing(0, 34, dice(2)), standing(1, 34, dice(3)), ...faraway(1)] })
    .takes(0, 'merge horde:0 horde:1')
    .takes(0, 'send d6:2')
    .tells({ type: 'laidDown', seat: 0, horde: 1, why: 'merge' })
  night({ hordes: [standing(0, 34, dice(2)), standing(1, 34, dice(3)), ...faraway(1)] })
    .takes(0, 'merge horde:0 horde:1')
    .takes(0, 'send d6:1')
    .tells({ type: 'laidDown', seat: 0, horde: 1, why: 'merge' })
})
