import { Declined, readCode, type Snapshot, type RoomCode } from '@shamble/room'
import type { Json } from '@shamble/engine'

/** What rooms are reached with, said so that the pages need not know the platform's types. */
export interface Rooms {
  ROOM: { getByName: (name: string) => unknown }
  ROOM_SECRET?: string
}

/** A room from outside. The platform's own type of it is deeper than the compiler cares to go. */
export interface RoomStub {
  create: (kept: Json) => Promise<boolean>
  look: () => Promise<Snapshot | RoomCode | null>
  fetch: (request: Request) => Promise<Response>
}

// Codes of a server that was given no secret: good enough for one's own machine.
const NO_SECRET = 'shamble'

/** What anybody may see of a room, for pages rendered on the server; declines when there is no such room. */
export async function snapshotAt(env: Rooms, given: string): Promise<Snapshot> {
  const code = readCode(secretOf(env), given)
  if (code === null) throw new Declined('bad-code')
  const seen = await roomAt(env, code).look()
  if (seen === null || typeof seen === 'string') throw new Declined(seen ?? 'no-room')
  return seen
}

export const roomAt = (env: Rooms, code: string) => env.ROOM.getByName(code) as RoomStub
export const secretOf = ({ ROOM_SECRET }: Rooms) => ROOM_SECRET ?? NO_SECRET
