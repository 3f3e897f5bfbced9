import type { Referee } from '@shamble/engine'
import { BUILDINGS } from '../src/data/buildings.ts'
import { cardOfMandatory, INTRIGUE } from '../src/data/intrigue.ts'
import { CUBES_OF_A_KIND, GOLD } from '../src/data/kinds.ts'
import { DECK, isMandatory } from '../src/data/quests.ts'
import type { Event, Table } from '../src/index.ts'
import { BUILDING_PLACES } from '../src/pseudo/placement.ts'
import { NONE, PLAYER, PSEUDO, supply } from '../src/table.ts'

/** Invariants of every table: nothing is lost or doubled, and no count is negative. */
export function invariants(t: Table, g: Referee<Table, Event>): void {
  cardsConserved(t)
  tilesConserved(t)
  agentsConserved(t)
  cubesConserved(t)
  must(t.score + t.taken >= -1 || g.result !== null, 'The Player has lost more than Pseudo has taken')
  const ordinary = t.open[PSEUDO].filter((quest) => !isMandatory(quest))
  must(ordinary.length === 2, `Pseudo has ${ordinary.length} ordinary Quests (rule 6)`)
  const onTop = t.open[PSEUDO].findIndex((quest) => !isMandatory(quest))
  must(!t.open[PSEUDO].slice(onTop).some(isMandatory), 'A Mandatory Quest lies below another')
  if (g.result) must(t.actions.length === 0 && t.playing.length === 0, 'Something is unfinished')
}

function cardsConserved(t: Table): void {
  const quests = [
    ...t.questDeck,
    ...t.questDiscard,
    ...t.inn,
    ...t.open.flat(),
    ...t.plots.flat(),
    ...t.done.flat(),
  ]
  const ordinary = quests.filter((quest) => !isMandatory(quest))
  must(
    ordinary.length === DECK.length && new Set(ordinary).size === DECK.length,
    'Quests are lost or doubled',
  )
  const given = t.open
    .flat()
    .filter((quest) => isMandatory(quest))
    .map(cardOfMandatory)
  const unsettled = t.playing.filter((card) => !given.includes(card))
  const cards = [...t.intrigueDeck, ...t.intrigueDiscard, ...t.hand, ...given, ...unsettled]
  for (const [card, { copies, name }] of INTRIGUE.entries())
    must(cards.filter((c) => c === card).length === copies, `There are not ${copies} of ${name}`)
}

function tilesConserved(t: Table): void {
  const tiles = [...t.stack, ...t.hall.filter((tile) => tile !== NONE), ...t.built, ...t.scrapped]
  must(tiles.length === BUILDINGS.length && new Set(tiles).size === tiles.length, 'Tiles are lost or doubled')
  must(t.built.length <= BUILDING_PLACES, 'More Buildings than places')
  for (const [tile, { stock }] of BUILDINGS.entries()) {
    must(t.owner[tile] === NONE || t.built.includes(tile), 'An owned tile is not in play')
    must(t.stock[tile] === 0 || (stock !== null && t.built.includes(tile)), 'Stock where there is none')
    must(t.tokens[tile] === 0 || t.hall.includes(tile), 'Tokens outside the Hall')
  }
}

function agentsConserved(t: Table): void {
  const each = t.round < 5 ? 4 : 5
  for (const side of [PLAYER, PSEUDO]) {
    must(t.pool[side]! >= 0, 'A pool below nothing')
    const agents = t.pool[side]! + t.placed[side]!.length
    // The extra Agents come after what Plot Quests ask at the start of round 5.
    must(agents === each || (t.round === 5 && agents === 4), `Side ${side} has ${agents} Agents`)
    must(new Set(t.placed[side]).size === t.placed[side]!.length, 'Two Agents of a side on one space')
  }
  must(t.whys.length === t.placed[PSEUDO].length, 'An Agent of Pseudo without a reason')
  for (const [n, why] of t.whys.entries())
    must(why.space === t.placed[PSEUDO][n], 'A reason for another space')
}

function cubesConserved(t: Table): void {
  for (let kind = 0; kind <= GOLD; kind++) {
    must(t.tavern[PLAYER][kind]! >= 0 && t.tavern[PSEUDO][kind]! >= 0, 'A Tavern holds less than nothing')
    if (kind < GOLD) must(supply(t, kind) >= 0 && supply(t, kind) <= CUBES_OF_A_KIND, 'Cubes out of nowhere')
  }
}

function must(is: boolean, otherwise: string): void {
  if (!is) throw new Error(otherwise)
}
