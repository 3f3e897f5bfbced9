import {
  advance,
  fingerprint,
  lengthen,
  quickChance,
  Referee,
  replay,
  sequelOf,
  shorten,
  start,
} from '../index.ts'
import type { Advanced, AnyGame, Log, Move, Options, Seat, SetUp, Timeline, Turn } from '../index.ts'
import type { Dump } from './fault.ts'
import { checkForecasts, movesWithForecasts, type Forecasts } from './forecasts.ts'
import { firstDifference } from './leaves.ts'
import { checkMove, checkUndo, checkUndrawn } from './making.ts'
import { checkCheap, checkPosition, fault, must, type Decision } from './properties.ts'
import { checkReasons, meetParts, type Silence } from './reasons.ts'
import { drawnOptions, startAny } from './random-game.ts'
import { isUnfamiliar, movesToTry, unmet, type Tried } from './sampling.ts'
import { isExplained, watchUnseen, type Unseen } from './unseen.ts'

/** What a fuzz plays and checks. */
export interface FuzzPlan {
  /** How many random games are played. */
  games: number
  /** The same seed plays the same games. */
  seed?: string
  /** The number of seats; drawn by default. */
  seats?: number
  /** Random options (the default), the game's defaults, or these. */
  options?: 'drawn' | 'default' | Options
  /** The share of decisions at which the slow properties are checked, besides all with a new step or verb; 0.05 by default. */
  share?: number
  /** The moves tried at such a decision, new verbs first; 4 by default. */
  tries?: number
  /** What the game tells about its moves. */
  forecasts?: Forecasts
  /** The share of decisions at which the forecasts of one move are checked; 0.01 by default. */
  forecastShare?: number
  /** The imagined rolls of such a move; 400 by default. */
  rolls?: number
  /** The game's own invariants: throws when a position violates one. */
  invariants?: (table: any, g: Referee<any, any>) => void
  /** Called after every game. */
  onProgress?: (done: { games: number; decisions: number }) => void
}

/** What a run without faults met. */
export interface Conformance {
  games: number
  decisions: number
  /** The sum of legal moves over all decisions. */
  options: number
  /** The moves of the longest game. */
  longest: number
  /** The legal moves of the widest choice. */
  widest: number
  /** The lengths of the replay links, in characters. */
  links: { median: number; p90: number; max: number }
  /** Leaves of the table that a seat neither sees nor has dealt again (all explained in `game.unseen`). */
  unseen: string[]
  /** Verbs that no game offered, as `step verb`: what the fuzz did not reach. */
  unmet: string[]
  /** Parts clicked in vain without a reason of the game, as `step part: times`, the most frequent first. */
  silent: string[]
  /** How often each forecast was checked, by `step verb: what`. */
  forecasts: Record<string, number>
}

const SHARE = 0.05
const CLICKED_SHARE = 0.1
const FORECAST_SHARE = 0.01
const ROLLS = 400
const RECHECKED_ROLLS = 2000
const TRIES = 4
const WORLDS_APART = 1000
const DRAWS_OF_OPTIONS = 100

interface Run {
  game: AnyGame
  plan: FuzzPlan
  tried: Tried
  unseen: Unseen
  /** The ids met in this game, and the clicks on them that got no reason. */
  parts: Set<string>
  silence: Silence
  links: number[]
  /** The next game of the campaign after the last one played. */
  sequel: SetUp | null
  report: Conformance
}

/**
 * Plays random games and asserts the `PROPERTIES`: the cheap ones at every decision, the others at a share of them. Throws a
 * `ConformanceFault`, whose `dump` can be saved and given to `recheck`.
 */
export function conformance(game: AnyGame, plan: FuzzPlan): Conformance {
  const run = newRun(game, plan)
  checkSeats(run)
  for (let k = 0; k < plan.games; k++) {
    const log = playOne(run, `${plan.seed ?? 'fuzz'}-${k}`)
    plan.onProgress?.({ games: k + 1, decisions: run.report.decisions })
    if (k === plan.games - 1) checkUnseen(run, log)
  }
  run.report.links = spread(run.links)
  run.report.unmet = unmet(game, run.tried)
  run.report.silent = silentIn(run.silence)
  return run.report
}

/**
 * Replays the game of a dump and checks everything at its last decision, with every legal move. Throws the fault if it is still there.
 */
