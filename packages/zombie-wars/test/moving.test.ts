import { test } from 'vitest'
import { dice, faraway, lying, night, standing } from './night.ts'

test('M1. A horde of three that rolls 4 5 6 stays upright and may act again.', () => {
  night({ hordes: [standing(0, 34, dice(3)), ...faraway(1)] })
    .dice(4, 5, 6)
    .takes(0, 'move horde:0 sq:35')
    .leaves({ hordes: [standing(0, 35, dice(3)), ...faraway(1)] })
    .may(0, 'move horde:0 sq:36')
})

test('M2. With 4 5 3 it has moved, and lies down.', () => {
  night({ hordes: [standing(0, 34, dice(3)), ...faraway(1)] })
    .dice(4, 5, 3)
    .takes(0, 'move horde:0 sq:35')
    .told('moved', 'rolled', 'laidDown')
    .leaves({ hordes: [lying(0, 35, dice(3)), ...faraway(1)] })
    .nothingIsAsked()
})

test('M3. A single d20 zombie hero that rolls 3 lies down.', () => {
  night({ hordes: [standing(0, 34, [20]), ...faraway(1)], town: { 11: dice(1) } })
    .dice(3)
    .takes(0, 'move horde:0 sq:35')
    .leaves({ hordes: [lying(0, 35, [20]), ...faraway(1)] })
})

test('M4. Ruling R1. From the corner A1 only two spaces are next: those that share a side.', () => {
  night({ hordes: [standing(0, 11, dice(1)), ...faraway(1)] })
    .may(0, 'move horde:0 sq:12', 'move horde:0 sq:21')
    .mayNot(0, 'move horde:0 sq:22', 'move horde:0 sq:10', 'move horde:0 sq:1')
})

test('14.6. With eight ways the diagonal steps are allowed as well.', () => {
  night({ hordes: [standing(0, 11, dice(1)), ...faraway(1)], options: { adjacency: 'eightWay' } })
    .may(0, 'move horde:0 sq:12', 'move horde:0 sq:21', 'move horde:0 sq:22')
    .mayNot(0, 'move horde:0 sq:20', 'move horde:0 sq:13')
})

test('6.1. A Move is allowed whatever stands on the space.', () => {
  night({ town: { 35: dice(6, 20) }, hordes: [standing(0, 34, dice(1)), standing(100, 35, dice(9))] }).may(
    0,
    'move horde:0 sq:35',
  )
})

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

test('M9. An upright two merges fully into a lying three: one horde of five, lying.', () => {
  night({
    hordes: [standing(0, 34, dice(2)), lying(1, 34, dice(3)), standing(2, 55, dice(1)), ...faraway(1)],
  })
    .takes(0, 'merge horde:0 horde:1')
    .takes(0, 'send d6:2')
    .leaves({ hordes: [lying(1, 34, dice(5)), standing(2, 55, dice(1)), ...faraway(1)] })
})

test('M10. Into an upright three as well: the only horde left is the larger one.', () => {
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
