import type { AnyGame, Move, Seat } from '@shamble/engine'
import { Refusal } from '@shamble/engine'
import { rivalIn } from '@shamble/engine/bots'
import { thinkOwed } from './bots.ts'
import { stepOf, type Effect, type Next } from './effects.ts'
import { isGuestAt } from './guests.ts'
import { CHECKPOINT, MAX_SKIPPED } from './limits.ts'
import { BY_CROWD, type Entry } from './journal.ts'
import { atOf, backIn, concede, enact, entryBy, isFull, movesOf, takesBack } from './match.ts'
import type { Enacted, Match } from './match.ts'
import type { Act } from './messages.ts'
import { roomRefusal } from './refusals.ts'
import type { Asked, Room } from './room.ts'
import { leave } from './seating.ts'
import { ballotOf } from './voting.ts'

/*
 * Acts in the game. Every act names its seat, a number that is unique to it among the owner's acts in this match, and the length of
 * the journal it has seen. So a duplicate is done once, and a late act is refused.
 */

/** Does an act of a person. */
export function act(game: AnyGame, room: Room, person: number | null, message: Act, now: number): Next {
  const [, seat, n, seen] = message
  if (!room.chairs[seat]) throw roomRefusal('no-such-seat')
  if (room.chairs[seat].person !== person || person === null) throw roomRefusal('not-your-seat')
  const { match } = room
  if (!match) throw roomRefusal('not-playing')
  const player = match.players[seat]!
  if (n <= player.n) return repeated(room, match, message)
  if (n > player.n + MAX_SKIPPED) throw roomRefusal('number-skipped')
  if (match.result) throw roomRefusal('not-playing')
  if (player.resigned) throw roomRefusal('resigned')
  if (seen > atOf(match)) throw roomRefusal('ahead')
  // An act of an earlier game.
  if (seen < match.first) throw roomRefusal('stale')
  if (isFull(match) && message[0] !== 'x') throw roomRefusal('match-full')
  if (message[0] === 'm') return move(game, room, match, message, now)
  if (message[0] === 'u') return takeBack(game, room, match, { seat, n, seen }, now)
  if (isGuestAt(room, seat)) return givenUp(room, person, seat, n, now)
  return carryOut(game, room, { at: atOf(match), seat, n, seen, index: -1, when: now, did: 'resigned' })
}

// A guest who resigns only leaves: the seat is another's or a bot's.
function givenUp(room: Room, id: number, seat: Seat, n: number, now: number): Next {
  const person = room.people.find((other) => other.id === id)!
  const { room: after, effects } = leave(room, person, seat, now)
  return { room: after, effects: [{ do: 'acknowledge', seat, n }, ...effects] }
}

// A duplicate is acknowledged again. Another act of the same number comes from another device.
function repeated(room: Room, match: Match, [kind, seat, n, seen, index]: Act): Next {
  const entry = entryBy(match, seat, n)
  const asked = room.asked?.seat === seat && room.asked.n === n && kind === 'u'
  const same = entry ? entry.seen === seen && sameDeed(entry, kind, index) : asked
  if (!same) throw roomRefusal('overtaken')
  return { room, effects: [{ do: 'acknowledge', seat, n }] }
}

function sameDeed({ did, index }: Entry, kind: Act[0], given: number | undefined): boolean {
  if (kind === 'u') return typeof did === 'number'
  if (kind === 'x') return did === 'resigned'
  return typeof did === 'object' && index === given
}

function move(
  game: AnyGame,
  room: Room,
  match: Match,
  [, seat, n, seen, index]: Extract<Act, ['m', ...unknown[]]>,
  now: number,
): Next {
  if (seen < match.players[seat]!.since) throw roomRefusal('stale')
  if (room.challenge && rivalIn(match.pending) !== null) throw roomRefusal('rivals-first')
  const did = movesOf(match, seat)[index]
  if (!did) throw roomRefusal('no-such-move')
  return carryOut(game, room, { at: atOf(match), seat, n, seen, index, when: now, did })
}

/** Does a bot's move, unless the game has changed since it began to think. */
export function thought(game: AnyGame, room: Room, seat: Seat, at: number, did: Move, now: number): Next {
  const owed = thinkOwed(room, now)
  if (!owed || owed.seat !== seat || owed.at !== at) return { room, effects: [] }
  return carryOut(game, room, { at, seat, n: owed.by, seen: at, index: -1, when: now, did })
}

