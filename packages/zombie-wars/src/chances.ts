import type { Seat } from '@shamble/engine'
import { hourTrack } from './data.ts'
import { living, zombiesOf } from './questions.ts'
import type { Table } from './table.ts'

/*
 * The chance of a seat to win, for reviews. The numbers were fitted to 84 games of rivals with an occasional blunder, by their
 * likelihood: where it says 30 in 100, about 30 in 100 of other such games were won.
 */

// The zombies that each player begins with.
const AT_FIRST = 3
// Townspeople that a player turns in an hour, on balance.
const AN_HOUR = 0.65
// The spread of a margin at dawn, and its growth for each hour left.
const NIGHT = 1.5
const NIGHT_AN_HOUR = 2
const LEAD = 0.8
const LEAD_AN_HOUR = 0.4
// The last player: how hard each zombie of the others makes it, and how much an hour helps.
const OTHERS = 1.7
const HUNT_AN_HOUR = 0.1

// Only the end is certain.
const MAX_LOG_ODDS = 20

/** The log-odds of the chance to win. */
export function features(t: Table, seat: Seat): number[] {
  const p = chance(t, seat)
  return [Math.max(-MAX_LOG_ODDS, Math.min(MAX_LOG_ODDS, Math.log(p / (1 - p))))]
}

/** The only feature is the log-odds. */
export const weights: readonly number[] = [1]

/** The likelihood that at dawn the dead outnumber the living with this seat in the lead (11.5), or that it is the last player before (11.2). */
function chance(t: Table, seat: Seat): number {
  // Before the first hour nobody leads: all begin with as many.
  const zombies = t.breeds.map((_, each) => (t.hour === 0 ? AT_FIRST : zombiesOf(t, each)))
  const mine = zombies[seat]!
  if (mine === 0) return 0
  const dead = zombies.reduce((sum, each) => sum + each, 0)
  const rival = Math.max(...zombies.filter((_, each) => each !== seat))
  const left = Math.max(0, hourTrack(t.switches).length - t.hour)
  const players = zombies.filter((each) => each > 0).length
  const margin = dead - living(t) + AN_HOUR * left * players
  const night = likely(margin / (NIGHT + NIGHT_AN_HOUR * left))
  const lead = likely((mine - rival) / (LEAD + LEAD_AN_HOUR * left))
  const last = likely(HUNT_AN_HOUR * left - OTHERS * (dead - mine))
  return 1 - (1 - night * lead) * (1 - last)
}

// Logistic function: turns a margin into a likelihood.
const likely = (margin: number): number => 1 / (1 + Math.exp(-margin))
