import type { Move, Pending } from '@shamble/engine'
import type { Bot } from '@shamble/engine/bots'
import type { TacticEffect } from './data/combat.ts'
import { MAX_STRENGTH, STRONG } from './data/numbers.ts'
import { abilityOf } from './data/roles.ts'
import { THREATS, type ThreatEffect } from './data/threats.ts'
import { ADJACENT, continentOf, distance } from './map.ts'
import { settled, oddsOf } from './odds.ts'
import { cardNamed, cardsOf, isWeapon, tacticOf, whoNamed, zoneNamed } from './table.ts'
import type { CardId, Who, ZoneId } from './table.ts'
import type { View } from './view.ts'
import { bestArrangement, chanceIn, UNKNOWN, worthOf, zoneWorth } from './worth.ts'

/*
 * A plain plan, followed without looking ahead: the sample policy of the reference (10, R25). It knows what a person sees, and
 * nothing else.
 */

type Chosen = Move | undefined
type Plan = (view: View, moves: readonly Move[], chance: (n: number) => number) => Chosen

// How much of what lies one zone and two zones further on counts.
const NEXT = 0.4
const BEYOND = 0.15
// What a flight costs, and what it costs in the last rounds.
const LATE_ROUNDS = 3
const COSTS: Record<'fly' | 'play' | 'pilot', readonly [number, number]> = {
  fly: [0.4, 0.15],
  play: [0.5, 0.2],
  pilot: [0.6, 0.25],
}
// Firing Line is worth its card below this chance.
const DOUBTFUL = 0.7
// Countermeasures are played when so many hordes would become strong; a face-down token counts for a fraction.
const THREATENING = 1.5
const TOKEN_SHARE = 0.25

/** What the plan says of a choice, as the index of one of its moves. */
export function planned(view: View, { step, moves }: Pending, chance: (n: number) => number): number {
  const move = PLANS[step]?.(view, moves, chance)
  return move ? moves.indexOf(move) : 0
}

/** Fights where it pays, keeps what is worth most, and does not look ahead. */
export const bot: Bot = {
  name: 'planner',
  // It has no need to pause.
  // oxlint-disable-next-line require-yield
  *think({ sight, seat, chance }) {
    const choice = sight.choices.find((open) => open.seat === seat)!
    return choice.moves[planned(sight.view as View, choice, chance)]!
  },
}

const PLANS: Record<string, Plan> = {
  chooseRole: (_, moves, chance) => moves[chance(moves.length)],
  move: (view, moves) => ownTurn(view, moves) ?? bestMove(view, moves, stepsOf(view)),
  moveOn: (view, moves) => ownTurn(view, moves) ?? bestMove(view, moves, 1),
  equip: (view, moves) => ownTurn(view, moves) ?? arrange(view, moves),
  battleStep: (view, moves) => ownTurn(view, moves) ?? fightOn(view, moves),
  beforeRoll,
  afterRoll,
  fallBack: (_, moves) => moves.find(([verb]) => verb === 'play'),
  retreat: (_, moves) => moves.find(([verb]) => verb === 'stay'),
  discard: (view, moves) => leastWorth(view, view.asked, moves),
  keepOne: (view, moves) => leastWorth(view, view.active, moves),
  splash: (view, moves) => most(moves, ([, zone]) => STEP_WORTH[view.strength[zoneNamed(zone!)]!]!),
  turnTokens: (_, moves) => moves[0],
  redraw: (_, moves) => moves.find(([verb]) => verb === 'settle'),
  counter: (view, moves) =>
    moves.find(([verb]) => verb === (strengthened(view) >= THREATENING ? 'play' : 'pass')),
  hunt: (view, moves) => most(moves, ([, , target]) => cardsIn(view, zoneNamed(target!))),
  attack: (view, moves) => most(moves, ([, who]) => cardsOf(view, whoNamed(view, who!))),
  name: (view, moves) => most(moves, ([, who]) => cardsOf(view, whoNamed(view, who!))),
}

const STEP_WORTH = [0, 1, 2, 4, 3]

