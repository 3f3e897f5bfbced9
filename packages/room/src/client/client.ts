import type { Move, Position, Seat } from '@shamble/engine'
import { isSlow, MAX_KEPT_PHRASES } from '../limits.ts'
import type { Down, NoticeRequest, NoticesSeen, Welcome, RoomRequest } from '../messages.ts'
import type { Phrase } from '../phrases.ts'
import { PROTOCOL } from '../protocol.ts'
import { actMessage, actsKept, type ActSent, type Keep } from './acts.ts'
import { keepOpen, type Means } from './connection.ts'
import {
  indexOfMove,
  stepNews,
  gameNews,
  type News,
  type No,
  type ClientState,
  type Earlier,
} from './state.ts'

/** What a client needs. `token` null: a spectator. */
export interface Joining extends Means {
  token: string | null
  now: () => number
  keep?: Keep
  /** A seat to claim for this device, and its token. */
  claim?: readonly [seat: Seat, secret: string]
}

/** A subscriber to a room. */
export interface Listener {
  /** The state has changed. */
  changed?: (state: ClientState) => void
  /** The game went on, or was sent again: in order and complete. */
  news?: (news: News) => void
  /** A phrase or a nudge. */
  heard?: (message: Heard) => void
}

/** A phrase or a nudge: changes neither room nor game. */
export type Heard = Extract<Down, ['said' | 'nudged', ...unknown[]]>

type RequestWords<W = RoomRequest> = W extends [infer Kind, number, ...infer Rest] ? [Kind, ...Rest] : never

/** The outcome of a request: a refusal, or what it asked for, if anything. */
type Settle = (no: No | null, answer: unknown) => void

/** A client of a room: a player or a spectator. */
export interface RoomClient {
  readonly state: ClientState
  /** Makes a move. Resolves when the room has stored it (null) or refused it. */
  move: (seat: Seat, move: Move) => Promise<No | null>
  /** Votes for a move of the crowd's seat; replaces an earlier vote. */
  vote: (move: Move) => void
  /** Takes back the last move of a seat, or asks the others. */
  takeBack: (seat: Seat) => Promise<No | null>
  resign: (seat: Seat) => Promise<No | null>
  /** Sends a request: `request('take', 2, 'Ann')`. */
  request: (...words: RequestWords) => Promise<No | null>
  /** A position that an own seat cannot tell from the real one, for a hint; or the refusal. */
  deal: (seat: Seat) => Promise<Position<unknown> | No>
  /** What a seat of this player saw after its last own move. */
  earlier: (seat: Seat) => Promise<Earlier | No>
  /** Asks which notices are set, or sets one: what is set then, or the refusal. */
  notices: (...words: RequestWords<NoticeRequest>) => Promise<NoticesSeen | No>
  /** The page is online or visible again: connects at once, or probes the connection. */
  hurry: () => void
  close: () => void
}

const AGAIN_AFTER = 2500
const TOO_FAST = 1200
// Temporary refusals: the message is sent again.
const TEMPORARY = new Set(['too-fast', 'no-hello', 'not-stored'])
// After these the client does not reconnect.
const FINAL = new Set(['old-protocol', 'room-full', 'too-many-tabs', 'taken-down'])
const LATER = 30_000
const BUSY: No = { code: 'busy', says: 'The last move of this seat is still on its way.' }
const NO_GAME: No = { code: 'not-playing', says: 'No game is being played at this table.' }
const NO_MOVE: No = { code: 'no-such-move', says: 'There is no such move in the list.' }
const NOT_HELD: No = { code: 'not-your-seat', says: 'This is not your seat.' }
const CLOSED: No = { code: 'closed', says: 'The table was left before this was answered.' }

