import { shorten, type AnyGame, type SetUp } from '@shamble/engine'
import { PERSON } from '@shamble/engine/bots'
import type { Next } from './effects.ts'
import { lastEntry } from './journal.ts'
import { begin, logOf, type Holder } from './match.ts'
import { NO_NOTICES } from './notices.ts'
import { openRoom, type Room, type SealedAttempt } from './room.ts'

/*
 * A sealed attempt: a room in which one person plays a sealed challenge, on the first seat, against rivals. It begins at once; its
 * set-up and seats are fixed, and its seed and log stay secret until the challenge closes.
 */

/** A sealed attempt to open. */
export interface NewAttempt {
  setUp: SetUp
  seed: string
  name: string
  challenge: Omit<SealedAttempt, 'told'>
}

/** Opens the room of an attempt, with its game begun. */
export function openAttempt(game: AnyGame, code: string, attempt: NewAttempt, now: number): Room {
  const { setUp, seed, name, challenge } = attempt
  const room = openRoom(game, code, { game: game.id, ...setUp }, seed, now)
  const { options, carried, clock } = room
  const holders: Holder[] = [[challenge.hash, PERSON]]
  const seats = room.chairs.length
  const { match } = begin(
    game,
    { seed, seats, options, carried, clock, first: 0, holders, botsSeal: true },
    now,
  )
  return {
    ...room,
    phase: match.result ? 'over' : 'playing',
    people: [{ id: 1, hash: challenge.hash, name, away: now, notices: NO_NOTICES }],
    nextPerson: 2,
    chairs: room.chairs.map((chair, seat) =>
      seat === PERSON ? { ...chair, person: 1 } : { ...chair, bot: 'rival' as const },
    ),
    match,
    challenge: { ...challenge, told: false },
  }
}

/** Whether seed and log are still secret, even if the game is over. */
export const isSealed = ({ challenge }: Room, now: number): boolean =>
  challenge !== null && now < challenge.closes

/** How an attempt ended, as reported to its challenge. */
export interface Outcome {
  challenge: SealedAttempt
  /** The code of this room; a challenge counts each room once. */
  room: string
  name: string
  /** The log as `shorten` writes it, without the `carried` of its challenge; null: conceded. */
  log: string | null
  when: number
}

/** Whether the outcome is still to be reported. */
export const outcomeOwed = ({ challenge, phase }: Room): boolean =>
  challenge !== null && phase === 'over' && !challenge.told

/** The outcome to report; null when there is none, or it has been reported. */
export function outcomeOf(game: AnyGame, room: Room): Outcome | null {
  if (!outcomeOwed(room)) return null
  const match = room.match!
  const person = room.people.find(({ id }) => id === room.chairs[PERSON]!.person)!
  const conceded = match.players[PERSON]!.resigned
  return {
    challenge: room.challenge!,
    room: room.code,
    name: person.name,
    log: conceded ? null : shorten(game, logOf(match)),
    when: lastEntry(match.journal)?.when ?? room.touched,
  }
}

/** Notes that the outcome has been reported. */
export function told(room: Room): Next {
  if (!room.challenge) return { room, effects: [] }
  return { room: { ...room, challenge: { ...room.challenge, told: true } }, effects: [{ do: 'save' }] }
}