export function recheck(
  game: AnyGame,
  dump: Pick<Dump, 'log'>,
  checks: Pick<FuzzPlan, 'invariants' | 'forecasts'> = {},
): void {
  const { log } = dump
  const plan: FuzzPlan = { games: 1, ...checks }
  const run = newRun(game, plan)
  checkSeats(run)
  const empty: Log = { ...log, moves: [] }
  const turn = must({ log: empty }, 'start', 'set-up', () =>
    start(game, log.seed, log.seats, log.options, log.carried),
  )
  let at = opened(empty, turn)
  for (const [seat, ...move] of log.moves) {
    meetParts(run.parts, at.timeline.pending)
    at = step(run, at, seat, move)
  }
  const decision = checkHere(run, at)
  if (decision.position.result) return checkEnd(run, decision)
  checkDeep(run, decision, at.timeline)
  checkReasons(decision, run.parts, run.silence)
  const { forecasts } = checks
  if (!forecasts) return
  for (const said of movesWithForecasts(decision, forecasts))
    checkForecasts(decision, forecasts, said, log.moves.length, RECHECKED_ROLLS)
}

function newRun(game: AnyGame, plan: FuzzPlan): Run {
  const report = {
    games: 0,
    decisions: 0,
    options: 0,
    longest: 0,
    widest: 0,
    links: spread([]),
    unseen: [],
    unmet: [],
    silent: [],
    forecasts: {},
  }
  return {
    game,
    plan,
    tried: new Map(),
    unseen: watchUnseen(game),
    parts: new Set(),
    silence: {},
    links: [],
    sequel: null,
    report,
  }
}

function playOne(run: Run, seed: string): Log {
  const { game, plan, report } = run
  const chance = quickChance(seed)
  // Sampling has its own chance, so that the games do not depend on `share` and `tries`.
  const sample = quickChance(`${seed}-sample`)
  const empty: Log = {
    game: game.id,
    version: game.version,
    seats: plan.seats ?? 0,
    options: {},
    seed,
    moves: [],
  }
  // After half of the games that have a sequel, the sequel is played with what was carried.
  const follows = run.sequel && (plan.options ?? 'drawn') === 'drawn' && sample(2) === 0
  const settings = follows ? { ...plan, ...run.sequel } : plan
  const { log, turn } = must({ log: empty }, 'start', 'set-up', () => startAny(game, seed, chance, settings))
  let at = opened(log, turn)
  run.parts = new Set()
  for (;;) {
    const decision = checkHere(run, at)
    if (decision.position.result) break
    if (sample(1_000_000) < (plan.share ?? SHARE) * 1_000_000 || isUnfamiliar(run.tried, decision.pending)) {
      checkDeep(run, decision, at.timeline, sample)
    }
    if (sample(1_000_000) < CLICKED_SHARE * 1_000_000) checkReasons(decision, run.parts, run.silence)
    if (plan.forecasts && sample(1_000_000) < (plan.forecastShare ?? FORECAST_SHARE) * 1_000_000)
      checkOneForecast(run, plan.forecasts, decision, sample)
    const { seat, moves } = decision.pending[chance(decision.pending.length)]!
    at = step(run, at, seat, moves[chance(moves.length)]!)
    report.decisions++
  }
  checkEnd(run, decisionOf(run, at))
  run.sequel = sequelOf(game, at.timeline.log, at.timeline.position.result!)
  report.games++
  report.longest = Math.max(report.longest, at.timeline.log.moves.length)
  return at.timeline.log
}

const silentIn = (silence: Silence): string[] =>
  Object.entries(silence)
    .filter(([, { silent }]) => silent > 0)
    .sort(([, a], [, b]) => b.silent - a.silent)
    .map(([what, { silent, clicks }]) => `${what}: ${silent} of ${clicks}`)

const opened = (log: Log, { position, pending, told }: Turn<any, any>): Advanced<any, any> => ({
  timeline: { log, position, pending, seal: 0, stored: position },
  told,
})

function decisionOf({ game }: Run, { timeline }: Advanced<any, any>): Decision {
  const { log, position, pending } = timeline
  return { game, log, position, pending }
}

// The cheap properties, the game's invariants, and the counts.
function checkHere(run: Run, at: Advanced<any, any>): Decision {
  const decision = decisionOf(run, at)
  checkCheap(decision)
  if (run.game.whyNot) meetParts(run.parts, decision.pending)
  const { invariants } = run.plan
  if (invariants) {
    const g = new Referee<any, any>(run.game, decision.position)
    g.pending = [...decision.pending]
    must(decision, 'invariant', 'invariants', () => invariants(decision.position.table, g))
  }
  for (const { moves } of decision.pending) {
    run.report.options += moves.length
    run.report.widest = Math.max(run.report.widest, moves.length)
  }
  return decision
}

