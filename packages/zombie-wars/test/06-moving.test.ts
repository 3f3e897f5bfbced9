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

test('6.1. A Move is allowed to any adjacent space, occupied or not.', () => {
  night({ town: { 35: dice(6, 20) }, hordes: [standing(0, 34, dice(1)), standing(100, 35, dice(9))] }).may(
    0,
    'move horde:0 sq:35',
  )
})

test('6.2. Lying down after a Move is told as such, also when a sacrifice was refused.', () => {
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
