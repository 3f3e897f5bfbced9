import type { Move, Seat } from '@shamble/engine'
import { steadyChance } from '@shamble/engine/bots'
import { lastEntry } from './journal.ts'
import { MOST_VOTES_EACH, VOTE_WINDOWS } from './limits.ts'
import { atOf, isFull, lengthOf, movesOf } from './match.ts'
import { roomRefusal } from './refusals.ts'
import { seatsOf, personOf, type Room } from './room.ts'

/*
 * The crowd's seat: whoever watches sees what it sees and votes for what it does. To the rules the vote is one seat. Where nobody
 * votes until the window closes, a bot chooses.
 */

/** Which seat the crowd has, and for how many seconds each of its choices is open. */
export interface Crowd {
  seat: Seat
  seconds: number
}

/** A vote: for the move with this index, in a choice made at this length of the journal. */
export interface Vote {
  at: number
  index: number
}

/** A choice that is open to the crowd. */
export interface Ballot extends Crowd {
  at: number
  moves: Move[]
  /** When it closes. */
  closes: number
}

/** A vote and whose it is: the same visitor for all connections of one token. */
export interface Cast {
  visitor: unknown
  address: string
  vote: Vote | null
}

/** The votes so far: by the index of a move, and how many there are. */
export interface Tally {
  counts: number[]
  cast: number
}

/** Checks the seconds of a window. */
export function readWindow(seconds: number): number {
  if (!(VOTE_WINDOWS as readonly number[]).includes(seconds)) throw roomRefusal('bad-window')
  return seconds
}

/** What the crowd must choose now; null when it has no choice. The window opens with the last act before. */
export function ballotOf({ crowd, match, touched }: Room): Ballot | null {
  if (!crowd || !match || match.result || isFull(match)) return null
  const moves = movesOf(match, crowd.seat)
  if (moves.length < 2) return null
  const opened = lastEntry(match.journal)?.when ?? touched
  return { ...crowd, at: atOf(match), moves, closes: opened + crowd.seconds * 1000 }
}

/** Whether whoever has a token of this hash (`null`: has none) votes: they hold no seat, and have held no other in this match. */
export function isVoter(room: Room, hash: string | null): boolean {
  const { crowd, match } = room
  if (!crowd || !match) return false
  if (hash === null) return true
  if (seatsOf(room, personOf(room, hash)?.id).length > 0) return false
  return !match.holders.some(([holder, seat]) => holder === hash && seat !== crowd.seat)
}

/** As which viewers somebody sees, by the hash of their token: their seats, or a spectator, who sees what the crowd sees if they vote. */
export function viewersFor(room: Room, hash: string | null): (Seat | null)[] {
  const seats = seatsOf(room, personOf(room, hash)?.id)
  if (seats.length > 0) return seats
  return isVoter(room, hash) ? [room.crowd!.seat] : [null]
}

/** Counts: one vote a visitor, and so many of one address at most. */
export function countVotes({ at, moves }: Ballot, all: Iterable<Cast>): Tally {
  const counts = moves.map(() => 0)
  const visitors = new Set<unknown>()
  const addresses = new Map<string, number>()
  let cast = 0
  for (const { visitor, address, vote } of all) {
    if (vote?.at !== at || visitors.has(visitor)) continue
    const own = (addresses.get(address) ?? 0) + 1
    if (own > MOST_VOTES_EACH) continue
    addresses.set(address, own)
    visitors.add(visitor)
    counts[vote.index]!++
    cast++
  }
  return { counts, cast }
}

/** The index of the move with most votes; among equals the lot of the seed decides. Null when nobody has voted. */
export function electedIn({ match }: Room, { seat }: Ballot, { counts, cast }: Tally): number | null {
  if (cast === 0) return null
  const most = Math.max(...counts)
  const best = counts.flatMap((count, index) => (count === most ? [index] : []))
  const lot = best.length === 1 ? 0 : steadyChance(match!.position, seat, lengthOf(match!))(best.length)
  return best[lot]!
}