/** Does the crowd's move, unless the game has changed since the vote. */
export function elected(game: AnyGame, room: Room, at: number, index: number, now: number): Next {
  const ballot = ballotOf(room)
  const did = ballot?.moves[index]
  if (!did || ballot.at !== at) return { room, effects: [] }
  return carryOut(game, room, { at, seat: ballot.seat, n: BY_CROWD, seen: at, index: -1, when: now, did })
}

// Taking back. If no other person loses a move it is done at once; else they are asked first. Nothing is taken back past chance or a
// secret.
function takeBack(
  game: AnyGame,
  room: Room,
  match: Match,
  asks: Omit<Asked, 'to' | 'waiting' | 'when'>,
  now: number,
): Next {
  const { seat, n, seen } = asks
  if (seen < atOf(match)) throw roomRefusal('stale')
  const to = backIn(match, seat)
  if (to === null) {
    throw new Refusal(
      'nothing-to-undo',
      'Nothing can be taken back: dice were rolled or something was revealed.',
    )
  }
  if (!takesBack(match)) throw roomRefusal('enough-taken-back')
  const waiting = peopleAfter(room, match, to, room.chairs[seat]!.person!)
  if (waiting.length === 0)
    return carryOut(game, room, { at: atOf(match), seat, n, seen, index: -1, when: now, did: to })
  const players = match.players.map((p, i) => (i === seat ? { ...p, n } : p))
  const next = {
    ...room,
    match: { ...match, players },
    asked: { ...asks, to, waiting, when: now },
    touched: now,
  }
  return { room: next, effects: [{ do: 'save' }, { do: 'acknowledge', seat, n }, { do: 'room' }] }
}

/** The people, other than `but`, who would lose moves. */
function peopleAfter(room: Room, match: Match, to: number, but: number): number[] {
  const people = new Set<number>()
  for (const [seat] of match.log.moves.slice(to - match.settled)) {
    const { person, bot } = room.chairs[seat]!
    if (person !== null && person !== but && bot === null && !match.players[seat]!.resigned)
      people.add(person)
  }
  return [...people]
}

/** An answer to a request to take back. It is done when all have agreed. */
export function answerAsked(game: AnyGame, room: Room, person: number, yes: boolean, now: number): Next {
  const { asked, match } = room
  if (!asked || !match || !asked.waiting.includes(person)) throw roomRefusal('nothing-asked')
  if (!yes) return { room: { ...room, asked: null, touched: now }, effects: [{ do: 'save' }, { do: 'room' }] }
  const waiting = asked.waiting.filter((id) => id !== person)
  if (waiting.length > 0) {
    return {
      room: { ...room, asked: { ...asked, waiting }, touched: now },
      effects: [{ do: 'save' }, { do: 'room' }],
    }
  }
  const { seat, n, seen, to } = asked
  return carryOut(game, room, { at: atOf(match), seat, n, seen, index: -1, when: now, did: to })
}

/** Applies an entry, appends it to the journal, and returns the effects. */
function carryOut(game: AnyGame, room: Room, entry: Entry): Next {
  const before = room.match!
  const enacted = ended(room, enact(game, before, entry))
  const { match } = enacted
  const next: Room = { ...room, match, asked: null, touched: entry.when }
  const effects: Effect[] = [{ do: 'append', entry }, stepOf(entry, before, enacted)]
  if (room.asked || entry.did === 'resigned') effects.push({ do: 'room' })
  if (match.result) {
    next.phase = 'over'
    effects.push({ do: 'save' }, { do: 'over' }, { do: 'room' })
  } else if (room.asked || match.journal.length % CHECKPOINT === 0) effects.push({ do: 'save' })
  return { room: next, effects }
}

// The game is over when one seat is left, or when every person has resigned.
function ended(room: Room, enacted: Enacted): Enacted {
  const { match, told } = enacted
  if (match.result || !match.players.some(({ resigned }) => resigned)) return enacted
  const left = match.players.flatMap(({ resigned }, seat) => (resigned ? [] : [seat]))
  const people = left.filter((seat) => room.chairs[seat]!.bot === null)
  return left.length > 1 && people.length > 0 ? enacted : { match: concede(match), told }
}
