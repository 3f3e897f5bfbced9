import { fingerprint, makeLogged, refereeAt, type AnyGame, type Log } from '../index.ts'

/*
 * Golden games: finished games whose replay must not change. A difference is either a bug or needs a new `version` of the rules.
 */

/** A golden game as stored in a test folder. */
export interface Golden {
  log: Log
  /** The fingerprint of the final position. */
  fingerprint: string
  /** The first four digits of the fingerprint after every move, to find the first difference. */
  marks: string
}

/** Where a golden game differs: the number of moves that still agree, and what differs then. */
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

/** Replays a golden game: null if nothing has changed, else the first difference. */
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
