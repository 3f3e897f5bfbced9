import { newLog, quickChance, readOptions, Referee, Refusal, seatsFor, start } from '../index.ts'
import type { AnyGame, Json, Log, Options, Pending, Position, Turn } from '../index.ts'

/** Picks an open choice and one of its moves, by index. */
export type Chooser = (
  pending: readonly Pending[],
  position: Position<any>,
) => readonly [open: number, index: number]

/** The set-up of a random game; what is missing is drawn. */
export interface RandomSettings {
  /** The number of seats. */
  seats?: number
  /** `'drawn'` (the default), `'default'`, or these with defaults for the others. */
  options?: 'drawn' | 'default' | Options
  /** Carried over from the game before; nothing by default. */
  carried?: Json
}

const MAX_DRAWS = 200
const MAX_MOVES = 5000

/** Chooses at random: an open choice, then one of its moves, each uniformly. */
export function anyMove(chance: (n: number) => number): Chooser {
  return (pending) => {
    const open = pending.length === 1 ? 0 : chance(pending.length)
    return [open, chance(pending[open]!.moves.length)]
  }
}

/** An upper bound on the moves of a game. */
export const longestOf = (game: AnyGame): number => game.longest ?? MAX_MOVES

/**
 * Draws options, then seats, and sets up the game. Combinations that are refused as `bad-options` or `bad-seats` are drawn again;
 * other exceptions pass through.
 */
export function startAny(
  game: AnyGame,
  seed: string,
  chance: (n: number) => number,
  settings: RandomSettings = {},
): { log: Log; turn: Turn<any, any> } {
  for (let draw = 1; ; draw++) {
    const options = optionsFor(game, chance, settings.options ?? 'drawn')
    const possible = seatsFor(game, options)
    const seats = settings.seats ?? possible[chance(possible.length)]!
    try {
      // The options as drawn, not as read back, so that settings with equal texts are found out.
      const log = { ...newLog(game, seed, { seats, options, ...carrying(settings.carried) }), options }
      return { log, turn: start(game, seed, seats, options, log.carried) }
    } catch (cause) {
      const doesNotGoTogether =
        cause instanceof Refusal && (cause.code === 'bad-options' || cause.code === 'bad-seats')
      if (!doesNotGoTogether || draw === MAX_DRAWS) throw cause
    }
  }
}

/** The log of a random game, played to its end: a function of seed and settings. */
export const randomGame = (game: AnyGame, seed: string, settings: RandomSettings = {}): Log =>
  playedOut(game, seed, settings).log

/** The same with its final position. */
export function playedOut(
  game: AnyGame,
  seed: string,
  settings: RandomSettings = {},
): { log: Log; position: Position<any> } {
  const chance = quickChance(seed)
  const { log, turn } = startAny(game, seed, chance, settings)
  return { log, position: finish(game, log, turn.position, anyMove(chance)) }
}

// Plays on to the end of the game and adds the moves to the log. Throws when the game lasts too long.
function finish(game: AnyGame, log: Log, position: Position<any>, choose: Chooser): Position<any> {
  const g = new Referee(game, position, true).settle()
  while (!g.result) {
    if (g.pending.length === 0) throw new Error(`${game.id}: seed ${log.seed} comes to a dead end.`)
    if (log.moves.length >= longestOf(game)) throw new Error(`${game.id}: seed ${log.seed} does not end.`)
    const [open, index] = choose(g.pending, g.position)
    const { seat, moves } = g.pending[open]!
    log.moves.push([seat, ...moves[index]!])
    g.choose(open, index)
  }
  return g.position
}

const carrying = (carried: Json | undefined) => (carried === undefined ? {} : { carried })

function optionsFor(
  game: AnyGame,
  chance: (n: number) => number,
  settings: 'drawn' | 'default' | Options,
): Options {
  if (settings === 'default') return readOptions(game, {})
  if (settings !== 'drawn') return readOptions(game, settings, true)
  return drawnOptions(game, chance)
}

/** Random options. */
export function drawnOptions(game: AnyGame, chance: (n: number) => number): Options {
  const drawn: Options = {}
  for (const [name, settings] of Object.entries(game.options))
    drawn[name] = settings[chance(settings.length)]!
  return drawn
}
