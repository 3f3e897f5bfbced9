import type { Seat } from '@shamble/engine'
import { hourTrack } from './data.ts'
import { living, nextTo } from './questions.ts'
import type { Square, Table } from './table.ts'

// A busy player closes the gap between the living and the dead by so many pieces an hour.
const AN_HOUR = 4
const TEMPO = 0.03
const FOOD = 0.04

/**
 * How well a seat stands, from 0 to 1: how likely the dead outnumber the living at dawn with this seat in the lead, or
 * that it is the last; a little for pawns that still stand, and for people within reach.
 */
export function score(t: Table, seat: Seat): number {
  const zombies = new Array<number>(t.seats).fill(0)
  let upright = 0
  let food = 0
  for (const horde of t.hordes) {
    zombies[horde.seat]! += horde.zombies.length
    if (horde.seat !== seat) continue
    if (horde.upright) upright++
    food += Math.min(horde.zombies.length, within(t, horde.at))
  }
  const mine = zombies[seat]!
  if (mine === 0) return 0
  let dead = 0
  let rival = 0
  for (let other = 0; other < t.seats; other++) {
    dead += zombies[other]!
    if (other !== seat && zombies[other]! > rival) rival = zombies[other]!
  }
  const left = hourTrack(t.switches).length - t.hour + 1
  const night = chance((dead - living(t) + AN_HOUR * left) / (4 + 2 * left))
  const lead = chance((mine - rival) / (2 + left / 2))
  const last = 1 / (1 + (dead - mine) / 3)
  const won = Math.max(night * lead, last * last * last)
  const tempo = upright / (1 + upright)
  return won * (1 - TEMPO - FOOD) + tempo * TEMPO + (food / (food + 6)) * FOOD
}

// Townspeople on a space, and half of those next to it.
function within(t: Table, at: Square): number {
  let people = t.town[at]?.length ?? 0
  for (const next of nextTo(t, at)) people += (t.town[next]?.length ?? 0) / 2
  return people
}

// From a margin to a likelihood.
const chance = (margin: number): number => 1 / (1 + Math.exp(-2 * margin))
