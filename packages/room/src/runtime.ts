import { Refusal, same, type AnyGame, type Json, type Move, type Seat } from '@shamble/engine'
import { anyMove, costOf, STAND_IN, think, thinkOwed } from './bots.ts'
import type { Effect, Next, Think } from './effects.ts'
import { keptRoom } from './persistence.ts'
import { whoGoes } from './crowd.ts'
import { HELLO_WITHIN, LONGEST_MESSAGE, MOST_STRANGERS, MOST_STRANGERS_EACH } from './limits.ts'
import { MOST_TABS, MOST_VOTERS, MOST_WATCHERS, MOST_WATCHERS_EACH, SEATED, WATCHING } from './limits.ts'
import { BY_CROWD, type Entry } from './journal.ts'
import { atOf } from './match.ts'
import { readMessage } from './messages.ts'
import { PROTOCOL } from './protocol.ts'
import type { Down, Ending, Hello, RoomSeen, GameSeen, Up } from './messages.ts'
import { pacer } from './pace.ts'
import { roomRefusal, SAYINGS, type RoomCode } from './refusals.ts'
import { personOf, type Room } from './room.ts'
import { pollOf } from './poll.ts'
import { ballotOf, electedIn, viewersFor, type Vote } from './voting.ts'
import { endingOf, roomSeen, seatsSeen, gameSeen, welcome } from './speech.ts'
import { speaker } from './speaker.ts'
import { expiryOf, reduce, nextLook, readToken, type Message } from './reducer.ts'
import { hashOf } from './tokens.ts'
import { outcomeOf, outcomeOwed, type Outcome } from './attempt.ts'

/*
 * Runs a room for whoever has sockets, storage, a clock and chance: a Durable Object, a test, a bench. Everything here
 * happens at once, without waiting; what is stored is stored before anything is sent.
 */

/** A connection. What it `remember`s must outlive the memory of this program. */
export interface Connection {
  /** The same object for the same connection, as long as this program remembers. */
  readonly key: object
  /** Whom it is counted for: the same for all connections of one address. */
  readonly address: string
  /** When it was opened. */
  readonly since: number
  /** The hash of the token it said hello with; null: none. */
  readonly hash: string | null
  /** The version it speaks; 0 before its hello. */
  readonly v: number
  remember: (hash: string | null, v: number) => void
  /** What whoever is here voted for last. */
  readonly vote: Vote | null
  keepVote: (vote: Vote) => void
  send: (text: string) => void
  close: (status: number, reason: string) => void
}

/** What a runtime needs from outside. */
export interface Ports {
  now: () => number
  /** A new random seed. */
  fresh: () => string
  /** A random whole number. */
  random: () => number
  /** All open connections. */
  connections: () => Iterable<Connection>
  /**
   * Stores, all of it or nothing: an entry of the journal, and the room as a whole if it is given. With the room, entries
   * before `first` are to be deleted: they are of earlier games.
   */
  store: (entry: Entry | null, kept: Json | null, first: number) => void
  /** Somebody must look at the room at this time, by calling `tick`. */
  wake: (at: number) => void
  /** The room has expired. */
  forget: () => void
  /** Something went wrong that is nobody's refusal. */
  report: (cause: unknown) => void
}

/** What anybody may know of a room without a connection, but for the story: for pages rendered on the server. */
export interface Snapshot {
  room: RoomSeen
  game: GameSeen | null
  over: Ending | null
}

export interface Runtime {
  readonly room: Room
  snapshot: () => Snapshot
  /** A connection was opened: others may have to make room for it. */
  opened: () => void
  /** A text came over a connection. */
  message: (connection: Connection, text: string) => void
  /** A connection has closed (it is not among `connections` any more). */
  closed: (connection: Pick<Connection, 'hash' | 'v'>) => void
  /** Time has come, and the challenge, if any, was told: bots think, clocks run out, the room expires. */
  tick: () => void
  /** What the challenge must be told of the attempt made here, if it has not been told yet. */
  outcome: () => Outcome | null
  /** It has been told. */
  told: () => void
  /** After a start: whoever has no connection is away. */
  wakeUp: () => void
}

