import {
  canonical,
  fingerprint,
  lengthening,
  linkWriter,
  makeLogged,
  refereeAt,
  same,
  splitLink,
  type AnyGame,
  type Log,
} from '@shamble/engine'
import { atOnce, PERSON, rivalIn, rivalThought, SLICE_END } from '@shamble/engine/bots'
import { reached } from './ranking.ts'
import { challengeRefusal } from './refusals.ts'
import type { Reached, Terms } from './page.ts'

/** The result of a log, the fingerprint of its last position, and the log as `shorten` writes it, which is canonical. */
export interface Judged extends Reached {
  fingerprint: string
  text: string
}

/** Maximum length of a log, in characters, without what is carried into its game. */
export const MAX_LOG = 4000

/**
 * Judges a log, given as a replay link: replays it, recomputes every move of the rivals, and returns what the person on the first
 * seat reached. Refuses a log that is damaged, unfinished, of another version, seed or terms, or in which a rival moved differently.
 * What the link carries is not unpacked: if it differs from the terms, the link's checksum fails.
 */
export const judge = (game: AnyGame, terms: Terms, seed: string, link: string): Judged =>
  atOnce(judging(game, terms, seed, link))

/**
 * Number of steps in a slice of judging: a few milliseconds of processor time, 50 at most. Counted, because the server's clock
 * stands still while it computes.
 */
export const SLICE_STEPS = 32

/** The same; yields after every step, a playout of a rival or a move. */
export function* judging(
  game: AnyGame,
  terms: Terms,
  seed: string,
  link: string,
): Generator<unknown, Judged> {
  const [text, packed] = splitLink(link)
  if (text.length > MAX_LOG) throw challengeRefusal('too-long', `A log has at most ${MAX_LOG} characters.`)
  if (terms.version !== game.version) throw challengeRefusal('rules-changed')
  const read = yield* lengthening(game, text, packed === undefined ? undefined : terms.carried)
  if (!isOf(read, terms, seed)) throw challengeRefusal('other-challenge')
  yield SLICE_END
  const g = refereeAt(game, read)
  yield SLICE_END
  const writer = linkWriter(game, read)
  for (const [n, [seat, ...move]] of read.moves.entries()) {
    const rival = rivalIn(g.pending)
    if (rival !== null || seat !== PERSON) {
      const due = rival === null ? null : yield* rivalThought(game, g.position, rival, n, g.pending)
      if (seat !== rival || !same(move, due!))
        throw challengeRefusal('rival-changed', says(n, seat, rival, due))
    }
    writer.add(g.pending, seat, move)
    makeLogged(g, n, seat, move)
    yield
  }
  const { position } = g
  if (!position.result) throw challengeRefusal('unfinished')
  const moves = read.moves.filter(([seat]) => seat === PERSON).length
  return { ...reached(game, position, moves), fingerprint: fingerprint(position), text: writer.end(g) }
}

function isOf(log: Log, { seats, options, carried = null }: Terms, seed: string): boolean {
  if (log.seed !== seed || log.seats !== seats) return false
  if (canonical(log.carried ?? null) !== canonical(carried)) return false
  return Object.entries(log.options).every(([name, setting]) => options[name] === setting)
}

function says(n: number, seat: number, rival: number | null, due: readonly string[] | null): string {
  if (rival === null) return `Move ${n + 1} is seat ${seat + 1}'s, but it was the turn of seat ${PERSON + 1}.`
  return `Move ${n + 1} should be seat ${rival + 1}'s: ${due!.join(' ')}.`
}
