import { setTimeout as wait } from 'node:timers/promises'
import { quickChance, type Move, type Seat } from '@shamble/engine'
import {
  choicesIn,
  joinRoom,
  makeToken,
  platformMeans,
  TOKEN_BYTES,
  type SocketEvents,
} from '@shamble/room/client'
import { begunRoom } from '../server/begun-room.ts'

/*
 * Games in progress at a server: begun, compared and played on, before and after it is restarted, restored or upgraded. Plain JSON, so
 * that they can be kept beside a backup.
 */

/** What is on a server. */
export interface Stock {
  tables: readonly Table[]
  board: Board
}

/** A table whose seats all belong to one token, and what it saw there last. */
export interface Table {
  code: string
  token: string
  seen: Seen
}

/** What must not change: the version of the rules, the number of moves, whether the game is over, and what may be done now. */
interface Seen {
  game: string
  version: number
  length: number
  over: boolean
  moves: (readonly [Seat, ...Move])[]
}

/** A sealed challenge, which shows how many have finished it, and no more, for a day. */
interface Board {
  code: string
  terms: unknown
  commitment: string
  counts: { attempts: number; finished: number }
}

const PATIENCE = 60_000
/** More moves than rows between two copies of the whole room. */
const MOVES = 40
/** The game of the challenge: for one, and short. */
const SEALED = 'waterdeep-solo'

/** Begins a game at a table of its own, and plays on. */
export async function beginTable(site: string, game: string, seats: number): Promise<Table> {
  return playOn(site, await begunRoom(site, { game, seats, options: {} }), MOVES)
}

/** Makes a sealed challenge. One attempt is played to its end; the room of the other becomes a table. */
export async function beginBoard(site: string): Promise<{ table: Table; board: Board }> {
  const { code } = await asked<{ code: string }>(`${site}/api/challenges`, {
    game: SEALED,
    seats: 1,
    sealed: true,
  })
  const attempt = async (name: string) => {
    const token = makeToken(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
    const { room } = await asked<{ room: string }>(`${site}/api/challenges/${code}/attempts`, { token, name })
    return { code: room, token }
  }
  await playOn(site, await attempt('Ann'), Infinity)
  const table = await playOn(site, await attempt('Bob'), 1)
  const until = performance.now() + PATIENCE
  for (;;) {
    const board = await boardAt(site, code)
    if (board.counts.finished === 1) return { table, board }
    if (performance.now() > until) throw new Error(`The challenge ${code} is not told of an end.`)
    await wait(50)
  }
}

/** Makes some moves at a table, fewer if the game ends. Resolves to what is seen then; with 0 moves, to what is seen now. */
export async function playOn(
  site: string,
  { code, token }: Pick<Table, 'code' | 'token'>,
  moves: number,
): Promise<Table> {
  const means = platformMeans(`${site.replace('http', 'ws')}/ws/${code}`)
  let opened = 0
  const open = (events: SocketEvents) => {
    opened++
    return means.open(events)
  }
  const client = joinRoom({ ...means, open, token }, {})
  const chance = quickChance(code)
  const until = performance.now() + PATIENCE
  const looked = (): Seen => {
    const { room, game, over } = client.state
    const own = game!.viewers.flatMap((seat, n) =>
      choicesIn(game!.states[n]!).flatMap((choice) =>
        choice.seat === seat ? choice.moves.map((move) => [choice.seat, ...move] as const) : [],
      ),
    )
    const { version, game: id } = room!
    return { game: id, version, length: game!.length, over: over !== null, moves: own }
  }
  try {
    while (client.state.game === null) {
      if (opened > 1 || performance.now() > until) throw new Error(`The table ${code} cannot be joined.`)
      await wait(5)
    }
    for (let made = 0; made < moves; made++) {
      const { moves: own } = looked()
      if (own.length === 0) break
      const [seat, ...move] = own[chance(own.length)]!
      const no = await client.move(seat, move)
      if (no) throw new Error(`The table ${code} refuses a move: ${no.says}`)
    }
    return { code, token, seen: looked() }
  } finally {
    client.close()
  }
}

/** What has changed at a server although nobody has played, in words. */
export async function changesAt(site: string, { tables, board }: Stock): Promise<string[]> {
  const changes: string[] = []
  const compare = (code: string, before: unknown, after: unknown) => {
    const [was, is] = [JSON.stringify(before), JSON.stringify(after)]
    if (was !== is) changes.push(`${code} was ${was.slice(0, 300)}, and is ${is.slice(0, 300)}.`)
  }
  for (const table of tables) compare(table.code, table.seen, (await playOn(site, table, 0)).seen)
  compare(board.code, board, await boardAt(site, board.code))
  return changes
}

/** Makes a move at every table whose game is not over. Throws if one does not go on. */
export async function goOn(site: string, tables: readonly Table[]): Promise<Table[]> {
  const after: Table[] = []
  for (const table of tables) {
    const now = await playOn(site, table, 1)
    if (!table.seen.over && now.seen.length <= table.seen.length)
      throw new Error(`The table ${table.code} does not go on.`)
    after.push(now)
  }
  return after
}

async function boardAt(site: string, code: string): Promise<Board> {
  const { terms, commitment, counts } = await asked<Board>(`${site}/api/challenges/${code}`)
  return { code, terms, commitment, counts }
}

async function asked<T>(address: string, body?: unknown): Promise<T> {
  const response = await fetch(address, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (!response.ok) throw new Error(`${address} answers ${response.status}: ${await response.text()}`)
  return response.json() as Promise<T>
}
