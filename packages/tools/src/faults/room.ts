import { fingerprint, replay, type AnyGame, type Json, type Log, type Move, type Seat } from '@shamble/engine'
import {
  choicesIn,
  joinRoom,
  makeToken,
  platformMeans,
  type News,
  type Socket,
  type SocketEvents,
  type RoomClient,
} from '@shamble/room/client'

/** The faults of a room. */
export interface Losses {
  /** Acknowledged moves that are not in the log, and messages that were wrong or missing. */
  lost: number
  /** Moves that are more often in the log than they were made. */
  doubled: number
  complaints: string[]
}

/** A client that plays at random over real sockets, and records its moves and messages. */
interface Guest {
  client: RoomClient
  seat: Seat | null
  told: Json[][]
  gaps: number
  done: string[]
  /** Milliseconds from move to acknowledgement, of moves that no kill or cut has delayed. */
  trips: number[]
  /** The number of kills and cuts. */
  disturbed: number
  /** When it last asked for a bot. */
  asked: number
  cut: () => void
}

/** One game between two people and a bot, with a spectator. */
export interface Room {
  code: string
  isOver: () => boolean
  /** The number of acknowledged moves. */
  moves: () => number
  /** Lets all guests move that must. */
  play: () => void
  /** Cuts a random connection. */
  cut: () => void
  /** The server was killed. */
  disturb: () => void
  /** The round-trip times of undisturbed moves, in milliseconds. */
  trips: () => number[]
  losses: () => Losses
  close: () => void
}

type Chance = (n: number) => number

const PATIENCE = 120_000
const BOTS_SEAT = 2
const ASK_AGAIN = 2000
// One message in this many arrives twice.
const TWICE = 8

