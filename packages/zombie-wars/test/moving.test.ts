import { expect, test } from 'vitest'
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

test('6.2. That a Move has laid a pawn down is told as such, also when a sacrifice was refused.', () => {
  night({ hordes: [standing(0, 34, dice(1)), ...faraway(1)] })
    .dice(3)
    .takes(0, 'move horde:0 sq:35')
    .tells({ type: 'laidDown', seat: 0, horde: 0, why: 'move' })
  const refused = night({ options: { advanced: true }, hordes: [standing(0, 34, dice(1, 8)), ...faraway(1)] })
    .dice(2, 5)
    .takes(0, 'move horde:0 sq:35')
  refused.takes(0, 'lieDown horde:0').tells({ type: 'laidDown', seat: 0, horde: 0, why: 'move' })
  night({ options: { advanced: true }, hordes: [standing(0, 34, dice(1, 8)), ...faraway(1)] })
    .dice(5, 2)
    .takes(0, 'move horde:0 sq:35')
    .takes(0, 'sacrifice horde:0')
    .tells({ type: 'sacrificed', seat: 0, horde: 0, dice: [8], shows: 2 })
})

test('14.6. In the middle of the board there are eight ways, at its edges fewer, and without the switch four.', () => {
  const from = (at: number, adjacency: string) => {
    let found = ''
    night({ hordes: [standing(0, at, dice(1)), ...faraway(1)], options: { adjacency } }).check((_, g) => {
      const moves = g.pending[0]!.moves.filter(([verb]) => verb === 'move')
      found = moves.map((move) => move[2]!.slice(3)).join(' ')
    })
    return found
  }
  expect(from(44, 'eightWay')).toBe('33 34 35 43 45 53 54 55')
  expect(from(44, 'orthogonal')).toBe('34 43 45 54')
  expect(from(88, 'eightWay')).toBe('77 78 87')
  expect(from(88, 'orthogonal')).toBe('78 87')
  expect(from(81, 'orthogonal')).toBe('71 82')
  expect(from(18, 'eightWay')).toBe('17 27 28')
})

test('8.1. A Split of somebody else’s: the first free space of that playsheet, in the order of the numbers.', () => {
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

test('8.2. A Merge tells what went; the joined horde lies down, and one that lies is not laid down again.', () => {
  night({ hordes: [standing(0, 34, dice(1, 8)), standing(1, 34, dice(3)), ...faraway(1)] })
    .takes(0, 'merge horde:0 horde:1')
    .asks(0, 'send d6:0', 'send d6:1')
    .takes(0, 'send d6:0')
    .told('merged', 'laidDown')
    .leaves({ hordes: [standing(0, 34, dice(1)), lying(1, 34, dice(3, 8)), ...faraway(1)] })
  night({ hordes: [standing(0, 34, dice(2)), lying(1, 34, dice(3)), ...faraway(1)] })
    .takes(0, 'merge horde:0 horde:1')
    .takes(0, 'send d6:2')
    .tells({ type: 'merged', seat: 0, horde: 0, to: 1, at: 34, dice: [6, 6], all: true })
    .told('merged')
  night({ hordes: [standing(0, 34, dice(2)), standing(1, 34, dice(3)), ...faraway(1)] })
    .takes(0, 'merge horde:0 horde:1')
    .takes(0, 'send d6:2')
    .tells({ type: 'laidDown', seat: 0, horde: 1, why: 'merge' })
  night({ hordes: [standing(0, 34, dice(2)), standing(1, 34, dice(3)), ...faraway(1)] })
    .takes(0, 'merge horde:0 horde:1')
    .takes(0, 'send d6:1')
    .tells({ type: 'laidDown', seat: 0, horde: 1, why: 'merge' })
})

test('8.1. Sizes are asked in order, plain ones first, and something is sent and something stays.', () => {
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
