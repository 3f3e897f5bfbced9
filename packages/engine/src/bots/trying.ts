import type { Advice, Budget, Progress, Thinking } from '../advice.ts'
import { exp, log } from '../exact.ts'
import { copyOf } from '../play.ts'
import type { Move } from '../position.ts'
import { Referee } from '../referee.ts'
import { movesOf, spender } from './thinking.ts'
import { errorOf, isSurelyAbove, mean, newTry, note, type Try } from './tries.ts'

const WORLDS = 2 ** 31
// By how many standard errors another move must beat the policy's.
const DOUBT = 1

/** A move, its mean worth from 0 to 1 (null if it was not tried), the standard error of that, and the number of its playouts. */
export interface Weighed {
  move: Move
  worth: number | null
  error: number
  playouts: number
}

/** The best move by `weigh`. */
export function* chooseByTrying(...how: Parameters<typeof weigh>): Generator<Progress, Move> {
  const [best] = yield* weigh(...how)
  return best!.move
}

/**
 * How dreamer and searcher divide their budget among the legal moves. Each round imagines one world and tries every remaining
 * move in it with the same dice (common random numbers). As the budget is spent the worse moves are dropped: of m moves,
 * m ** (share left) remain, so that the last rounds compare the best two.
 *
 * The policy's move is the favourite: it is never dropped, and another replaces it only when it is significantly better.
 * A rule that throws in an imagined world costs that try only; when all tries throw, so does this, with the last fault.
 * Returns every move: the one to make first, the others by falling mean.
 */
export function* weigh(
  thinking: Thinking,
  budget: Budget,
  advice: Advice<any, any>,
  tryOut: (g: Referee<any, any>, move: Move) => number,
): Generator<Progress, Weighed[]> {
  const moves = movesOf(thinking)
  if (moves.length === 1) return [{ move: moves[0]!, worth: null, error: Infinity, playouts: 0 }]
  const { game, sight, seat, chance } = thinking
  const spent = spender(budget)
  const favourite = favouriteOf(thinking, advice)
  const best = () => bestOf(tries, favourite !== null, advice.doubt ?? DOUBT).move
  const all = favouriteFirst(shuffled(moves, chance), favourite).map(newTry)
  let tries: readonly Try[] = all
  let fault: unknown
  const orNull = <T>(does: () => T): T | null => {
    try {
      return does()
    } catch (cause) {
      fault = cause
      return null
    }
  }
  let playouts = 0
  let share = 0
  while (share < 1 && tries.length > 1) {
    // The seat's moves are the same in all its imagined worlds, so they are not listed again.
    const world = orNull(() => thinking.imagine(chance(WORLDS)))
    let first: number | null = null
    for (const one of tries) {
      const worth =
        world &&
        orNull(() => {
          const g = new Referee<any, any>(game, copyOf(game, world), true)
          g.resume(sight.choices).make(seat, one.move)
          return tryOut(g, one.move)
        })
      if (one === tries[0]) first = worth
      if (worth !== null) note(one, worth, first)
      share = spent(++playouts)
      yield { share, best: best() }
      if (share >= 1) break
    }
    tries = bestTries(tries, leftOf(moves.length, share), favourite !== null)
  }
  if (tries.every(({ times }) => times === 0)) throw fault
  const chosen = best()
  return all
    .toSorted((a, b) => Number(b.move === chosen) - Number(a.move === chosen) || mean(b) - mean(a))
    .map((one) => ({
      move: one.move,
      worth: one.times === 0 ? null : mean(one),
      error: errorOf(one),
      playouts: one.times,
    }))
}

// Rounding must not keep one more.
const ROUNDED = 1e-9

/** How many of some moves are left when this share of the budget is spent: all at first, one at the end. */
const leftOf = (moves: number, share: number): number => Math.ceil(exp((1 - share) * log(moves)) - ROUNDED)

function favouriteOf({ sight, seat, chance }: Thinking, { policy }: Advice<any, any>): Move | null {
  if (!policy) return null
  const choice = sight.choices.find((open) => open.seat === seat)!
  return choice.moves[policy(sight.view, choice, chance)]!
}

function favouriteFirst(moves: readonly Move[], favourite: Move | null): readonly Move[] {
  if (!favourite) return moves
  return [favourite, ...moves.filter((move) => move !== favourite)]
}

// The best `many`; the favourite stays first, with at least one rival.
function bestTries(tries: readonly Try[], many: number, hasFavourite: boolean): Try[] {
  if (!hasFavourite) return sorted(tries).slice(0, many)
  const [favourite, ...others] = tries
  return [favourite!, ...sorted(others).slice(0, Math.max(1, many - 1))]
}

const sorted = (tries: readonly Try[]) => tries.toSorted((a, b) => mean(b) - mean(a))

function bestOf(tries: readonly Try[], hasFavourite: boolean, doubt: number): Try {
  let best = tries[0]!
  for (const one of tries)
    if (mean(one) > mean(best) && (!hasFavourite || isSurelyAbove(one, doubt))) best = one
  return best
}

// Shuffles, so that a budget too small for all moves does not favour those listed first.
function shuffled<T>(list: readonly T[], chance: (n: number) => number): T[] {
  const mixed = [...list]
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = chance(i + 1)
    ;[mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!]
  }
  return mixed
}
