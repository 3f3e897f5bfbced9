import type { Move } from '@shamble/engine'
import {
  arrange,
  bestBy,
  bestMove,
  fightOn,
  firstOp,
  isOwnTurn,
  ownTurn,
  PLANS,
  planBy,
  stepsOf,
  type Chosen,
  type Plan,
} from './planner.ts'
import { COMBAT } from '../data/combat.ts'
import { HUMAN_DIE, MAX_STRENGTH } from '../data/numbers.ts'
import { chanceToWin, meanOver, oddsOf, settled } from '../odds.ts'
import { cardNamed, cardsOf, zoneNamed, type Battle } from '../table.ts'
import type { View } from '../view.ts'
import type { Stage, Weights } from '../weights.ts'
import { costOf, stageOf, worthOf } from '../worth.ts'

/*
 * The tuned plan. A tactic is played when its gain exceeds the worth of keeping it. The weights were found by play.
 */

// ── Own-turn tactics ──

/** The worth of removing a horde of this strength. */
const wholeWorth = ({ step }: Stage, strength: number): number => {
  let sum = 0
  for (let n = 1; n <= strength; n++) sum += step[n]!
  return sum
}

/** The immediate gain of an own-turn tactic. */
function gainOf(view: View, stage: Stage, [, card, ...parts]: Move): number {
  const whole = (strength: number) => wholeWorth(stage, strength)
  const at = (part: string) => view.strength[zoneNamed(part)]!
  const effect = COMBAT[cardNamed(card!)]!.effects[0]!
  if (effect.op === 'weakenAny') {
    const strength = at(parts[0]!)
    return whole(strength) - whole(Math.max(0, strength - effect.by))
  }
  if (effect.op === 'moveHorde') {
    const [from, to] = [at(parts[0]!), at(parts[1]!)]
    return whole(from) + whole(to) - whole(Math.min(MAX_STRENGTH, from + to))
  }
  return Infinity
}

// Tactics aimed at hordes wait until they pay. All others are played at once.
function playTactic(view: View, moves: readonly Move[], weights: Weights): Chosen {
  const stage = stageOf(view, weights)
  const isAimed = ([, card]: Move) => AIMED.has(firstOp(card!))
  const plays = moves.filter(isOwnTurn)
  const atOnce = ownTurn(
    view,
    plays.filter((play) => !isAimed(play)),
  )
  if (atOnce) return atOnce
  const best = bestBy(plays.filter(isAimed), (play) => gainOf(view, stage, play))
  return best && gainOf(view, stage, best) > stage.tactic ? best : undefined
}

const AIMED: ReadonlySet<string> = new Set(['weakenAny', 'moveHorde'])

// ── Battles ──

/** The worth of a battle in progress. */
function battleWorth(view: View, battle: Battle, weights: Weights): number {
  const { who, zone, strength, own } = battle
  if (strength === 0) return 0
  const stage = stageOf(view, weights)
  const chance = chanceToWin(oddsOf(view, battle, view.worn[who]!))
  const onward = own ? Math.max(0, worthOf(view, who, zone, strength - 1, view.worn[who]!, weights)) : 0
  return chance * (wonWorth(battle, stage) + onward) - (1 - chance) * costOf(view, who, strength, stage)
}

const wonWorth = ({ strength, own }: Battle, { step, card }: Stage): number =>
  step[strength]! + (own ? card : 0)

const beforeRoll: Plan = (view, moves, weights) => {
  const battle = view.battle!
  const stage = stageOf(view, weights)
  const now = battleWorth(view, battle, weights)
  const gain = ([, card]: Move): number => {
    const effect = COMBAT[cardNamed(card!)]!.effects[0]!
    if (effect.op === 'weakenHere')
      return (
        stage.step[battle.strength]! +
        battleWorth(view, { ...battle, strength: battle.strength - effect.by }, weights) -
        now
      )
    if (effect.op === 'battleBonus')
      return battleWorth(view, { ...battle, extra: battle.extra + effect.value }, weights) - now
    return 0
  }
  const best = bestBy(
    moves.filter(([verb]) => verb === 'play'),
    gain,
  )
  return best && gain(best) > stage.tactic ? best : moves.find(([verb]) => verb === 'roll')
}

