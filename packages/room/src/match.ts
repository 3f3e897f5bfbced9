import { advance, backTo, open, pendingIn, same, takeBack } from '@shamble/engine'
import type {
  AnyGame,
  Json,
  Log,
  Move,
  Options,
  Pending,
  Result,
  Seat,
  Timeline,
  Told,
} from '@shamble/engine'
import { formsOf, type Form } from './forms.ts'
import { BY_BOT, BY_CLOCK, entriesOf, journalOf, lastEntry, movesIn, withEntry } from './journal.ts'
import type { Entry, Journal } from './journal.ts'
import { MAX_ACTS, MAX_HOLDERS, MAX_UNSEALED, MAX_TAKEN_BACK } from './limits.ts'
import { roomRefusal } from './refusals.ts'

/** The state of a seat during a game. */
export interface Player {
  /** The number of the last act of its present owner; 0 for a new owner. */
  n: number
  /** The length of the journal since which its choices are unchanged. */
  since: number
  /** Since when it has something to choose, ms; null: it has not. */
  asked: number | null
  /** When its clock runs out, ms; null: no clock runs. */
  due: number | null
  /** How many times in a row its clock ran out. */
  late: number
  resigned: boolean
  /** The hash of the token that held the seat when the game began, or to which it has moved since; null: a bot's. */
  original: string | null
}

/**
 * A game being played: plain JSON. The timeline's `log` holds only the moves that can still be taken back, so an act costs the same
 * at any length of the game. All moves are in the journal.
 */
export interface Match extends Timeline<Json> {
  /** Number of moves before those of `log`. */
  settled: number
  clock: number | null
  forms: readonly Form[]
  /** Length of the room's journal before this game, and the journal since. */
  first: number
  journal: Journal
  players: Player[]
  /** Who has seen what each seat sees, the latest last. */
  holders: Holder[]
  /** Whether a move of a bot seals, as in an attempt: a rival's answer may depend on hidden cards. */
  botsSeal: boolean
  /** Whether all seats see alike. Otherwise the number of moves that a seat may choose from can be a secret. */
  alike: boolean
  /** Number of take-backs since the last die or secret. */
  takenBack: number
  /** How it ended, by the rules or by resignation. */
  result: Result | null
}

/** Token hash and the seat it has held. */
export type Holder = [hash: string, seat: Seat]

/** The match after an entry, and what was told. */
export interface Enacted {
  match: Match
  told: Told<Json>[]
}

/** Length of the room's journal, earlier games included. */
export const atOf = (match: Match): number => match.first + match.journal.length

/** Number of moves that stand. */
export const lengthOf = ({ settled, log }: Match): number => settled + log.moves.length

/** The whole log, from the journal. */
export const logOf = ({ log, journal }: Match): Log => ({ ...log, moves: movesIn(entriesOf(journal)) })

/** Length of the log before the seat's last move; null when that can no longer be taken back. */
export function backIn(match: Match, seat: Seat): number | null {
  const to = backTo(match, seat)
  return to === null ? null : match.settled + to
}

/** All moves of a seat as one list. A move on the wire is an index in it. */
export function movesOf(match: Match, seat: Seat): Move[] {
  const own = match.pending.filter((p) => p.seat === seat)
  return own.length === 1 ? own[0]!.moves : own.flatMap((p) => p.moves)
}

/** Whether the journal is full: only resigning is possible. */
export const isFull = ({ journal }: Match): boolean => journal.length >= MAX_ACTS

/** Whether moves may still be taken back, by the limits on take-backs and on the journal. */
export const takesBack = ({ journal, takenBack }: Match): boolean =>
  takenBack < MAX_TAKEN_BACK && journal.length < MAX_ACTS / 2

/** The set-up of a game in a room. */
export interface Beginning {
  seed: string
  seats: number
  options: Options
  carried: Json | null
  clock: number | null
  first: number
  holders: Holder[]
  botsSeal: boolean
}