function most(moves: readonly Move[], worth: (move: Move) => number): Chosen {
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

/** The strength a zone is taken to have: a face-down token counts as 2. */
const strengthOf = (view: View, zone: ZoneId): number =>
  view.faceDown.includes(zone) ? UNKNOWN : view.strength[zone]!

// ── Moving ──

const stepsOf = (view: View): number => abilityOf(view.role[view.active]!, 'moveSteps')?.value ?? 1

function bestMove(view: View, moves: readonly Move[], steps: number): Chosen {
  const who = view.active
  const worths = view.strength.map((_, zone) => zoneWorth(view, who, zone, strengthOf(view, zone)))
  const prospects = view.strength.map((_, zone) => prospect(view, worths, zone))
  return most(moves, ([verb, ...parts]) => {
    if (verb === 'stay') return prospects[view.at[who]!]!
    const to = zoneNamed(parts.at(-1)!)
    if (verb !== 'go') return prospects[to]! - costOf(view, verb as keyof typeof COSTS)
    return steps === 1
      ? prospects[to]!
      : Math.max(prospects[to]!, ...ADJACENT[to]!.map((zone) => prospects[zone]!))
  })
}

function prospect(view: View, worths: readonly number[], zone: ZoneId): number {
  if (view.round >= view.rounds) return worths[zone]!
  let next = 0
  let beyond = 0
  for (let other = 0; other < worths.length; other++) {
    const far = distance(zone, other)
    if (far === 1) next = Math.max(next, worths[other]!)
    if (far === 2) beyond = Math.max(beyond, worths[other]!)
  }
  return worths[zone]! + NEXT * next + BEYOND * beyond
}

const costOf = (view: View, verb: keyof typeof COSTS): number =>
  COSTS[verb][view.round > view.rounds - LATE_ROUNDS ? 1 : 0]

// ── Own-turn tactics ──

/** What is played at once, and what waits for its target. */
function ownTurn(view: View, moves: readonly Move[]): Chosen {
  const plays = moves.filter(
    ([verb, card]) => verb === 'play' && tacticOf(cardNamed(card!)).timing === 'own-turn',
  )
  for (const play of ['drawCombat', 'revealGrey', 'recoverWeapon', 'weakenAny', 'moveHorde'] as const) {
    const chosen = PLAYS[play](
      view,
      plays.filter(([, card]) => firstOp(card!) === play),
    )
    if (chosen) return chosen
  }
  return undefined
}

const firstOp = (card: string): TacticEffect['op'] => tacticOf(cardNamed(card)).effects[0]!.op

const PLAYS = {
  drawCombat: (_: View, plays: readonly Move[]): Chosen => plays[0],
  revealGrey: (_: View, plays: readonly Move[]): Chosen => plays[0],
  recoverWeapon: (_: View, plays: readonly Move[]): Chosen =>
    most(plays, ([, , card]) => worthOfCard(cardNamed(card!), [])),
  weakenAny(view: View, plays: readonly Move[]): Chosen {
    const strong = plays.filter(([, , zone]) => view.strength[zoneNamed(zone!)]! >= STRONG)
    return most(strong, ([, , zone]) => view.strength[zoneNamed(zone!)]!)
  },
  moveHorde(view: View, plays: readonly Move[]): Chosen {
    return plays.find(([, , from, to]) =>
      [from, to].every((zone) => view.strength[zoneNamed(zone!)]! >= STRONG),
    )
  },
}

// ── Equipping and fighting ──

function arrange(view: View, moves: readonly Move[]): Chosen {
  const who = view.asked
  const zone = view.at[who]!
  const strength = strengthOf(view, zone) || UNKNOWN
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

function fightOn(view: View, moves: readonly Move[]): Chosen {
  const who = view.active
  const zone = view.at[who]!
  const worth = worthOf(view, who, zone, view.strength[zone]!, view.worn[who]!)
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

// What is worn in the end goes last; tactics are kept before weapons that would only be carried.
const WORN = 10
const TACTIC = 5

function leastWorth(view: View, who: Who, moves: readonly Move[]): Chosen {
  const best = bestArrangement(view, who, view.at[who]!, STRONG)
  return most(moves, ([, card]) => -worthOfCard(cardNamed(card!), best))
}

// Against each strength what a weapon adds to the chance to win alone.
function worthOfCard(card: CardId, best: readonly CardId[]): number {
  if (!isWeapon(card)) return TACTIC
  const alone = { strength: [], at: [0], role: [1], wins: 0 }
  let sum = best.includes(card) ? WORN : 0
  for (let strength = 1; strength <= MAX_STRENGTH; strength++) sum += chanceIn(alone, 0, 0, strength, [card])
  return sum
}

// ── Threat Escalation cards ──

/** How many hordes the card drawn would make strong. */
function strengthened(view: View): number {
  let sum = 0
  for (const effect of THREATS[view.threat]!.effects) sum += strengthenedBy(view, effect)
  return sum
}

function strengthenedBy(view: View, effect: ThreatEffect): number {
  const at = view.at[view.subject]!
  const each = (zones: readonly ZoneId[], by: number) =>
    zones.reduce((sum, zone) => sum + becomes(view, zone, by), 0)
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

function becomes(view: View, zone: ZoneId, by: number): number {
  if (view.faceDown.includes(zone)) return TOKEN_SHARE
  const strength = view.strength[zone]!
  return strength > 0 && strength < STRONG && strength + by >= STRONG ? 1 : 0
}
