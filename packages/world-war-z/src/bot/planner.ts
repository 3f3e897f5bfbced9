import type { Move, Pending } from '@shamble/engine'
import type { Bot } from '@shamble/engine/bots'
import { bestArrangement, chanceIn } from '../arms.ts'
import type { TacticEffect } from '../data/combat.ts'
import { MAX_STRENGTH, STRONG } from '../data/numbers.ts'
import { abilityOf } from '../data/roles.ts'
import { THREATS, type ThreatEffect } from '../data/threats.ts'
import { ADJACENT, continentOf, distance } from '../map.ts'
import { settled, oddsOf } from '../odds.ts'
import {
  cardNamed,
  cardsOf,
  isWeapon,
  NONE,
  tacticOf,
  whoNamed,
  zoneNamed,
  type CardId,
  type Who,
  type ZoneId,
} from '../table.ts'
import type { View } from '../view.ts'
import { SAMPLE, type Stage, type Weights } from '../weights.ts'
import { stageOf, worthOf, zoneWorth } from '../worth.ts'

/*
 * The sample policy of the reference (10, R25): a plan without search. It knows only what players see.
 */

export type Chosen = Move | undefined

/** Decides one step. Undefined stands for the first move. */
export type Plan = (
  view: View,
  moves: readonly Move[],
  weights: Weights,
  chance: (n: number) => number,
) => Chosen

// Below this chance to win, Firing Line is played.
const DOUBTFUL = 0.7

/** A policy from a plan for each step. Without one, or if it decides nothing, the first move is made. */
export const planBy =
  (weights: Weights, plans: Readonly<Record<string, Plan>>): Policy =>
  (view, { step, moves }, chance) => {
    const move = plans[step]?.(view, moves, weights, chance)
    return move ? moves.indexOf(move) : 0
  }

/** The plans of the sample policy, by step. */
export const PLANS: Readonly<Record<string, Plan>> = {
  chooseRole: (_, moves, __, chance) => moves[chance(moves.length)],
  move: (view, moves, weights) => ownTurn(view, moves) ?? bestMove(view, moves, weights, stepsOf(view)),
  moveOn: (view, moves, weights) => ownTurn(view, moves) ?? bestMove(view, moves, weights, 1),
  equip: (view, moves, weights) => ownTurn(view, moves) ?? arrange(view, moves, weights),
  battleStep: (view, moves, weights) => ownTurn(view, moves) ?? fightOn(view, moves, weights),
  beforeRoll,
  afterRoll,
  fallBack: (_, moves) => moves.find(([verb]) => verb === 'play'),
  retreat: (_, moves) => moves.find(([verb]) => verb === 'stay'),
  discard: (view, moves) => leastWorth(view, view.asked, moves),
  keepOne: (view, moves) => leastWorth(view, view.active, moves),
  splash: (view, moves) => bestBy(moves, ([, zone]) => STEP_WORTH[view.strength[zoneNamed(zone!)]!]!),
  turnTokens: (_, moves) => moves[0],
  redraw: (_, moves) => moves.find(([verb]) => verb === 'settle'),
  counter: (view, moves, weights) =>
    moves.find(([verb]) => verb === (strengthened(view, weights) >= weights.threatening ? 'play' : 'pass')),
  hunt: (view, moves) => bestBy(moves, ([, , target]) => cardsIn(view, zoneNamed(target!))),
  attack: (view, moves) => bestBy(moves, ([, who]) => cardsOf(view, whoNamed(view, who!))),
  nameSubject: (view, moves) => bestBy(moves, ([, who]) => cardsOf(view, whoNamed(view, who!))),
}

/** Decides a choice: the index of a move. `chance(n)` draws from 0 to n − 1. */
export type Policy = (view: View, choice: Pending, chance: (n: number) => number) => number

/** A bot that follows a policy without search. */
export const follower = (name: string, policy: Policy): Bot => ({
  name,
  // oxlint-disable-next-line require-yield
  *think({ sight, seat, chance }) {
    const choice = sight.choices.find((open) => open.seat === seat)!
    return choice.moves[policy(sight.view as View, choice, chance)]!
  },
})

/** The sample policy. */
const planned = planBy(SAMPLE, PLANS)

/** Follows the sample policy. */
export const bot = follower('planner', planned)

const STEP_WORTH = [0, 1, 2, 4, 3]

