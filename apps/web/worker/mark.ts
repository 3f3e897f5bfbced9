import { hashOf } from '@shamble/room'
import { callerOf } from './caller.ts'
import { secretOf, type Rooms } from './snapshot.ts'

const DIGITS = 12

/** The mark of the address that a request comes from: a keyed hash, the same for all requests of the address. */
export const markOf = (request: Request, env: Pick<Rooms, 'ROOM_SECRET'>): string =>
  hashOf(`${secretOf(env)}/${callerOf(request)}`).slice(0, DIGITS)
