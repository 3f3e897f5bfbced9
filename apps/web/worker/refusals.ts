import type { ChallengeCode } from '@shamble/challenge'
import { Refusal, type RefusalCode } from '@shamble/engine'
import { roomRefusal, type RoomCode } from '@shamble/room'

/** Every refusal of the way in that is not the engine's, a room's or a challenge's, and the sentence people read. */
const SAYINGS = {
  'not-found': 'There is nothing at this address.',
  'bad-method': 'This is not how one asks for this address.',
  'bad-type': 'The body must be application/json.',
  'no-socket': 'This address is for WebSockets.',
  'no-secret': 'This server has no secret yet: whoever runs it must give it one first.',
  'server-fault': 'Something went wrong on our side. Nothing has changed: try again in a moment.',
  'too-many-pages': 'Too many games were opened from here. Wait a minute and try again.',
  'too-many-pictures': 'Too many pictures were asked for from here. Wait a minute and try again.',
} as const

type Code = keyof typeof SAYINGS

/** A "no" of the way in. `says`: what there is to say instead of the sentence of its code. */
export const refusal = (code: Code, says: string = SAYINGS[code]) => new Refusal<Code>(code, says)

const BAD_REQUEST = 400

/** The HTTP status of each code; a code that is not named is 400: the request was wrong. */
const STATUS: Partial<Record<Code | RoomCode | ChallengeCode | RefusalCode, number>> = {
  'forbidden-origin': 403,
  'not-found': 404,
  'bad-code': 404,
  'no-room': 404,
  'no-challenge': 404,
  'no-such-game': 404,
  'not-yet': 404,
  'bad-method': 405,
  'rules-changed': 409,
  'challenge-full': 409,
  'challenge-closed': 409,
  'challenge-sealed': 409,
  'challenge-open': 409,
  'already-sent': 409,
  'too-long': 413,
  'bad-type': 415,
  'no-socket': 426,
  'too-fast': 429,
  'too-many-rooms': 429,
  'too-many-sockets': 429,
  'too-many-challenges': 429,
  'too-many-attempts': 429,
  'too-many-pars': 429,
  'too-many-pages': 429,
  'too-many-pictures': 429,
  'room-full': 503,
  'not-stored': 503,
  'no-secret': 503,
  'server-fault': 500,
  'room-broken': 500,
  'too-busy': 503,
}

/** The HTTP status that a refusal is answered with. */
export const statusOf = ({ code }: { code: string }): number =>
  (STATUS as Record<string, number | undefined>)[code] ?? BAD_REQUEST

// How an object says that it could not write, or could not even open its storage: in words, for errors lose their class on
// the way out of it.
const UNSTORED = /SQLITE_|disk is full|storage|internal error; reference/i

/** What a fault is to people: nothing of the inside, which is written down for us alone. */
export function asRefusal(cause: unknown): Refusal<string> {
  if (cause instanceof Refusal) return cause as Refusal<string>
  console.error(cause)
  const { durableObjectReset = false } = Object(cause) as { durableObjectReset?: boolean }
  const unstored = durableObjectReset || UNSTORED.test(String(cause))
  return unstored ? roomRefusal('not-stored') : refusal('server-fault')
}

/** The answer to a request that was refused, or that failed: a stable code for programs, a sentence for people. */
export function refused(cause: unknown): Response {
  const { code, message } = asRefusal(cause)
  return Response.json(
    { error: { code, message } },
    {
      status: statusOf({ code }),
      headers: {
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      },
    },
  )
}
