import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from './canonical.ts'
import { readCarried } from './carried.ts'
import type { AnyGame } from './game.ts'
import { readOptions, readSeats, readSeed } from './options.ts'
import { fingerprint } from './play.ts'
import type { Json, Log, Move, Options, Pending, Seat } from './position.ts'
import { same } from './position.ts'
import { Digits, fromDigits, fromText, toText, type Digit } from './radix.ts'
import { makeLogged, refereeAt } from './replay.ts'
import { Refusal } from './refusal.ts'
import type { Referee } from './referee.ts'
import { atOnce, SLICE_END } from './slices.ts'

/*
 * A log as URL-safe text: version.seats.options.seed.count.moves.check. Each move is its index among the legal moves; all indices
 * together are one number in mixed radix, so a forced move costs nothing. The check covers the text, what is carried into the game
 * and the final position: a damaged link never shows another game.
 *
 * What is carried is not part of the text: in a replay link it follows, packed (`links/`).
 */

const PARTS = 7
const CHECK_LENGTH = 6
const MAX_MOVES = 20_000
const WHOLE = /^[0-9a-z]{1,7}$/

/** Splits a link into the log as text and the packed carried value, undefined if there is none. */
export function splitLink(link: string): [text: string, packed: string | undefined] {
  const parts = link.split('.')
  const packed = parts.length > PARTS ? parts.splice(PARTS).join('.') : undefined
  return [parts.join('.'), packed]
}

/** A log as text, without its carried value. */
export function shorten(game: AnyGame, log: Log): string {
  const g = refereeAt(game, log)
  const link = linkWriter(game, log)
  for (const [n, [seat, ...move]] of log.moves.entries()) {
    link.add(g.pending, seat, move)
    makeLogged(g, n, seat, move)
  }
  return link.end(g)
}

/** Writes a log as text while the log is replayed for another reason. */
export interface LinkWriter {
  /** Adds a move, before it is made. `pending`: the open choices. */
  add: (pending: readonly Pending[], seat: Seat, move: Move) => void
  /** The text; `g` stands at the position after all moves. */
  end: (g: Referee<any, any>) => string
}

/** Starts the text of a log. */
export function linkWriter(game: AnyGame, head: Omit<Log, 'moves'>): LinkWriter {
  const indices: Digit[] = []
  return {
    add: (pending, seat, move) => void indices.push(indexOfMove(pending, seat, move)),
    end(g) {
      const text = [
        head.version,
        head.seats,
        optionsToNumber(game, head.options).toString(36),
        head.seed,
        indices.length.toString(36),
        toText(fromDigits(indices)),
      ].join('.')
      const carried = readCarried(game, head.carried, readOptions(game, head.options))
      return `${text}.${checkOf(game, text, carried, g)}`
    },
  }
}

/**
 * The log of a text made by `shorten`; `given` is its carried value. Throws a `Refusal` for a damaged text, or one of another version
 * of the rules.
 */
export const lengthen = (game: AnyGame, text: string, given?: Json): Log =>
  atOnce(lengthening(game, text, given))

/** The same; yields after every step. */
export function* lengthening(game: AnyGame, text: string, given?: Json): Generator<unknown, Log> {
  const parts = text.split('.')
  if (parts.length !== PARTS) throw damaged('It is cut off or has something added.')
  const [version, seats, options, seed, count, moves, check] = parts as Parts
  const log: Log = {
    game: game.id,
    version: wholeNumber(version, 10),
    seats: wholeNumber(seats, 10),
    options: {},
    seed: readSeed(seed),
    moves: [],
  }
  if (log.version === game.version) {
    log.options = numberToOptions(game, wholeNumber(options, 36))
    log.seats = readSeats(game, log.seats, log.options)
    const carried = readCarried(game, given, log.options)
    if (carried !== null) log.carried = carried
    yield SLICE_END
  }
  const g = refereeAt(game, log)
  yield SLICE_END
  const code = movesIn(moves)
  const length = wholeNumber(count, 36)
  if (length > MAX_MOVES) throw damaged(`It claims ${length} moves.`)
  while (log.moves.length < length) {
    const legal = g.pending.reduce((sum, p) => sum + p.moves.length, 0)
    if (legal === 0) throw damaged('It goes on after the game is over.')
    const [open, index] = find(g.pending, code.next(legal))
    const { seat, moves } = g.pending[open]!
    log.moves.push([seat, ...moves[index]!])
    g.choose(open, index)
    yield
  }
  if (!code.spent || check !== checkOf(game, text.slice(0, -check.length - 1), log.carried ?? null, g))
    throw damaged('Some of its letters are wrong.')
  return log
}

type Parts = [
  version: string,
  seats: string,
  options: string,
  seed: string,
  count: string,
  moves: string,
  check: string,
]

/** The head of a link, read without its rules: for links of other versions, which cannot be played. Null when it is none. */
export function headOfLink(
  link: string,
): { version: number; seats: number; seed: string; moves: number } | null {
  const parts = splitLink(link)[0].split('.')
  if (parts.length !== PARTS) return null
  const [version, seats, , seed, count] = parts as Parts
  try {
    return {
      version: wholeNumber(version, 10),
      seats: wholeNumber(seats, 10),
      seed: readSeed(seed),
      moves: wholeNumber(count, 36),
    }
  } catch {
    return null
  }
}

function movesIn(text: string): Digits {
  const number = fromText(text)
  if (typeof number !== 'bigint') throw damaged(`“${number.wrong}” does not belong in it.`)
  return new Digits(number)
}

function indexOfMove(pending: readonly Pending[], seat: Seat, move: Move): Digit {
  let index = -1
  let of = 0
  for (const p of pending) {
    if (index < 0 && p.seat === seat) {
      const found = p.moves.findIndex((m) => same(m, move))
      if (found >= 0) index = of + found
    }
    of += p.moves.length
  }
  return [Math.max(index, 0), of]
}

function find(pending: Pending[], index: number): [open: number, index: number] {
  let open = 0
  while (index >= pending[open]!.moves.length) index -= pending[open++]!.moves.length
  return [open, index]
}

function optionsToNumber(game: AnyGame, given: Options): number {
  const options = readOptions(game, given, true)
  return Object.entries(game.options).reduce(
    (n, [name, settings]) => n * settings.length + settings.indexOf(options[name]!),
    0,
  )
}

function numberToOptions(game: AnyGame, number: number): Options {
  const options: Options = {}
  for (const [name, settings] of Object.entries(game.options).reverse()) {
    options[name] = settings[number % settings.length]!
    number = Math.floor(number / settings.length)
  }
  if (number !== 0) throw damaged('Its options do not exist.')
  return readOptions(game, options)
}

function checkOf(game: AnyGame, text: string, carried: Json | null, g: Referee<any, any>): string {
  const covered = [game.id, text, ...(carried === null ? [] : [canonical(carried)]), fingerprint(g.position)]
  const hash = sha256(utf8ToBytes(covered.join('.')))
  return bytesToText(hash).slice(0, CHECK_LENGTH)
}

function wholeNumber(text: string, base: 10 | 36): number {
  const number = WHOLE.test(text) ? parseInt(text, base) : NaN
  if (Number.isNaN(number) || number.toString(base) !== text)
    throw damaged('One of its numbers cannot be read.')
  return number
}

/** The refusal of a damaged link. */
export const damaged = (why: string) =>
  new Refusal('damaged-log', `This replay link is damaged. ${why} Ask for it again, or copy all of it.`)

function bytesToText(bytes: Uint8Array): string {
  return toText(bytes.reduce((n, byte) => n * 256n + BigInt(byte), 1n))
}
