import type { Choice } from '@shamble/engine'
import { BUILDINGS } from './data/buildings.ts'
import { GOLD } from './data/kinds.ts'
import { tileNamed } from './data/names.ts'
import { QUESTS } from './data/quests.ts'
import { removable } from './copying.ts'
import { BUILDING_PLACES, tileToBuy } from './pseudo/placement.ts'
import { NONE, PLAYER, PSEUDO, restock, type FaceUp, type G, type Side, type TileId } from './table.ts'
import { score } from './taverns.ts'

// A6, R-43. Builder's Hall can be used only with a free place for a Building and an affordable tile.
export function canBuy(t: FaceUp, gold: number): boolean {
  if (t.built.length >= BUILDING_PLACES) return false
  for (const tile of t.hall) if (tile !== NONE && BUILDINGS[tile]!.price <= gold) return true
  return false
}

// A6. Buying. The Player chooses; Pseudo takes the affordable tile with the most VP on it, the leftmost of equals (7D).
export function buy(g: G, side: Side): void {
  if (side === PLAYER) return g.then(chooseTile)
  const tile = tileToBuy(g.table)
  if (tile !== NONE) purchase(g, PSEUDO, tile)
}

const chooseTile: Choice<G, []> = {
  seat: () => PLAYER,
  ask: 'Which Building do you buy?',
  options(g, can) {
    const gold = g.table.tavern[PLAYER][GOLD]!
    if (!canBuy(g.table, gold)) return
    for (const tile of g.table.hall)
      if (tile !== NONE && BUILDINGS[tile]!.price <= gold) can('buy', BUILDINGS[tile]!.id)
  },
  take: {
    buy(g, _, part: string) {
      purchase(g, PLAYER, tileNamed(part))
    },
  },
}

// A6, B7. Pay the price, take the tile, and score for Plot Quests that reward a purchase.
function purchase(g: G, side: Side, tile: TileId): void {
  const { price } = BUILDINGS[tile]!
  const tavern = g.table.tavern[side]
  tavern[GOLD] = tavern[GOLD]! - price
  g.tell({ type: 'bought', side, tile, price })
  takeFromHall(g, side, tile)
  for (const quest of g.table.plots[side]) {
    const { plot } = QUESTS[quest]!
    if (plot?.on === 'purchase') score(g, side, plot.points, 'plot')
  }
}

// A6. The tile leaves the Hall with its tokens and comes into play; its place is refilled.
function takeFromHall(g: G, side: Side, tile: TileId): void {
  const index = g.table.hall.indexOf(tile)
  score(g, side, g.table.tokens[tile]!, 'tokens')
  g.table.tokens[tile] = 0
  putIntoPlay(g, side, tile)
  refill(g, index)
}

function putIntoPlay(g: G, side: Side, tile: TileId): void {
  g.table.owner[tile] = side
  g.table.built.push(tile)
  restock(g.table, tile)
}

// A6. An empty place of the Hall is filled from the stack.
function refill(g: G, place: number): void {
  const tile = g.table.stack.pop() ?? NONE
  g.table.hall[place] = tile
  if (tile === NONE) return
  g.reveal()
  g.tell({ type: 'hallRefilled', tile, place })
}

// A free Building from the Hall: the Player chooses; Pseudo takes the one with the most tokens.
export function freeFromHall(g: G, side: Side): void {
  if (side === PLAYER) return g.then(chooseFreeTile)
  if (g.table.built.length >= BUILDING_PLACES) return
  let best = NONE
  for (const tile of g.table.hall)
    if (tile !== NONE && (best === NONE || g.table.tokens[tile]! > g.table.tokens[best]!)) best = tile
  if (best !== NONE) buildFree(g, PSEUDO, best)
}

const chooseFreeTile: Choice<G, []> = {
  seat: () => PLAYER,
  ask: 'Which Building do you put into play without paying?',
  options(g, can) {
    if (g.table.built.length >= BUILDING_PLACES) return
    for (const tile of g.table.hall) if (tile !== NONE) can('build', BUILDINGS[tile]!.id)
  },
  take: {
    build(g, _, part: string) {
      buildFree(g, PLAYER, tileNamed(part))
    },
  },
}

function buildFree(g: G, side: Side, tile: TileId): void {
  g.tell({ type: 'builtFree', side, tile, from: 'hall' })
  takeFromHall(g, side, tile)
}

// The top tile of the stack for free, if there is a place for it.
export function freeFromStack(g: G, side: Side): void {
  if (g.table.built.length >= BUILDING_PLACES) return
  const tile = g.table.stack.pop()
  if (tile === undefined) return
  g.reveal()
  g.tell({ type: 'builtFree', side, tile, from: 'stack' })
  putIntoPlay(g, side, tile)
}

// A10. Real Estate Deal: one of the Player's Buildings without an Agent goes out of play.
export function discardBuilding(g: G): void {
  g.then(chooseBuildingToDiscard)
}

const chooseBuildingToDiscard: Choice<G, []> = {
  seat: () => PLAYER,
  ask: 'Which of your Buildings do you discard?',
  options(g, can) {
    for (const tile of removable(g.table)) can('tearDown', BUILDINGS[tile]!.id)
  },
  take: {
    tearDown(g, _, part: string) {
      const t = g.table
      const tile = tileNamed(part)
      t.built.splice(t.built.indexOf(tile), 1)
      t.scrapped.push(tile)
      t.owner[tile] = NONE
      t.stock[tile] = 0
      g.tell({ type: 'buildingDiscarded', tile })
    },
  },
}

/** The steps of this chapter, in the order of play. */
export const steps = { chooseTile, chooseFreeTile, chooseBuildingToDiscard }
