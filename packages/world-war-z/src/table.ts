import type { Referee, Seat } from '@shamble/engine'
import { COMBAT, type Tactic, type Weapon } from './data/combat.ts'
import { HORDE_DICE, SETTINGS, STRONG } from './data/numbers.ts'
import { ROLES } from './data/roles.ts'
import { THREATS } from './data/threats.ts'
import { ZONES } from './data/zones.ts'
import type { Event } from './events.ts'

/** Ids are indices into the lists in `data/`. */
export type ZoneId = number
export type CardId = number
export type ThreatId = number
export type RoleId = number
/** A character: its index in the order of turns. */
export type Who = number

/** No id. */
export const NONE = -1

/** The step of the turn (7, 8). */
export type Step = 'setUp' | 'move' | 'equip' | 'battle' | 'escalate' | 'zombie' | 'end'

/** A battle in progress (7.3). Numbers are 0 until the dice are rolled. */
export interface Battle {
  who: Who
  zone: ZoneId
  /** In the character's own Battle step: a win draws a card, and more battles may follow. */
  own: boolean
  /** The horde's strength; it decides the die and the demand. */
  strength: number
  /** The bonus from tactics. */
  extra: number
  bonus: number
  /** The sides of the horde's die. */
  sides: number
  die: number
  horde: number
  /** Weapons that have re-rolled in this battle. */
  used: CardId[]
  /** The cards that a lost battle still demands; NONE while it is not lost. */
  demand: number
}

/** A battle before anything is rolled or played in it. */
export const newBattle = (who: Who, zone: ZoneId, own: boolean, strength: number): Battle => ({
  who,
  zone,
  own,
  strength,
  extra: 0,
  bonus: 0,
  sides: 0,
  die: 0,
  horde: 0,
  used: [],
  demand: NONE,
})

/**
 * One step of a zombie character, with its reason (8). `tied` lists what the rules leave to the player. With fewer than two
 * entries there was no choice.
 */
export type Trail =
  | {
      step: 1
      /** The closest horde and the zone of the target; NONE when there is no horde. */
      horde: ZoneId
      target: ZoneId
      distance: number
      /** All pairs of horde and target zone at that distance. */
      tied: [horde: ZoneId, target: ZoneId][]
    }
  | {
      step: 2 | 4
      zone: ZoneId
      /** The strength before, and how much is missing to 4. */
      strength: number
      need: number
      /** The adjacent hordes. */
      candidates: [zone: ZoneId, strength: number][]
      /** `full`: strength 4 already. `alone`: no candidate. `lowest` that suffices. `highest`, because none suffices. */
      rule: 'full' | 'alone' | 'lowest' | 'highest'
      tied: ZoneId[]
      /** The horde that joined, or NONE; the strength after; and how much exceeded 4. */
      from: ZoneId
      after: number
      lost: number
    }
  | {
      step: 3
      from: ZoneId
      /** The zone moved to; NONE when a human character is in the horde's zone. */
      to: ZoneId
      tied: ZoneId[]
    }
  | { step: 5; zone: ZoneId; attacked: Who; tied: Who[] }
  | { step: 6; named: Who; why: 'attacked' | 'target' | 'nearest' | 'anyone'; tied: Who[] }

/** Everything on the table. Lists are by zone or by character. The last card of a deck is its top. */
export interface Table {
  /** The number of players. */
  seats: number
  round: number
  /** The strength of the face-up horde of each zone; 0 for none. */
  strength: number[]
  /** The value of the face-down token of each zone; NONE for none. */
  token: number[]
  /** The zones with an aircraft token. */
  aircraft: ZoneId[]
  /** By character: its role, its zone (NONE: a zombie), its cards in hand and equipped, sorted. */
  role: RoleId[]
  at: ZoneId[]
  hand: CardId[][]
  worn: CardId[][]
  /** Whose turn it is. */
  active: Who
  step: Step
  /** Battles won in this turn's Battle step, for the Katana. */
  wins: number
  /** The Sapper's ability has been used this turn (R15). */
  sapped: boolean
  battle: Battle | null
  /** The Threat Escalation card in progress and its active character, or NONE. */
  threat: ThreatId
  subject: Who
  /** The character whose owner is asked to discard, equip or cancel a card. */
  asked: Who
  /** The tactic being carried out, or NONE. */
  playing: CardId
  /** The steps of the active zombie character in this turn. */
  trail: Trail[]
  combatDeck: CardId[]
  combatDiscard: CardId[]
  threatDeck: ThreatId[]
  threatDiscard: ThreatId[]
  /** Cards that the Intelligence Analyst put on the bottom of the threat deck, the lowest last (R24). */
  sunk: ThreatId[]
}

