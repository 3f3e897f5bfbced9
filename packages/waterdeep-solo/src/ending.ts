import { GOLD } from './data/kinds.ts'
import { PLAYER, type G, type Table } from './table.ts'

/** B9. At the end: Gold per VP, and VP lost for each open Quest. */
const GOLD_PER_VP = 2
export const OPEN_QUEST_PENALTY = 5

/** The VP that the Player's Tavern and open Quests would score if the game ended now (B9, R-38). */
export function countUp(t: Pick<Table, 'tavern' | 'open'>): {
  adventurers: number
  gold: number
  open: number
} {
  const tavern = t.tavern[PLAYER]
  let adventurers = 0
  for (let kind = 0; kind < GOLD; kind++) adventurers += tavern[kind]!
  const gold = Math.floor(tavern[GOLD]! / GOLD_PER_VP)
  return { adventurers, gold, open: 0 - OPEN_QUEST_PENALTY * t.open[PLAYER].length }
}

// B9, R-38, R-39. The end: Adventurers and Gold count, open Quests count against. More than 0 is a win.
export function finalScore(g: G): void {
  const t = g.table
  const { adventurers, gold, open } = countUp(t)
  t.score += adventurers + gold + open
  t.counted = true
  g.tell({ type: 'counted', adventurers, gold, open, score: t.score })
  g.over(t.score > 0 ? [PLAYER] : [], t.score > 0 ? 'aboveZero' : 'notAboveZero', [t.score])
}

/** The steps of this chapter, in the order of play. */
export const steps = { finalScore }
