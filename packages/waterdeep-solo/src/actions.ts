import { QUESTS } from './data/quests.ts'
import { tileOf } from './data/spaces.ts'
import { carryOut } from './effects.ts'
import { NONE, other, type Action, type G, type Side, type SpaceId, type TileId } from './table.ts'

// A4. An action begins: the space of an assigned Agent is used, with everything that leads to.
export function beginAction(g: G, side: Side, space: SpaceId): void {
  g.table.actions.push(newAction(side))
  useSpace(g, side, space)
}

/** An action in progress that has given nothing yet. */
export const newAction = (side: Side, muted = false): Action => ({
  side,
  muted,
  given: 0,
  owed: [],
  cubes: [],
  copies: NONE,
})

// A4. Using a space: its effects in the order printed. If the other seat owns the Building, it will be paid.
export function useSpace(g: G, side: Side, space: SpaceId): void {
  const tile = tileOf(space)
  if (tile >= 0 && g.table.owner[tile] === other(side)) g.table.actions.at(-1)!.owed.push(tile)
  carryOut(g, side, 'action', space, 0)
}

// A4, A7, R-45. The action is over: one bonus from each Plot Quest for a kind it has given, then the owners are paid.
export function endAction(g: G): void {
  const { side, muted, given, owed } = g.table.actions.pop()!
  if (!muted && given !== 0) {
    for (const quest of g.table.plots[side]) {
      const { plot } = QUESTS[quest]!
      if (plot?.on === 'action' && (given & (1 << plot.kind)) !== 0) g.then(carryOut, side, 'plot', quest, 0)
    }
  }
  for (const tile of owed) g.then(payOwner, tile)
}

// A4. The owner's benefit.
function payOwner(g: G, tile: TileId): void {
  const side = g.table.owner[tile] as Side
  g.tell({ type: 'ownerPaid', side, tile })
  carryOut(g, side, 'owner', tile, 0)
}

/** The steps of this chapter, in the order of play. */
export const steps = { endAction, payOwner }
