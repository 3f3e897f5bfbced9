import type { Choice } from '@shamble/engine'
import { CARDS } from '../data/cards.ts'
import { ZOMBIE } from '../data/infected.ts'
import { PERK } from '../data/perks.ts'
import { SEARCH } from '../data/search.ts'
import { addCard } from './gear.ts'
import { grabTest } from '../fighting/grabs.ts'
import type { Square } from '../map/layout.ts'
import { layoutOf } from '../missions/index.ts'
import { findUnit, hasPerk, isDetectable, isGrappled, reaches } from '../questions.ts'
import { placeInRoom, squaresAtDistance } from '../map/rooms.ts'
import { placeUnit, takeFigure } from '../infected/arrivals.ts'
import { NONE, SEARCHED, square, withLetter, type G, type Table } from '../table.ts'

/*
 * 8.1. Searching.
 */

const SEARCH_AP = 4
const BANDIT_AP = 3

/** What a search costs a hero: 4 AP, or his allowance if that is less; 3 with Bandit. */
export function searchCost(t: Table, hero: number): number {
  const figure = t.heroes[hero]!
  return Math.min(hasPerk(figure, PERK.bandit) ? BANDIT_AP : SEARCH_AP, figure.allowance)
}

/** Whether a hero may search where he is: a room not searched yet, without infected unless he is hidden (8.1). */
export function maySearch(t: Table, hero: number): boolean {
  const { areaOf, areas } = layoutOf(t.mission)
  const figure = t.heroes[hero]!
  const area = areaOf[figure.at]!
  if (figure.prone || areas[area]!.room === null || t.searched[area] === SEARCHED) return false
  return figure.hidden || !isInfested(t, area)
}

/** Whether infected are in an area: standing, prone, or on the card of a hero who is in it. */
export function isInfested(t: Table, area: number): boolean {
  const { areaOf } = layoutOf(t.mission)
  return (
    t.infected.some(({ at }) => at !== NONE && areaOf[at] === area) ||
    t.heroes.some(({ at, held }) => held.length > 0 && areaOf[at] === area)
  )
}

// 8.1. A search: the room gets its token, and the top card of the deck is drawn.
export function search(g: G, hero: number): void {
  const t = g.table
  const area = layoutOf(t.mission).areaOf[t.heroes[hero]!.at]!
  t.searched = withLetter(t.searched, area, SEARCHED)
  const drawn = draw(g)
  g.tell({ type: 'searched', hero, area, card: drawn })
  if (drawn === NONE) return
  if (hasPerk(t.heroes[hero]!, PERK.scavenger) && SEARCH[drawn]!.gives !== NONE)
    return g.then(scavenge, hero, drawn)
  g.then(find, hero, drawn)
}

// 8.1. The top card; when the deck is empty the discards are shuffled. `NONE` when there are none either.
function draw(g: G): number {
  const t = g.table
  g.reveal()
  if (t.deck.length === 0) {
    t.deck = g.shuffle(t.discards, 'search')
    t.discards = []
  }
  return t.deck.pop() ?? NONE
}

// 16.4. Scavenger: once a search the card just drawn goes on the discards, and the next one is kept.
export const scavenge: Choice<G, [hero: number, card: number]> = {
  seat: (g, hero) => g.table.owner[hero]!,
  // The card is public, but not on the table: the question names it.
  ask: (_, card) => `Keep ${CARDS[SEARCH[card]!.gives]!.name}, or take the next card instead?`,
  options(_, can) {
    can('keep')
    can('swap')
  },
  take: {
    keep: (g, [hero, card]) => g.then(find, hero, card),
    swap(g, [hero, card]) {
      g.table.discards.push(card)
      const next = draw(g)
      g.tell({ type: 'searched', hero, area: NONE, card: next })
      if (next !== NONE) g.then(find, hero, next)
    },
  },
}

// 8.1, 20.5. What was found joins the hero's cards; a zombie card is resolved at once and discarded.
export function find(g: G, hero: number, drawn: number): void {
  const t = g.table
  const { gives, zombies = 0, squares = 1, grabNow } = SEARCH[drawn]!
  if (gives !== NONE) return void addCard(t, hero, gives, drawn, true)
  t.discards.push(drawn)
  const { at } = t.heroes[hero]!
  const area = layoutOf(t.mission).areaOf[at]!
  if (grabNow) return g.then(leapOut, hero)
  for (let n = 0; n < zombies; n++) g.then(placeInRoom, ZOMBIE, area, NONE, hero, at, squares)
}

// 20.5. In the cupboard: one zombie next to the searcher, in reach if possible.
export function leapOut(g: G, hero: number): void {
  if (cupboardSquares(g.table, hero).length > 0 && takeFigure(g, ZOMBIE)) g.then(chooseCupboard, hero)
}

export const chooseCupboard: Choice<G, [hero: number]> = {
  seat: (g, hero) => (g.table.director === NONE ? g.table.owner[hero]! : g.table.director),
  ask: 'Which square does it come from?',
  obvious: true,
  options(g, can, hero) {
    for (const at of cupboardSquares(g.table, hero)) can('place', square(at))
  },
  take: {
    place(g, [hero], part) {
      const unit = placeUnit(g, ZOMBIE, square.of(part), g.table.heroes[hero]!.at)
      g.then(cupboardGrab, hero, unit.id)
    },
  },
}

function cupboardSquares(t: Table, hero: number): Square[] {
  const { at } = t.heroes[hero]!
  const found = squaresAtDistance(t, layoutOf(t.mission).areaOf[at]!, NONE, at, 1)
  const inReach = found.filter((from) => reaches(t, from, at))
  return inReach.length > 0 ? inReach : found
}

// 20.5, R-70. If it is in reach of a hero it can detect he takes a grab test at once; the bite comes in the infected move.
export function cupboardGrab(g: G, hero: number, id: number): void {
  const t = g.table
  const unit = findUnit(t, id)
  const figure = t.heroes[hero]!
  if (!unit || !isDetectable(figure) || isGrappled(figure) || !reaches(t, unit.at, figure.at)) return
  g.then(grabTest, id, hero, false)
}
