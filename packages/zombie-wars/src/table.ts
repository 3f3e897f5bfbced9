import { ids, type Options, type Referee, type Seat } from '@shamble/engine'
import type { Event } from './events.ts'

/** The dice by their sides: 6 is a plain zombie or townie, 8 and up is a hero (3.4). */
export type Die = 6 | 8 | 10 | 12 | 20

/** A square of the town by its coordinates: x times ten plus y, so 34 is x = 3, y = 4, called C4 (3.1). */
export type Square = number

/** A horde: the zombies on one space of a playsheet, and the pawn that shows it on the board (1). */
export interface Horde {
  /** Seat times a hundred plus the space on the playsheet, counted from 0; unique, as in `horde:203`. */
  readonly id: number
  readonly seat: Seat
  readonly at: Square
  readonly upright: boolean
  /** Its zombies, plain ones first. */
  readonly zombies: readonly Die[]
}

/** Townspeople that arrived together and never separate (12.5). */
export interface Squad {
  readonly id: number
  readonly at: Square
  /** Smallest first. */
  readonly dice: readonly Die[]
}

export const BREEDS = [
  'fast',
  'resilient',
  'bloodthirsty',
  'stealthy',
  'vicious',
  'virulent',
  'lucky',
  'noxious',
  'infiltrator',
  'psychic',
] as const
/** The breeds of Deadlines, in the order of the d10 (13.2). */
export type Breed = (typeof BREEDS)[number]

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

/**
 * What one die of a roll does. Move: `stops` (less than needed). Fights: `turns` a townsperson, `kills` or `converts` a
 * zombie, `grows` (a hero's 1), `wakes` (a townie's 1 that calls a new hero), `blast` (a d20's 1), `layDown` (an
 * attacker's 1). Pressure: `wakes`. Noxious: `removed`. Reinforcements: `arrives` (the die that counts).
 */
export type Deed =
  'stops' | 'turns' | 'kills' | 'converts' | 'grows' | 'wakes' | 'blast' | 'layDown' | 'removed' | 'arrives'

/** One die that lies rolled on the table. */
export interface Rolled {
  sides: Die
  shows: number
  /** What it does, as far as that is settled; null: nothing. */
  does: Deed | null
  /** The horde that a killing or converting die falls on; null until it is aimed. */
  on: number | null
  /** The piece's current size, which may differ from its die; 0 once turned, killed or removed. */
  now: Die | 0
}

/** Pieces that roll together: a horde, the townspeople of a space, a squad; or dice for a number (`count`) or a place (`x`, `y`). */
export interface Party {
  /** `horde:3`, `townies`, `squad:1`; `sq:34` for the townspeople of one of several spaces; `count`, `x`, `y`. */
  who: string
  /** The horde's or squad's number; -1 for the others. */
  id: number
  /** Who rolled, or null for townspeople and places. */
  seat: Seat | null
  at: Square
  dice: Rolled[]
  /** Pieces that join this horde in the fight: turned townspeople, converted zombies. */
  joins: Die[]
  /** The players whose dice have removed a zombie of this horde in the fight (R18). */
  losesTo: Seat[]
}

/** An action that dice decide: what was declared, and the dice rolled for it. */
export interface Roll {
  what: 'move' | 'attack' | 'mob' | 'squad' | 'pressure' | 'noxious' | 'reinforcements'
  /** The player acting. */
  seat: Seat
  at: Square
  /** The horde that moves or attacks, if one does. */
  horde: number | null
  /** Whether townspeople fight, or are rolled for. */
  townspeople: boolean
  /** The squad that fights alone, if one does (8.7). */
  squad: number | null
  /** The hordes attacked, or fought by a mob, in the order of settling. */
  hordes: number[]
  /** Stealthy hordes that stepped out of this attack (13.2). */
  aside: number[]
  parties: Party[]
}

/** A Stealthy horde that stepped out of an attack (R23), with the sizes both hordes had then. */
export type Withdrawal = [attacker: number, horde: number, attackerSize: number, hordeSize: number]

/** A player who is not asked for reactions (S14): until the next turn begins, or their own next turn. */
export interface Pass {
  seat: Seat
  until: 'turn' | 'own'
}

/** All that lies on the table. The pieces on the board are never changed, only replaced: copies of the table and views share them. */
export interface Table {
  switches: Switches
  seats: number
  /** The townspeople outside squads, by square, plain ones first. Empty squares are not listed. */
  town: Readonly<Record<Square, readonly Die[]>>
  squads: readonly Squad[]
  /** Every horde, in the order of the numbers. */
  hordes: readonly Horde[]
  /** The hourglass: 0 on start, then the hour; one past the end of the track when the night is over. */
  hour: number
  /** The players in the order of their turns this round. */
  order: Seat[]
  /** Set-up, a turn, or the free Townie action of `active`. */
  phase: 'setUp' | 'turn' | 'free'
  active: Seat | null
  /** The action in progress of `active`; `end`: the end of the turn; null: the next action is to be chosen. */
  action: 'move' | 'attack' | 'split' | 'merge' | 'townie' | 'end' | null
  breeds: (Breed | null)[]
  /** Luck tokens left, by seat (13.2). */
  luck: number[]
  /** The passes that hold, where a breed reacts to others (S14). */
  passes?: Pass[]
  /** Enemy hordes destroyed, by seat (12.2). */
  destroyed: number[]
  roll: Roll | null
  /** Zombies in hand, between two horde spaces (8.1, 8.2). */
  inHand: Die[]
  /** Stealthy hordes that this turn's attackers may not name again (R23). */
  withdrawals: Withdrawal[]
  /** The last player with hordes, after being asked to claim the win (10.2). */
  alone: Seat | null
}

export type G = Referee<Table, Event>

/** The board is eight by eight (3.1). */
export const SIZE = 8
/** Every space, column by column: 11, 12 … 88. */
export const SQUARES: readonly Square[] = Array.from(
  { length: SIZE * SIZE },
  (_, i) => (Math.floor(i / SIZE) + 1) * 10 + (i % SIZE) + 1,
)
export const DICE: readonly Die[] = [6, 8, 10, 12, 20]
export const MAX_DIE = 20

export const horde = ids('horde')
export const squad = ids('squad')
export const chair = ids('seat')
/** `sq:34`: the space x = 3, y = 4. */
export const square = ids('sq')
/** `dice:2`: a number of dice. */
export const dice = ids('dice')

const DIE_NAMES: Record<number, string> = { 6: 'd6', 8: 'd8', 10: 'd10', 12: 'd12', 20: 'd20' }
/** `d8`: a townsperson or zombie by its die. */
export const die = (sides: number): string => DIE_NAMES[sides]!
/** The sides in `d8`, `d8:1`. */
export const sidesIn = (part: string): Die => Number.parseInt(part.slice(1), 10) as Die
/** The number after the colon in `d6:2`. */
export const numberIn = (part: string): number => Number(part.slice(part.indexOf(':') + 1))