/** The first move of the greatest worth. */
export function bestBy(moves: readonly Move[], worth: (move: Move) => number): Chosen {
  let best: Chosen
  let top = -Infinity
  for (const move of moves) {
    const value = worth(move)
    if (value <= top) continue
    top = value
    best = move
  }
  return best
}

const cardsIn = (view: View, zone: ZoneId): number =>
  Math.max(...view.at.map((at, who) => (at === zone ? cardsOf(view, who) : 0)))

/** The strength of a zone, where a face-down token counts as `unknown`. */
const strengthOf = (view: View, zone: ZoneId, { unknown }: Weights): number =>
  view.faceDown.includes(zone) ? unknown : view.strength[zone]!

// ── Moving ──

export const stepsOf = (view: View): number => abilityOf(view.role[view.active]!, 'moveSteps')?.value ?? 1

export function bestMove(view: View, moves: readonly Move[], weights: Weights, steps: number): Chosen {
  const who = view.active
  const stage = stageOf(view, weights)
  const worths = view.strength.map((_, zone) =>
    zoneWorth(view, who, zone, strengthOf(view, zone, weights), weights),
  )
  const later = worths.map((worth, zone) => worth * (isCovered(view, who, zone) ? weights.covered : 1))
  const prospects = worths.map((worth, zone) => worth + prospect(later, zone, stage))
  const ways = moves.filter((move) => !isOwnTurn(move))
  return bestBy(ways, ([verb, ...parts]) => {
    if (verb === 'stay') return prospects[view.at[who]!]!
    const to = zoneNamed(parts.at(-1)!)
    if (verb !== 'go') return prospects[to]! - stage[verb as 'fly' | 'play' | 'pilot']
    return steps === 1
      ? prospects[to]!
      : Math.max(prospects[to]!, ...ADJACENT[to]!.map((zone) => prospects[zone]!))
  })
}

// The best battles one zone and two zones further on.
function prospect(later: readonly number[], zone: ZoneId, { next, beyond }: Stage): number {
  let near = 0
  let far = 0
  for (const other of ADJACENT[zone]!) near = Math.max(near, later[other]!)
  for (const other of TWO_AWAY[zone]!) far = Math.max(far, later[other]!)
  return next * near + beyond * far
}

/** Another human character is near enough to fight there. */
const isCovered = (view: View, who: Who, zone: ZoneId): boolean =>
  view.at.some((at, other) => other !== who && at !== NONE && distance(at, zone) <= 1)

const TWO_AWAY: readonly (readonly ZoneId[])[] = ADJACENT.map((_, zone) =>
  ADJACENT.flatMap((__, other) => (distance(zone, other) === 2 ? [other] : [])),
)

// ── Own-turn tactics ──

/** Plays draws and searches at once, and tactics against hordes when there is a strong one. */
export function ownTurn(view: View, moves: readonly Move[]): Chosen {
  const plays = moves.filter(isOwnTurn)
  for (const play of ['drawCombat', 'revealGrey', 'recoverWeapon', 'weakenAny', 'moveHorde'] as const) {
    const chosen = PLAYS[play](
      view,
      plays.filter(([, card]) => firstOp(card!) === play),
    )
    if (chosen) return chosen
  }
  return undefined
}

export const isOwnTurn = ([verb, card]: Move): boolean =>
  verb === 'play' && tacticOf(cardNamed(card!)).timing === 'own-turn'

export const firstOp = (card: string): TacticEffect['op'] => tacticOf(cardNamed(card)).effects[0]!.op

const PLAYS = {
  drawCombat: (_: View, plays: readonly Move[]): Chosen => plays[0],
  revealGrey: (_: View, plays: readonly Move[]): Chosen => plays[0],
  recoverWeapon: (_: View, plays: readonly Move[]): Chosen =>
    bestBy(plays, ([, , card]) => worthOfCard(cardNamed(card!), [])),
  weakenAny(view: View, plays: readonly Move[]): Chosen {
    const strong = plays.filter(([, , zone]) => view.strength[zoneNamed(zone!)]! >= STRONG)
    return bestBy(strong, ([, , zone]) => view.strength[zoneNamed(zone!)]!)
  },
  moveHorde(view: View, plays: readonly Move[]): Chosen {
    return plays.find(([, , from, to]) =>
      [from, to].every((zone) => view.strength[zoneNamed(zone!)]! >= STRONG),
    )
  },
}

// ── Equipping and fighting ──

