import type { Seat } from '@shamble/engine'
import { copyCard, copyHero, copyPass, copyRoll, copyUnit } from './copies.ts'
import type { Pass, Table } from './table.ts'

/** What a seat sees. Only the Director's cards and the order of the decks are hidden. */
export interface View extends Omit<Table, 'nextId' | 'deck' | 'hand' | 'directorDeck' | 'passes'> {
  /** Cards left in the search deck. */
  deckLeft: number
  /** The Director's cards: all of them for the Director, their number for others. */
  hand: number[] | null
  handLeft: number
  /** The Director's passes for a stretch. */
  passes: Pass[]
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
    heroes: t.heroes.map(copyHero),
    cards: t.cards.map(copyCard),
    infected: t.infected.map(copyUnit),
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
    passes: (t.passes ?? []).map(copyPass),
    wind: t.wind,
    fever: t.fever,
    powerCut: t.powerCut,
    roll: t.roll && copyRoll(t.roll),
    acting: t.acting,
    won: [...t.won],
    kills: [...t.kills],
  }
}
