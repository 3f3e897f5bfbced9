import { makeToken, patched } from '@shamble/room'
import type { Json } from '@shamble/engine'
import { connect, type Connection, type Tally } from './connection.ts'

export const SEATS = 4

/** A table under load, with a player on each chair. */
export interface Table {
  connections: Connection[]
  /** The length of the journal, as far as it has been acknowledged. */
  at: number
  /** Who has moved and waits for the acknowledgement, since when. */
  waiting: { connection: Connection; since: number } | null
  /** When somebody moved last. */
  moved: number
  /** Who may move now, and in which place of the list the move is. */
  next: () => { connection: Connection; place: number } | null
  /** If the game is over: begins another. */
  again: () => Promise<void>
}

// Nobody plays faster: a room takes ten messages a second from each of its players for long, and thirty at once.
const BREATH = 50

type Chance = (n: number) => number

/** Somebody moves, if they may. */
export function move(table: Table, tally: Tally): boolean {
  const now = performance.now()
  const next = table.waiting || now < table.moved + BREATH ? null : table.next()
  if (!next) return false
  const { connection, place } = next
  table.waiting = { connection, since: now }
  table.moved = now
  tally.up.push(connection.say(['m', connection.seat, connection.done + 1, table.at, place]))
  return true
}

// A step is the acknowledgement of whoever made it.
function settle(table: Table, connection: Connection, seat: number, now: number, tally: Tally): void {
  if (table.waiting?.connection !== connection || seat !== connection.seat) return
  tally.trips.push(now - table.waiting.since)
  table.waiting = null
  table.at = connection.at
}

/** A table of a server that knows no rules: a script says who moves, and which place. */
export async function scriptedTable(
  address: string,
  script: readonly [seat: number, place: number][],
  tally: Tally,
): Promise<Table> {
  const table = emptyTable()
  table.next = () => {
    const [seat, place] = script[table.at % script.length]!
    const connection = table.connections[seat]!
    return connection.at === table.at ? { connection, place } : null
  }
  for (let seat = 0; seat < SEATS; seat++) {
    const heard = (connection: Connection, message: any[], now: number) => settle(table, connection, message[2], now, tally)
    table.connections.push(await connect(address, seat, tally, heard))
  }
  return table
}

/** A table of ours: what may be done is taken from what the room sends to whoever must choose. */
export async function playedTable(port: number, chance: Chance, tally: Tally): Promise<Table> {
  const table = emptyTable()
  const listed: number[] = []
  const choices: Json[][] = []
  const wishes: ((answer: unknown) => void)[] = []
  let over = false

  table.next = () => {
    for (const connection of table.connections) {
      const many = listed[connection.seat] ?? 0
      if (many > 0 && connection.at === table.at && !over) return { connection, place: chance(many) }
    }
    return null
  }
  table.again = async () => {
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
      else if (patch !== 0 && 'c' in patch) look(connection, patched(choices[connection.seat], patch.c) as Json[])
      settle(table, connection, message[2], now, tally)
    } else if (kind === 'table' && rest[0]) {
      const [{ at, sheets }, , seats] = rest
      connection.at = table.at = at
      connection.done = seats[0][1]
      over = false
      look(connection, sheets[0].c)
    } else if (kind === 'over') over = true
    else if (kind === 'ok') wishes[rest[0]]!(null)
  }

  // A wish is granted, or the bench is wrong.
  const wish = (connection: Connection, kind: string, ...words: unknown[]) =>
    new Promise((done) => {
      wishes.push(done)
      connection.say([kind, wishes.length - 1, ...words])
    })

  async function started(...first: string[]): Promise<void> {
    if (first.length > 0) await wish(table.connections[0]!, ...(first as [string, string]))
    await Promise.all(table.connections.map((connection) => wish(connection, 'ready', true)))
    await wish(table.connections[0]!, 'start')
  }

  const code = await openRoom(port)
  for (let seat = 0; seat < SEATS; seat++) {
    const connection = await connect(`ws://127.0.0.1:${port}/ws/${code}`, seat, tally, heard)
    table.connections.push(connection)
    connection.say(['hello', { v: 2, token: makeToken(crypto.getRandomValues(new Uint8Array(16))) }])
    await wish(connection, 'take', seat, `Player ${seat + 1}`)
  }
  await started()
  return table
}

const emptyTable = (): Table => ({
  connections: [],
  at: 0,
  waiting: null,
  moved: 0,
  next: () => null,
  again: () => Promise.resolve(),
})

// Each move in the short list begins with a number.
function movesIn(choices: Json[], own: number): number {
  let many = 0
  for (const [seat, , , moves] of choices as [number, string, Json, Json[]?][]) {
    if (seat === own && moves) for (const word of moves) if (typeof word === 'number') many++
  }
  return many
}

async function openRoom(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'zombie-wars', seats: SEATS }),
  })
  return ((await response.json()) as { code: string }).code
}
