import type { Down, VoteCast } from './messages.ts'
import { TALLY_EVERY } from './limits.ts'
import { roomRefusal } from './refusals.ts'
import type { Room } from './room.ts'
import type { Connection, Ports } from './runtime.ts'
import { ballotOf, countVotes, isVoter, type Ballot, type Cast, type Tally } from './voting.ts'

/*
 * Takes the votes of a room and says how they stand. A vote is remembered by the connection it came over, so that it outlives the
 * memory of this program; what is said to all is said once in a while, however many vote.
 */

export interface Poll {
  /** Somebody votes. Refused where there is nothing to vote for, or it is not theirs to vote. */
  cast: (room: Room, connection: Connection, said: VoteCast) => void
  /** Whether everybody who may vote has, be it that there is nobody. */
  isWhole: (room: Room, ballot: Ballot) => boolean
  /** Somebody who might have voted is gone. */
  somebodyLeft: () => void
  tally: (room: Room, ballot: Ballot) => Tally
  /** Says how the votes stand: to all, to one who has just come, or to all if it was put off. */
  say: (room: Room) => void
  sayTo: (room: Room, connection: Connection) => void
  sayIfOwed: (room: Room) => void
}

const NOBODY = { at: -1, voters: 0 }

/** The poll of a room. `connections`: all that have said hello. */
export function pollOf({ now, wake }: Pick<Ports, 'now' | 'wake'>, connections: () => Connection[]): Poll {
  let said = -Infinity
  let owed = false
  // How many had not voted when all were counted last, without those who have since: to count at every vote would take long.
  let missing = { ...NOBODY }

  const voters = (room: Room): Cast[] =>
    connections()
      .filter(({ hash }) => isVoter(room, hash))
      .map(({ hash, key, address, vote }) => ({ visitor: hash ?? key, address, vote }))
  const tally = (room: Room, ballot: Ballot): Tally => countVotes(ballot, voters(room))

  // Which moves a hidden hand allows is for those who vote: all others learn only how many have.
  function texts(ballot: Ballot, { counts, cast }: Tally): (votes: boolean) => string {
    const text = (own: number[] | null) =>
      JSON.stringify(['votes', ballot.at, ballot.closes, cast, own] satisfies Down)
    const [full, bare] = [text(counts), text(null)]
    return (votes) => (votes ? full : bare)
  }

  function say(room: Room): void {
    owed = false
    const ballot = ballotOf(room)
    if (!ballot) return
    said = now()
    const text = texts(ballot, tally(room, ballot))
    for (const connection of connections()) connection.send(text(isVoter(room, connection.hash)))
  }

  return {
    tally,
    say,
    isWhole(room, { at }) {
      if (missing.at === at && missing.voters > 0) return false
      missing = { at, voters: voters(room).filter(({ vote }) => vote?.at !== at).length }
      return missing.voters === 0
    },
    somebodyLeft() {
      missing = { ...NOBODY }
    },
    cast(room, connection, [, at, index]) {
      const ballot = ballotOf(room)
      if (!ballot || !isVoter(room, connection.hash)) throw roomRefusal('no-vote')
      if (ballot.at !== at) throw roomRefusal('stale')
      if (!ballot.moves[index]) throw roomRefusal('no-such-move')
      const { hash } = connection
      if (connection.vote?.at !== at) missing.voters--
      for (const other of hash === null ? [connection] : connections())
        if (other === connection || other.hash === hash) other.keepVote({ at, index })
      if (now() - said >= TALLY_EVERY) return say(room)
      owed = true
      wake(said + TALLY_EVERY)
    },
    sayTo(room, connection) {
      const ballot = ballotOf(room)
      if (ballot) connection.send(texts(ballot, tally(room, ballot))(isVoter(room, connection.hash)))
    },
    sayIfOwed(room) {
      if (owed) say(room)
    },
  }
}
