import { choicesFor, fingerprint, Referee, replay, start } from '@shamble/engine'
import type { AnyGame, Json, Seat, Told } from '@shamble/engine'
import { isFree } from './seating.ts'
import { hostOf, isGuestAt, votesToDismiss } from './guests.ts'
import { packer } from './forms.ts'
import { hintedSeats } from './hints.ts'
import { crowdIn, entriesOf, movesIn } from './journal.ts'
import { atOf, backIn, lengthOf, logOf, takesBack, type Match } from './match.ts'
import type { ChairSeen, Down, Ending, RoomSeen, SeatState, GameSeen, Welcome } from './messages.ts'
import { listingSeen } from './listing.ts'
import { packMoves } from './moves.ts'
import { personOf, seatsOf, type Room } from './room.ts'
import { viewersFor } from './voting.ts'
import { isSealed } from './attempt.ts'

/*
 * The only place where sights become messages: each viewer gets what `look` shows it and the events told to it, nothing else.
 */

type Viewer = Seat | null

/** What one viewer sees of the game, on the wire. `v`: the view, if already computed. */
export function seatStateOf(
  game: AnyGame,
  match: Match,
  viewer: Viewer,
  v: Json = game.view(match.position.table, viewer),
): SeatState {
  const c = choicesFor(game, match.position, viewer, match.pending).map(
    ({ seat, step, ask, moves, facts }): Json =>
      moves.length > 0 ? [seat, step, ask, packMoves(moves), ...(facts ? [facts] : [])] : [seat, step, ask],
  )
  const state: SeatState = { v, c, r: match.result, u: undoFor(match, viewer) }
  if (match.clock !== null)
    state.d = match.players.flatMap(({ due }, seat) => (due === null ? [] : [[seat, due]]))
  return state
}

/** `SeatState.u`. Depends on the game alone, so that viewers who have seen the same hold the same state. */
export function undoFor(match: Match, viewer: Viewer): 0 | 1 | 2 {
  if (viewer === null || match.result || !takesBack(match)) return 0
  const to = backIn(match, viewer)
  if (to === null) return 0
  return to === lengthOf(match) - 1 ? 1 : 2
}

/** The events told to a viewer. */
export const toldTo = (told: readonly Told<Json>[], viewer: Viewer): Json[] =>
  told.flatMap(({ event, to }) => (to === 'all' || to === viewer ? [event] : []))

/** The public state of the room. `watching`: the number of connections without a seat. */
export function roomSeen(game: AnyGame, room: Room, watching: number, now: number): RoomSeen {
  const { code, version, phase, options, carried, clock, seed, open, people, match, asked, challenge } = room
  return {
    code,
    game: room.game,
    version,
    phase,
    options,
    carried,
    clock,
    seed: open || (phase === 'over' && !isSealed(room, now)) ? seed : null,
    chairs: room.chairs.map(({ person, bot, ready }, seat) => {
      const who = people.find(({ id }) => id === person)
      return {
        seat,
        person,
        name: who?.name ?? null,
        bot,
        ready,
        here: who?.away === null,
        resigned: match?.players[seat]?.resigned ?? false,
        guest: isGuestAt(room, seat),
        dismissal: dismissalSeen(room, person),
        free: isFree(room, seat, now),
      }
    }),
    watching,
    host: hostOf(room),
    botsOpen: room.botsOpen,
    listed: listingSeen(room),
    crowd: room.crowd,
    asked: asked && {
      seat: asked.seat,
      moves: lengthOf(match!) - asked.to,
      of: room.chairs.flatMap(({ person }, seat) =>
        person !== null && asked.waiting.includes(person) ? [seat] : [],
      ),
    },
    hints: hintedSeats(game, room),
    challenge: challenge && {
      code: challenge.code,
      practice: challenge.practice,
      closes: challenge.closes,
    },
  }
}

function dismissalSeen(room: Room, person: number | null): ChairSeen['dismissal'] {
  const of = person === null || room.challenge ? null : votesToDismiss(room, person)
  if (of === null) return null
  const votes = room.dismissals.find((each) => each.person === person)?.votes ?? []
  return { by: votes.map((vote) => vote.person), of }
}

