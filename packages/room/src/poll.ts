import type { Down, VoteCast } from './messages.ts'
import { TALLY_EVERY } from './limits.ts'
import { roomRefusal } from './refusals.ts'
import type { Room } from './room.ts'
import type { Connection, Ports } from './ports.ts'
import { ballotOf, countedVotes, countVotes, isVoter, type Ballot, type Cast, type Tally } from './voting.ts'

/*
 * Votes of a room and their tally. A vote is stored with its connection, so it survives hibernation. Tallies are debounced.
 */

export interface Poll {
  /** Takes a vote. Refused when no vote is open, or the connection has no vote. */
  cast: (room: Room, connection: Connection, said: VoteCast) => void
  /** True when every eligible voter (possibly none) has voted. */
  isWhole: (room: Room, ballot: Ballot) => boolean
  /** Notes that a voter may have left. */
  voterLeft: () => void
  tally: (room: Room, ballot: Ballot) => Tally
  /** Sends the tally: to all, to a newcomer, or to all if a debounced one is due. */
  say: (room: Room) => void
  sayTo: (room: Room, connection: Connection) => void
  sayIfDue: (room: Room) => void
}

// All connections of one token are one visitor.
const visitorOf = ({ hash, key }: Connection): unknown => hash ?? key

const UNKNOWN = { at: -1, voters: 0 }

/** The poll of a room. `connections`: all that have said hello. */
export function pollOf({ now, wake }: Pick<Ports, 'now' | 'wake'>, connections: () => Connection[]): Poll {
  let said = -Infinity
  let owed = false
  // How many visitors have not voted at this length of the journal. Cached: counting at every vote would be slow.
  let missing = { ...UNKNOWN }

  const voters = (room: Room): Cast[] =>
    connections()
      .filter(({ hash }) => isVoter(room, hash))
      .map((connection) => ({
        visitor: visitorOf(connection),
        address: connection.address,
        vote: connection.vote,
      }))
  const tally = (room: Room, ballot: Ballot): Tally => countVotes(ballot, voters(room))

  // Counts by move would show others what a hidden hand allows: only voters get them. Voters beyond the limit of their address are told.
  function texts(room: Room, ballot: Ballot): (connection: Connection) => string {
    const { counts, cast } = tally(room, ballot)
    const counted = countedVotes(ballot, voters(room))
    const text = (own: number[] | null, ...uncounted: true[]) =>
      JSON.stringify(['votes', ballot.at, ballot.closes, cast, own, ...uncounted] satisfies Down)
    const [full, bare, beyond] = [text(counts), text(null), text(counts, true)]
    return (connection) => {
      if (!isVoter(room, connection.hash)) return bare
      return connection.vote?.at === ballot.at && !counted.has(visitorOf(connection)) ? beyond : full
    }
  }

  function say(room: Room): void {
    owed = false
    const ballot = ballotOf(room)
    if (!ballot) return
    said = now()
    const text = texts(room, ballot)
    for (const connection of connections()) connection.send(text(connection))
  }

  return {
    tally,
    say,
    isWhole(room, { at }) {
      if (missing.at === at && missing.voters > 0) return false
      const all = voters(room)
      const voted = new Set(all.flatMap(({ visitor, vote }) => (vote?.at === at ? [visitor] : [])))
      missing = { at, voters: new Set(all.map(({ visitor }) => visitor)).size - voted.size }
      return missing.voters === 0
    },
    voterLeft() {
      missing = { ...UNKNOWN }
    },
    cast(room, connection, [, at, index]) {
      const ballot = ballotOf(room)
      if (!ballot || !isVoter(room, connection.hash)) throw roomRefusal('no-vote')
      if (ballot.at !== at) throw roomRefusal('stale')
      if (!ballot.moves[index]) throw roomRefusal('no-such-move')
      const { hash } = connection
      const tabs = hash === null ? [connection] : connections().filter((other) => other.hash === hash)
      if (tabs.every(({ vote }) => vote?.at !== at)) missing.voters--
      for (const tab of tabs) tab.keepVote({ at, index })
      if (now() - said >= TALLY_EVERY) return say(room)
      owed = true
      wake(said + TALLY_EVERY)
    },
    sayTo(room, connection) {
      const ballot = ballotOf(room)
      if (ballot) connection.send(texts(room, ballot)(connection))
    },
    sayIfDue(room) {
      if (owed) say(room)
    },
  }
}
