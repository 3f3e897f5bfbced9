import type { Seat } from '@shamble/engine'
import { PERSON } from './person.ts'

/** What an address says of the players. */
export const PLAYERS = ['sit', 'humans', 'bots', 'challenge'] as const

/** The first seats of a game. */
export const firstSeats = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seat)

/**
 * The seats of the people at this device: `sit` of an address, or `humans` of older ones, their number on the first seats. Null when
 * these are no seats of the game.
 */
export function peopleIn(params: URLSearchParams, seats: number): Seat[] | null {
  const [sit, humans] = [params.get('sit'), params.get('humans')]
  if (!sit) return humans ? counted(humans, seats) : [PERSON]
  if (sit === 'none') return []
  if (sit === 'all') return firstSeats(seats)
  const named = sit.split(',')
  const people = firstSeats(seats).filter((seat) => named.includes(String(seat + 1)))
  return people.length === named.length ? people : null
}

/** Seats as an address names them, counted from 1. */
export function sitOf(people: readonly Seat[], seats: number): string {
  if (people.length === 0) return 'none'
  if (people.length === seats && seats > 1) return 'all'
  return people.map((seat) => seat + 1).join(',')
}

function counted(humans: string, seats: number): Seat[] | null {
  const count = /^\d$/.test(humans) ? Number(humans) : NaN
  return count <= seats ? firstSeats(count) : null
}