/** Joins a room, and stays: through cuts, reloads, restarts of the server. */
export function joinRoom(joining: Joining, listener: Listener): RoomClient {
  let state: ClientState = {
    link: 'connecting',
    room: null,
    person: null,
    seats: [],
    game: null,
    over: null,
    sending: [],
    trouble: null,
    votes: null,
    ahead: 0,
    kept: [],
  }
  const acts = actsKept(joining.keep)
  const requests = new Map<number, { text: string; settle: Settle }>()
  let requested = 0
  /** A move that was wanted before its vote was open. */
  let early: { game: ClientState['game']; move: Move } | null = null
  let welcomed = false
  // Until the room has answered.
  let { claim } = joining
  let cancelAgain = () => {}

  const connection = keepOpen(joining, {
    opened: hello,
    said: (text) => receive(JSON.parse(text) as Down),
    changed(link) {
      if (link !== 'open') welcomed = false
      become({ link })
    },
  })

  function become(change: Partial<ClientState>): void {
    state = { ...state, ...change, sending: acts.onTheirWay().map(({ seat }) => seat) }
    listener.changed?.(state)
  }

  function hello(): void {
    welcomed = false
    const { token } = joining
    const since = state.game?.at
    const about = {
      v: PROTOCOL,
      ...(token !== null && { token }),
      ...(since !== undefined && { since }),
      ...(claim && { claim }),
    }
    connection.send(JSON.stringify(['hello', about]))
    again()
  }

  function receive(message: Down): void {
    switch (message[0]) {
      case 'welcome':
        return onWelcome(message[1])
      case 'room':
        return become({ room: message[1], ...(message[1].phase === 'playing' && { over: null }) })
      case 'game':
        return onGame(message)
      case 's':
        return onStep(message[1], message[2], message[3], null, message.slice(4) as never)
      case 'b':
        return onStep(message[1], message[2], message[3], message[4], message.slice(5) as never)
      case 'a':
        return settle(message[1], message[2], null)
      case 'over':
        return become({ over: message[1] })
      case 'said':
        keepSaid(message[1], message[2])
        return listener.heard?.(message)
      case 'nudged':
        return listener.heard?.(message)
      case 'votes':
        return onVotes(message)
      case 'earlier':
        return granted(message[1], null, { length: message[2], view: message[3] })
      case 'dealt':
      case 'notices':
        return granted(message[1], null, message[2])
      case 'ok':
        return granted(message[1], null)
      case 'no':
        return refused({ code: message[1], says: message[2] }, message.slice(3) as number[])
      case 'bye':
        return bye({ code: message[1], says: message[2] })
    }
  }

  function onWelcome({ now, person, seats, room, game, over, kept = [] }: Welcome): void {
    connection.wellDone()
    welcomed = true
    claim = undefined
    for (const [seat, n] of seats) acts.learn(seat, n)
    acts.drop(
      seats.map(([seat]) => seat),
      NOT_HELD,
    )
    const seen = game && gameNews(game)
    become({
      room,
      person,
      over,
      seats: seats.map(([seat]) => seat),
      game: seen?.game ?? null,
      ahead: now - joining.now(),
      kept,
    })
    if (seen) listener.news?.(seen.news)
    sendAgain()
  }

  function onGame([, game, person, seats]: Extract<Down, ['game', ...unknown[]]>): void {
    if (!welcomed) return
    for (const [seat, n] of seats) acts.learn(seat, n)
    acts.drop(
      seats.map(([seat]) => seat),
      NOT_HELD,
    )
    const seen = game && gameNews(game)
    become({
      person,
      seats: seats.map(([seat]) => seat),
      game: seen?.game ?? null,
      ...(!game && { over: null }),
    })
    if (seen) listener.news?.(seen.news)
  }

  function onVotes([, at, closes, cast, counts, uncounted]: Extract<Down, ['votes', ...unknown[]]>): void {
    const own = state.votes?.at === at ? state.votes.own : null
    become({ votes: { at, closes, cast, counts, own, uncounted: uncounted ?? false } })
    if (early && early.game === state.game) vote(early.move)
  }

  // A move may be wanted before the vote is open: it is voted for then.
  function vote(move: Move): void {
    const { game, votes, room } = state
    const crowd = room?.crowd?.seat
    if (!game || crowd === undefined) return
    if (votes?.at !== game.at) {
      early = { game, move }
      return
    }
    early = null
    const own = game.states[game.viewers.indexOf(crowd)]
    const index = own ? indexOfMove(own, crowd, move) : -1
    if (index < 0 || !welcomed) return
    become({ trouble: null, votes: { ...votes, own: index } })
    connection.send(JSON.stringify(['v', game.at, index]))
  }

  // Skips a step already seen; asks for the whole game when a step is missing.
  function onStep(at: number, by: Seat, n: number, length: number | null, parts: never): void {
    const { game } = state
    if (!welcomed || !game) return
    if (at <= game.at) return
    if (at > game.at + 1) return hello()
    const seen = stepNews(game, { at, by, n, length: length ?? game.length + 1, parts })
    become({ game: seen.game, votes: null })
    listener.news?.(seen.news)
    if (n > 0) settle(by, n, null)
  }

  // A slow table keeps them, also for a player whose page is open but out of sight.
  function keepSaid(seat: Seat, phrase: Phrase): void {
    if (state.person === null || !state.room || !isSlow(state.room)) return
    const kept = [...state.kept, { seat, phrase, when: joining.now() + state.ahead }]
    become({ kept: kept.slice(-MAX_KEPT_PHRASES) })
  }

  function settle(seat: Seat, n: number, no: No | null): void {
    if (acts.settle(seat, n, no)) become({ trouble: no })
  }

  function refused(no: No, about: number[]): void {
    if (TEMPORARY.has(no.code)) return again(TOO_FAST)
    if (about.length === 2) return settle(about[0]!, about[1]!, no)
    if (about.length === 1) return granted(about[0]!, no)
    become({ trouble: no })
  }

  function granted(id: number, no: No | null, answer: unknown = null): void {
    const request = requests.get(id)
    if (!request) return
    requests.delete(id)
    become({ trouble: no })
    request.settle(no, answer)
  }

  function bye(no: No): void {
    become({ trouble: no })
    if (FINAL.has(no.code)) leave(no)
    else connection.mend(LATER)
  }

  // Retries what is not answered, while the connection is open.
  function again(after = AGAIN_AFTER): void {
    cancelAgain()
    cancelAgain = joining.wait(after, () => {
      if (connection.link !== 'open') return
      if (!welcomed) return hello()
      sendAgain()
    })
  }

  function sendAgain(): void {
    const open = [...acts.onTheirWay().map(actMessage), ...[...requests.values()].map(({ text }) => text)]
    for (const text of open) connection.send(text)
    if (open.length > 0) again()
  }

  function act(kind: ActSent['kind'], seat: Seat, index: number): Promise<No | null> {
    const { game } = state
    if (!game) return refuse(NO_GAME)
    if (!state.seats.includes(seat)) return refuse(NOT_HELD)
    if (acts.of(seat)) return refuse(BUSY)
    if (index < 0) return refuse(NO_MOVE)
    const begun = acts.begin({ kind, seat, at: game.at, index })
    become({ trouble: null })
    if (welcomed) connection.send(actMessage(begun.act))
    again()
    return begun.settled
  }

  function refuse(no: No): Promise<No> {
    become({ trouble: no })
    return Promise.resolve(no)
  }

  function ask([kind, ...rest]: RequestWords, settle: Settle): void {
    const id = ++requested
    const text = JSON.stringify([kind, id, ...rest])
    requests.set(id, { text, settle })
    become({ trouble: null })
    if (welcomed) connection.send(text)
    again()
  }

  function leave(no: No): void {
    cancelAgain()
    for (const { settle } of requests.values()) settle(no, null)
    requests.clear()
    connection.close()
  }

  return {
    get state() {
      return state
    },
    move(seat, move) {
      const own = state.game?.states[state.game.viewers.indexOf(seat)]
      return act('m', seat, own ? indexOfMove(own, seat, move) : 0)
    },
    vote,
    takeBack: (seat) => act('u', seat, 0),
    resign: (seat) => act('x', seat, 0),
    request: (...words) => new Promise((settle) => ask(words, settle)),
    deal: (seat) =>
      new Promise((settle) => ask(['hint', seat], (no, dealt) => settle(no ?? (dealt as Position<unknown>)))),
    earlier: (seat) =>
      new Promise((settle) => ask(['earlier', seat], (no, seen) => settle(no ?? (seen as Earlier)))),
    notices: (...words) =>
      new Promise((settle) => ask(words, (no, seen) => settle(no ?? (seen as NoticesSeen)))),
    hurry: () => connection.hurry(),
    close: () => leave(CLOSED),
  }
}
