import { ids, type Options, type Seat } from '@shamble/engine'

/** The dice by their sides: 6 is a plain zombie or townie, 8 and up is a hero (3.4). */
export type Die = 6 | 8 | 10 | 12 | 20

/** A square of the town by its coordinates: x times ten plus y, so 34 is x = 3, y = 4 (3.1). */
export type Square = number

/** A horde: the zombies on one space of a playsheet, and the pawn that shows it on the board (1). */
export interface Horde {
  /** Seat times a hundred plus the space on the playsheet; unique, as in `horde:203`. */
  id: number
  seat: Seat
  at: Square
  upright: boolean
  /** Its zombies, plain ones first. */
  zombies: Die[]
}

/** Townspeople that arrived together and never separate (12.5). */
export interface Squad {
  id: number
  at: Square
  dice: Die[]
}

export type Breed =
  | 'fast'
  | 'resilient'
  | 'bloodthirsty'
  | 'stealthy'
  | 'vicious'
  | 'virulent'
  | 'lucky'
  | 'noxious'
  | 'infiltrator'
  | 'psychic'

/** The switches of section 14. */
export interface Switches extends Options {
  advanced: boolean
  deadlines: boolean
  superCop: boolean
  aTimeForHeroes: boolean
  hourTrack: 'standard' | 'short' | 'nightmare'
  adjacency: 'orthogonal' | 'eightWay'
  lastHorde: 'claim' | 'endsGame' | 'playOut'
  uniqueBreeds: boolean
  ghostTownieAction: boolean
}

/** One die that lies rolled on the table. */
export interface Rolled {
  sides: Die
  shows: number
}

export const SIZE = 8

export const horde = ids('horde')
export const squad = ids('squad')
/** `sq:34`: the space x = 3, y = 4. */
export const square = ids('sq')
/** `d8`: a townsperson or zombie by its die. */
export const die = (sides: number) => `d${sides}`

