import type { Seat } from '@shamble/engine'
import type { Decisions, Loss } from '@shamble/review'
import { remember, remembered } from '../remembered.ts'

/*
 * The player's own reviewed games: their accuracy, and the decisions to make again. Only this browser has them.
 */

const KEY = 'shamble:reviews'
/** Maximum number of games that are kept, and of those whose decisions can be made again. */
const MAX_GAMES = 200
const MAX_WITH_EXERCISES = 30

/** A decision of a kept game. `solved`: a better move was found since. */
export type KeptLoss = Loss & { solved: boolean }

export interface ReviewedGame {
  game: string
  /** The fingerprint of its end: a game is kept once for each seat. */
  id: string
  seat: Seat
  /** When it was reviewed first, ms. */
  when: number
  /** From 0 to 100, and the number of decisions behind it. */
  accuracy: number
  decisions: number
  /** The log of its replay link; empty when its decisions are no longer kept. */
  replay: string
  dearest: KeptLoss[]
}

/** The games reviewed in this browser, the oldest first. */
export function reviewedGames(): ReviewedGame[] {
  try {
    const kept: unknown = JSON.parse(remembered(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as ReviewedGame[]).filter(isReviewed) : []
  } catch {
    return []
  }
}

const isReviewed = (one: Partial<ReviewedGame> | null): boolean =>
  typeof one?.game === 'string' && typeof one.accuracy === 'number' && Array.isArray(one.dearest)

/** Keeps a review; a game that was reviewed before keeps its place, its date and what was solved. */
export function keepReview(
  about: Pick<ReviewedGame, 'game' | 'id' | 'seat' | 'accuracy' | 'replay'>,
  { many, dearest }: Decisions,
  now: number,
): void {
  const all = reviewedGames()
  const place = all.findIndex(({ id, seat }) => id === about.id && seat === about.seat)
  const before = all[place]
  const isSolved = (at: number) => before?.dearest.some((one) => one.at === at && one.solved) ?? false
  const kept: ReviewedGame = {
    ...about,
    when: before?.when ?? now,
    decisions: many[about.seat]!,
    dearest: dearest.map((loss) => ({ ...loss, solved: isSolved(loss.at) })),
  }
  keepAll(before ? all.with(place, kept) : [...all, kept])
}

/** Notes that a better move was found at a decision. */
export function keepSolved(game: Pick<ReviewedGame, 'id' | 'seat'>, at: number): void {
  keepAll(
    reviewedGames().map((one) =>
      one.id === game.id && one.seat === game.seat
        ? { ...one, dearest: one.dearest.map((loss) => (loss.at === at ? { ...loss, solved: true } : loss)) }
        : one,
    ),
  )
}

/** Forgets all reviews. */
export const forgetReviews = (): void => keepAll([])

/** Forgets a decision; the accuracy of its game stays. */
export function forgetExercise(game: Pick<ReviewedGame, 'id' | 'seat'>, at: number): void {
  keepAll(
    reviewedGames().map((one) =>
      one.id === game.id && one.seat === game.seat
        ? { ...one, dearest: one.dearest.filter((loss) => loss.at !== at) }
        : one,
    ),
  )
}

// Only the newest keep their log.
function keepAll(all: readonly ReviewedGame[]): void {
  const latest = all.slice(-MAX_GAMES)
  const kept = latest.map((one, n) =>
    n < latest.length - MAX_WITH_EXERCISES || one.dearest.length === 0
      ? { ...one, replay: '', dearest: [] }
      : one,
  )
  remember(KEY, JSON.stringify(kept))
}
