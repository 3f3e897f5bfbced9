import { readCode, roomRefusal, type Snapshot, type OwnTable, type RoomCode, type Turn } from '@shamble/room'
import type { Json } from '@shamble/engine'
import { refusal } from './refusals.ts'
import type { Kept, Recovery } from './kept.ts'
import { forget, shared } from './shared.ts'
import type { Objects } from './stub.ts'

/** The bindings needed for rooms, without the platform's types: pages import this. */
export interface Rooms {
  ROOM: Objects<RoomObject>
  ROOM_SECRET?: string
}

/** The methods of a room's object. */
export interface RoomObject {
  /** Stores a new room. False when the code is taken. */
  create: (kept: Json) => Promise<boolean>
  /** The public state; null: no such room; a code: the room cannot go on. */
  look: () => Snapshot | RoomCode | null
  /** Whose turn it is, for the person of a feed; null: no such feed; a code: the room cannot go on. */
  turn: (secret: string) => Turn | RoomCode | null
  /** The table, for the player with this token; null: no seat, or no such room; a code: the room cannot go on. */
  own: (token: string) => OwnTable | RoomCode | null
  /** Writes a row and deletes it. Throws when storage fails. Only the room of the health check is asked. */
  probe: () => Promise<void>
  /** All that is kept of the room, for the operator; null: nothing. */
  kept: () => Promise<Kept | null>
  /** Closes it and deletes what is kept, for good. Idempotent. False: there is no such room. */
  takeDown: () => Promise<boolean>
  /** Brings back the state of an earlier time. */
  recover: (time: number) => Promise<Recovery>
  /** Opens a socket. */
  fetch: (request: Request) => Promise<Response>
}

/** Minimum length of a secret: a shorter one is a leftover of a test. */
export const MIN_SECRET = 16

/** The public state of a room. Throws a refusal when there is none. */
export async function snapshotAt(env: Rooms, given: string): Promise<Snapshot> {
  const code = readCode(secretOf(env), given)
  if (code === null) throw roomRefusal('bad-code')
  const seen = await roomAt(env, code).look()
  if (seen === null || typeof seen === 'string') throw roomRefusal(seen ?? 'no-room')
  return seen
}

// How long the snapshot of a finished game is kept, in seconds: another may begin in the room.
const OVER_FOR = 10

/** The same for pages; up to ten seconds old when the game is over. */
export function sharedSnapshot(env: Rooms, given: string): Promise<Snapshot> {
  const code = readCode(secretOf(env), given)
  if (code === null) throw roomRefusal('bad-code')
  return shared(
    keyOf(code),
    ({ room }) => (room.phase === 'over' ? OVER_FOR : 0),
    () => snapshotAt(env, code),
  )
}

const keyOf = (code: string): string => `rooms/${code}`

/** Forgets the shared snapshot of a room, in this location only. */
export const forgetSnapshot = (code: string): Promise<boolean> => forget(keyOf(code))

export const roomAt = (env: Rooms, code: string) => env.ROOM.getByName(code)

/** The key of the MAC in codes. Refuses when none is set: there is no default, as it would be public. */
export function secretOf({ ROOM_SECRET = '' }: Pick<Rooms, 'ROOM_SECRET'>): string {
  if (ROOM_SECRET.length < MIN_SECRET) throw refusal('no-secret')
  return ROOM_SECRET
}
