import type { Json, Seat } from '@shamble/engine'
import { HEROES } from './data/heroes.ts'

/*
 * 1.1. Who leads which heroes: shared out as evenly as possible, and the same throughout a campaign.
 */

/** By hero, the seat that leads him. */
export type Leads = readonly Seat[]

/** The heroes dealt out in turn. */
export const evenly = (seats: number): Leads => HEROES.map((_, hero) => hero % seats)

/** Who leads whom: as the company has agreed, where that is for so many people; else dealt out in turn. */
export function leadsOf(seats: number, agreed?: Leads): Leads {
  return agreed && seatsIn(agreed) === seats ? agreed : evenly(seats)
}

/** Whether something from outside shares all heroes among one to four seats, none of which leads two more than another (1.1). */
export function isEven(leads: Json): leads is Seat[] {
  if (!Array.isArray(leads) || leads.length !== HEROES.length) return false
  if (!leads.every((seat) => Number.isInteger(seat) && (seat as number) >= 0)) return false
  const seats = seatsIn(leads as Seat[])
  if (seats > HEROES.length) return false
  const counts = Array.from({ length: seats }, (_, seat) => leads.filter((each) => each === seat).length)
  return Math.max(...counts) - Math.min(...counts) <= 1
}

/** Every way to share the heroes among so many people whom nobody tells apart: the first leads Cole. */
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
