import { Refusal, same, type AnyGame, type Move } from '@shamble/engine'
import { anyMove, costOf, STAND_IN, think, thinkOwed } from './bots.ts'
import type { Effect, Next, Think } from './effects.ts'
import { isForToday, keptRoom } from './persistence.ts'
import { evicted } from './crowd.ts'
import {
  HELLO_WITHIN,
  MAX_MESSAGE,
  MAX_PEOPLE,
  MAX_STRANGERS,
  MAX_STRANGERS_PER_ADDRESS,
  MAX_TABS,
  MAX_VOTERS,
  MAX_WATCHERS,
  MAX_WATCHERS_PER_ADDRESS,
  OVER_QUOTA,
  SEATED,
  TAKE_BACKS,
  WATCHING,
  type Allowance,
} from './limits.ts'
import { BY_CROWD } from './journal.ts'
import { atOf } from './match.ts'
import { listingDue, tableSeen } from './listing.ts'
import { readMessage } from './messages.ts'
import { PROTOCOL } from './protocol.ts'
import type { Ending, Hello, RoomSeen, GameSeen, TableSeen, Up } from './messages.ts'
import { pacer } from './pace.ts'
import { isAt, webhookAt } from './hosts.ts'
import { nextNotice, noticesSeen, type Notice, type Sent } from './notices.ts'
import { roomRefusal, SAYINGS, type RoomCode } from './refusals.ts'
import { personOf, type Room } from './room.ts'
import { pollOf } from './poll.ts'
import type { Connection, Ports } from './ports.ts'
import { ballotOf, electedIn } from './voting.ts'
import { endingOf, roomSeen, gameSeen, welcome } from './speech.ts'
import { sendingOf } from './sending.ts'
import { expiryOf, reduce, nextTick, type Message } from './reducer.ts'
import { TokenBuckets } from './token-bucket.ts'
import { hashOf, readToken } from './tokens.ts'
import { outcomeOf, outcomeOwed, type Outcome } from './attempt.ts'

/*
 * Runs a room on given ports (sockets, storage, a clock, chance): in a Durable Object, a test, a bench. Everything is synchronous;
 * storing comes before sending.
 */

/** What anybody may see of a room, without its story: for pages rendered on the server. */
export interface Snapshot {
  room: RoomSeen
  game: GameSeen | null
  over: Ending | null
}

export interface Runtime {
  readonly room: Room
  snapshot: () => Snapshot
  /** A connection was opened: others may be evicted for it. */
  opened: () => void
  /** A connection sent a text. */
  message: (connection: Connection, text: string) => void
  /** A connection has closed and is no longer in `connections`. */
  closed: (connection: Pick<Connection, 'hash' | 'v'>) => void
  /** The alarm: bots move, clocks run out, the room expires. Called after the outcome, if any, was reported. */
  tick: () => void
  /** Whether the next game is played by today's rules. */
  isForToday: () => boolean
  /** The outcome to report to the challenge; null: none. */
  outcome: () => Outcome | null
  /** The outcome has been reported. */
  told: () => void
  /** What the list of open tables answered: null, or why it does not have the table. */
  listAnswered: (table: TableSeen | null, no: RoomCode | null) => void
  /** What came of a notice that was to be sent. */
  noticeSent: (notice: Notice, sent: Sent) => void
  /** After a restart: marks people without a connection as away. */
  wakeUp: () => void
}

/** Status codes of closed connections. */
const POLICY_VIOLATION = 1008
const TOO_BIG = 1009
// The budget of bots after a message and in one tick, in playouts, and the maximum number of choices in a row.
const PLAYOUTS_PER_MESSAGE = 32
const PLAYOUTS_PER_TICK = 200
const MAX_CHOICES = 12
// Costs in messages. A hello may replay the whole game; so may sending the game again.
const HELLO_COSTS = 5
const GAME_COSTS = 5
const HINT_COSTS = 5
// Writes the room, and makes it call somebody.
const NOTICE_COSTS = 10
// Writes the room and the list, and tells everybody.
const LIST_COSTS = 10
// Writes the room and tells everybody.
const NAME_COSTS = 20
// Recheck interval of an expired room that still has visitors, ms.
const RECHECK_AFTER = 3_600_000
// Retry delay for reporting an outcome, ms: the age of the outcome, within these bounds.
const [MIN_RETRY, MAX_RETRY] = [1000, 3_600_000]