/** Sets a game up. */
export function begin(game: AnyGame, beginning: Beginning, now: number): Enacted {
  const { seed, seats, options, carried, clock, first, holders, botsSeal } = beginning
  const { timeline, told } = open<Json, unknown, Json>(game, seed, seats, options, carried)
  const { log } = timeline
  const players = Array.from({ length: log.seats }, (_, seat): Player => ({
    ...UNPLAYED,
    since: first,
    original: holders.findLast(([, held]) => held === seat)?.[0] ?? null,
  }))
  const match: Match = {
    ...timeline,
    settled: 0,
    clock,
    forms: formsOf(game, log),
    first,
    journal: journalOf([]),
    players,
    holders,
    botsSeal,
    alike: game.allSeeAlike ?? false,
    takenBack: 0,
    result: timeline.position.result,
  }
  return { match: { ...match, players: timed(match, [], now) }, told }
}

const UNPLAYED: Player = { n: 0, since: 0, asked: null, due: null, late: 0, resigned: false, original: null }

/** Gives a seat a new owner: act numbers restart, and the owner counts as having seen what it sees. */
export function handedTo(match: Match, hash: string, seat: Seat): Match {
  const players = match.players.map((p, i) => (i === seat ? { ...p, n: 0, late: 0 } : p))
  return withHolder({ ...match, players }, hash, seat)
}

/** A seat has moved to another device: it stays the seat of the player who began the game on it. */
export function movedTo(match: Match, seat: Seat, from: string, to: string): Match {
  const isIts = (p: Player, i: Seat) => i === seat && p.original === from
  return { ...match, players: match.players.map((p, i) => (isIts(p, i) ? { ...p, original: to } : p)) }
}

/** Remembers that the owner of a token has seen what a seat sees. */
export function withHolder(match: Match, hash: string, seat: Seat): Match {
  const others = match.holders.filter(([h, s]) => h !== hash || s !== seat)
  return { ...match, holders: [...others, [hash, seat] as Holder].slice(-MAX_HOLDERS) }
}

/** Applies an entry to a copy. Refuses a move that the rules do not allow. */
export function enact(game: AnyGame, match: Match, entry: Entry): Enacted {
  const { did, seat } = entry
  if (did === 'resigned') return { match: resigned(match, entry), told: [] }
  if (typeof did === 'number') {
    const back = { ...takeBack(game, match, did - match.settled), takenBack: match.takenBack + 1 }
    return { match: after(match, back, entry), told: [] }
  }
  const { timeline, told } = advance<Json, unknown, Json>(game, match, seat, did)
  const change = { ...settledIn(timeline, match, entry), result: timeline.position.result }
  return { match: after(match, change, entry), told }
}

// Moves before the last seal, or beyond MAX_UNSEALED, can no longer be undone.
function settledIn(timeline: Timeline<Json>, { settled, botsSeal }: Match, { n }: Entry): Partial<Match> {
  const { log, seal, position } = timeline
  const { length } = log.moves
  const standing = (botsSeal && n === BY_BOT) || (seal === 0 && length >= MAX_UNSEALED) ? length : seal
  if (standing === 0) return timeline
  return {
    ...timeline,
    log: { ...log, moves: log.moves.slice(standing) },
    settled: settled + standing,
    seal: 0,
    stored: standing === seal ? timeline.stored : position,
    takenBack: 0,
  }
}

// A bot plays on for a seat that has resigned.
function resigned(match: Match, entry: Entry): Match {
  const players = match.players.map((p, seat) => (seat === entry.seat ? { ...p, resigned: true } : p))
  return after({ ...match, players }, {}, entry)
}

/** Ends the game for those who have not resigned. */
export function concede(match: Match): Match {
  const winners = match.players.flatMap(({ resigned }, seat) => (resigned ? [] : [seat]))
  const players = match.players.map((p) => ({ ...p, asked: null, due: null }))
  return { ...match, pending: [], players, result: { winners, reason: 'resignation' } }
}

function after(match: Match, change: Partial<Match>, entry: Entry): Match {
  const next: Match = { ...match, ...change, journal: withEntry(match.journal, entry) }
  const at = atOf(next)
  const timely = timed(next, match.pending, entry.when)
  const players = timely.map((player, seat): Player => {
    const since = goesOn(match.pending, next.pending, seat, entry) ? player.since : at
    if (seat !== entry.seat) return { ...player, since }
    return { ...player, since, late: lateAfter(match, entry), n: Math.max(player.n, entry.n) }
  })
  return { ...next, players }
}

// How many times in a row the clock of the mover's seat has run out. A clock counts once, however many moves a bot then makes.
function lateAfter({ players, journal }: Match, { seat, n }: Entry): number {
  const { late, due } = players[seat]!
  if (n > 0) return 0
  if (n !== BY_CLOCK) return late
  const before = lastEntry(journal, (entry) => entry.seat === seat)
  const isCounted = before?.n === BY_CLOCK && due !== null && before.when >= due
  return isCounted ? late : late + 1
}

