import { choicesFor, imagine, Referee } from '../index.ts'
import type { AnyGame, Json, Move, Pending } from '../index.ts'
import { fault, must, type Decision } from './properties.ts'

/*
 * What players are told about a move before it is made: its price, a chance, an average. Prices must be exact. Chances and averages are
 * measured: the move is made in many imagined worlds and followed up until the outcome is known.
 */

/** A number that is shown with a move. */
export interface Forecast {
  /** What it counts, for reports. */
  what: string
  /** The number that is shown: a price, a chance from 0 to 1, or an average. */
  says: number
  /** What it turned out to be once; null while the game has not come that far, undefined if it did not come to it. */
  outcome: (g: Referee<any, any>) => number | null | undefined
  /** The greatest possible outcome; 1 by default. */
  most?: number
  /** The error of rounding in what is shown. */
  rounded?: number
  /** Nothing is left to chance: every outcome must be what is said. */
  exact?: true
}

/** How a game's forecasts are checked. */
export interface Forecasts {
  /** The forecasts of a move. `g`: the position before it, to read only. */
  of: (g: Referee<any, any>, choice: Pending, move: Move, facts: Json | null) => readonly Forecast[]
  /** The index of the move with which an open choice is followed up, as the forecasts assume. `said`: what the move was. */
  follow: (g: Referee<any, any>, choice: Pending, said: Said) => number
}

/** The move whose forecasts are checked. */
export interface Said {
  choice: Pending
  move: Move
}

const SIGMAS = 5
const MAX_FOLLOWED = 200

/** The moves of one seat that have forecasts. */
export function movesWithForecasts(at: Decision, { of }: Forecasts): (Said & { expected: Forecast[] })[] {
  const { game, position, pending } = at
  const g = new Referee<any, any>(game, position, true).resume([...pending])
  const [{ seat } = { seat: 0 }] = pending
  return choicesFor(game, position, seat, [...pending])
    .filter((choice) => choice.seat === seat)
    .flatMap((choice) =>
      choice.moves.flatMap((move, n) => {
        const expected = [...of(g, choice, move, choice.facts?.[n] ?? null)]
        return expected.length > 0 ? [{ choice, move, expected }] : []
      }),
    )
}

/** Makes a move `rolls` times in imagined worlds, and compares what follows with its forecasts. `world`: the first world's number. */
export function checkForecasts(
  at: Decision,
  forecasts: Forecasts,
  { choice, move, expected }: Said & { expected: readonly Forecast[] },
  world: number,
  rolls: number,
): void {
  const what = `“${move.join(' ')}” at ${choice.step}`
  const outcomes = expected.map((): number[] => [])
  const times = expected.every(({ exact }) => exact) ? 1 : rolls
  for (let n = 0; n < times; n++) {
    const once = must(at, 'forecast', what, () =>
      outcomesOf(at.game, at, forecasts, { choice, move }, expected, world + n),
    )
    for (const [i, outcome] of once.entries()) if (outcome !== undefined) outcomes[i]!.push(outcome)
  }
  for (const [i, forecast] of expected.entries()) compare(at, what, forecast, outcomes[i]!)
}

function outcomesOf(
  game: AnyGame,
  { position }: Decision,
  { follow }: Forecasts,
  said: Said,
  expected: readonly Forecast[],
  world: number,
): (number | undefined)[] {
  const { choice, move } = said
  const g = new Referee<any, any>(game, imagine(game, position, choice.seat, world)).settle()
  g.told = []
  g.make(choice.seat, move)
  let outcomes: (number | null | undefined)[] = expected.map(() => null)
  for (let n = 0; n < MAX_FOLLOWED; n++) {
    outcomes = outcomes.map((known, i) => (known === null ? expected[i]!.outcome(g) : known))
    // Once the game is over it will not come to what is open.
    if (g.result || !outcomes.includes(null)) return outcomes.map((outcome) => outcome ?? undefined)
    g.choose(0, follow(g, g.pending[0]!, said))
  }
  throw new Error(`After ${MAX_FOLLOWED} moves the outcome is still open.`)
}

function compare(at: Decision, what: string, forecast: Forecast, outcomes: readonly number[]): void {
  const { says, exact, rounded = 0 } = forecast
  const told = `${what}: ${forecast.what} is said to be ${says}`
  if (exact) {
    const other = outcomes.find((outcome) => outcome !== says)
    if (other !== undefined) fault(at, 'price', `${told}, but is ${other}.`)
    return
  }
  if (outcomes.length === 0) return
  const mean = outcomes.reduce((sum, outcome) => sum + outcome, 0) / outcomes.length
  if (Math.abs(mean - says) > rounded + marginOf(forecast, outcomes, mean))
    fault(at, 'forecast', `${told}, but is ${mean.toFixed(3)} in ${outcomes.length} imagined rolls.`)
}

// Bernstein's bound: as improbable as five sigma, also for chances near 0 and 1, where the normal distribution does not hold.
function marginOf({ says, most = 1 }: Forecast, outcomes: readonly number[], mean: number): number {
  const n = outcomes.length
  const measured = outcomes.reduce((sum, outcome) => sum + (outcome - mean) ** 2, 0) / n
  const variance = most === 1 ? Math.max(0, says * (1 - says)) : measured
  const tail = (SIGMAS ** 2 / 6) * most
  return (tail + Math.sqrt(tail ** 2 + SIGMAS ** 2 * variance * n)) / n
}
