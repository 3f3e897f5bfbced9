import { COMBAT } from '../src/data/combat.ts'
import { GREY_TOKENS } from '../src/data/numbers.ts'
import { THREATS } from '../src/data/threats.ts'
import { ZONES } from '../src/data/zones.ts'
import { cardNamed, NONE, roleNamed, threatNamed, zoneNamed, type Step, type Table } from '../src/table.ts'

/** A character: its zone, and its cards, in hand and equipped. */
export interface Person {
  at: string
  hand?: readonly string[]
  worn?: readonly string[]
}

/** The position of a step, by names. Cards that are not named are in the decks, in the order of the data. */
export interface World {
  round?: number
  step?: Step
  /** The characters in turn order. */
  cast: Readonly<Record<string, Person | 'turned'>>
  active?: number
  /** Strengths by zone. All other zones that are neither grey nor clear hold a horde of 1. */
  hordes: Readonly<Record<string, number>>
  clear?: readonly string[]
  aircraft?: readonly string[]
  /** The next combat cards, and the next Threat Escalation card. */
  drawn?: readonly string[]
  threat?: string
}

/** The default threat card: nothing happens. */
const LULL = 'uneasy-lull'

/** The fields of the table that a world describes. */
export function worldOf({
  round = 1,
  step = 'move',
  cast,
  active = 0,
  hordes,
  clear = [],
  aircraft = [],
  drawn = [],
  threat = LULL,
}: World): Partial<Table> {
  const people = Object.values(cast).map((person) => (person === 'turned' ? null : person))
  const cards = (list: readonly string[] = []) => list.map(cardNamed).toSorted((a, b) => a - b)
  const hand = people.map((person) => cards(person?.hand))
  const worn = people.map((person) => cards(person?.worn))
  const at = people.map((person) => (person ? zoneNamed(person.at) : NONE))
  const tokens = [...GREY_TOKENS]
  const next = drawn.map(cardNamed)
  return {
    seats: 1,
    round,
    step,
    strength: ZONES.map(({ id, grey }) => hordes[id] ?? (grey || clear.includes(id) ? 0 : 1)),
    token: ZONES.map(({ id, grey }, zone) => {
      const token = grey ? tokens.shift()! : NONE
      return at.includes(zone) || hordes[id] !== undefined ? NONE : token
    }),
    aircraft: aircraft.map(zoneNamed),
    role: Object.keys(cast).map(roleNamed),
    at,
    hand,
    worn,
    active,
    asked: active,
    wins: 0,
    sapped: false,
    battle: null,
    combatDeck: [...leftOf(COMBAT, [...hand.flat(), ...worn.flat(), ...next]), ...next.toReversed()],
    combatDiscard: [],
    threatDeck: [...leftOf(THREATS, [threatNamed(threat)]), threatNamed(threat)],
    threatDiscard: [],
    sunk: [],
  }
}

// All copies except those that lie elsewhere.
function leftOf(list: readonly { copies: number }[], elsewhere: readonly number[]): number[] {
  return list.flatMap(({ copies }, card) =>
    Array<number>(copies - elsewhere.filter((other) => other === card).length).fill(card),
  )
}
