import type { Frame, Scene } from '@shamble/engine'
import { scene } from '@shamble/engine/testing'
import { COMBAT } from '../src/data/combat.ts'
import { ZONES } from '../src/data/zones.ts'
import { game, type Table } from '../src/index.ts'
import { cardNamed, NONE, roleNamed, threatNamed, zoneNamed } from '../src/table.ts'

/** A character of a layout: its zone, and its cards by name, between spaces. */
export interface Person {
  at: string
  hand?: string
  worn?: string
}

/** A table in words. Omitted fields are empty. Decks are listed from the top. */
export interface Laid {
  /** In turn order. If there is only one, a second one that has turned is added. */
  cast: Record<string, Person | 'zombie'>
  hordes?: Record<string, number>
  tokens?: Record<string, number>
  aircraft?: string
  deck?: string
  discards?: string
  threats?: string
  threatDiscards?: string
  sunk?: string
  /** Whose turn it is. The first character's by default. */
  turn?: string
  step?: Table['step']
  round?: number
  wins?: number
  seats?: number
}

const names = (text = ''): string[] => (text === '' ? [] : text.split(' '))
const cards = (text?: string): number[] =>
  names(text)
    .map(cardNamed)
    .toSorted((a, b) => a - b)
const byZone = (values: Record<string, number> = {}, none: number): number[] =>
  ZONES.map(({ id }) => values[id] ?? none)

/** The fields of the table that a layout describes. */
export function lay(laid: Laid): Partial<Table> {
  const cast = Object.entries(laid.cast)
  if (cast.length === 1) cast.push([cast[0]![0] === 'veteran' ? 'ranger' : 'veteran', 'zombie'])
  const people = cast.map(([, person]) => person)
  const of = <T>(value: (person: Person) => T, none: T): T[] =>
    people.map((person) => (person === 'zombie' ? none : value(person)))
  return {
    seats: laid.seats ?? 1,
    round: laid.round ?? 1,
    strength: byZone(laid.hordes, 0),
    token: byZone(laid.tokens, NONE),
    aircraft: names(laid.aircraft).map(zoneNamed),
    role: cast.map(([id]) => roleNamed(id)),
    at: of(({ at }) => zoneNamed(at), NONE),
    hand: of(({ hand }) => cards(hand), []),
    worn: of(({ worn }) => cards(worn), []),
    active: laid.turn === undefined ? 0 : cast.findIndex(([id]) => id === laid.turn),
    step: laid.step ?? 'battle',
    wins: laid.wins ?? 0,
    sapped: false,
    battle: null,
    threat: NONE,
    subject: NONE,
    asked: laid.turn === undefined ? 0 : cast.findIndex(([id]) => id === laid.turn),
    playing: NONE,
    trail: [],
    combatDeck: names(laid.deck).map(cardNamed).toReversed(),
    combatDiscard: names(laid.discards).map(cardNamed),
    threatDeck: names(laid.threats).map(threatNamed).toReversed(),
    threatDiscard: names(laid.threatDiscards).map(threatNamed),
    sunk: names(laid.sunk).map(threatNamed),
  }
}

/** A scene from a layout. */
export const scenery = (laid: Laid, ...next: Frame[]): Scene<Table> => ({ table: lay(laid), next })

/** A scene to play. */
export const world = (laid: Laid, ...next: Frame[]) => scene(game, scenery(laid, ...next))

/** The face-up hordes, by name. */
export const hordesOf = ({ strength }: Pick<Table, 'strength'>): Record<string, number> =>
  Object.fromEntries(ZONES.flatMap(({ id }, zone) => (strength[zone]! > 0 ? [[id, strength[zone]!]] : [])))

/** The cards of a character by name: in hand, and equipped. */
export const handOf = (t: Pick<Table, 'hand'>, who = 0): string[] => t.hand[who]!.map(nameOf)
export const wornOf = (t: Pick<Table, 'worn'>, who = 0): string[] => t.worn[who]!.map(nameOf)

const nameOf = (card: number): string => COMBAT[card]!.id
