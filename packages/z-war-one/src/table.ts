import { ids, type Referee, type Seat } from '@shamble/engine'
import type { Window } from './data/director.ts'
import type { Event } from './events.ts'
import type { Square } from './map/layout.ts'

/*
 * 3.2. What lies on the table. Heroes, cards, infected, doors, areas and objectives are numbers: places in the lists
 * below or in the mission's layout. Doors and areas are one letter each in a text: a table is copied fast, and distances
 * are cached by these texts.
 */

/** No figure, card, door, object or square. */
export const NONE = -1

/** The phases of a turn (3), and what comes before the first. */
export const PHASES = ['setUp', 'announce', 'heroes', 'infected', 'spawn', 'infection', 'end'] as const
export type Phase = (typeof PHASES)[number]

/** A hero (0 Cole, 1 Kat, 2 Sam, 3 Victor): what is on and around his card. */
export interface Hero {
  /** `NONE` when he is not on the board. */
  at: Square
  /** On the board (or about to be), gone by an exit (21.5), dead (12.3), or risen as a Newborn (18.8). */
  fate: 'playing' | 'left' | 'dead' | 'risen'
  prone: boolean
  /** His move this turn (4.1). */
  move: 'waiting' | 'open' | 'done'
  /** Action points he began his move with, and those left (4.2). */
  allowance: number
  ap: number
  /** The face-up cards (6.1): none, one, or two pistols. */
  active: number[]
  /** Changes of weapon this turn (4.4), and whether he has given a card (15.3). */
  changes: number
  gave: boolean
  /** He was asked this turn for a card and kept it. */
  kept: boolean
  /** The object he carries (15.2), or `NONE`. */
  object: number
  /** Stage of infection, 0 to 5 (12.2). */
  stage: number
  /** The infected on his card, by id, in the order they were put there (9.2). */
  held: number[]
  /** The direction of his alert token, 0 to 3 for N, E, S, W; `NONE` without one (6.9). */
  alert: number
  /** He holds his alert fire until a figure's activation, or the phase, is over. */
  holds: Pass['until'] | null
  /** Hidden by the Stink Tank until his next move (14.9). */
  hidden: boolean
  /** The Stink Tank has been used in this move. */
  stank: boolean
  /** The aim bonus (14.2): the weapon and the target it lasts for, or `NONE`. */
  aimCard: number
  aimUnit: number
  /** Perks by number, in the order bought, and the experience left (16). */
  perks: number[]
  xp: number
  /** Uses left of Redline, Dead Eye, Berserker and Blessed (16.3), in this order. */
  power: number[]
  /** Power perks that count now: Redline, Dead Eye and Berserker used this turn. */
  redline: boolean
  deadeye: boolean
  berserker: boolean
  /** He has given an action point this turn (Moral Support). */
  supported: boolean
}

/** A card that has been in a hero's hands. Its id is its place in the list. */
export interface Card {
  /** Its place in `CARDS`. */
  kind: number
  /** Its owner; `NONE` when it is spent. */
  hero: number
  /** Rounds or uses left. */
  rounds: number
  /** Its owner has used it this turn (15.3). */
  used: boolean
  /** It was fired in this mission (Fence, R-52). */
  fired: boolean
  /** The search card it came from, which goes on the discards when it is spent; else `NONE`. */
  search: number
  /** It was found in this mission, and is no starting equipment. */
  found: boolean
}

/** An infected figure, on the board or on a hero's card. */
export interface Infected {
  /** The number of its entering play, unique in a mission. */
  id: number
  /** Its place in `INFECTED`. */
  kind: number
  /** `NONE` while it is on a hero's card. */
  at: Square
  /** 0 to 3: N, E, S, W (2.12). */
  facing: number
  prone: boolean
  /** Kill points lost (6.1). */
  hurt: number
  /** Under direct control (18.6). */
  controlled: boolean
  /** It has been activated in this phase (10.3). */
  acted: boolean
  /** Heroes who have stood in its forward line of sight since their move began, one bit each (6.10). */
  seen: number
  /** The dead hero who rose as this Newborn (18.8), or `NONE`. */
  risen: number
}

