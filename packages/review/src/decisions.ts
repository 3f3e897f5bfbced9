import { makeLogged, refereeAt, type AnyGame, type Log, type Move, type Seat } from '@shamble/engine'
import { estimatorOf, type Estimator } from './estimator.ts'
import { advised, comparing, doubtOf, isSure, type Doubt, type Lead } from './judging.ts'

/** A decision that cost something: more than its noise. */
export interface Loss {
  /** The number of moves made before. */
  at: number
  seat: Seat
  made: Move
  better: Move
  /** What the better move leads by, as a share of a victory, and the standard error of that. */
  lead: number
  error: number
}

/** What the decisions of a game cost. */
export interface Decisions {
  /** By seat: how often it had more than one move. */
  many: number[]
  /** Every decision found to have cost something, in the order of the game. */
  losses: Loss[]
  /** The dearest of one seat, confirmed with new worlds, the dearest first: at most three. */
  dearest: Loss[]
}

/** Pairs of playouts for each decision at first; then for the dearest of them, ever fewer, with new worlds (sequential halving). */
const FIRST_PAIRS = 8
const LATER_PAIRS = [16, 64] as const
const KEPT = [16, 6] as const
const DEAREST = 3

/**
 * Looks for better moves at every decision of a log, for some seats (all by default), and confirms the dearest of one. A decision's loss = v(best) −
 * v(made), both in the same worlds with the same dice; it counts as 0 unless it exceeds twice its standard error. Yields the share done.
 */
export function* deciding(
  game: AnyGame,
  log: Log,
  judged: Seat,
  estimator: Estimator = estimatorOf(game, log.seats),
  seats: readonly Seat[] = Array.from({ length: log.seats }, (_, seat) => seat),
): Generator<number, Decisions> {
  const many = Array.from({ length: log.seats }, () => 0)
  const found: { doubt: Doubt; lead: Lead }[] = []
  const g = refereeAt<unknown, unknown, unknown>(game, log)
  for (const [at, [seat, ...made]] of log.moves.entries()) {
    const own = seats.includes(seat) ? g.pending.filter((choice) => choice.seat === seat) : []
    if (own.reduce((sum, { moves }) => sum + moves.length, 0) > 1) {
      many[seat]!++
      const better = yield* sharing(
        advised(game, g.position, g.pending, seat, at),
        SCREENED * (at / log.moves.length),
      )
      const doubt = doubtOf(game, g, at, seat, made, better)
      if (doubt) {
        const pairs = comparing(game, estimator, log.seed, doubt, FIRST_PAIRS)
        found.push({ doubt, lead: yield* sharing(pairs, SCREENED * (at / log.moves.length)) })
      }
    }
    makeLogged(g, at, seat, made)
  }
  let rest = found.filter(({ doubt }) => doubt.seat === judged)
  for (const [n, pairs] of LATER_PAIRS.entries()) {
    rest = dearestOf(rest).slice(0, KEPT[n])
    for (const [i, one] of rest.entries()) {
      const share = SCREENED + ((1 - SCREENED) * (n + i / rest.length)) / LATER_PAIRS.length
      one.lead = yield* sharing(comparing(game, estimator, log.seed, one.doubt, pairs), share)
    }
  }
  const losses = found.filter(({ lead }) => isSure(lead)).map(lossOf)
  return {
    many,
    losses,
    dearest: dearestOf(rest.filter(({ lead }) => isSure(lead)))
      .slice(0, DEAREST)
      .map(lossOf),
  }
}

/** The share of the work that is done when every decision has been looked at once. */
const SCREENED = 0.7

// What is lost at least, give or take one standard error: so that noise does not come first.
const dearestOf = <T extends { lead: Lead }>(some: readonly T[]): T[] =>
  some.toSorted((a, b) => b.lead.mean - b.lead.error - (a.lead.mean - a.lead.error))

const lossOf = ({ doubt: { at, seat, made, better }, lead }: { doubt: Doubt; lead: Lead }): Loss => ({
  at,
  seat,
  made,
  better,
  lead: lead.mean,
  error: lead.error,
})

function* sharing<T>(work: Generator<unknown, T>, share: number): Generator<number, T> {
  for (;;) {
    const next = work.next()
    if (next.done) return next.value
    yield share
  }
}

/** At this mean loss, as a share of a victory for each decision, the accuracy is 50. */
const HALF = 0.01

/**
 * The accuracy of a seat, from 0 to 100: 100 / (1 + mean loss / 0.01), the mean over all its decisions with more than one move. Moves
 * within the noise have lost nothing. 100 where there was nothing to decide.
 */
export function accuracyOf({ many, losses }: Decisions, seat: Seat): number {
  const lost = losses.filter((loss) => loss.seat === seat).reduce((sum, { lead }) => sum + lead, 0)
  return 100 / (1 + lost / Math.max(1, many[seat]!) / HALF)
}
