import type { Seat } from '@shamble/engine'
import { PERSON } from './person.ts'

/** What an address says of the players. */
export const PLAYERS = ['sit', 'bots', 'challenge'] as const

/** The first seats of a game. */
export const firstSeats = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seat)

/** The seats of the people at this device: `sit` of an address. Null when these are no seats of the game. */
export function peopleIn(params: URLSearchParams, seats: number): Seat[] | null {
  const sit = params.get('sit')
  if (!sit) return [PERSON]
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
