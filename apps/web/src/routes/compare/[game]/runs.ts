import { canonical, factOf, look, play, same, start, type Log, type Sight, type Turn } from '@shamble/engine'
import { toldTo, linesOf, type Line, type Loaded } from '$lib/shell/source.ts'

/** The viewer of both runs: the seat of the person. */
const VIEWER = 0

/** A run of a seed, to look into after any number of its moves. */
export interface Run {
  readonly length: number
  sight: (at: number) => Sight<unknown>
  /** The story of the last move. */
  lines: (at: number) => Line[]
  /** The next move: whose it is, and what it does; null at the end. */
  next: (at: number) => { who: string; does: string } | null
  /** The end, in a sentence. */
  end: string
}

/** The run of a log. After its end it shows the end. */
export function runOf({ game, words }: Loaded, log: Log): Run {
  const turns: Turn<unknown, unknown>[] = [start(game, log.seed, log.seats, log.options, log.carried)]
  for (const [seat, ...move] of log.moves) {
    const { position, pending } = turns.at(-1)!
    turns.push(play(game, position, seat, move, pending))
  }
  const length = log.moves.length
  const turnAt = (at: number) => turns[Math.min(at, length)]!
  const sight = (at: number) => look(game, turnAt(at).position, VIEWER, turnAt(at).pending)
  const { result } = turns[length]!.position
  return {
    length,
    sight,
    lines: (at) =>
      at > length ? [] : linesOf(words, { at, sight: sight(at), told: toldTo(turnAt(at).told, VIEWER) }),
    next(at) {
      const entry = log.moves[at]
      if (!entry) return null
      const [seat, ...move] = entry
      const { view, choices } = look(game, turnAt(at).position, seat, turnAt(at).pending)
      const listed = choices.flatMap(({ moves }) => moves).find((other) => same(other, move))!
      return { who: words.seat(seat, log, view), does: words.move(move, view, factOf(choices, listed)) }
    },
    end: result ? words.result(result, sight(length).view) : 'It was broken off here.',
  }
}

/** The number of moves that two runs have in common; null when they began differently. */
export function commonMoves(a: Log, b: Log): number | null {
  if (a.seed !== b.seed || a.seats !== b.seats || !isAlike(a.options, b.options)) return null
  if (canonical(a.carried ?? null) !== canonical(b.carried ?? null)) return null
  const most = Math.min(a.moves.length, b.moves.length)
  for (let n = 0; n < most; n++) {
    const [seat, ...move] = a.moves[n]!
    const [other, ...its] = b.moves[n]!
    if (seat !== other || !same(move, its)) return n
  }
  return most
}

const isAlike = (a: Log['options'], b: Log['options']) =>
  Object.keys({ ...a, ...b }).every((name) => a[name] === b[name])

/** The log in pasted text: the text itself, or the end of an address. */
export function pastedLog(given: string): string {
  const path = given.trim().split(/[?#]/)[0]!
  return path.slice(path.lastIndexOf('/') + 1)
}