const afterRoll: Plan = (view, moves, weights) => {
  const battle = view.battle!
  const { die, horde, bonus, who, strength, sides } = battle
  const odds = { ...oddsOf(view, battle, view.worn[who]!), bonus, any: 0, low: 0, horde: 0 }
  const accept = moves.find(([verb]) => verb === 'accept')
  if (settled(odds, die, horde) === 1) return accept
  const own = meanOver(HUMAN_DIE, (face) => settled(odds, face, horde))
  const theirs = meanOver(sides, (face) => settled(odds, die, face))
  const chanceBy = ([, card]: Move) => (firstOp(card!) === ('rerollHorde' as never) ? theirs : own)
  const weapon = bestBy(
    moves.filter(([verb]) => verb === 'reroll'),
    chanceBy,
  )
  if (weapon && chanceBy(weapon) > 0) return weapon
  const stage = stageOf(view, weights)
  const wins = wonWorth(battle, stage) + costOf(view, who, strength, stage)
  return own * wins > stage.tactic ? (moves.find(([verb]) => verb === 'play') ?? accept) : accept
}

const fallBack: Plan = (view, moves, weights) => {
  const { who, demand } = view.battle!
  const stage = stageOf(view, weights)
  const costs = demand * stage.lostCard * (cardsOf(view, who) <= 2 ? stage.few : 1)
  return moves.find(([verb]) => verb === (costs > stage.tactic ? 'play' : 'stand'))
}

/**
 * Weights found by hill climbing: each step follows the direction in which sixteen neighbours won more of the same games. Compared
 * with the sample policy a horde of 4 is worth less, a late horde of 3 more, and characters leave battles to others nearby.
 */
const SEASONED: Weights = {
  stages: [
    {
      step: [0, 0.02, 0.02, 0.9, 0.22],
      card: 0.02,
      lostCard: 0.02,
      few: 0.83,
      none: 0.11,
      next: 0,
      beyond: 0,
      fly: 0.02,
      play: 0.02,
      pilot: 0.02,
      tactic: 0.015,
    },
    {
      step: [0, 0.26, 0.35, 1.5, 0.72],
      card: 0.31,
      lostCard: 0.28,
      few: 1.7,
      none: 7.4,
      next: 0.33,
      beyond: 0.16,
      fly: 0.12,
      play: 0.19,
      pilot: 0.24,
      tactic: 0.31,
    },
    {
      step: [0, 0.19, 0.34, 1.6, 0.57],
      card: 0.34,
      lostCard: 0.32,
      few: 1.3,
      none: 6.8,
      next: 0.57,
      beyond: 0.13,
      fly: 0.12,
      play: 0.2,
      pilot: 0.21,
      tactic: 0.39,
    },
    {
      step: [0, 0.3, 0.37, 0.76, 0.4],
      card: 0.34,
      lostCard: 0.31,
      few: 1.5,
      none: 6.5,
      next: 0.51,
      beyond: 0.23,
      fly: 0.39,
      play: 0.49,
      pilot: 0.53,
      tactic: 0.38,
    },
  ],
  covered: 0.51,
  unknown: 2,
  threatening: 0.82,
  tokenShare: 0.25,
}

const SEASONED_PLANS: Readonly<Record<string, Plan>> = {
  ...PLANS,
  move: (view, moves, weights) =>
    playTactic(view, moves, weights) ?? bestMove(view, moves, weights, stepsOf(view)),
  moveOn: (view, moves, weights) => playTactic(view, moves, weights) ?? bestMove(view, moves, weights, 1),
  equip: (view, moves, weights) => playTactic(view, moves, weights) ?? arrange(view, moves, weights),
  battleStep: (view, moves, weights) => playTactic(view, moves, weights) ?? fightOn(view, moves, weights),
  beforeRoll,
  afterRoll,
  fallBack,
}

/** The tuned policy. */
export const seasoned = planBy(SEASONED, SEASONED_PLANS)
