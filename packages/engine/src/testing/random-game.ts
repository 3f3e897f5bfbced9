import { newLog, quickChance, readOptions, Referee, Refusal, seatsFor, start } from '../index.ts'
import type { AnyGame, Json, Log, Options, Pending, Position, Turn } from '../index.ts'

/** Decides which of the open choices is answered, and with which of its moves. */
export type Chooser = (
  pending: readonly Pending[],
  position: Position<any>,
) => readonly [open: number, index: number]

/** What a random game is set up with: what is not given is drawn. */
export interface RandomSettings {
  /** The number of seats. */
  seats?: number
  /** `'drawn'`: every option at random (the default); `'default'`; or these, the others by default. */
  options?: 'drawn' | 'default' | Options
  /** What is carried over from the game before; nothing unless it is given. */
  carried?: Json
}

const DRAWS = 200
const LONGEST = 5000

/** Chooses at random: every open choice alike, then every move alike. */
export function anyMove(chance: (n: number) => number): Chooser {
  return (pending) => {
    const open = pending.length === 1 ? 0 : chance(pending.length)
    return [open, chance(pending[open]!.moves.length)]
  }
}

/** No game may last more moves than this. */
export const longestOf = (game: AnyGame): number => game.longest ?? LONGEST

/**
 * Draws options, then seats that go with them, and sets the game up. Combinations that set-up refuses as `bad-options` or
 * `bad-seats` are drawn again; anything else that set-up throws is passed on.
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
      // The options as they were drawn: a setting that cannot be told from another one is a fault of the game.
      const log = { ...newLog(game, seed, { seats, options, ...carrying(settings.carried) }), options }
      return { log, turn: start(game, seed, seats, options, log.carried) }
    } catch (cause) {
      const doesNotGoTogether =
        cause instanceof Refusal && (cause.code === 'bad-options' || cause.code === 'bad-seats')
      if (!doesNotGoTogether || draw === DRAWS) throw cause
    }
  }
}

/** One random game, played to its end: the same seed and settings give the same log. */
export function randomGame(game: AnyGame, seed: string, settings: RandomSettings = {}): Log {
  const chance = quickChance(seed)
  const { log, turn } = startAny(game, seed, chance, settings)
  return finish(game, log, turn.position, anyMove(chance))
}

/** Plays on from a position to the end of the game, writing the moves into the log. Throws when the game lasts too long. */
function finish(game: AnyGame, log: Log, position: Position<any>, choose: Chooser): Log {
  const g = new Referee(game, position, true).settle()
  while (!g.result) {
    if (g.pending.length === 0) throw new Error(`${game.id}: seed ${log.seed} comes to a dead end.`)
    if (log.moves.length >= longestOf(game)) throw new Error(`${game.id}: seed ${log.seed} does not end.`)
    const [open, index] = choose(g.pending, g.position)
    const { seat, moves } = g.pending[open]!
    log.moves.push([seat, ...moves[index]!])
    g.choose(open, index)
  }
  return log
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

/** Every option at random. */
export function drawnOptions(game: AnyGame, chance: (n: number) => number): Options {
  const drawn: Options = {}
  for (const [name, settings] of Object.entries(game.options))
    drawn[name] = settings[chance(settings.length)]!
  return drawn
}
