import type { Seat } from '@shamble/engine'
import type { Square } from './layout.ts'
import type { Card, Hero, Infected, Pass, Phase, Roll, Table } from './table.ts'

/** What a seat sees. Only the Director's cards and the order of the decks are hidden. */
export interface View {
  /** As on the table: `layoutOf(view.mission)` has the maps. */
  mission: string
  seats: number
  director: Seat
  equalWays: boolean
  barricades: boolean
  owner: Seat[]
  turn: number
  phase: Phase
  heroes: Hero[]
  cards: Card[]
  infected: Infected[]
  /** One letter each, as on the table. */
  doors: string
  areas: string
  searched: string
  damage: number[]
  jammed: number
  items: Square[]
  objects: Square[]
  out: number[]
  tasks: number[]
  met: boolean[]
  boxes: number[]
  flags: string[]
  /** Cards left in the search deck, and the discards. */
  deckLeft: number
  discards: number[]
  /** The Director's cards: all of them for the Director, their number for everybody; and those played. */
  hand: number[] | null
  handLeft: number
  played: number[]
  cardPlayed: boolean
  silenced: boolean
  /** The Director's passes for a stretch. */
  passes: Pass[]
  wind: boolean
  fever: boolean
  powerCut: boolean
  roll: Roll | null
  acting: number
  won: string[]
  kills: number[]
}

/** What a seat, or a spectator (`null`), sees. */
export function view(t: Table, seat: Seat | null): View {
  return {
    mission: t.mission,
    seats: t.seats,
    director: t.director,
    equalWays: t.equalWays,
    barricades: t.barricades,
    owner: [...t.owner],
    turn: t.turn,
    phase: t.phase,
    heroes: t.heroes.map(heroSeen),
    cards: t.cards.map(({ kind, hero, rounds, used, fired, search, found }) => ({
      kind,
      hero,
      rounds,
      used,
      fired,
      search,
      found,
    })),
    infected: t.infected.map(unitSeen),
    doors: t.doors,
    areas: t.areas,
    searched: t.searched,
    damage: [...t.damage],
    jammed: t.jammed,
    items: [...t.items],
    objects: [...t.objects],
    out: [...t.out],
    tasks: [...t.tasks],
    met: [...t.met],
    boxes: [...t.boxes],
    flags: [...t.flags],
    deckLeft: t.deck.length,
    discards: [...t.discards],
    hand: seat !== null && seat === t.director ? [...t.hand] : null,
    handLeft: t.hand.length,
    played: [...t.played],
    cardPlayed: t.cardPlayed,
    silenced: t.silenced,
    passes: (t.passes ?? []).map(({ window, until }) => ({ window, until })),
    wind: t.wind,
    fever: t.fever,
    powerCut: t.powerCut,
    roll: t.roll && rollSeen(t.roll),
    acting: t.acting,
    won: [...t.won],
    kills: [...t.kills],
  }
}

const heroSeen = (hero: Hero): Hero => ({
  at: hero.at,
  fate: hero.fate,
  prone: hero.prone,
  move: hero.move,
  allowance: hero.allowance,
  ap: hero.ap,
  active: [...hero.active],
  changes: hero.changes,
  gave: hero.gave,
  kept: hero.kept,
  object: hero.object,
  stage: hero.stage,
  held: [...hero.held],
  alert: hero.alert,
  hidden: hero.hidden,
  stank: hero.stank,
  aimCard: hero.aimCard,
  aimUnit: hero.aimUnit,
  perks: [...hero.perks],
  xp: hero.xp,
  power: [...hero.power],
  redline: hero.redline,
  deadeye: hero.deadeye,
  berserker: hero.berserker,
  supported: hero.supported,
})

const unitSeen = (unit: Infected): Infected => ({
  id: unit.id,
  kind: unit.kind,
  at: unit.at,
  facing: unit.facing,
  prone: unit.prone,
  hurt: unit.hurt,
  controlled: unit.controlled,
  acted: unit.acted,
  seen: unit.seen,
  risen: unit.risen,
})

const rollSeen = (roll: Roll): Roll => ({
  kind: roll.kind,
  hero: roll.hero,
  unit: roll.unit,
  dice: [...roll.dice],
  bonus: roll.bonus,
  cards: [...roll.cards],
  does: [...roll.does],
  aimed: roll.aimed,
  again: roll.again,
  misfired: roll.misfired,
})