/** What lies face up. */
export type FaceUp = Omit<Table, 'token' | 'combatDeck' | 'threatDeck'>

export type G = Referee<Table, Event>

/** The number of characters, and of rounds (3). */
export const characters = (t: Pick<Table, 'role'>): number => t.role.length
export const rounds = (t: Pick<Table, 'role'>): number => SETTINGS[t.role.length]!.rounds

/** The seat that owns a character: they are dealt round the players, in the order of turns (R23). */
export const ownerOf = (t: Pick<Table, 'seats'>, who: Who): Seat => who % t.seats

/** Whether a character is human (1). */
export const isHuman = (t: Pick<Table, 'at'>, who: Who): boolean => t.at[who]! !== NONE

/** The combat cards of a character: hand and equipped weapons together (1). */
export const cardsOf = (t: Pick<Table, 'hand' | 'worn'>, who: Who): number =>
  t.hand[who]!.length + t.worn[who]!.length

/** The strong hordes that lie face up (1). */
export function strongHordes({ strength }: Pick<Table, 'strength'>): number {
  let strong = 0
  for (let zone = 0; zone < strength.length; zone++) if (strength[zone]! >= STRONG) strong++
  return strong
}

/** The human characters in turn order, starting from `first` (R21). */
export function humansFrom(t: Pick<Table, 'at'>, first: Who): Who[] {
  const list: Who[] = []
  for (let i = 0; i < t.at.length; i++) {
    const who = (first + i) % t.at.length
    if (isHuman(t, who)) list.push(who)
  }
  return list
}

/** The human characters in a zone. */
export function humansIn(t: Pick<Table, 'at'>, zone: ZoneId): Who[] {
  const list: Who[] = []
  for (let who = 0; who < t.at.length; who++) if (t.at[who] === zone) list.push(who)
  return list
}

/** The sides of a horde's die (7.3), reduced by `smaller` sizes. */
export const dieOf = (strength: number, smaller = 0): number => HORDE_DICE[Math.max(1, strength - smaller)]!

// ── Names in moves ──

const numbersOf = (list: readonly { id: string }[]) => new Map(list.map(({ id }, n) => [id, n]))
const ZONE_NUMBERS = numbersOf(ZONES)
const CARD_NUMBERS = numbersOf(COMBAT)
const ROLE_NUMBERS = numbersOf(ROLES)
const THREAT_NUMBERS = numbersOf(THREATS)

/** From a name (`sahara`, `lobo`, `medic`, `ambush`) to an index, or undefined. */
export const zoneCalled = (id: string): ZoneId | undefined => ZONE_NUMBERS.get(id)
export const cardCalled = (id: string): CardId | undefined => CARD_NUMBERS.get(id)
export const roleCalled = (id: string): RoleId | undefined => ROLE_NUMBERS.get(id)
export const threatCalled = (id: string): ThreatId | undefined => THREAT_NUMBERS.get(id)
/** The same, but an unknown name throws. */
export const zoneNamed = (id: string): ZoneId => numberOf(ZONE_NUMBERS, id)
export const cardNamed = (id: string): CardId => numberOf(CARD_NUMBERS, id)
export const roleNamed = (id: string): RoleId => numberOf(ROLE_NUMBERS, id)
export const threatNamed = (id: string): ThreatId => numberOf(THREAT_NUMBERS, id)

function numberOf(numbers: ReadonlyMap<string, number>, id: string): number {
  const number = numbers.get(id)
  if (number === undefined) throw new Error(`Nothing is called ${id}.`)
  return number
}

export const zoneId = (zone: ZoneId): string => ZONES[zone]!.id
export const cardId = (card: CardId): string => COMBAT[card]!.id
/** A character is named by its role. */
export const whoId = (t: Pick<Table, 'role'>, who: Who): string => ROLES[t.role[who]!]!.id
export const whoNamed = (t: Pick<Table, 'role'>, id: string): Who => t.role.indexOf(roleNamed(id))

export const isWeapon = (card: CardId): boolean => COMBAT[card]!.kind === 'weapon'
export const weaponOf = (card: CardId): Weapon => COMBAT[card] as Weapon
export const tacticOf = (card: CardId): Tactic => COMBAT[card] as Tactic
