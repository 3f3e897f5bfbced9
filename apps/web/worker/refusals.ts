import type { ChallengeCode } from '@shamble/challenge'
import { Refusal, type RefusalCode } from '@shamble/engine'
import { roomRefusal, type RoomCode } from '@shamble/room'

/** The header that tells the code of a refusal, for counts and for the log of a proxy. */
export const CODE_HEADER = 'shamble-code'

/** The refusals of the Worker's routes, and the sentences that people read. */
export const SAYINGS = {
  'not-found': 'There is nothing at this address.',
  'bad-method': 'This address does not allow this method.',
  'bad-type': 'The body must be application/json.',
  'no-socket': 'This address is for WebSockets.',
  'no-secret': 'This server has no secret yet. Its operator must set one first.',
  'server-fault': 'Something went wrong on our side. Nothing has changed: try again in a moment.',
  'too-many-pages': 'Too many games were opened from here. Wait a minute and try again.',
  'too-many-feeds': 'Feeds were asked for too often from here. Wait a minute and try again.',
  'too-many-tables': 'Your tables were asked for too often from here. Wait a minute and try again.',
  'too-many-transfers': 'Tables were moved too often from here. Wait a minute and try again.',
  'no-objects': 'The objects that keep rooms and challenges do not answer.',
  'no-storage': 'Storage cannot be written. No move can be made until it can.',
  'no-editions': 'Rules of an earlier version cannot be loaded. Games by them cannot go on.',
  'not-operator': 'This is not the secret of the operator.',
  'too-many-operations': 'Too many requests to the operator’s routes. Wait a minute and try again.',
  'no-recovery': 'The storage of this server keeps no history. Restore a backup of its folder instead.',
  'bad-recovery': 'This time is not one of the last 30 days, or nothing was stored then.',
  'no-transfer': 'This link has been used, or is older than 15 minutes. Make a new one on the first device.',
  'too-many-tries': 'Puzzles were tried too often from here. Wait a minute and try again.',
  'no-such-puzzle': 'There is no puzzle of this number.',
  'too-many-pictures': 'Too many pictures were requested from here. Wait a minute and try again.',
} as const

type Code = keyof typeof SAYINGS

/** A refusal of the Worker. `says` replaces the sentence of its code. */
export const refusal = (code: Code, says: string = SAYINGS[code]) => new Refusal<Code>(code, says)

const BAD_REQUEST = 400

/** The HTTP status of each code; 400 for all others. */
const STATUS: Partial<Record<Code | RoomCode | ChallengeCode | RefusalCode, number>> = {
  'forbidden-origin': 403,
  'not-operator': 403,
  'not-found': 404,
  'bad-code': 404,
  'no-room': 404,
  'no-challenge': 404,
  'no-transfer': 404,
  'no-such-game': 404,
  'no-such-puzzle': 404,
  'not-yet': 404,
  'bad-method': 405,
  'rules-changed': 409,
  'challenge-full': 409,
  'challenge-closed': 409,
  'challenge-sealed': 409,
  'challenge-open': 409,
  'already-sent': 409,
  'taken-down': 410,
  'too-long': 413,
  'bad-type': 415,
  'no-socket': 426,
  'too-fast': 429,
  'too-many-rooms': 429,
  'too-many-sockets': 429,
  'too-many-open': 429,
  'too-many-challenges': 429,
  'too-many-attempts': 429,
  'too-many-pars': 429,
  'too-many-pages': 429,
  'too-many-feeds': 429,
  'too-many-tables': 429,
  'too-many-transfers': 429,
  'too-many-tries': 429,
  'too-many-operations': 429,
  'too-many-pictures': 429,
  'too-many-listed': 429,
  'too-many-lookers': 429,
  'room-full': 503,
  'not-stored': 503,
  'no-secret': 503,
  'no-objects': 503,
  'no-storage': 503,
  'no-editions': 503,
  'server-fault': 500,
  'room-broken': 500,
  'no-recovery': 501,
  'too-busy': 503,
}

/** The HTTP status of a refusal. */
export const statusOf = ({ code }: { code: string }): number =>
  (STATUS as Record<string, number | undefined>)[code] ?? BAD_REQUEST

// Storage errors of an object, matched by text: errors lose their class on the way out of it.
const UNSTORED = /SQLITE_|disk is full|storage|internal error; reference/i

/** The refusal that people get for an error. Other errors are logged and shown without details. */
export function asRefusal(cause: unknown): Refusal<string> {
  if (cause instanceof Refusal) return cause as Refusal<string>
  console.error(cause)
  const { durableObjectReset = false } = Object(cause) as { durableObjectReset?: boolean }
  const unstored = durableObjectReset || UNSTORED.test(String(cause))
  return unstored ? roomRefusal('not-stored') : refusal('server-fault')
}

/** The response to a refused or failed request: a stable code for programs, a sentence for people. */
export function refused(cause: unknown): Response {
  const { code, message } = asRefusal(cause)
  return Response.json(
    { error: { code, message } },
    {
      status: statusOf({ code }),
      headers: {
        [CODE_HEADER]: code,
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      },
    },
  )
}