// The clock of a seat runs while it has something to choose; several choices in a row share one clock.
function timed(match: Match, before: readonly Pending[], now: number): Player[] {
  const { clock, pending, players } = match
  return players.map((player, seat) => {
    if (isFull(match) || !pending.some((p) => p.seat === seat)) return { ...player, asked: null, due: null }
    if (player.asked !== null && before.some((p) => p.seat === seat)) return player
    return { ...player, asked: now, due: clock === null ? null : now + clock * 1000 }
  })
}

// Whether a seat is still asked exactly the same, so that a move chosen before the entry still counts. Not so for the mover, whose
// question is answered, nor for a question put to several seats at once that is put to the mover again.
function goesOn(before: readonly Pending[], now: readonly Pending[], seat: Seat, entry: Entry): boolean {
  if (typeof entry.did === 'number' || (seat === entry.seat && entry.did !== 'resigned')) return false
  const own = now.filter((p) => p.seat === seat)
  const old = before.filter((p) => p.seat === seat)
  if (own.length === 0 || own.length !== old.length) return false
  if (!own.every((p, i) => alike(p, old[i]!))) return false
  if (entry.did === 'resigned') return true
  const isMovers = (open: readonly Pending[]) =>
    open.some((p) => p.seat === entry.seat && old.some((mine) => alike(mine, p)))
  return !(isMovers(before) && isMovers(now))
}

const alike = (a: Pending, b: Pending) =>
  a.step === b.step && a.moves.length === b.moves.length && a.moves.every((m, i) => same(m, b.moves[i]!))

/** A match as stored, without its journal, which is stored row by row. */
export function keptMatch(match: Match): Json {
  const { journal, log, pending: _pending, stored, settled: seal, ...rest } = match
  const { seed, options, version, carried } = log
  const own = stored === match.position ? null : stored
  const set = { seed, options, version, ...(carried !== undefined && { carried }) }
  return { ...rest, ...set, seal, stored: own, kept: journal.length } as unknown as Json
}

/** The form in which a match is stored. */
type Kept = Omit<Match, 'journal' | 'log' | 'pending' | 'stored' | 'settled'> &
  Pick<Log, 'seed' | 'options' | 'version' | 'carried'> & {
    stored: Match['stored'] | null
    kept: number
  }

/** Restores a match from its stored form and all rows of its journal; entries after the stored form are applied again. */
export function restoredMatch(game: AnyGame, given: Json, entries: Entry[]): Match {
  const kept = given as unknown as Kept
  const { kept: length, seed, options, version, carried, stored, seal, ...rest } = kept
  // A game played half by other rules could not be replayed.
  if (version !== game.version && !rest.result) throw roomRefusal('rules-changed')
  const known = entries.slice(0, length)
  const { position } = rest
  // Rooms of release 1.0.0 do not say since when a seat is asked.
  const players = rest.players.map((player) => ({ ...player, asked: player.asked ?? null }))
  const log: Log = {
    game: game.id,
    version,
    seats: players.length,
    options,
    ...(carried !== undefined && { carried }),
    seed,
    moves: movesIn(known).slice(seal),
  }
  const base: Match = {
    ...rest,
    players,
    log,
    stored: stored ?? position,
    settled: seal,
    seal: 0,
    journal: journalOf(known),
    pending: rest.result ? [] : pendingIn(game, position),
  }
  try {
    return entries.slice(length).reduce((match, entry) => again(game, match, entry), base)
  } catch {
    throw roomRefusal('rules-changed')
  }
}

// A move that is no longer at its index of the list was chosen among other moves.
function again(game: AnyGame, match: Match, entry: Entry): Match {
  const { seat, index, did } = entry
  const listed = index < 0 ? did : movesOf(match, seat)[index]
  if (typeof did === 'object' && !(typeof listed === 'object' && same(listed, did)))
    throw roomRefusal('rules-changed')
  return enact(game, match, entry).match
}

/** The entry of a seat's act with this number. */
export const entryBy = ({ journal }: Match, seat: Seat, n: number): Entry | undefined =>
  lastEntry(journal, (entry) => entry.seat === seat && entry.n === n)
