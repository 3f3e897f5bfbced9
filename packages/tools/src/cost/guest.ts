import { setTimeout as wait } from 'node:timers/promises'
import type { Move, Seat } from '@shamble/engine'
import {
  choicesIn,
  joinRoom,
  makeToken,
  platformMeans,
  TOKEN_BYTES,
  type RoomClient,
} from '@shamble/room/client'

// A room accepts ten messages a second from a player in the long run.
const BREATH = 110
const PATIENCE = 60_000

/** Somebody at a table, over a real socket. */
export interface Guest {
  client: RoomClient
  /** Makes a move as soon as the room lists it for this seat. */
  move: (seat: Seat, move: Move) => Promise<void>
}

/** A new token. */
export const newToken = (): string => makeToken(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))

/** Joins a room with this token. */
export function guestAt(address: string, token: string): Guest {
  const client = joinRoom({ ...platformMeans(address), token }, { news: () => {} })
  return {
    client,
    async move(seat, move) {
      const text = move.join(' ')
      await until(() => movesOf(client, seat).some((other) => other.join(' ') === text), `to move ${text}`)
      await granted(client.move(seat, move))
      await wait(BREATH)
    },
  }
}

function movesOf({ state: { game } }: RoomClient, seat: Seat): Move[] {
  const state = game?.states[game.viewers.indexOf(seat)]
  return state ? choicesIn(state).flatMap((choice) => (choice.seat === seat ? choice.moves : [])) : []
}

/** Throws what a request was refused with. */
export async function granted(request: Promise<{ says: string } | null>): Promise<void> {
  const no = await request
  if (no) throw new Error(no.says)
}

/** Waits until something is so. Throws after `patience` milliseconds. */
export async function until(
  is: () => boolean | Promise<boolean>,
  what: string,
  patience = PATIENCE,
): Promise<void> {
  for (const began = performance.now(); !(await is()); await wait(5))
    if (performance.now() - began > patience) throw new Error(`In vain: ${what}.`)
}