/** What one die does: in an attack (6.1), a grab test, a bite test (10.7), an infection test (12.1). */
export const DEEDS = [
  'miss',
  'knockdown',
  'kill',
  'safe',
  'takenDown',
  'bitten',
  'nextStage',
  'stable',
] as const
export type Deed = (typeof DEEDS)[number]

/** What dice are rolled for. */
export type RollKind = 'attack' | 'grab' | 'bite' | 'infection'

/** The roll on the table, until it is settled. */
export interface Roll {
  kind: RollKind
  hero: number
  /** The infected attacked, or grabbing or biting; `NONE` in an infection test. */
  unit: number
  dice: number[]
  /** The bonus of each die. */
  bonus: number
  /** The card each die is rolled for; `NONE` for bare hands and tests. */
  cards: number[]
  /** What each die does, as it stands now. */
  does: Deed[]
  /** An attack made after aiming (6.3). */
  aimed: boolean
  /** Rolled again by Blessed, or turned to misses by Misfire. */
  again: boolean
  misfired: boolean
}

/** The Director has passed at a moment of this kind, until a figure's activation or the phase is over. */
export interface Pass {
  window: Window
  until: 'activation' | 'phase'
}

/** All that lies on the table. */
export interface Table {
  /** The id of one of our missions, or the text of a mission file. */
  mission: string
  /** Players who share the heroes; the Director, if there is one, is the last seat. */
  seats: number
  /** The Director's seat, `NONE` in the campaign without one. */
  director: Seat
  /** Players decide between equal squares themselves. */
  equalWays: boolean
  /** Doors may be barricaded in this mission (7.7). */
  barricades: boolean
  /** The seat of each hero. */
  owner: Seat[]
  turn: number
  phase: Phase
  heroes: Hero[]
  cards: Card[]
  /** In the order of entering play. */
  infected: Infected[]
  /** The number of the next infected. */
  nextId: number
  /** One letter a door: c closed, o open, x destroyed, l locked, b barricaded (7.2, 7.6, 7.7). */
  doors: string
  /** Damage of each barricade. */
  damage: number[]
  /** The door that a Jammed Lock holds this turn, or `NONE`. */
  jammed: number
  /** One letter an area: a active, c closed (7.1). */
  areas: string
  /** One letter an area: s searched, - not (7.5). */
  searched: string
  /** Where each item and object lies; `NONE` when it was taken. */
  items: Square[]
  objects: Square[]
  /** Objects that have left the board by an exit. */
  out: number[]
  /** Places of tasks where a Task was done. */
  tasks: number[]
  /** By objective of the mission: met, and boxes marked of its timer (`NONE`: not started). */
  met: boolean[]
  boxes: number[]
  flags: string[]
  /** The search deck, the top card last, and the discards, as places in `SEARCH`. */
  deck: number[]
  discards: number[]
  /** The Director's hand and the rest of that deck, as places in `DIRECTOR`; what was played. */
  hand: number[]
  directorDeck: number[]
  played: number[]
  /** A Director card was played this turn; loot keeps the Director from playing any (18.7). */
  cardPlayed: boolean
  silenced: boolean
  /** The Director's passes for a stretch; absent without a Director. */
  passes?: Pass[]
  /** Director cards in effect: On the Wind, Fever, Power Cut. */
  wind: boolean
  fever: boolean
  powerCut: boolean
  roll: Roll | null
  /** The infected being activated, or `NONE`. */
  acting: number
  /** Chapters the company has won before (17). */
  won: string[]
  /** Kills of each hero in this mission. */
  kills: number[]
}

export type G = Referee<Table, Event>

// 7.2, 7.6, 7.7. The letters of doors.
export const CLOSED = 'c'
export const OPENED = 'o'
export const DESTROYED = 'x'
export const LOCKED = 'l'
export const BARRICADED = 'b'

// 7.1, 7.5. The letters of areas.
export const ACTIVE = 'a'
export const INACTIVE = 'c'
export const SEARCHED = 's'
export const UNSEARCHED = '-'

export const square = ids('sq')
export const heroId = ids('hero')
export const unit = ids('unit')
export const door = ids('door')
export const card = ids('card')
export const task = ids('task')
export const perk = ids('perk')
export const area = ids('area')
export const directorCard = ids('director')

/** A letter of a text replaced. */
export const withLetter = (text: string, place: number, letter: string): string =>
  text.slice(0, place) + letter + text.slice(place + 1)
