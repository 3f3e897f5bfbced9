import { logistic, type Seat } from '@shamble/engine'
import { GOLD } from './data/kinds.ts'
import { LORD_BONUS, LORDS } from './data/lords.ts'
import { isMandatory, QUESTS } from './data/quests.ts'
import { OPEN_QUEST_PENALTY } from './ending.ts'
import { ROUNDS } from './data/rounds.ts'
import { NONE, PLAYER, PSEUDO, type QuestId, type Side, type Table } from './table.ts'

/*
 * An estimate of the final score, for bots and hints only. No rule depends on it.
 */

/** VP of a cube or coin in a Quest, by kind. */
const WORTH = [3.2, 1.6, 1.6, 3.2, 0.8]
/** VP of what one Agent fetches, of a card in hand, of a Building for each remaining round. */
const AGENT = 3.4
const CARD = 1.2
const BUILDING_A_ROUND = 1.6
/** VP that Pseudo takes away in a round. */
const ROUND = 13
/** The share of its pay that a Quest is worth before anything has been fetched for it. */
const PROMISE = 0.35
/** The spread of final scores: the scale of the logistic function that turns a score into a chance to win. */
const SPREAD = 45

// VP of the rewards of each Quest beyond its points, roughly.
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

/** The range of final scores that occur. Bots maximise the score, as challenges rank by it. */
export const MIN_SCORE = -300
export const MAX_SCORE = 250

/** The chance of the Player to win, from 0 to 1. */
export function score(t: Table, _seat: Seat): number {
  return logistic(expected(t) / SPREAD)
}

/** The expected final score, roughly. */
export function expected(t: Table): number {
  if (t.counted) return t.score
  const left = Math.max(0, ROUNDS - t.round)
  const agents = agentsLeft(t)
  let score = t.score + promise(t, PLAYER, agents * AGENT) + t.hand.length * (left > 0 ? CARD : 0)
  score -= promise(t, PSEUDO, (t.pool[PSEUDO] + left * 5) * AGENT)
  for (let tile = 0; tile < t.owner.length; tile++) {
    if (t.owner[tile] !== NONE) score += (t.owner[tile] === PLAYER ? 1 : -1) * BUILDING_A_ROUND * left
  }
  return score - ROUND * left + agents * 2
}

/** How many Agents the Player can still assign: those in the pool, and about five in each round to come. */
export const agentsLeft = ({ pool, round }: Pick<Table, 'pool' | 'round'>): number =>
  pool[PLAYER] + Math.max(0, ROUNDS - round) * (round < 5 ? 4.7 : 5)

/** VP that the open Quests of a side promise with its Tavern, when it can still fetch cubes worth `reach` VP. */
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
      worth -= side === PLAYER ? OPEN_QUEST_PENALTY : 0
      continue
    }
    left -= lacks
    worth += payOf(t, side, quest) * (PROMISE + (1 - PROMISE) * (1 - lacks / asks))
  }
  for (let kind = 0; kind <= GOLD; kind++) worth += have[kind]! * LEFT_OVER[kind]!
  return worth
}

// VP of cubes and coins that no open Quest asks for: they may still serve, and count at the end (B9).
const LEFT_OVER = [1.4, 1, 1, 1.4, 0.45]

function payOf(t: Table, side: Side, quest: QuestId): number {
  const { points, type } = QUESTS[quest]!
  const lord = side === PLAYER && type !== null && LORDS[t.lord]!.types.includes(type) ? LORD_BONUS : 0
  return points + lord + REWARDS[quest]! + (isMandatory(quest) ? 4 : 0)
}
