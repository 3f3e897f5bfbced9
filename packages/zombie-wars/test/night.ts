import type { Frame, Options } from '@shamble/engine'
import { scene } from '@shamble/engine/testing'
import { zombieWars, type Breed, type Die, type Horde, type Table } from '../src/index.ts'

/*
 * Set-up positions for scenes. Red, Blue, Green … are seats 0, 1, 2 …; C4 is square 34.
 */

/** `dice(3)`: three plain dice; `dice(2, 8, 20)`: two plain dice, a d8 and a d20. */
export function dice(plain: number, ...heroes: Die[]): Die[] {
  return [...Array<Die>(plain).fill(6), ...heroes]
}

/** The number of each seat's first horde. */
export const [RED, BLUE, GREEN] = [0, 100, 200] as const

/** An upright horde. Its number tells the seat: 0 to 99 Red, 100 to 199 Blue, and so on. */
export function standing(id: number, at: number, zombies: Die[]): Horde {
  return { id, seat: Math.floor(id / 100), at, upright: true, zombies }
}

/** A horde on its side. */
export function lying(id: number, at: number, zombies: Die[]): Horde {
  return { ...standing(id, at, zombies), upright: false }
}

/** A table in Red's turn in hour 3, empty except for what is given. */
export function tableOf(given: Partial<Table>, seats: number): Partial<Table> {
  const order = Array.from({ length: seats }, (_, seat) => seat)
  const hordes = (given.hordes ?? []).toSorted((a, b) => a.id - b.id)
  return { hour: 3, order, phase: 'turn', active: 0, action: null, town: {}, squads: [], ...given, hordes }
}

export interface Night extends Partial<Table> {
  seats?: number
  options?: Options
  next?: Frame[]
}

/** A scene in Red's turn, unless `next` says otherwise. */
export function night({ seats = 2, options = {}, next = [['act']], ...table }: Night) {
  return scene(zombieWars, { seats, options, next, table: tableOf(table, seats) })
}

/** The same with Deadlines and these breeds, by seat. */
export const bred = (breeds: (Breed | null)[], more: Night) =>
  night({ ...more, seats: breeds.length, options: { deadlines: true, ...more.options }, breeds })

/** Hordes in the corner A8, which keep their owners in the game. */
export const faraway = (...seats: number[]): Horde[] =>
  seats.map((seat) => lying(seat * 100 + 9, 18, dice(1)))