/** Runs a room. */
export function runtime(game: AnyGame, first: Room, ports: Ports): Runtime {
  let room = first
  // What the list of open tables was last told, as text.
  let listed: string | null = null
  const paces = pacer(ports.now)
  const asks = new TokenBuckets(MAX_PEOPLE)
  const poll = pollOf(ports, () => all())

  const all = () => Array.from(ports.connections()).filter(({ v }) => v > 0)
  const watchers = () => all().filter(({ hash }) => !personOf(room, hash))
  const watching = () => watchers().length
  const tabsOf = (token: string | null) => all().filter(({ hash }) => hash === token)
  const sending = sendingOf(game, () => room, all)
  const { tell, toAll } = sending
  const no = (connection: Connection, code: string, says: string, about: (string | number)[]) => {
    ports.refused?.(code)
    tell(connection, ['no', code, says, ...about])
  }

  function message(connection: Connection, text: string): void {
    const pace = paces.of(connection, allowanceOf(connection))
    if (pace === 'flood') return bye(connection, 'too-fast')
    if (text.length > MAX_MESSAGE) return bye(connection, 'too-long', TOO_BIG)
    let said: Up | null = null
    try {
      said = readMessage(text)
      if (pace === 'fast') throw roomRefusal('too-fast')
      if (said[0] === 'hello') {
        paces.charge(connection, HELLO_COSTS - 1)
        return hello(connection, said)
      }
      if (connection.v === 0) throw roomRefusal('no-hello')
      // Only these need a random seed, which is slow to make.
      const fresh = said[0] === 'again' || said[0] === 'hint' ? ports.fresh() : ''
      if (said[0] === 'hint') paces.charge(connection, HINT_COSTS - 1)
      if (said[0] === 'earlier') paces.charge(connection, GAME_COSTS - 1)
      if (said[0] === 'push' || said[0] === 'hook') {
        paces.charge(connection, NOTICE_COSTS - 1)
        if (!mayCall(said)) throw roomRefusal(said[0] === 'push' ? 'no-push-service' : 'no-webhook')
      }
      if (said[0] === 'name') paces.charge(connection, NAME_COSTS - 1)
      if (said[0] === 'list') paces.charge(connection, LIST_COSTS - 1)
      if (said[0] === 'v') poll.cast(room, connection, said)
      else
        carryOut(
          {
            from: 'client',
            hash: connection.hash,
            address: connection.address,
            site: connection.site,
            said,
            fresh,
          },
          connection,
        )
    } catch (cause) {
      return refuse(connection, said, cause)
    }
    try {
      letBotsMove(PLAYOUTS_PER_MESSAGE)
    } catch (cause) {
      // Tried again at the next alarm.
      ports.report(cause)
    }
    ports.wake(next())
  }

  const mayCall = (said: Extract<Up, ['push' | 'hook', ...unknown[]]>): boolean => {
    if (said[2] === null) return true
    return said[0] === 'push' ? isAt(said[2].endpoint, ports.pushServices()) : webhookAt(said[2]) !== null
  }

  function allowanceOf({ isOverQuota, hash }: Connection): Allowance {
    if (isOverQuota) return OVER_QUOTA
    return personOf(room, hash) ? SEATED : WATCHING
  }

  function refuse(connection: Connection, said: Up | null, cause: unknown): void {
    const about = aboutOf(said)
    if (cause instanceof Refusal) {
      if (cause.code === 'rules-fault') ports.report(cause)
      no(connection, cause.code, cause.message, about)
      if (cause.code === 'ahead' || cause.code === 'number-skipped') {
        paces.charge(connection, GAME_COSTS - 1)
        sending.game(connection)
      }
      return
    }
    ports.report(cause)
    no(connection, 'rules-fault', 'Something went wrong. Nothing has changed.', about)
  }

  function bye(connection: Connection, code: RoomCode, status = POLICY_VIOLATION): void {
    ports.refused?.(code)
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
    // A connection that changes identity leaves its old one.
    if (before && before.hash !== hash) left(before.hash)
    const [code, crowd, most, each] = person
      ? (['too-many-tabs', tabsOf(hash), MAX_TABS, MAX_TABS] as const)
      : (['room-full', watchers(), room.crowd ? MAX_VOTERS : MAX_WATCHERS, MAX_WATCHERS_PER_ADDRESS] as const)
    for (const other of evicted(crowd, most, each)) bye(other, code)
    if (person) {
      carryOut({ from: 'connection', person: person.id, here: true }, connection)
      // Their clocks may have started anew.
      ports.wake(next())
    }
    tell(
      connection,
      welcome(game, room, { hash, v, since: since ?? null, watching: watching() }, ports.now()),
    )
    poll.sayTo(room, connection)
    const notices = personOf(room, hash)?.notices
    if (notices?.lostHook) tell(connection, ['notices', 0, noticesSeen(notices)])
  }

  // A seat is claimed before anything is shown, so a device is not shown another hand first.
  function claimFor(
    connection: Connection,
    hash: string | null,
    claim: NonNullable<Hello[1]['claim']>,
  ): void {
    try {
      carryOut(
        {
          from: 'client',
          hash,
          address: connection.address,
          site: connection.site,
          said: ['claim', 0, ...claim],
          fresh: '',
        },
        null,
      )
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      no(connection, cause.code, cause.message, [])
    }
  }

  // Evicts connections without a hello: those over the time limit, then those over the limits of number.
  function opened(): void {
    const strangers = Array.from(ports.connections()).filter(({ v }) => v === 0)
    const before = ports.now() - HELLO_WITHIN
    const late = strangers.filter(({ since }) => since < before)
    const early = strangers.filter(({ since }) => since >= before)
    const gone = [...late, ...evicted(early, MAX_STRANGERS, MAX_STRANGERS_PER_ADDRESS)]
    for (const connection of gone) connection.close(POLICY_VIOLATION, 'no-hello' satisfies RoomCode)
  }

  function closed({ hash, v }: Pick<Connection, 'hash' | 'v'>): void {
    if (v === 0) return
    left(hash)
    // Somebody who has just left may be due for a notice.
    ports.wake(next())
  }

  // A connection has closed or changed identity. Its person is away if it was the last one.
  function left(hash: string | null): void {
    poll.voterLeft()
    const person = personOf(room, hash)
    if (person && tabsOf(hash).length === 0) gone(person.id)
  }

  function gone(person: number): void {
    try {
      carryOut({ from: 'connection', person, here: false }, null)
    } catch (cause) {
      // Corrected by the next `wakeUp`.
      ports.report(cause)
    }
  }

  function wakeUp(): void {
    const here = new Set(all().map(({ hash }) => hash))
    for (const { id, hash, away } of room.people) {
      if (away === null && !here.has(hash)) gone(id)
    }
    sayListed()
    ports.wake(next())
  }

  function tick(): void {
    const now = ports.now()
    if (expiryOf(room) <= now && all().length === 0) return ports.forget()
    const untold = outcomeOwed(room)
    poll.sayIfDue(room)
    tellAway()
    if (listingDue(room) <= now) carryOut({ from: 'listing' }, null)
    sayListed()
    letBotsMove(PLAYOUTS_PER_TICK, Infinity)
    const then = next()
    if (then > now || thinkOwed(room, now) || decided()) return ports.wake(then)
    if (!outcomeOwed(room)) return ports.wake(now + RECHECK_AFTER)
    // Reporting failed before this tick: back off with the age of the outcome.
    const age = Math.min(Math.max(now - room.touched, MIN_RETRY), MAX_RETRY)
    ports.wake(untold ? now + age : now)
  }

  // A notice that cannot be stored is not sent: it is due again at the next alarm.
  function tellAway(): void {
    if ((nextNotice(room) ?? Infinity) > ports.now()) return
    try {
      carryOut({ from: 'notices' }, null)
    } catch (cause) {
      ports.report(cause)
    }
  }

  // Tells the list of open tables what has changed. After a restart it is told again: the last time may have been lost.
  function sayListed(): void {
    if (!room.listing || room.listing.by === null) return
    const table = tableSeen(room, ports.now())
    const text = JSON.stringify(table)
    if (text === listed) return
    listed = text
    ports.list(table, room.listing.address)
  }

  function listAnswered(table: TableSeen | null, no: RoomCode | null): void {
    const maker = room.people.find(({ id }) => id === room.listing?.by)
    carryOut({ from: 'list', table, no }, null)
    if (!room.listing) listed = null
    if (!no || !maker) return
    for (const connection of tabsOf(maker.hash)) tell(connection, ['no', no, SAYINGS[no]])
  }

  function noticeSent(notice: Notice, sent: Sent): void {
    carryOut({ from: 'sent', notice, sent }, null)
    ports.wake(next())
  }

  // Bots move within a budget of playouts. A choice that costs more gets a tick of its own: there `first` is unlimited. What they do is
  // stored together: a row costs more than all else.
  function letBotsMove(budget: number, first = budget): void {
    const before = room
    const steps: Next[] = []
    let left = first
    try {
      while (steps.length < MAX_CHOICES) {
        const owed = thinkOwed(room, ports.now()) ?? decided()
        if (!owed) break
        const cost = costOf(game, room, owed)
        if (cost > left) break
        left = Math.min(left, budget) - cost
        const said = electionOf(owed) ?? { from: 'bot', seat: owed.seat, at: owed.at, move: choiceOf(owed) }
        const next = reduce(game, room, said, ports.now())
        steps.push(next)
        // They think on from here, but it has not happened yet.
        room = next.room
      }
    } finally {
      room = before
      settle(steps, null)
    }
  }

  // The crowd's choice is due before its window closes when every eligible voter (possibly none) has voted.
  function decided(): Think | null {
    const ballot = ballotOf(room)
    if (!ballot || !poll.isWhole(room, ballot)) return null
    return { seat: ballot.seat, at: ballot.at, bot: STAND_IN, by: BY_CROWD }
  }

  // The crowd's move: as elected, or a bot's if there are no votes; null for all other seats.
  function electionOf(owed: Think): Message | null {
    const ballot = ballotOf(room)
    if (ballot?.seat !== owed.seat) return null
    const { at, moves } = ballot
    const voted = electedIn(room, ballot, poll.tally(room, ballot))
    if (voted !== null) return { from: 'crowd', at, index: voted }
    const move = choiceOf(owed)
    return { from: 'crowd', at, index: moves.findIndex((other) => same(other, move)) }
  }

  // When the next tick is due.
  const next = () => (decided() ? ports.now() : nextTick(room, ports.now()))

  // A rule may throw in a world that a bot imagines. Any legal move will do then.
  function choiceOf(owed: Think): Move {
    try {
      return think(game, room, owed)
    } catch (cause) {
      ports.report(cause)
      return anyMove(room, owed, ports.random())
    }
  }

  function carryOut(said: Message, asker: Connection | null): void {
    const after = reduce(game, room, said, ports.now())
    const asking = askerOf(said, room, after.room)
    if (asking !== null && !asks.of(asking, ports.now()).take(TAKE_BACKS, ports.now()))
      throw roomRefusal('asked-enough')
    settle([after], asker)
  }

  // Stores, then sends. What cannot be stored has not happened.
  function settle(steps: readonly Next[], asker: Connection | null): void {
    keep(steps)
    for (const after of steps) {
      const before = room
      room = after.room
      for (const effect of after.effects) speak(effect, before, asker)
      if (before.match !== room.match) poll.say(room)
      sayListed()
    }
  }

  function keep(steps: readonly Next[]): void {
    const effects = steps.flatMap((step) => step.effects)
    const entries = effects.flatMap((effect) => (effect.do === 'append' ? [effect.entry] : []))
    const save = effects.some((effect) => effect.do === 'save')
    if (entries.length === 0 && !save) return
    const last = steps.at(-1)!.room
    try {
      ports.store(entries, save ? keptRoom(last) : null, last.match?.first ?? 0)
    } catch (cause) {
      ports.report(cause)
      throw roomRefusal('not-stored')
    }
  }

  function speak(effect: Effect, before: Room, asker: Connection | null): void {
    if (effect.do === 'step') return sending.step(effect)
    if (effect.do === 'room') return toAll(['room', roomSeen(game, room, watching(), ports.now())])
    if (effect.do === 'over') return toAll(['over', endingOf(game, room, ports.now())!])
    if (effect.do === 'send') return ports.send(effect.notice)
    if (effect.do === 'tell') return toAll(effect.message)
    if (effect.do === 'game') {
      const games = sending.games(effect.people, before)
      // A game that begins has no story yet.
      if (asker && room.match && effect.people) paces.charge(asker, GAME_COSTS * games)
      return
    }
    if (!asker) return
    if (effect.do === 'deal') tell(asker, ['dealt', effect.id, effect.position])
    if (effect.do === 'earlier') tell(asker, ['earlier', effect.id, effect.length, effect.view])
    if (effect.do === 'notices') tell(asker, ['notices', effect.id, effect.seen])
    if (effect.do === 'grant') tell(asker, ['ok', effect.id])
    if (effect.do === 'acknowledge') tell(asker, ['a', effect.seat, effect.n, atOf(room.match!)])
  }

  function snapshot(): Snapshot {
    const { match } = room
    // Forms are only needed to unpack a story.
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
    isForToday: () => isForToday(room),
    outcome: () => outcomeOf(game, room),
    told: () => carryOut({ from: 'challenge' }, null),
    listAnswered,
    noticeSent,
    wakeUp,
  }
}

// The token of the person who has just asked others to take moves back; null when nobody has.
function askerOf(said: Message, before: Room, after: Room): string | null {
  const isAsked = after.asked !== null && after.asked !== before.asked
  return isAsked && said.from === 'client' && said.said[0] === 'u' ? said.hash : null
}

// What a refusal refers to: seat and number of an act, or the number of a request.
function aboutOf(said: Up | null): (string | number)[] {
  if (!said || said[0] === 'hello') return []
  return said[0] === 'm' || said[0] === 'u' || said[0] === 'x' ? [said[1], said[2]] : [said[1]]
}