export function arrange(view: View, moves: readonly Move[], weights: Weights): Chosen {
  const who = view.asked
  const zone = view.at[who]!
  const strength = strengthOf(view, zone, weights) || weights.unknown
  const wanted = bestArrangement(view, who, zone, strength)
  const off = moves.find(([verb, card]) => verb === 'unequip' && !wanted.includes(cardNamed(card!)))
  if (off) return off
  const on = moves.find(
    ([verb, card]) => verb === 'equip' && lacks(wanted, view.worn[who]!, cardNamed(card!)),
  )
  return on ?? moves.find(([verb]) => verb === 'ready')
}

const copiesIn = (cards: readonly CardId[], card: CardId): number =>
  cards.filter((other) => other === card).length
const lacks = (wanted: readonly CardId[], worn: readonly CardId[], card: CardId): boolean =>
  copiesIn(worn, card) < copiesIn(wanted, card)

export function fightOn(view: View, moves: readonly Move[], weights: Weights): Chosen {
  const who = view.active
  const zone = view.at[who]!
  const worth = worthOf(view, who, zone, view.strength[zone]!, view.worn[who]!, weights)
  return moves.find(([verb]) => verb === (worth > 0 ? 'fight' : 'stop'))
}

function beforeRoll(view: View, moves: readonly Move[]): Chosen {
  const { who, zone, strength, extra } = view.battle!
  const plays = moves.filter(([verb]) => verb === 'play')
  const trap = plays.find(([, card]) => firstOp(card!) === 'weakenHere')
  if (trap && strength === STRONG) return trap
  const line = plays.find(([, card]) => firstOp(card!) === 'battleBonus')
  const doubtful =
    extra === 0 && strength >= STRONG && chanceIn(view, who, zone, strength, view.worn[who]!) < DOUBTFUL
  return line && doubtful ? line : moves.find(([verb]) => verb === 'roll')
}

// Re-rolls only a lost battle: with weapons first, then with a tactic.
function afterRoll(view: View, moves: readonly Move[]): Chosen {
  const { die, horde, bonus, who } = view.battle!
  const odds = { ...oddsOf(view, view.battle!, view.worn[who]!), bonus, any: 0, low: 0, horde: 0 }
  if (settled(odds, die, horde) === 1) return moves.find(([verb]) => verb === 'accept')
  return moves.find(([verb]) => verb === 'reroll') ?? moves.find(([verb]) => verb === 'play')
}

// ── Cards ──

// Weapons to be equipped are discarded last, tactics before them, other weapons first.
const WORN = 10
const TACTIC = 5

function leastWorth(view: View, who: Who, moves: readonly Move[]): Chosen {
  const best = bestArrangement(view, who, view.at[who]!, STRONG)
  return bestBy(moves, ([, card]) => -worthOfCard(cardNamed(card!), best))
}

// A weapon counts for the sum of its chances against each strength.
function worthOfCard(card: CardId, best: readonly CardId[]): number {
  if (!isWeapon(card)) return TACTIC
  const alone = { strength: [], at: [0], role: [1], wins: 0 }
  let sum = best.includes(card) ? WORN : 0
  for (let strength = 1; strength <= MAX_STRENGTH; strength++) sum += chanceIn(alone, 0, 0, strength, [card])
  return sum
}

// ── Threat Escalation cards ──

/** How many hordes the card drawn would make strong. */
function strengthened(view: View, weights: Weights): number {
  let sum = 0
  for (const effect of THREATS[view.threat]!.effects) sum += strengthenedBy(view, effect, weights)
  return sum
}

function strengthenedBy(view: View, effect: ThreatEffect, weights: Weights): number {
  const at = view.at[view.subject]!
  const each = (zones: readonly ZoneId[], by: number) =>
    zones.reduce((sum, zone) => sum + becomes(view, zone, by, weights), 0)
  switch (effect.op) {
    case 'growZones':
    case 'growHordesIn':
      return each(effect.zones, effect.by)
    case 'growActiveZone':
      return each([at], effect.by)
    case 'growAdjacentHordes':
      return each(ADJACENT[at]!, effect.by)
    case 'growContinentHordes':
      return each(continentOf(at), effect.by)
    default:
      return 0
  }
}

function becomes(view: View, zone: ZoneId, by: number, { tokenShare }: Weights): number {
  if (view.faceDown.includes(zone)) return tokenShare
  const strength = view.strength[zone]!
  return strength > 0 && strength < STRONG && strength + by >= STRONG ? 1 : 0
}
