import { atOf, lengthOf, movesOf, type Down } from '../src/index.ts'
import type { TestConnection, TestRoom } from './test-room.ts'

/** The game that is played in a room. */
export const match = (room: TestRoom) => room.runtime.room.match!

/** Whose choice is the first of those that are open. */
export const pendingSeat = (room: TestRoom) => match(room).pending[0]!.seat

/** The next choice, and how its seat would make it. */
export function nextMove(room: TestRoom, index = 0): ['m', number, number, number, number] {
  const seat = pendingSeat(room)
  return ['m', seat, match(room).players[seat]!.n + 1, atOf(match(room)), index]
}

/** Plays until a move has sealed nothing; returns the position before it. */
export function unsealed(room: TestRoom, connections: { say: (...message: unknown[]) => Down[] }[]): string {
  for (let n = 0; n < 400; n++) {
    const before = JSON.stringify(match(room).position)
    const seat = pendingSeat(room)
    const hold = movesOf(match(room), seat).findIndex(([verb]) => verb === 'hold')
    connections[seat]!.say(...nextMove(room, Math.max(hold, 0)))
    if (match(room).log.moves.length > 0 && lengthOf(match(room)) > 2) return before
  }
  throw new Error('Every move seals.')
}

/** Makes a move, a second later, with the next number of its owner by default. */
export function move(room: TestRoom, connections: TestConnection[], index = 0, n?: number) {
  const seat = pendingSeat(room)
  room.clock += 1000
  return connections[seat]!.say('m', seat, n ?? match(room).players[seat]!.n + 1, atOf(match(room)), index)
}
