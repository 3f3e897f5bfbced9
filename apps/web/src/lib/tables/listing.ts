import { lookedAt } from '../room/looked.ts'
import type { OwnTable } from '@shamble/room/client'
import type { KeptTable } from '../room/seat.ts'

/*
 * The list of this browser's tables: which are asked about, in which order they stand, and what is said of each.
 */

/** How long a result is listed: as long as a room without a slow clock lives after its end, in milliseconds. */
const LISTED = 30 * 24 * 3_600_000
/** Maximum number of finished tables that are remembered with their results. */
export const MAX_ENDED = 20

/** What the server says of a table; null: no seat there. */
export type Answer = OwnTable | { error: object } | null

/** Whether a table may go on. */
export const isOpen = (answer: Answer): answer is OwnTable =>
  answer !== null && 'phase' in answer && answer.ended === null

/** Whether a table need not be asked about again. */
export const isSettled = (answer: Answer): boolean =>
  answer === null || ('phase' in answer && answer.ended !== null)

/** Whether the table waits for this player: to choose, or to say whether moves may be taken back. */
export const waitsForMe = ({ since, asks }: OwnTable): boolean => since !== null || asks !== null

/** The tables that are asked about, the latest first: those that may go on. */
export const openTables = (kept: readonly KeptTable[]): KeptTable[] =>
  kept.filter(([, , ended]) => ended === undefined).toReversed()

/** The finished tables, the latest first. */
export const endedTables = (kept: readonly KeptTable[], now: number): OwnTable[] =>
  kept
    .flatMap(([, , ended]) => (ended && isEnded(ended) ? [ended] : []))
    .filter(({ moved }) => (moved ?? 0) > now - LISTED)
    .sort((a, b) => (b.moved ?? 0) - (a.moved ?? 0))

/** The kept tables after an answer: finished ones have their results, those without a seat are not asked about again. */
export function learnt(
  kept: readonly KeptTable[],
  asked: readonly KeptTable[],
  answers: readonly Answer[],
): KeptTable[] {
  const news = new Map(asked.map(([code], n) => [code, answers[n]]))
  const next = kept.map((table): KeptTable => {
    const [code, token] = table
    const answer = news.get(code)
    if (answer === null) return [code, token, null]
    return answer && 'ended' in answer && answer.ended ? [code, token, answer] : table
  })
  // Of older ones the result goes, the token stays.
  const results = next.filter(([, , ended]) => ended)
  const old = new Set(results.slice(0, -MAX_ENDED))
  return next.map((table): KeptTable => (old.has(table) ? [table[0], table[1], null] : table))
}

/** Those that wait for this player first, the most urgent before the others; then those in play, the latest first; then those not begun. */
export const inOrder = (tables: readonly OwnTable[]): OwnTable[] =>
  tables.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      (a.due ?? Infinity) - (b.due ?? Infinity) ||
      (waitsForMe(a) ? (a.since ?? 0) - (b.since ?? 0) : (b.moved ?? 0) - (a.moved ?? 0)),
  )

const rankOf = (table: OwnTable): number => (waitsForMe(table) ? 0 : table.phase === 'playing' ? 1 : 2)

/** With whom a table is shared. */
export function companyOf({ company, bots }: OwnTable): string {
  const robots = bots === 0 ? [] : [bots === 1 ? 'a bot' : `${bots} bots`]
  const all = [...company, ...robots]
  return all.length > 0 ? `with ${listed(all)}` : 'alone'
}

/** What has come since this browser last looked at a table; empty: nothing, or it has never looked. */
export function newsOf({ code, moved, heard }: OwnTable): string {
  const looked = lookedAt(code)
  if (looked === 0) return ''
  const parts = [...((moved ?? 0) > looked ? ['moves'] : []), ...((heard ?? 0) > looked ? ['words'] : [])]
  return parts.length > 0 ? `New: ${parts.join(' and ')}` : ''
}

/** What a table waits for, as a sentence. `now` by the server's clock. */
export function stateOf(table: OwnTable, now: number): string {
  const { phase, since, due, asks, others, othersSince, ended } = table
  if (ended) return resultOf(table)
  if (phase === 'lobby') return 'Not begun'
  if (asks) return `${asks} asks to take a move back`
  if (since !== null) {
    const left = due === null ? '' : `, ${span(due - now)} left`
    return `Your turn for ${span(now - since)}${left}`
  }
  if (othersSince !== null) return `Waiting for ${listed(others)} for ${span(now - othersSince)}`
  return 'A bot is choosing'
}

function resultOf({ ended, company, bots }: OwnTable): string {
  const { won, winners, botWon, score } = ended!
  const scored = score === null ? '' : `, with ${score} ${score === 1 ? 'point' : 'points'}`
  const others = [...winners, ...(botWon ? ['a bot'] : [])]
  if (won) return others.length > 0 ? `Won, together with ${listed(others)}${scored}` : `Won${scored}`
  if (others.length > 0) return `Won by ${listed(others)}`
  return `${company.length + bots === 0 ? 'Lost' : 'Nobody won'}${scored}`
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** A span of time in its largest unit, rounded down. */
export function span(milliseconds: number): string {
  for (const [unit, length] of UNITS) {
    const count = Math.floor(milliseconds / length)
    if (count > 0) return `${count} ${unit}${count === 1 ? '' : 's'}`
  }
  return 'less than a minute'
}

const WORDS = new Intl.ListFormat('en-GB')
const listed = (names: readonly string[]): string => WORDS.format(names)

const isEnded = (table: Partial<OwnTable>): boolean =>
  typeof table.code === 'string' &&
  typeof table.game === 'string' &&
  Array.isArray(table.company) &&
  Array.isArray(table.ended?.winners)