/** The whole game as these viewers see it; null before it begins. `since`: the length of the journal that the client has seen. */
export function gameSeen(
  game: AnyGame,
  room: Room,
  viewers: Viewer[],
  since: number | null,
): GameSeen | null {
  const { match } = room
  if (!match) return null
  return {
    at: atOf(match),
    length: lengthOf(match),
    forms: match.forms,
    viewers,
    states: viewers.map((viewer) => seatStateOf(game, match, viewer)),
    story: storyOf(game, match, viewers, since),
  }
}

// The events since, of the moves that stand. If moves were taken back, from there on.
function storyOf(game: AnyGame, match: Match, viewers: Viewer[], since: number | null): GameSeen['story'] {
  const pack = packer(match.forms)
  const from = standing(match, since)
  const told: Json[][][] = []
  if (from >= lengthOf(match)) return { from, told }
  const { seed, seats, options, carried, version, moves } = logOf(match)
  if (version !== game.version) return { from: moves.length, told }
  const first = start<any, unknown, Json>(game, seed, seats, options, carried)
  const say = (events: readonly Told<Json>[]) =>
    told.push(viewers.map((viewer) => toldTo(events, viewer).map(pack)))
  if (from < 0) say(first.told)
  const g = new Referee<unknown, Json>(game, first.position).resume(first.pending)
  for (const [n, [seat, ...move]] of moves.entries()) {
    g.make(seat, move)
    if (n + 1 > from) say(g.told)
    g.told.length = 0
  }
  const crowd = crowdIn(entriesOf(match.journal)).filter((length) => length > from)
  return { from, told, ...(crowd.length > 0 && { crowd }), ...(from < 0 && { own: ownIn(match, viewers) }) }
}

// The length to which each viewer's last own move led, of those that stand; 0: there is none. A bot that moves when the clock has run
// out is not the viewer. Spectators have missed nothing.
function ownIn(match: Match, viewers: Viewer[]): number[] {
  const own = viewers.map((viewer) => (viewer === null ? lengthOf(match) : 0))
  let length = 0
  for (const { seat, n, did } of entriesOf(match.journal)) {
    if (did === 'resigned') continue
    length = typeof did === 'number' ? did : length + 1
    for (const [i, viewer] of viewers.entries()) {
      if (typeof did === 'number') own[i] = Math.min(own[i]!, did)
      else if (viewer === seat && n > 0) own[i] = length
    }
  }
  return own
}

/** What a seat saw after its last own move, or at the start: the length of the log then, and the view. Null: by other rules. */
export function seenAfterOwn(game: AnyGame, match: Match, seat: Seat): { length: number; view: Json } | null {
  const [length] = ownIn(match, [seat])
  const log = logOf(match)
  if (log.version !== game.version) return null
  const { table } = replay<any, unknown, Json>(game, { ...log, moves: log.moves.slice(0, length) })
  return { length: length!, view: game.view(table, seat) }
}

// How many of the moves seen still stand; -1: nothing was seen, not even the set-up.
function standing(match: Match, since: number | null): number {
  const { first, journal } = match
  if (since === null || since < first || since > first + journal.length) return -1
  const entries = entriesOf(journal)
  let length = movesIn(entries.slice(0, since - first)).length
  for (const { did } of entries.slice(since - first))
    if (typeof did === 'number') length = Math.min(length, did)
  return Math.min(length, lengthOf(match))
}

/** How the game ended, with its log unless it is sealed; null while it is being played. */
export function endingOf(game: AnyGame, room: Room, now: number): Ending | null {
  const { match } = room
  if (!match?.result) return null
  if (isSealed(room, now)) return { result: match.result, log: null, fingerprint: null }
  return { result: match.result, log: logOf(match), fingerprint: fingerprint(match.position) }
}

/** The seats of a person, each with the number of its last act. */
export const seatsSeen = (room: Room, person: number | null): [Seat, number][] =>
  seatsOf(room, person).map((seat) => [seat, room.match?.players[seat]?.n ?? 0])

/** The answer to a hello. */
export function welcome(
  game: AnyGame,
  room: Room,
  by: { hash: string | null; v: number; since: number | null; watching: number },
  now: number,
): Down {
  const person = personOf(room, by.hash)?.id ?? null
  const said: Welcome = {
    v: by.v,
    now,
    person,
    seats: seatsSeen(room, person),
    room: roomSeen(game, room, by.watching, now),
    game: gameSeen(game, room, viewersFor(room, by.hash), by.since),
    over: endingOf(game, room, now),
    ...(person !== null && room.kept.length > 0 && { kept: room.kept }),
  }
  return ['welcome', said]
}