/** Opens a room and starts a game. */
export async function roomAt(port: number, game: AnyGame, chance: Chance): Promise<Room> {
  const opening = { game: game.id, seats: 3 }
  const response = await fetch(`http://127.0.0.1:${port}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(opening),
  })
  const { code } = (await response.json()) as { code: string }
  const address = `ws://127.0.0.1:${port}/ws/${code}`
  const guests = [0, 1, null].map((seat) => guestAt(address, seat, chance))
  const [ann, bob] = guests as [Guest, Guest, Guest]
  await granted(ann.client.request('take', 0, 'Ann'))
  await granted(bob.client.request('take', 1, 'Bob'))
  await granted(ann.client.request('bot', BOTS_SEAT, 'easy'))
  await granted(bob.client.request('ready', true))
  await granted(ann.client.request('start'))
  return {
    code,
    isOver: () =>
      guests.every(({ client }) => client.state.over !== null && client.state.sending.length === 0),
    moves: () => guests.reduce((sum, { done }) => sum + done.length, 0),
    play() {
      seatTheBot(ann)
      for (const guest of guests) makeSomeMove(guest, chance)
    },
    cut: () => guests[chance(guests.length)]!.cut(),
    disturb: () => guests.forEach((guest) => guest.disturbed++),
    trips: () => guests.flatMap(({ trips }) => trips),
    losses: () => lossesOf(game, guests),
    close: () => guests.forEach(({ client }) => client.close()),
  }
}

// A hostile client may have taken the bot's seat and left it.
function seatTheBot(guest: Guest): void {
  const { room } = guest.client.state
  const chair = room?.chairs[BOTS_SEAT]
  if (room?.phase !== 'playing' || !chair || chair.bot !== null || chair.here) return
  if (performance.now() - guest.asked < ASK_AGAIN) return
  guest.asked = performance.now()
  void guest.client.request('bot', BOTS_SEAT, 'easy')
}

async function granted(request: Promise<{ says: string } | null>): Promise<void> {
  const timeout = AbortSignal.timeout(PATIENCE)
  const late = new Promise<never>((_, refuse) =>
    timeout.addEventListener('abort', () => refuse(new Error('A room does not answer.'))),
  )
  const no = await Promise.race([request, late])
  if (no) throw new Error(no.says)
}

function guestAt(address: string, seat: Seat | null, chance: Chance): Guest {
  const means = platformMeans(address)
  let present: Socket | null = null
  const guest: Guest = {
    client: null!,
    seat,
    told: [],
    gaps: 0,
    done: [],
    trips: [],
    disturbed: 0,
    asked: -ASK_AGAIN,
    cut() {
      guest.disturbed++
      present?.close()
    },
  }
  const token = seat === null ? null : makeToken(crypto.getRandomValues(new Uint8Array(16)))
  const open = (events: SocketEvents): Socket => {
    const socket = means.open(events)
    present = socket
    return {
      send(text) {
        socket.send(text)
        if (chance(TWICE) === 0) socket.send(text)
      },
      close: () => socket.close(),
    }
  }
  guest.client = joinRoom({ ...means, open, token }, { news: (news) => write(guest, news) })
  return guest
}

function makeSomeMove(guest: Guest, chance: Chance): void {
  const { game, over, sending } = guest.client.state
  const { seat } = guest
  if (seat === null || !game || over || sending.includes(seat)) return
  const at = game.viewers.indexOf(seat)
  if (at < 0) return
  const moves = choicesIn(game.states[at]!).flatMap((choice): Move[] =>
    choice.seat === seat ? choice.moves : [],
  )
  const move = moves[chance(Math.max(1, moves.length))]
  if (!move) return
  const { disturbed } = guest
  const began = performance.now()
  void guest.client.move(seat, move).then((no) => {
    if (no !== null) return
    guest.done.push(move.join(' '))
    if (guest.disturbed === disturbed) guest.trips.push(performance.now() - began)
  })
}

function write(guest: Guest, { length, viewers, jump }: News): void {
  if (!jump) {
    if (guest.told.length !== length) guest.gaps++
    guest.told[length] = viewers[0]!.told
    return
  }
  if (guest.told.length < jump.from + 1) guest.gaps++
  guest.told.length = Math.min(guest.told.length, jump.from + 1)
  for (const events of jump.story) guest.told.push(events[0]!)
}

// Every acknowledged move is in the log, once and in order; all clients were told all moves and the same result.
function lossesOf(game: AnyGame, guests: Guest[]): Losses {
  const losses: Losses = { lost: 0, doubled: 0, complaints: [] }
  const { log: whole, fingerprint: print } = guests[0]!.client.state.over!
  // Only rooms of sealed attempts keep the log secret.
  const log = whole!
  for (const { seat, done, told, gaps, client } of guests) {
    if (seat !== null) compare(seat, done, movesOf(log, seat), losses)
    const end = client.state.over!
    const same = JSON.stringify(end.log) === JSON.stringify(log) && end.fingerprint === print
    if (gaps === 0 && told.length === log.moves.length + 1 && same) continue
    losses.lost++
    losses.complaints.push(
      `Seat ${String(seat)} was told ${told.length - 1} of ${log.moves.length} moves, with ${gaps} gaps.`,
    )
  }
  if (fingerprint(replay(game, log)) !== print) {
    losses.lost++
    losses.complaints.push(`The log of seed ${log.seed} ends otherwise than it was told.`)
  }
  return losses
}

const movesOf = (log: Log, seat: Seat): string[] =>
  log.moves.flatMap(([who, ...move]) => (who === seat ? [move.join(' ')] : []))

function compare(seat: Seat, done: string[], logged: string[], losses: Losses): void {
  const lost = surplus(done, logged)
  const doubled = surplus(logged, done)
  losses.lost += lost
  losses.doubled += doubled
  if (lost + doubled > 0) losses.complaints.push(`Seat ${seat}: ${lost} moves lost, ${doubled} doubled.`)
  else if (done.join('\n') !== logged.join('\n')) {
    losses.lost++
    losses.complaints.push(`Seat ${seat}: the moves are not in their order.`)
  }
}

// The size of the multiset difference.
function surplus(these: readonly string[], those: readonly string[]): number {
  const left = new Map<string, number>()
  for (const move of those) left.set(move, (left.get(move) ?? 0) + 1)
  let more = 0
  for (const move of these) {
    const n = left.get(move) ?? 0
    if (n === 0) more++
    else left.set(move, n - 1)
  }
  return more
}
