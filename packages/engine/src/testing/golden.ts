import { fingerprint, makeLogged, refereeAt, type AnyGame, type Log } from '../index.ts'

/*
 * Golden replays: finished games that must go on ending as they did. A change to one is either a bug or
 * a new `version`.
 */

/** A finished game as stored in a test folder: its log, and what it led to. */
export interface Golden {
  log: Log
  /** The name of the final position. */
  fingerprint: string
  /** Four letters of the name of every position after a move, so that a check can say where it went astray. */
  marks: string
}

/** Where a golden game now takes another course: the number of moves that still agree, and what differs. */
export interface Astray {
  moves: number
  says: string
}

const MARK = 4

/** A golden game from a finished log. */
export function goldenOf(game: AnyGame, log: Log): Golden {
  const g = refereeAt(game, log)
  let marks = ''
  for (const [n, [seat, ...move]] of log.moves.entries()) {
    makeLogged(g, n, seat, move)
    marks += fingerprint(g.position).slice(0, MARK)
  }
  return { log, fingerprint: fingerprint(g.position), marks }
}

/** Plays a golden game again: null when it ends as it did, else where it goes astray. */
export function checkGolden(game: AnyGame, { log, fingerprint: end, marks }: Golden): Astray | null {
  const g = refereeAt(game, log)
  for (const [n, [seat, ...move]] of log.moves.entries()) {
    try {
      makeLogged(g, n, seat, move)
    } catch (refusal) {
      return { moves: n, says: (refusal as Error).message }
    }
    if (fingerprint(g.position).slice(0, MARK) === marks.slice(n * MARK, (n + 1) * MARK)) continue
    return {
      moves: n,
      says: `Seat ${seat + 1}'s move ${n + 1}, “${move.join(' ')}”, now leads to another position.`,
    }
  }
  if (!g.result) return { moves: log.moves.length, says: 'It no longer ends after its last move.' }
  if (fingerprint(g.position) !== end)
    return { moves: log.moves.length, says: 'It ends in another position.' }
  return null
}
