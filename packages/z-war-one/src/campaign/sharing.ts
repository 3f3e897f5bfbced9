import type { Json, Seat } from '@shamble/engine'
import { HEROES } from '../data/heroes.ts'

/*
 * 1.1. Heroes are shared among the players as evenly as possible, and stay so throughout a campaign.
 */

/** By hero, the seat that leads him. */
export type Leads = readonly Seat[]

/** The heroes dealt out in turn. */
export const evenly = (seats: number): Leads => HEROES.map((_, hero) => hero % seats)

/** By hero, his seat: as the company has agreed, if that fits the number of players; else dealt out in turn. */
export function leadsOf(seats: number, agreed?: Leads): Leads {
  return agreed && seatsIn(agreed) === seats ? agreed : evenly(seats)
}

/** Whether a carried value shares all heroes evenly among one to four seats: their numbers differ by at most one (1.1). */
export function isEven(leads: Json): leads is Seat[] {
  if (!Array.isArray(leads) || leads.length !== HEROES.length) return false
  if (!leads.every((seat) => Number.isInteger(seat) && (seat as number) >= 0)) return false
  const seats = seatsIn(leads as Seat[])
  if (seats > HEROES.length) return false
  const counts = Array.from({ length: seats }, (_, seat) => leads.filter((each) => each === seat).length)
  return Math.max(...counts) - Math.min(...counts) <= 1
}

/** Every way to share the heroes among `players` interchangeable people: the first always leads Cole. */
export function sharings(seats: number): Leads[] {
  const all: Leads[] = []
  const share = (leads: Seat[]): void => {
    if (leads.length === HEROES.length) {
      if (seatsIn(leads) === seats && isEven(leads)) all.push(leads)
      return
    }
    for (let seat = 0; seat <= Math.min(seats - 1, seatsIn(leads)); seat++) share([...leads, seat])
  }
  share([])
  return all
}

const seatsIn = (leads: Leads): number => Math.max(-1, ...leads) + 1
