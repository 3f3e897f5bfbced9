import { Referee, start, type AnyGame, type Move, type Position, type Seat } from '@shamble/engine'
import { moveAt, PERSON, rivalMove } from '@shamble/engine/bots'
import type { Counter } from './counter.ts'
import { granted, guestAt, newToken, until, type Guest } from './guest.ts'

/** What was played. */
export interface Played {
  code: string
  /** Entries of the journal: all moves. */
  moves: number
  /** The length of the journal each time the turn came to another person. */
  turns: number[]
}

/** Who plays: people, and bots beside them. All choose as bots of this strength do. */
export interface Party {
  people: number
  bots: number
  options?: Record<string, string>
}

const STRENGTH = 'fair'

/** A game in a room, from the request that opens it until all have left. */
export async function playTable(
  counter: Counter,
  game: AnyGame,
  { people, bots, options }: Party,
): Promise<Played> {
  const opening = { game: game.id, seats: people + bots, ...(options && { options }) }
  const { code } = await counter.post<{ code: string }>('/api/rooms', opening)
  const guests: Guest[] = []
  for (let seat = 0; seat < people; seat++) {
    await counter.look(`/api/rooms/${code}`)
    const guest = guestAt(counter.socket(code), newToken())
    guests.push(guest)
    await granted(guest.client.request('take', seat, `Player ${seat + 1}`))
  }
  const [host] = guests as [Guest]
  for (let seat = people; seat < people + bots; seat++)
    await granted(host.client.request('bot', seat, STRENGTH))
  for (const guest of guests) await granted(guest.client.request('ready', true))
  await granted(host.client.request('start'))
  const moves = (seat: Seat, position: Position<any>, at: number) =>
    moveAt(game, position, seat, at, STRENGTH)
  return playOn(counter, game, code, guests, moves)
}

/** An attempt at a sealed challenge, from its page to its page with the board. */
export async function playAttempt(counter: Counter, game: AnyGame, challenge: string): Promise<Played> {
  await counter.look(`/api/challenges/${challenge}`)
  const token = newToken()
  const { room } = await counter.post<{ room: string }>(`/api/challenges/${challenge}/attempts`, {
    token,
    name: 'Ann',
  })
  await counter.look(`/api/rooms/${room}`)
  const guest = guestAt(counter.socket(room), token)
  const moves = (seat: Seat, position: Position<any>, at: number) =>
    seat === PERSON ? moveAt(game, position, seat, at, STRENGTH) : rivalMove(game, position, seat, at)
  const played = await playOn(counter, game, room, [guest], moves)
  await counter.look(`/api/challenges/${challenge}`)
  return played
}

// The game is played here as well, from the seed that the room has stored, so that people move as bots do.
async function playOn(
  counter: Counter,
  game: AnyGame,
  code: string,
  guests: Guest[],
  moveOf: (seat: Seat, position: Position<any>, at: number) => Move,
): Promise<Played> {
  await until(() => guests.every(({ client }) => client.state.game !== null), 'the table')
  const { seed, seats, options, carried } = counter.setUp(code)
  const { position } = start(game, seed, seats, options, carried)
  const g = new Referee<any, any>(game, position, true).settle()
  const turns: number[] = []
  let before: Seat | null = null
  let moves = 0
  for (; g.pending.length > 0; moves++) {
    const { seat } = g.pending[0]!
    const guest = guests[seat]
    const move = moveOf(seat, g.position, moves)
    if (guest && seat !== before) turns.push(moves)
    await guest?.move(seat, move)
    g.make(seat, move)
    before = seat
  }
  await until(() => guests.every(({ client }) => client.state.over !== null), 'the end')
  for (const { client } of guests) client.close()
  return { code, moves, turns }
}
