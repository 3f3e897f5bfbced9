import { readCode, roomRefusal, type Snapshot, type RoomCode } from '@shamble/room'
import type { Json } from '@shamble/engine'
import { refusal } from './refusals.ts'
import type { Objects } from './stub.ts'

/** What rooms are reached with, said so that the pages need not know the platform's types. */
export interface Rooms {
  ROOM: Objects<RoomObject>
  ROOM_SECRET?: string
}

/** What the object of a room does for the Worker. */
export interface RoomObject {
  /** Stores the room for the first time. False when there is one under this code already. */
  create: (kept: Json) => Promise<boolean>
  /** What anybody may see of it; null when there is no such room; why not, when it cannot go on. */
  look: () => Snapshot | RoomCode | null
  /** A socket wants in. */
  fetch: (request: Request) => Promise<Response>
}

// What is shorter is no secret, but somebody's test.
const MIN_SECRET = 16

/** What anybody may see of a room, for pages rendered on the server; declines when there is no such room. */
export async function snapshotAt(env: Rooms, given: string): Promise<Snapshot> {
  const code = readCode(secretOf(env), given)
  if (code === null) throw roomRefusal('bad-code')
  const seen = await roomAt(env, code).look()
  if (seen === null || typeof seen === 'string') throw roomRefusal(seen ?? 'no-room')
  return seen
}

export const roomAt = (env: Rooms, code: string) => env.ROOM.getByName(code)

/** The secret that codes are made and checked with. Without one nothing is opened: a word that others know would be none. */
export function secretOf({ ROOM_SECRET = '' }: Pick<Rooms, 'ROOM_SECRET'>): string {
  if (ROOM_SECRET.length < MIN_SECRET) throw refusal('no-secret')
  return ROOM_SECRET
}
