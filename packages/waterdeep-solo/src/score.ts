import type { Seat } from '@shamble/engine'
import { GOLD } from './data/kinds.ts'
import { LORDS } from './data/lords.ts'
import { isMandatory, QUESTS } from './data/quests.ts'
import { LORD_BONUS } from './quests.ts'
import { ROUNDS } from './round.ts'
import { NONE, PLAYER, PSEUDO, type QuestId, type Side, type Table } from './table.ts'

/*
 * How well the Player stands: an estimate of the final score. It only steers bots; no rule asks for it.
 */

/** What a cube or coin is worth in a Quest, in VP: what one pays for it in Agents. */
const WORTH = [3.2, 1.6, 1.6, 3.2, 0.8]
/** What one Agent brings home, in those VP, and what a card in hand, an own Building and a round of his are worth. */
const AGENT = 3.4
const CARD = 1.2
const BUILDING_A_ROUND = 1.6
/** What a round of Pseudo will cost. */
const ROUND = 13
/** The share of its pay that a Quest is worth when nothing is done for it yet. */
const PROMISE = 0.35
/** An open Quest costs so much at the end (B9). */
const PENALTY = 5
/** The spread of final scores, by which a score becomes a chance. */
const SPREAD = 45

// What the other effects of a reward are worth, roughly: cubes and Gold as such, everything else as one Agent's errand.
const REWARDS: readonly number[] = QUESTS.map(({ reward, plot }) => {
  let worth = plot ? 4 : 0
  for (const effect of reward) {
    if (effect.op === 'gain') effect.what.forEach((count, kind) => (worth += count * WORTH[kind]!))
    else if (effect.op === 'choose') worth += effect.count * WORTH[0]!
    else if (effect.op === 'drawIntrigue') worth += effect.count * CARD
    else if (effect.op === 'freeFromHall' || effect.op === 'freeFromStack') worth += 6
    else if (effect.op === 'theyGain') worth -= 2
  }
  return worth
})

/** Final scores from the worst to the best that occur: by how much one wins counts (see `challenge.ts`). */
export const LOWEST = -300
export const HIGHEST = 250

/** How well the Player stands, from 0 to 1. */
export function score(t: Table, _seat: Seat): number {
  return 1 / (1 + Math.exp(-expected(t) / SPREAD))
}

/** The final score to be expected, roughly. */
export function expected(t: Table): number {
  if (t.counted) return t.score
  const left = Math.max(0, ROUNDS - t.round)
  const agents = t.pool[PLAYER] + left * (t.round < 5 ? 4.7 : 5)
  let score = t.score + promise(t, PLAYER, agents * AGENT) + t.hand.length * (left > 0 ? CARD : 0)
  score -= promise(t, PSEUDO, (t.pool[PSEUDO] + left * 5) * AGENT)
  for (let tile = 0; tile < t.owner.length; tile++) {
    if (t.owner[tile] !== NONE) score += (t.owner[tile] === PLAYER ? 1 : -1) * BUILDING_A_ROUND * left
  }
  return score - ROUND * left + agents * 2
}

/** What the open Quests of a side promise with what lies in its Tavern, and with what it can still fetch. */
function promise(t: Table, side: Side, reach: number): number {
  const have = [...t.tavern[side]]
  const quests = [...t.open[side]].sort((a, b) => payOf(t, side, b) - payOf(t, side, a))
  let worth = 0
  let left = reach
  for (const quest of quests) {
    const { cost } = QUESTS[quest]!
    let asks = 0
    let lacks = 0
    for (let kind = 0; kind <= GOLD; kind++) {
      const used = Math.min(have[kind]!, cost[kind]!)
      have[kind] = have[kind]! - used
      asks += cost[kind]! * WORTH[kind]!
      lacks += (cost[kind]! - used) * WORTH[kind]!
    }
    if (lacks > left) {
      worth -= side === PLAYER ? PENALTY : 0
      continue
    }
    left -= lacks
    worth += payOf(t, side, quest) * (PROMISE + (1 - PROMISE) * (1 - lacks / asks))
  }
  for (let kind = 0; kind <= GOLD; kind++) worth += have[kind]! * LEFT_OVER[kind]!
  return worth
}

// Cubes that no open Quest asks for: they may still serve, and count 1 VP at the end.
const LEFT_OVER = [1.4, 1, 1, 1.4, 0.45]

function payOf(t: Table, side: Side, quest: QuestId): number {
  const { points, type } = QUESTS[quest]!
  const lord = side === PLAYER && type !== null && LORDS[t.lord]!.types.includes(type) ? LORD_BONUS : 0
  return points + lord + REWARDS[quest]! + (isMandatory(quest) ? 4 : 0)
}
