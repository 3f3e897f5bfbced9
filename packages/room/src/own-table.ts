import * as v from 'valibot'
import { lastEntry } from './journal.ts'
import { MAX_TABLES } from './max-tables.ts'
import { turnOf, waitOf, type Turn } from './notices.ts'
import { roomRefusal } from './refusals.ts'
import { personOf, seatsOf, type Person, type Room } from './room.ts'
import { hashOf } from './tokens.ts'

/*
 * A table in the list of a player's tables. It tells them what the room tells them, and less: nothing of the position.
 */

/** A table, for one of its players. */
export interface OwnTable extends Omit<Turn, 'touched' | 'sat'> {
  /** The names of the other people at the table, and the number of bots. */
  company: string[]
  bots: number
  /** Since when the table waits for the first of the others; null: it does not. */
  othersSince: number | null
  /** The times of the last move, and of the last phrase of another; null: there is none. */
  moved: number | null
  heard: number | null
  /** How the game ended; null: it has not. */
  ended: Ended | null
}

/** How a game ended for one of its players. */
export interface Ended {
  won: boolean
  /** The names of other people who won, and whether a bot did. */
  winners: string[]
  botWon: boolean
  /** This player's best score, where there are scores. */
  score: number | null
}

const ASKED = v.object({
  tables: v.pipe(v.array(v.tuple([v.string(), v.string()])), v.minLength(1), v.maxLength(MAX_TABLES)),
})

/** Reads the body of a request for tables: the code of each, and the token of a player there. */
export function readTables(body: unknown): [code: string, token: string][] {
  const read = v.safeParse(ASKED, body)
  if (!read.success) throw roomRefusal('bad-message')
  return read.output.tables
}

/** A table, for the person with this token; null: they have no seat there. Attempts at challenges are no tables. */
export function ownTable(room: Room, token: string): OwnTable | null {
  const person = personOf(room, hashOf(token))
  if (!person || room.challenge) return null
  const { touched: _, sat: __, ...turn } = turnOf(room, person)
  const others = room.people.filter((other) => other !== person)
  const waits = others.map((other) => waitOf(room, other).since).filter((since) => since !== null)
  return {
    ...turn,
    company: others.map(({ name }) => name),
    bots: room.chairs.filter(({ bot }) => bot !== null).length,
    othersSince: waits.length > 0 ? Math.min(...waits) : null,
    moved: (room.match && lastEntry(room.match.journal)?.when) ?? null,
    heard: room.kept.findLast(({ seat }) => room.chairs[seat]?.person !== person.id)?.when ?? null,
    ended: endedFor(room, person),
  }
}

function endedFor(room: Room, { id }: Person): Ended | null {
  const result = room.match?.result
  if (!result) return null
  const own = seatsOf(room, id)
  const others = result.winners.filter((seat) => !own.includes(seat))
  const holders = others.map((seat) => room.people.find((one) => one.id === room.chairs[seat]?.person))
  return {
    won: others.length < result.winners.length,
    winners: [...new Set(holders.flatMap((one) => one?.name ?? []))],
    botWon: holders.includes(undefined),
    score: result.scores ? Math.max(...own.map((seat) => result.scores![seat] ?? 0)) : null,
  }
}
