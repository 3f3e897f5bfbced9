import { setImmediate as soon, setTimeout as wait } from 'node:timers/promises'
import type { Tally } from './connection.ts'
import { move, type Room } from './room.ts'

/** The results of a period of play. */
export interface Stretch {
  moves: number
  seconds: number
  tally: Tally
  /** Moves that were never acknowledged. */
  lost: number
}

const PATIENCE = 120_000

/**
 * Plays in all rooms in turn for some seconds, at `rate` moves a second or, if it is null, at full speed. Then waits until all moves are
 * acknowledged.
 */
export async function play(
  rooms: Room[],
  tally: Tally,
  seconds: number,
  rate: number | null,
): Promise<Stretch> {
  for (const counts of Object.values(tally)) counts.length = 0
  const began = performance.now()
  const passed = () => (performance.now() - began) / 1000
  let sent = 0
  let turn = 0
  while (passed() < seconds) {
    const due = rate === null ? Infinity : passed() * rate
    for (let tried = 0; tried < rooms.length && sent < due; tried++) {
      if (move(rooms[turn++ % rooms.length]!, tally)) sent++
    }
    await (rate === null ? soon() : wait(1))
  }
  const until = performance.now() + PATIENCE
  while (rooms.some(({ waiting }) => waiting) && performance.now() < until) await wait(5)
  const took = passed()
  // The other players must receive the last moves, too.
  while (rooms.some(isBehind) && performance.now() < until) await wait(5)
  const lost = rooms.filter((room) => room.waiting || isBehind(room)).length
  const copy = Object.fromEntries(Object.entries(tally).map(([of, counts]) => [of, counts.slice()]))
  return { moves: tally.trips.length, seconds: took, tally: copy as unknown as Tally, lost }
}

const isBehind = ({ connections, at }: Room) => connections.some((connection) => connection.at < at)
