import { test } from 'vitest'
import { scene } from '../src/testing/index.ts'
import { corridor } from './corridor.ts'

test('Walking. After every single step each player may fire, the active player first.', () => {
  scene(corridor, {
    seats: 3,
    table: { zombie: 4, active: 1, hands: [[4], [3, 3], []] },
    next: [['walk', 1]],
  })
    .asks(1, 'fire card:3', 'hold')
    .takes(1, 'hold')
    .asks(0, 'fire card:4', 'hold')
    .takes(0, 'hold')
    .nothingIsAsked() // seat 2 has no cards
    .leaves({ zombie: 3 })
})

test('Firing. Together they must make seven.', () => {
  scene(corridor, { seats: 3, table: { zombie: 4, hands: [[4], [], []] }, next: [['fire', 0]] })
    .dice(3)
    .takes(0, 'fire card:4')
    .told('fired')
    .asks(1, 'give seat:0', 'give seat:1', 'give seat:2') // the player on the shooter's left
    .leaves({ kills: [1, 0, 0], zombie: 6 })
})

test('A bite. With no cards left, you are eaten.', () => {
  scene(corridor, { seats: 3, table: { zombie: 0, active: 2, hands: [[1], [1], []] }, next: [['walk', 2]] })
    .told('bitten')
    .leaves({ eaten: [2] })
})