function step(run: Run, at: Advanced<any, any>, seat: Seat, move: Move): Advanced<any, any> {
  const decision = decisionOf(run, at)
  const after = must(decision, 'move-fails', `“${move.join(' ')}”`, () =>
    advance(run.game, at.timeline, seat, move),
  )
  if (after.timeline.seal < after.timeline.log.moves.length)
    checkUndrawn(decision, move, after.timeline.position)
  return after
}

function checkDeep(run: Run, at: Decision, timeline: Timeline<any>, chance?: (n: number) => number): void {
  const world = quickChance(`${at.log.seed}/${at.log.moves.length}`)(2 ** 30)
  checkPosition(at, world)
  run.unseen.examine(at.position, at.log.seats, world)
  let n = 0
  for (const [seat, move] of movesToTry(run.tried, at.pending, run.plan.tries ?? TRIES, chance)) {
    checkMove(at, seat, move, world + ++n * WORLDS_APART)
    checkUndo(at, advance(run.game, timeline, seat, move).timeline, seat)
  }
}

// One move, of those whose step and verb were checked least.
function checkOneForecast(
  { report, plan }: Run,
  forecasts: Forecasts,
  at: Decision,
  chance: (n: number) => number,
): void {
  const all = movesWithForecasts(at, forecasts)
  if (all.length === 0) return
  const timesOf = (each: (typeof all)[number]) =>
    Math.min(...kindsOf(each).map((kind) => report.forecasts[kind] ?? 0))
  const fewest = Math.min(...all.map(timesOf))
  const rare = all.filter((each) => timesOf(each) === fewest)
  const chosen = rare[chance(rare.length)]!
  checkForecasts(at, forecasts, chosen, chance(2 ** 30), plan.rolls ?? ROLLS)
  for (const kind of kindsOf(chosen)) report.forecasts[kind] = (report.forecasts[kind] ?? 0) + 1
}

const kindsOf = ({ choice, move, expected }: ReturnType<typeof movesWithForecasts>[number]): string[] =>
  expected.map(({ what }) => `${choice.step} ${move[0]}: ${what}`)

// At the end: the log replays to the same position, and its text lengthens to the same log.
function checkEnd(run: Run, at: Decision): void {
  const { game } = run
  must(at, 'replay', 'replay', () => {
    const again = replay(game, at.log)
    if (fingerprint(again) === fingerprint(at.position)) return
    fault(at, 'replay', `Replayed, there is another ${firstDifference(at.position, again)}.`)
  })
  must(at, 'link', 'link', () => {
    const link = shorten(game, at.log)
    run.links.push(link.length)
    const differs = firstDifference(at.log, lengthen(game, link, at.log.carried))
    if (differs) fault(at, 'link', `The link leads to another ${differs}.`)
  })
}

// Under any options the numbers of seats are a non-empty subset of the game's.
function checkSeats({ game, plan }: Run): void {
  if (!game.seatsFor) return
  const chance = quickChance(`${plan.seed ?? 'fuzz'}-seats`)
  for (let n = 0; n < DRAWS_OF_OPTIONS; n++) {
    const options = drawnOptions(game, chance)
    const log: Log = { game: game.id, version: game.version, seats: 0, options, seed: '-', moves: [] }
    const seats = must({ log }, 'seats', 'seatsFor', () => game.seatsFor!(options))
    if (seats.length === 0 || !seats.every((n) => game.seats.includes(n)))
      fault({ log }, 'seats', `With ${JSON.stringify(options)} the seats are ${JSON.stringify(seats)}.`)
  }
}

function checkUnseen(run: Run, log: Log): void {
  run.report.unseen = run.unseen.found()
  const secret = run.report.unseen.filter((name) => !isExplained(run.game, name))
  if (secret.length > 0)
    fault(
      { log },
      'unseen',
      `To some seat neither shown, nor dealt again, nor explained: ${secret.join(', ')}.`,
    )
}

function spread(lengths: number[]): Conformance['links'] {
  const sorted = lengths.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return { median: at(0.5), p90: at(0.9), max: sorted.at(-1) ?? 0 }
}
