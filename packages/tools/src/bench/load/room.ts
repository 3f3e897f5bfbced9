import { makeToken, patched } from '@shamble/room'
import type { Json } from '@shamble/engine'
import { connect, type Connection, type Tally } from './connection.ts'

export const SEATS = 4

/** A room under load, with a player on each chair. */
export interface Room {
  /** The code of a room of ours; empty for a server without codes. */
  code: string
  connections: Connection[]
  /** The acknowledged length of the journal. */
  at: number
  /** The connection that waits for an acknowledgement, and since when. */
  waiting: { connection: Connection; since: number } | null
  /** The time of the last move. */
  moved: number
  /** The connection that may move now, and the index of its move. */
  next: () => { connection: Connection; index: number } | null
  /** Starts another game if this one is over. */
  again: () => Promise<void>
}

// Minimum milliseconds between moves. A room accepts ten messages a second from a player in the long run, and bursts of thirty.
const BREATH = 50

type Chance = (n: number) => number

/** Makes a move if one is possible. */
export function move(room: Room, tally: Tally): boolean {
  const now = performance.now()
  const next = room.waiting || now < room.moved + BREATH ? null : room.next()
  if (!next) return false
  const { connection, index } = next
  room.waiting = { connection, since: now }
  room.moved = now
  tally.up.push(connection.say(['m', connection.seat, connection.done + 1, room.at, index]))
  return true
}

// To the player who moved, the step is the acknowledgement.
function settle(room: Room, connection: Connection, seat: number, now: number, tally: Tally): void {
  if (room.waiting?.connection !== connection || seat !== connection.seat) return
  tally.trips.push(now - room.waiting.since)
  room.waiting = null
  room.at = connection.at
}

/** A room of a server without rules: a script gives seats and moves; `sizes` are the bytes of a step for each seat. */
export async function scriptedRoom(
  address: string,
  script: readonly [seat: number, index: number][],
  sizes: number[][] | null,
  tally: Tally,
): Promise<Room> {
  const room = emptyRoom()
  room.next = () => {
    const [seat, index] = script[room.at % script.length]!
    const connection = room.connections[seat]!
    return connection.at === room.at ? { connection, index } : null
  }
  let toldSizes = () => {}
  for (let seat = 0; seat < SEATS; seat++) {
    const heard = (connection: Connection, message: any[], now: number) =>
      message[0] === 'ok' ? toldSizes() : settle(room, connection, message[2], now, tally)
    room.connections.push(await connect(address, seat, tally, heard))
  }
  if (sizes) {
    const told = new Promise<void>((done) => (toldSizes = done))
    room.connections[0]!.say(['sizes', sizes])
    await told
  }
  return room
}

/** A room of ours: legal moves are those that it sends. `from`: the address of its players, if limits count them. */
export async function playedRoom(port: number, chance: Chance, tally: Tally, from?: string): Promise<Room> {
  const room = emptyRoom()
  const listed: number[] = []
  const choices: Json[][] = []
  const requests: ((answer: unknown) => void)[] = []
  let over = false

  room.next = () => {
    for (const connection of room.connections) {
      const many = listed[connection.seat] ?? 0
      if (many > 0 && connection.at === room.at && !over) return { connection, index: chance(many) }
    }
    return null
  }
  room.again = async () => {
    if (over) await started('again', 'new')
  }

  function look(connection: Connection, seen: Json[]): void {
    choices[connection.seat] = seen
    listed[connection.seat] = movesIn(seen, connection.seat)
  }

  function heard(connection: Connection, message: any[], now: number): void {
    const [kind, ...rest] = message
    if (kind === 's') {
      const patch = message[4]
      if (Array.isArray(patch)) look(connection, patch[0].c)
      else if (patch !== 0 && 'c' in patch)
        look(connection, patched(choices[connection.seat], patch.c) as Json[])
      settle(room, connection, message[2], now, tally)
    } else if (kind === 'game' && rest[0]) {
      const [
        {
          at,
          states: [state],
        },
        ,
        seats,
      ] = rest
      connection.at = room.at = at
      connection.done = seats[0][1]
      over = false
      look(connection, state.c)
    } else if (kind === 'over') over = true
    else if (kind === 'ok') requests[rest[0]]!(null)
  }

  // Throws if a request is refused.
  const request = (connection: Connection, kind: string, ...words: unknown[]) =>
    new Promise((done) => {
      requests.push(done)
      connection.say([kind, requests.length - 1, ...words])
    })

  async function started(...first: string[]): Promise<void> {
    if (first.length > 0) await request(room.connections[0]!, ...(first as [string, string]))
    await Promise.all(room.connections.map((connection) => request(connection, 'ready', true)))
    await request(room.connections[0]!, 'start')
  }

  const code = await openRoom(port, from)
  room.code = code
  for (let seat = 0; seat < SEATS; seat++) {
    const connection = await connect(`ws://127.0.0.1:${port}/ws/${code}`, seat, tally, heard, from)
    room.connections.push(connection)
    connection.say(['hello', { v: 1, token: makeToken(crypto.getRandomValues(new Uint8Array(16))) }])
    await request(connection, 'take', seat, `Player ${seat + 1}`)
  }
  await started()
  return room
}

const emptyRoom = (): Room => ({
  code: '',
  connections: [],
  at: 0,
  waiting: null,
  moved: 0,
  next: () => null,
  again: () => Promise.resolve(),
})

// Each move in the compressed list begins with a number.
function movesIn(choices: Json[], own: number): number {
  let many = 0
  for (const [seat, , , moves] of choices as [number, string, Json, Json[]?][]) {
    if (seat === own && moves) for (const word of moves) if (typeof word === 'number') many++
  }
  return many
}

async function openRoom(port: number, from?: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/rooms`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(from !== undefined && { 'cf-connecting-ip': from }),
    },
    body: JSON.stringify({ game: 'zombie-wars', seats: SEATS }),
  })
  return ((await response.json()) as { code: string }).code
}
