import { assign, canAssign } from './agents.ts'
import { EXTRA_AGENT_ROUND, ROUNDS } from './data/rounds.ts'
import { FIRST_HARBOR, LAST_HARBOR, ZOARSTAR } from './data/spaces.ts'
import { QUESTS } from './data/quests.ts'
import { carryOut } from './effects.ts'
import { finalScore } from './ending.ts'
import { placement } from './pseudo/placement.ts'
import { pseudoPlaces } from './pseudo/turn.ts'
import { complete, pseudoComplete } from './quests.ts'
import {
  NONE,
  other,
  PLAYER,
  PSEUDO,
  restock,
  stands,
  takeOff,
  type G,
  type Side,
  type SpaceId,
} from './table.ts'

// A3 1. Start of the round: a VP on each tile of the Hall, stock on the Buildings, Plot Quests, the extra Agents.
export function startRound(g: G): void {
  const t = g.table
  t.round++
  t.orbUsed = false
  t.miracleUsed = false
  g.tell({ type: 'roundBegan', round: t.round })
  for (const tile of t.hall) if (tile !== NONE) t.tokens[tile] = t.tokens[tile]! + 1
  for (const tile of t.built) restock(t, tile)
  for (const side of [t.firstPlayer, other(t.firstPlayer)]) {
    for (const quest of t.plots[side])
      if (QUESTS[quest]!.plot?.on === 'round') g.then(carryOut, side, 'plot', quest, 0)
  }
  if (t.round === EXTRA_AGENT_ROUND) g.then(addAgents)
  g.then(turn, t.firstPlayer, 0)
}

// A3 1. Round 5: each side takes its extra Agent, for the rest of the game.
function addAgents(g: G): void {
  g.table.pool[PLAYER]++
  g.table.pool[PSEUDO]++
  g.tell({ type: 'agentsAdded' })
}

// A3 2, A4. A turn: assign an Agent, then complete at most one Quest. A side without an Agent or a space for it is passed
// over; when both sides are, reassignment follows.
function turn(g: G, side: Side, passed: number): void {
  const t = g.table
  if (passed === 2) return g.then(reassignment)
  if (t.pool[side] === 0) return g.then(turn, other(side), passed + 1)
  if (!takeTurn(g, side)) {
    g.tell({ type: 'passed', side })
    return g.then(turn, other(side), passed + 1)
  }
  g.then(turn, other(side), 0)
}

// A4. One Agent, then one Quest. Returns false when there is no space.
function takeTurn(g: G, side: Side): boolean {
  const t = g.table
  t.active = side
  t.completed = [0, 0]
  if (side === PLAYER) {
    if (!canAssign(t)) return false
    g.tell({ type: 'turnBegan', side })
    g.then(assign)
    g.then(complete)
    return true
  }
  const why = placement(t)
  if (why.space === NONE) return false
  g.tell({ type: 'turnBegan', side })
  pseudoPlaces(g, why)
  g.then(pseudoComplete)
  return true
}

// A3 3, A8. Reassignment: the Agents in the Harbor move, in the order of its spaces. The Harbor is closed meanwhile.
function reassignment(g: G): void {
  g.table.reassigning = true
  g.tell({ type: 'reassignmentBegan' })
  for (let space = FIRST_HARBOR; space <= LAST_HARBOR; space++) g.then(reassignFrom, space)
  g.then(endRound)
}

// A8, A10. The Agents of one Harbor space. An Agent that joined it or copied it moves right after the opponent's.
function reassignFrom(g: G, harbor: SpaceId): void {
  g.then(reassign, PSEUDO, harbor)
  g.then(reassign, PLAYER, harbor)
  if (g.table.copiedHarbor === harbor) g.then(reassign, PLAYER, ZOARSTAR)
}

// A8, R-40. Reassigning one Agent, if it is still there, is a turn with a Quest. Without a space the Agent leaves.
function reassign(g: G, side: Side, from: SpaceId): void {
  const t = g.table
  if (!stands(t, side, from)) return
  takeOff(t, side, from)
  g.tell({ type: 'reassigned', side, from })
  if (!takeTurn(g, side)) g.tell({ type: 'agentLeft', side, space: from })
}

// A3 4. The end of the round: all Agents return. After the last round the game is scored.
function endRound(g: G): void {
  const t = g.table
  for (const side of [PLAYER, PSEUDO] as const) {
    t.pool[side] += t.placed[side].length
    t.placed[side] = []
  }
  t.whys = []
  t.copiedHarbor = NONE
  t.reassigning = false
  g.tell({ type: 'agentsReturned' })
  if (t.round === ROUNDS) return g.then(finalScore)
  g.then(startRound)
}

/** The steps of this chapter, in the order of play. */
export const steps = { startRound, addAgents, turn, reassignment, reassignFrom, reassign, endRound }
