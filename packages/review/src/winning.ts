import { canonical, copyOf, Referee, same, type AnyGame, type Json, type Move } from '@shamble/engine'
import { afterMove, type Decision } from './playing-on.ts'
import { movesOfSeat } from './weighing.ts'

/** Imagined worlds in which a line must win: nothing that is hidden may matter. */
const WORLDS = [1, 2, 3, 4] as const

/** Positions that are searched for one decision, at most. */
const MOST_POSITIONS = 200_000

/** A win of a seat in its own turn. */
export interface Win {
  /** The moves to the win, with the last: the fewest there are. */
  line: Move[]
  /** The first moves of all lines that are as short. */
  right: Move[]
}

type Play = Referee<unknown, unknown>

/**
 * The shortest win of a seat by moves of its own, before anybody else moves and before chance is drawn, whatever is hidden from it. All
 * lines of up to `deepest` moves are searched. Null where none wins, or where there are too many positions.
 */
export function winInTurn(game: AnyGame, decision: Decision, deepest: number): Win | null {
  const moves = movesOfSeat(decision.pending, decision.seat)
  const search = new Search(game, decision.seat)
  for (let depth = 1; depth <= deepest; depth++) {
    const lines = moves.flatMap((move) => {
      const rest = search.line(afterMove(game, decision, move, WORLDS[0]), depth - 1)
      return rest ? [[move, ...rest]] : []
    })
    if (search.isTooLong) return null
    const sure = lines.filter((line) => WORLDS.every((world) => wins(game, decision, line, world)))
    if (sure.length > 0) return { line: sure[0]!, right: sure.map(([first]) => first!) }
  }
  return null
}

class Search {
  /** By position: the depth to which it was searched in vain. */
  readonly #hopeless = new Map<string, number>()
  readonly #game: AnyGame
  readonly #seat: number
  #left = MOST_POSITIONS

  constructor(game: AnyGame, seat: number) {
    this.#game = game
    this.#seat = seat
  }

  get isTooLong(): boolean {
    return this.#left < 0
  }

  /** A line of up to `depth` moves that wins; null if there is none. */
  line(g: Play, depth: number): Move[] | null {
    if (g.result) return g.result.winners.includes(this.#seat) ? [] : null
    if (depth === 0 || g.sealed || g.pending.some(({ seat }) => seat !== this.#seat)) return null
    const { table, agenda } = g.position
    const key = canonical({ table, agenda } as unknown as Json)
    if ((this.#hopeless.get(key) ?? 0) >= depth) return null
    for (const move of movesOfSeat(g.pending, this.#seat)) {
      if (--this.#left < 0) return null
      const next = new Referee<unknown, unknown>(this.#game, copyOf(this.#game, g.position), true)
      const rest = this.line(next.resume(g.pending).make(this.#seat, move), depth - 1)
      if (rest) return [move, ...rest]
    }
    this.#hopeless.set(key, depth)
    return null
  }
}

// Whether a line wins in an imagined world.
function wins(game: AnyGame, decision: Decision, [first, ...rest]: readonly Move[], world: number): boolean {
  const g = afterMove(game, decision, first!, world)
  for (const move of rest) {
    if (!movesOfSeat(g.pending, decision.seat).some((legal) => same(legal, move))) return false
    g.make(decision.seat, move)
  }
  return g.result?.winners.includes(decision.seat) ?? false
}
