import { copyOf, Referee, type Move } from '../index.ts'
import type { Advice } from './advice.ts'
import { movesOf, spender, type Budget, type Progress, type Thinking } from './bot.ts'
import { isSurelyAbove, mean, newTry, note, type Try } from './tries.ts'

const WORLDS = 2 ** 31
// How much better than the policy's move another one must be, in standard errors.
const DOUBT = 1

/** A move, in how many playouts it was tried, and what came of it on average, from 0 to 1; null when it was not tried. */
export interface Weighed {
  move: Move
  worth: number | null
  playouts: number
}

/** The move that proves best when all are tried: see `weigh`. */
export function* chooseByTrying(...how: Parameters<typeof weigh>): Generator<Progress, Move> {
  const [best] = yield* weigh(...how)
  return best!.move
}

/**
 * How both thinking bots spend their budget on the moves they may make. In each round one world is
 * imagined, with its dice, and every move still in question is tried out in it, so that none is luckier
 * than the others. As the budget is spent the worse moves are given up: of m moves, m to the power of
 * the share that is left go on, so that the last rounds decide between the best two.
 *
 * The move that the game's policy makes is the favourite: it is never given up, and another is made only when
 * it is better by more than chance explains. A rule that fails in an imagined world costs that try only; when all fail,
 * the last fault is thrown. Returns every move, the one to make first, then from the best on.
 */
export function* weigh(
  thinking: Thinking,
  budget: Budget,
  advice: Advice<any, any>,
  tryOut: (g: Referee<any, any>, move: Move) => number,
): Generator<Progress, Weighed[]> {
  const moves = movesOf(thinking)
  if (moves.length === 1) return [{ move: moves[0]!, worth: null, playouts: 0 }]
  const { game, sight, seat, chance } = thinking
  const spent = spender(budget)
  const favourite = favouriteOf(thinking, advice)
  const best = () => bestOf(tries, favourite !== null, advice.doubt ?? DOUBT).move
  const all = inOrder(shuffled(moves, chance), favourite).map(newTry)
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
    // What the seat may do is the same in every world it imagines: it is not listed again. Every move is made in a copy.
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
    tries = bestTries(tries, Math.ceil(moves.length ** (1 - share)), favourite !== null)
  }
  if (tries.every(({ times }) => times === 0)) throw fault
  const chosen = best()
  return all
    .toSorted((a, b) => Number(b.move === chosen) - Number(a.move === chosen) || mean(b) - mean(a))
    .map((one) => ({ move: one.move, worth: one.times === 0 ? null : mean(one), playouts: one.times }))
}

function favouriteOf({ sight, seat, chance }: Thinking, { policy }: Advice<any, any>): Move | null {
  if (!policy) return null
  const choice = sight.choices.find((open) => open.seat === seat)!
  return choice.moves[policy(sight.view, choice, chance)]!
}

// The favourite comes first.
function inOrder(moves: readonly Move[], favourite: Move | null): readonly Move[] {
  if (!favourite) return moves
  return [favourite, ...moves.filter((move) => move !== favourite)]
}

// So many of the best; the favourite stays the first, and one other beside it.
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

// In any order, so that a budget too small for all moves does not favour the first of the list.
function shuffled<T>(list: readonly T[], chance: (n: number) => number): T[] {
  const mixed = [...list]
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = chance(i + 1)
    ;[mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!]
  }
  return mixed
}
