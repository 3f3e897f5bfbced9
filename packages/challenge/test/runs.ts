import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import {
  BASE64URL,
  fingerprint,
  quickChance,
  Referee,
  replay,
  shorten,
  start,
  type AnyGame,
  type Log,
} from '@shamble/engine'
import { PERSON, rivalIn, rivalMove } from '@shamble/engine/bots'
import { termsOf, type Terms } from '../src/index.ts'

/** Terms of a game as it is by default, or otherwise. */
export const terms = (game: AnyGame, seats?: number, options = {}): Terms =>
  termsOf(game, { ...(seats !== undefined && { seats }), options })

/** A whole game as a challenge is played: the person moves at random, the rivals as they must. */
export function runOf(
  game: AnyGame,
  { version, seats, options, carried }: Terms,
  seed: string,
  person = 'person',
): Log {
  const chance = quickChance(person)
  const g = new Referee<unknown, unknown>(
    game,
    start(game, seed, seats, options, carried).position,
    true,
  ).settle()
  const moves: Log['moves'] = []
  while (g.pending.length > 0) {
    const rival = rivalIn(g.pending)
    const seat = rival ?? PERSON
    const own = g.pending.filter((p) => p.seat === seat).flatMap((p) => p.moves)
    const move = rival === null ? own[chance(own.length)]! : rivalMove(game, g.position, rival, moves.length)
    moves.push([seat, ...move])
    g.make(seat, move)
  }
  return { game: game.id, version, seats, options, ...(carried !== undefined && { carried }), seed, moves }
}

/** The same as text. */
export const textOf = (game: AnyGame, log: Log): string => shorten(game, log)

/** The same moves as another text: with a zero before the number of its moves, under a check that fits. */
export function rewritten(game: AnyGame, log: Log): string {
  const parts = shorten(game, log).split('.').slice(0, -1)
  const text = parts.with(5, `A${parts[5]}`).join('.')
  const hash = sha256(utf8ToBytes(`${game.id}.${text}.${fingerprint(replay(game, log))}`))
  return `${text}.${checkIn(hash)}`
}

// The first six letters of base64url of a number that begins with a one, so that none of its zeros is lost.
function checkIn(hash: Uint8Array): string {
  const octal = hash.reduce((n, byte) => n * 256n + BigInt(byte), 1n).toString(8)
  const pairs = octal.padStart(octal.length + (octal.length % 2), '0').match(/../g)!
  return pairs
    .slice(0, 6)
    .map((two) => BASE64URL[parseInt(two, 8)])
    .join('')
}