/** Status with which a connection is closed that broke the limits. */
export const BROKE_THE_RULES = 1008
export const TOO_BIG = 1009
// What bots may spend after a message and in one tick, in playouts; and how many choices they make at once.
const PLAYOUTS_A_MESSAGE = 32
const PLAYOUTS_A_TICK = 200
const CHOICES_AT_ONCE = 12
// A hello may cost a replay of the whole game; so does the game sent anew, to each connection of whoever asks.
const HELLO_COSTS = 5
const GAME_COSTS = 5
// A hint costs a deal, and a position to write out.
const HINT_COSTS = 5
// An expired room is looked at again so late while somebody is there.
const GUESTS_KEEP_IT = 3_600_000
// How soon and how late a challenge is told again what it could not be told.
const TELL_AGAIN = [1000, 3_600_000] as const

/** Takes a room over. */
export function runtime(game: AnyGame, first: Room, ports: Ports): Runtime {
  let room = first
  const saying = speaker(game)
  const paces = pacer(ports.now)
  const poll = pollOf(ports, () => all())

  const all = () => Array.from(ports.connections()).filter(({ v }) => v > 0)
  const watchers = () => all().filter(({ hash }) => !personOf(room, hash))
  const watching = () => watchers().length
  const tabsOf = (token: string | null) => all().filter(({ hash }) => hash === token)
  const tell = (connection: Connection, message: Down) => connection.send(JSON.stringify(message))
  const no = (connection: Connection, code: string, says: string, about: (string | number)[]) =>
    tell(connection, ['no', code, says, ...about])

  function message(connection: Connection, text: string): void {
    const pace = paces.of(connection.key, personOf(room, connection.hash) ? SEATED : WATCHING)
    if (pace === 'flood') return bye(connection, 'too-fast')
    if (text.length > LONGEST_MESSAGE) return bye(connection, 'too-long', TOO_BIG)
    let said: Up | null = null
    try {
      said = readMessage(text)
      if (pace === 'fast') throw roomRefusal('too-fast')
      if (said[0] === 'hello') {
        paces.charge(connection.key, HELLO_COSTS - 1)
        return hello(connection, said)
      }
      if (connection.v === 0) throw roomRefusal('no-hello')
      // Random numbers cost time, and nothing else needs any.
      const fresh = said[0] === 'again' || said[0] === 'hint' ? ports.fresh() : ''
      if (said[0] === 'hint') paces.charge(connection.key, HINT_COSTS - 1)
      if (said[0] === 'v') poll.cast(room, connection, said)
      else carryOut({ from: 'client', hash: connection.hash, said, fresh }, connection)
    } catch (cause) {
      return refuse(connection, said, cause)
    }
    try {
      letBotsMove(PLAYOUTS_A_MESSAGE)
    } catch (cause) {
      // They try again when the alarm rings.
      ports.report(cause)
    }
    ports.wake(next())
  }

  function refuse(connection: Connection, said: Up | null, cause: unknown): void {
    const about = aboutOf(said)
    if (cause instanceof Refusal) {
      if (cause.code === 'rules-fault') ports.report(cause)
      no(connection, cause.code, cause.message, about)
      if (cause.code === 'ahead' || cause.code === 'number-skipped') {
        paces.charge(connection.key, GAME_COSTS - 1)
        sendGame(connection)
      }
      return
    }
    ports.report(cause)
    no(connection, 'rules-fault', 'Something went wrong here. Nothing was changed.', about)
  }

  function bye(connection: Connection, code: RoomCode, status = BROKE_THE_RULES): void {
    tell(connection, ['bye', code, SAYINGS[code]])
    connection.close(status, code)
  }

  function hello(connection: Connection, [, { v, token, since, claim }]: Hello): void {
    if (v !== PROTOCOL) return bye(connection, v > PROTOCOL ? 'new-protocol' : 'old-protocol')
    const hash = token === undefined ? null : hashOf(readToken(token))
    if (claim) claimFor(connection, hash, claim)
    const before = personOf(room, connection.hash)
    const person = personOf(room, hash)
    connection.remember(hash, v)
    // Whoever says hello as somebody else is not here any more as who they were.
    if (before && before.hash !== hash) left(before.hash)
    const [code, crowd, most, each] = person
      ? (['too-many-tabs', tabsOf(hash), MOST_TABS, MOST_TABS] as const)
      : (['room-full', watchers(), room.crowd ? MOST_VOTERS : MOST_WATCHERS, MOST_WATCHERS_EACH] as const)
    for (const other of whoGoes(crowd, most, each)) bye(other, code)
    if (person) carryOut({ from: 'connection', person: person.id, here: true }, connection)
    tell(
      connection,
      welcome(game, room, { hash, v, since: since ?? null, watching: watching() }, ports.now()),
    )
    poll.sayTo(room, connection)
  }

  // A seat that moves here is taken before anything is shown: a device that will see one hand is not shown another first.
  function claimFor(
    connection: Connection,
    hash: string | null,
    claim: NonNullable<Hello[1]['claim']>,
  ): void {
    try {
      carryOut({ from: 'client', hash, said: ['claim', 0, ...claim], fresh: '' }, null)
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      no(connection, cause.code, cause.message, [])
    }
  }

  // Whoever has been silent for too long goes as well, now that somebody comes.
  function opened(): void {
    const strangers = Array.from(ports.connections()).filter(({ v }) => v === 0)
    const before = ports.now() - HELLO_WITHIN
    const late = strangers.filter(({ since }) => since < before)
    const early = strangers.filter(({ since }) => since >= before)
    const gone = [...late, ...whoGoes(early, MOST_STRANGERS, MOST_STRANGERS_EACH)]
    for (const connection of gone) connection.close(BROKE_THE_RULES, 'no-hello' satisfies RoomCode)
  }

  function closed({ hash, v }: Pick<Connection, 'hash' | 'v'>): void {
    if (v > 0) left(hash)
  }

  // A connection is gone, or another person's now: whether they are away depends on their others.
  function left(hash: string | null): void {
    poll.somebodyLeft()
    const person = personOf(room, hash)
    if (person && tabsOf(hash).length === 0) gone(person.id)
  }

  function gone(person: number): void {
    try {
      carryOut({ from: 'connection', person, here: false }, null)
    } catch (cause) {
      // They will be found missing when the room wakes up next.
      ports.report(cause)
    }
  }

  function wakeUp(): void {
    const here = new Set(all().map(({ hash }) => hash))
    for (const { id, hash, away } of room.people) {
      if (away === null && !here.has(hash)) gone(id)
    }
    ports.wake(next())
  }

  function tick(): void {
    const now = ports.now()
    if (expiryOf(room) <= now && all().length === 0) return ports.forget()
    const untold = outcomeOwed(room)
    poll.sayIfOwed(room)
    letBotsMove(PLAYOUTS_A_TICK, Infinity)
    const then = next()
    if (then > now || thinkOwed(room, now) || decided()) return ports.wake(then)
    if (!outcomeOwed(room)) return ports.wake(now + GUESTS_KEEP_IT)
    // It was to be told before this tick and could not be: the longer ago, the later it is tried again.
    const age = Math.min(Math.max(now - room.touched, TELL_AGAIN[0]), TELL_AGAIN[1])
    ports.wake(untold ? now + age : now)
  }

  // Bots move until they have spent so many playouts. A choice that costs more than that has a tick of its own: there the
  // first choice may cost what it costs.
  function letBotsMove(most: number, first = most): void {
    let left = first
    for (let choices = 0; choices < CHOICES_AT_ONCE; choices++) {
      const owed = thinkOwed(room, ports.now()) ?? decided()
      if (!owed) break
      const cost = costOf(game, room, owed)
      if (cost > left) break
      left = Math.min(left, most) - cost
      carryOut(electionOf(owed) ?? { from: 'bot', seat: owed.seat, at: owed.at, move: choiceOf(owed) }, null)
    }
  }

  // The crowd's choice before its window closes: when all have voted, or nobody is here who could.
  function decided(): Think | null {
    const ballot = ballotOf(room)
    if (!ballot || !poll.isWhole(room, ballot)) return null
    return { seat: ballot.seat, at: ballot.at, bot: STAND_IN, by: BY_CROWD }
  }

  // What the crowd's seat does: as it has voted, or, where nobody has, as a bot would; null for all other seats.
  function electionOf(owed: Think): Message | null {
    const ballot = ballotOf(room)
    if (ballot?.seat !== owed.seat) return null
    const { at, moves } = ballot
    const voted = electedIn(room, ballot, poll.tally(room, ballot))
    if (voted !== null) return { from: 'crowd', at, index: voted }
    const move = choiceOf(owed)
    return { from: 'crowd', at, index: moves.findIndex((other) => same(other, move)) }
  }

  // When somebody must look at the room next.
  const next = () => (decided() ? ports.now() : nextLook(room, ports.now()))

  // A rule may fail in a world that a bot imagines: no reason for the room to stop, so any legal move will do.
  function choiceOf(owed: Think): Move {
    try {
      return think(game, room, owed)
    } catch (cause) {
      ports.report(cause)
      return anyMove(room, owed, ports.random())
    }
  }

  // Stores first; what cannot be stored has not happened. Then everybody hears of it.
  function carryOut(said: Message, asker: Connection | null): void {
    const before = room
    const after = reduce(game, before, said, ports.now())
    keep(after)
    room = after.room
    for (const effect of after.effects) speak(effect, before, asker)
    if (before.match !== room.match) poll.say(room)
  }

  function keep({ room: after, effects }: Next): void {
    let entry: Entry | null = null
    let save = false
    for (const effect of effects) {
      if (effect.do === 'append') entry = effect.entry
      if (effect.do === 'save') save = true
    }
    if (!entry && !save) return
    try {
      ports.store(entry, save ? keptRoom(after) : null, after.match?.first ?? 0)
    } catch (cause) {
      ports.report(cause)
      throw roomRefusal('not-stored')
    }
  }

  function speak(effect: Effect, before: Room, asker: Connection | null): void {
    if (effect.do === 'step') return step(effect)
    if (effect.do === 'room') return toAll(['room', roomSeen(game, room, watching(), ports.now())])
    if (effect.do === 'over') return toAll(['over', endingOf(game, room, ports.now())!])
    if (effect.do === 'tell') return toAll(effect.message)
    if (effect.do === 'game') {
      const games = sendGames(effect.people, before)
      // A game that begins has no story yet.
      if (asker && room.match && effect.people) paces.charge(asker.key, GAME_COSTS * games)
      return
    }
    if (!asker) return
    if (effect.do === 'deal') tell(asker, ['dealt', effect.id, effect.position])
    if (effect.do === 'grant') tell(asker, ['ok', effect.id])
    if (effect.do === 'acknowledge') tell(asker, ['a', effect.seat, effect.n, atOf(room.match!)])
  }

  function step(effect: Extract<Effect, { do: 'step' }>): void {
    const say = saying(effect)
    const said: { viewers: (Seat | null)[]; text: string }[] = []
    for (const connection of room.crowd ? playersFirst() : all()) {
      const viewers = viewersFor(room, connection.hash)
      let alike = said.find((other) => areSame(other.viewers, viewers))
      if (!alike) said.push((alike = { viewers, text: say(viewers) }))
      connection.send(alike.text)
    }
  }

  // Those who play do not wait until hundreds who watch have been told.
  function playersFirst(): Connection[] {
    const [players, others]: [Connection[], Connection[]] = [[], []]
    for (const connection of all()) (personOf(room, connection.hash) ? players : others).push(connection)
    return [...players, ...others]
  }

  // To how many.
  function sendGames(people: number[] | null, before: Room): number {
    const theirs = all().filter(({ hash }) => {
      const ids = [personOf(before, hash)?.id, personOf(room, hash)?.id]
      return people === null || people.some((id) => ids.includes(id))
    })
    for (const connection of theirs) sendGame(connection)
    return theirs.length
  }

  function sendGame(connection: Connection): void {
    const person = personOf(room, connection.hash)?.id ?? null
    const seen = gameSeen(game, room, viewersFor(room, connection.hash), null)
    tell(connection, ['game', seen, person, seatsSeen(room, person)])
  }

  function toAll(message: Down): void {
    const text = JSON.stringify(message)
    for (const connection of all()) connection.send(text)
  }

  function snapshot(): Snapshot {
    const { match } = room
    // Without a story there is nothing to unpack.
    const seen = gameSeen(game, room, [null], match && atOf(match))
    return {
      room: roomSeen(game, room, watching(), ports.now()),
      game: seen && { ...seen, forms: [] },
      over: endingOf(game, room, ports.now()),
    }
  }

  return {
    get room() {
      return room
    },
    snapshot,
    opened,
    message,
    closed,
    tick,
    outcome: () => outcomeOf(game, room),
    told: () => carryOut({ from: 'challenge' }, null),
    wakeUp,
  }
}

function areSame(some: readonly (Seat | null)[], others: readonly (Seat | null)[]): boolean {
  return some.length === others.length && some.every((viewer, i) => viewer === others[i])
}

// What a refusal is about: the seat and number of an act, the number of a request.
function aboutOf(said: Up | null): (string | number)[] {
  if (!said || said[0] === 'hello') return []
  return said[0] === 'm' || said[0] === 'u' || said[0] === 'x' ? [said[1], said[2]] : [said[1]]
}
