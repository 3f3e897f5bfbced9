import type { Choice } from '@shamble/engine'
import type { Effect } from './data/effect.ts'
import { GOLD } from './data/kinds.ts'
import { spaceNamed, tileNamed } from './data/names.ts'
import { BOARD, isHarbor, SPACES, spaceOf } from './data/spaces.ts'
import { BUILDINGS } from './data/buildings.ts'
import { beginAction, endAction } from './actions.ts'
import { usable } from './copying.ts'
import { ORB } from './pseudo/placement.ts'
import { pseudoAssign, pseudoSample, pseudoTakesBack } from './pseudo/turn.ts'
import {
  agentsOf,
  firstIn,
  NONE,
  PLAYER,
  PSEUDO,
  takeOff,
  type G,
  type Side,
  type SpaceId,
  type Table,
} from './table.ts'

// A4. Assigning an Agent from the pool to a free space, or once per round, with the Orb, to a space with an opponent's.
export const assign: Choice<G, []> = {
  seat: () => PLAYER,
  ask: 'Where do you assign an Agent?',
  options(g, can) {
    listSpaces(g.table, (verb, space) => {
      can(verb, SPACES[space]!.id)
      return false
    })
  },
  take: {
    assign(g, _, part: string) {
      place(g, spaceNamed(part), false)
    },
    join(g, _, part: string) {
      g.table.orbUsed = true
      place(g, spaceNamed(part), true)
    },
  },
}

/** Whether the Player has an Agent and a space for it. */
export const canAssign = (t: Table): boolean => listSpaces(t, () => true)

// Passes each space the Player can use to `take` until `take` returns true. Returns whether it did.
function listSpaces(t: Table, take: (verb: 'assign' | 'join', space: SpaceId) => boolean): boolean {
  if (t.pool[PLAYER] === 0) return false
  const own = agentsOf(t, PLAYER)
  const theirs = agentsOf(t, PSEUDO)
  const gold = t.tavern[PLAYER][GOLD]!
  for (let space = 0; space < BOARD.length; space++) {
    if (((own | theirs) & (1 << space)) === 0 && usable(t, space, gold, t.hand) && take('assign', space))
      return true
  }
  for (const tile of t.built) {
    const space = spaceOf(tile)
    if (((own | theirs) & (1 << space)) === 0 && usable(t, space, gold, t.hand) && take('assign', space))
      return true
  }
  if (t.orbUsed || !t.plots[PLAYER].includes(ORB)) return false
  for (let left = theirs & ~own; left !== 0; left &= left - 1) {
    const space = firstIn(left)
    if (usable(t, space, gold, t.hand) && take('join', space)) return true
  }
  return false
}

function place(g: G, space: SpaceId, orb: boolean): void {
  g.table.pool[PLAYER]--
  g.table.placed[PLAYER].push(space)
  g.tell({ type: 'assigned', space, orb })
  beginAction(g, PLAYER, space)
  g.then(endAction)
}

// A5. Castle Waterdeep: the First Player marker. It takes effect in the next round.
export function takeFirstPlayer(g: G, side: Side): void {
  g.table.firstPlayer = side
  g.tell({ type: 'tookFirstPlayer', side })
}

// A10, F2. A side takes back one of its Agents. During reassignment the Agent is assigned again at once (A8).
export function takeAgentBack(g: G, side: Side): void {
  if (side === PSEUDO) return pseudoTakesBack(g)
  g.then(chooseAgentBack, false)
}

const chooseAgentBack: Choice<G, [harborOnly: boolean]> = {
  seat: () => PLAYER,
  ask: 'Which Agent do you take back?',
  options(g, can, harborOnly) {
    for (const space of g.table.placed[PLAYER])
      if (!harborOnly || isHarbor(space)) can('recall', SPACES[space]!.id)
  },
  take: {
    recall(g, [harborOnly], part: string) {
      const space = spaceNamed(part)
      takeOff(g.table, PLAYER, space)
      g.tell({ type: 'tookAgentBack', side: PLAYER, space })
      if (g.table.reassigning && !harborOnly) g.then(assign)
    },
  },
}

// A10. Accelerate Plans: the Player takes back one Agent from the Harbor, possibly the one just assigned, then assigns
// two, one after the other.
export function takeHarborAgentBack(g: G): void {
  g.then(chooseAgentBack, true)
}

export function assignAgain(g: G, side: Side, { count }: { count: number }): void {
  for (let i = 0; i < count; i++) {
    if (side === PLAYER) g.then(assign)
    else g.then(pseudoAssign)
  }
}

// A10, R-29. Sample Wares: an Agent from the pool uses a Building in the Hall, which has no owner and no stock.
export function assignToHall(g: G, side: Side, _: Effect): void {
  if (side === PSEUDO) return pseudoSample(g)
  g.then(chooseSample)
}

const chooseSample: Choice<G, []> = {
  seat: () => PLAYER,
  ask: "Which Building of Builder's Hall do you use?",
  options(g, can) {
    const t = g.table
    if (t.pool[PLAYER] === 0) return
    const taken = agentsOf(t, PLAYER) | agentsOf(t, PSEUDO)
    for (const tile of t.hall) {
      if (tile === NONE || (taken & (1 << spaceOf(tile))) !== 0) continue
      if (usable(t, spaceOf(tile), t.tavern[PLAYER][GOLD]!, t.hand)) can('sample', BUILDINGS[tile]!.id)
    }
  },
  take: {
    sample(g, _, part: string) {
      place(g, spaceOf(tileNamed(part)), false)
    },
  },
}

/** The steps of this chapter, in the order of play. */
export const steps = { assign, chooseAgentBack, chooseSample }
