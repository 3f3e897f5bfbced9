import type { Move, Seat } from '@shamble/engine'
import { steadyChance } from '@shamble/engine/bots'
import { lastEntry } from './journal.ts'
import { MAX_VOTES_PER_ADDRESS, VOTE_WINDOWS } from './limits.ts'
import { atOf, isFull, lengthOf, movesOf } from './match.ts'
import { roomRefusal } from './refusals.ts'
import { seatsOf, personOf, type Room } from './room.ts'

/*
 * The crowd's seat: spectators see what it sees and vote for its moves. To the rules it is an ordinary seat. If no one votes before the
 * window closes, a bot chooses.
 */

/** The crowd's seat, and the window of each vote in seconds. */
export interface Crowd {
  seat: Seat
  seconds: number
}

/** A vote for the move with this index, at this length of the journal. */
export interface Vote {
  at: number
  index: number
}

/** An open vote. */
export interface Ballot extends Crowd {
  at: number
  moves: Move[]
  /** When it closes, ms. */
  closes: number
}

/** A vote and its voter. `visitor` is the same for all connections of one token. */
export interface Cast {
  visitor: unknown
  address: string
  vote: Vote | null
}

/** The votes so far: by the index of a move, and in total. */
export interface Tally {
  counts: number[]
  cast: number
}

/** Checks a window, in seconds. */
export function readWindow(seconds: number): number {
  if (!(VOTE_WINDOWS as readonly number[]).includes(seconds)) throw roomRefusal('bad-window')
  return seconds
}

/**
 * The open vote; null when the crowd has no choice to make. The window opens with the last act. A single move is voted on too where
 * others do not know that it is the only one: otherwise the window would tell.
 */
export function ballotOf({ crowd, match, touched }: Room): Ballot | null {
  if (!crowd || !match || match.result || isFull(match)) return null
  const moves = movesOf(match, crowd.seat)
  if (moves.length < (match.alike ? 2 : 1)) return null
  const opened = lastEntry(match.journal)?.when ?? touched
  return { ...crowd, at: atOf(match), moves, closes: opened + crowd.seconds * 1000 }
}

/** Whether the owner of a token (`null`: no token) may vote: holds no seat, and has held no seat but the crowd's in this match. */
export function isVoter(room: Room, hash: string | null): boolean {
  const { crowd, match } = room
  if (!crowd || !match) return false
  if (hash === null) return true
  if (seatsOf(room, personOf(room, hash)?.id).length > 0) return false
  return !match.holders.some(([holder, seat]) => holder === hash && seat !== crowd.seat)
}

/** The viewers that the owner of a token sees as: their seats, the crowd's seat if they vote, or a spectator. */
export function viewersFor(room: Room, hash: string | null): (Seat | null)[] {
  const seats = seatsOf(room, personOf(room, hash)?.id)
  if (seats.length > 0) return seats
  return isVoter(room, hash) ? [room.crowd!.seat] : [null]
}

/** The votes that count, by visitor: one each, and at most `MAX_VOTES_PER_ADDRESS` per address. */
export function countedVotes({ at }: Ballot, all: Iterable<Cast>): Map<unknown, Vote> {
  const counted = new Map<unknown, Vote>()
  const addresses = new Map<string, number>()
  for (const { visitor, address, vote } of all) {
    if (vote?.at !== at || counted.has(visitor)) continue
    const own = (addresses.get(address) ?? 0) + 1
    if (own > MAX_VOTES_PER_ADDRESS) continue
    addresses.set(address, own)
    counted.set(visitor, vote)
  }
  return counted
}

/** Counts the votes. */
export function countVotes(ballot: Ballot, all: Iterable<Cast>): Tally {
  const counts = ballot.moves.map(() => 0)
  const counted = countedVotes(ballot, all)
  for (const { index } of counted.values()) counts[index]!++
  return { counts, cast: counted.size }
}

/** The index of the move with most votes; ties are broken by the seed. Null when there are no votes. */
export function electedIn({ match }: Room, { seat }: Ballot, { counts, cast }: Tally): number | null {
  if (cast === 0) return null
  const most = Math.max(...counts)
  const best = counts.flatMap((count, index) => (count === most ? [index] : []))
  const lot = best.length === 1 ? 0 : steadyChance(match!.position, seat, lengthOf(match!))(best.length)
  return best[lot]!
}
