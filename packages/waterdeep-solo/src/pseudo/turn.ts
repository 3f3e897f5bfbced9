import { endAction, newAction, useSpace } from '../actions.ts'
import { INTRIGUE } from '../data/intrigue.ts'
import { pseudoComplete } from '../quests.ts'
import { COIN, NONE, PSEUDO, takeOff, type G, type Why } from '../table.ts'
import { equalRows, placement, samplePlacement } from './placement.ts'
import { yieldOf } from './yields.ts'

const SAMPLE_WARES = INTRIGUE.findIndex(({ effects }) => effects[0]!.op === 'assignToHall')

// B4 1, F3, R-28. Pseudo assigns an Agent, if he has one and a space for it. In the Player's turn he may complete a Quest
// afterwards.
export function pseudoAssign(g: G): void {
  if (g.table.pool[PSEUDO] === 0) return
  const why = placement(g.table)
  if (why.space !== NONE) pseudoPlaces(g, why)
}

/** Places an Agent of Pseudo where `placement` says, and uses the space. */
export function pseudoPlaces(g: G, undecided: Why): void {
  const why = chosen(g, undecided)
  const t = g.table
  if (why.step === 'orb') t.orbUsed = true
  t.pool[PSEUDO]--
  t.placed[PSEUDO].push(why.space)
  t.whys.push(why)
  g.tell({ type: 'pseudoAssigned', why })
  t.actions.push(newAction(PSEUDO))
  useAsDecided(g, why)
  g.then(endAction)
  if (t.active !== PSEUDO) g.then(pseudoComplete)
}

/** Uses a space in the action in progress, with the question-mark cubes and the copy that the script decides on. */
export function useAsDecided(g: G, { space, copies, kind, short }: Why): void {
  const action = g.table.actions.at(-1)!
  action.cubes = yieldOf(g.table, copies === NONE ? space : copies, kind, short).cubes
  action.copies = copies
  useSpace(g, PSEUDO, space)
}

// Chance decides between equal spaces, then between the spaces that the Zoarstar could copy.
export function chosen(g: G, why: Why): Why {
  if (why.tie !== 'chance') return why
  const rows = equalRows(why)
  const space = why.tied.length > 1 ? g.pick(why.tied, COIN) : why.tied[0]!
  const copies = rows.filter((row) => row[0] === space)
  const row = copies.length > 1 ? g.pick(copies, COIN) : copies[0]!
  return { ...why, space, copies: row[1] }
}

// F1, R-29. Sample Wares: an Agent from the pool goes to a tile in the Hall.
export function pseudoSample(g: G): void {
  const why = g.table.pool[PSEUDO] > 0 ? samplePlacement(g.table) : null
  if (!why || why.space === NONE) return g.tell({ type: 'noEffect', card: SAMPLE_WARES })
  pseudoPlaces(g, why)
}

// F2, R-27. The Agent he assigned last returns. During reassignment it is assigned again at once (A8).
export function pseudoTakesBack(g: G): void {
  const space = g.table.placed[PSEUDO].at(-1)
  if (space === undefined) return
  takeOff(g.table, PSEUDO, space)
  g.tell({ type: 'tookAgentBack', side: PSEUDO, space })
  if (g.table.reassigning) g.then(pseudoAssign)
}

/** The steps of this chapter, in the order of play. */
export const steps = { pseudoAssign }
