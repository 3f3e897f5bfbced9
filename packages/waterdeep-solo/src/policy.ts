import type { Move, Pending } from '@shamble/engine'
import { BUILDINGS } from './data/buildings.ts'
import type { Effect } from './data/effect.ts'
import { ADVENTURERS, GOLD, KINDS } from './data/kinds.ts'
import { kindNamed, questNamed, spaceNamed, tileNamed } from './data/names.ts'
import { LORD_BONUS, LORDS } from './data/lords.ts'
import { isMandatory, QUESTS } from './data/quests.ts'
import { BUILDERS_HALL, CASTLE, isHarbor, SPACES, spaceOf, tileOf, ZOARSTAR } from './data/spaces.ts'
import { ROUNDS } from './data/rounds.ts'
import { agentsLeft } from './score.ts'
import { NONE, PLAYER, PSEUDO, type QuestId, type SpaceId } from './table.ts'
import type { View } from './view.ts'

/*
 * The playout policy: fetch what open Quests need, complete them, take a Quest when few are open. It weighs moves and never
 * looks ahead, because playouts call it for each move.
 */

// Weights, in VP.
/** A cube or coin, by kind: needed for the next Quest, wanted for a later one, not needed. */
const NEEDED = [4.8, 2.4, 2.4, 4.8, 1.2]
const WANTED = [3.2, 1.6, 1.6, 3.2, 0.8]
const SPARE = [1.4, 1, 1, 1.4, 0.45]
/** A new Quest, by the number of open ones. */
const NEW_QUEST = [9, 6, 3, 0.5]
const CARD = 1.2
const FIRST_PLAYER = 1.2
const PLAYED_CARD = 4
const OWNED_A_ROUND = 1.4
const COPIED = 4
const OTHER = 2
/** Random noise added to each weight, and the number of its steps. */
const NOISE = 1.5
const NOISE_STEPS = 64

/** Shortages by kind: of the Quest that comes next, and of the others. */
interface Wants {
  next: number[]
  later: number[]
}

/** The index of the move to make in a playout. `chance(n)` draws from 0 to n − 1. */
export function policy(view: View, { step, moves }: Pending, chance: (n: number) => number): number {
  const weigh = WEIGHS[step]
  if (!weigh) return chance(moves.length)
  const wants = wantsOf(view)
  let best = 0
  let most = -Infinity
  for (let index = 0; index < moves.length; index++) {
    const worth = weigh(view, moves[index]!, wants) + (NOISE * chance(NOISE_STEPS)) / NOISE_STEPS
    if (worth <= most) continue
    most = worth
    best = index
  }
  return best
}

type Weigh = (view: View, move: Move, wants: Wants) => number

const WEIGHS: Readonly<Record<string, Weigh>> = {
  assign: (view, [, space], wants) => worthOfSpace(view, spaceNamed(space!), wants),
  chooseSample: (view, [, tile], wants) => worthOfSpace(view, spaceOf(tileNamed(tile!)), wants),
  chooseTheirSpace: (view, [, space], wants) => worthOfSpace(view, spaceNamed(space!), wants),
  complete: (view, [verb, quest]) => (verb === 'wait' ? 0 : 10 + payOf(view, questNamed(quest!))),
  chooseQuest: (view, [, quest]) => appealOf(view, questNamed(quest!)),
  chooseQuestToDiscard: (view, [, quest]) => -appealOf(view, questNamed(quest!)),
  chooseCube: (_, [, kind], wants) => worthOfCubes(kindNamed(kind!), 1, wants),
  chooseCubeToSteal: (_, [, kind], wants) => worthOfCubes(kindNamed(kind!), 1, wants),
  chooseGain: (_, [, kind], wants) => worthOfCubes(kindNamed(kind!), 1, wants),
  chooseTile: (view, [, tile]) => view.tokens[tileNamed(tile!)]!,
  chooseFreeTile: (view, [, tile]) => view.tokens[tileNamed(tile!)]!,
  swapCube: (_, [verb]) => (verb === 'keep' ? NOISE : 0),
  answer: (_, [verb]) => (verb === 'keep' ? NOISE : 0),
}

// ── Spaces ──

function worthOfSpace(view: View, space: SpaceId, wants: Wants): number {
  if (isHarbor(space)) return PLAYED_CARD
  if (space === BUILDERS_HALL) return worthOfHall(view)
  if (space === ZOARSTAR) return COPIED
  let worth = space === CASTLE && view.firstPlayer === PSEUDO ? FIRST_PLAYER : 0
  for (const effect of SPACES[space]!.action) worth += worthOfEffect(view, effect, space, wants)
  return worth
}

// The best affordable tile: the VP on it and its benefit in the remaining rounds, less its price.
function worthOfHall(view: View): number {
  let most = 0
  for (const tile of view.hall) {
    if (tile === NONE || BUILDINGS[tile]!.price > view.tavern[PLAYER][GOLD]!) continue
    most = Math.max(
      most,
      view.tokens[tile]! + OWNED_A_ROUND * (ROUNDS - view.round) - BUILDINGS[tile]!.price * SPARE[GOLD]!,
    )
  }
  return most
}

function worthOfEffect(view: View, effect: Effect, space: SpaceId, wants: Wants): number {
  switch (effect.op) {
    case 'gain':
      return worthOfBundle(effect.what, wants)
    case 'pay':
      return -effect.what[GOLD]! * SPARE[GOLD]!
    case 'choose':
      return worthOfChoice(effect.of, effect.count, wants)
    case 'takeStock': {
      const tile = tileOf(space)
      return worthOfCubes(BUILDINGS[tile]!.stock!.kind, view.stock[tile]!, wants)
    }
    case 'goldPerTile':
      return worthOfCubes(GOLD, view.built.length, wants)
    case 'drawIntrigue':
      return CARD * effect.count
    case 'takeFaceUpQuest':
      return worthOfNewQuest(view)
    default:
      return OTHER
  }
}

function worthOfNewQuest(view: View): number {
  const open = view.open[PLAYER].length
  return agentsLeft(view) < 3 ? 0 : NEW_QUEST[Math.min(open, NEW_QUEST.length - 1)]!
}

function worthOfBundle(what: readonly number[], wants: Wants): number {
  let worth = 0
  for (let kind = 0; kind < what.length; kind++)
    if (what[kind]! > 0) worth += worthOfCubes(kind, what[kind]!, wants)
  return worth
}

function worthOfCubes(kind: number, count: number, { next, later }: Wants): number {
  const now = Math.min(count, next[kind]!)
  const soon = Math.min(count - now, later[kind]!)
  return now * NEEDED[kind]! + soon * WANTED[kind]! + (count - now - soon) * SPARE[kind]!
}

// Cubes of a free choice: all of the kind that is worth most.
function worthOfChoice(of: readonly number[], count: number, wants: Wants): number {
  let most = 0
  for (const kind of of) most = Math.max(most, worthOfCubes(kind, count, wants))
  return most
}

// ── Quests ──

function payOf(view: View, quest: QuestId): number {
  const { points, type } = QUESTS[quest]!
  const lord = type !== null && LORDS[view.lord]!.types.includes(type) ? LORD_BONUS : 0
  return points + lord + WORTH_OF_REWARD[quest]!
}

const WORTH_OF_REWARD: readonly number[] = QUESTS.map(({ reward, plot }) => {
  let worth = plot ? 4 : 0
  for (const effect of reward) {
    if (effect.op === 'gain') effect.what.forEach((count, kind) => (worth += count * WANTED[kind]!))
    else if (effect.op === 'choose') worth += effect.count * WANTED[ADVENTURERS[0]!]!
    else worth += OTHER
  }
  return worth
})

// What a Quest pays, less what is still missing for it.
function appealOf(view: View, quest: QuestId): number {
  const { cost } = QUESTS[quest]!
  const have = view.tavern[PLAYER]
  let lacks = 0
  for (let kind = 0; kind < KINDS.length; kind++)
    lacks += Math.max(0, cost[kind]! - have[kind]!) * WANTED[kind]!
  return payOf(view, quest) - lacks
}

// The shortages of the open Quests. The most appealing Quest comes next, a Mandatory one before all others.
function wantsOf(view: View): Wants {
  const have = [...view.tavern[PLAYER]]
  const next = [0, 0, 0, 0, 0]
  const later = [0, 0, 0, 0, 0]
  const open = view.open[PLAYER]
  let first = NONE
  let most = -Infinity
  for (const quest of open) {
    const appeal = appealOf(view, quest) + (isMandatory(quest) ? 100 : 0)
    if (appeal <= most) continue
    most = appeal
    first = quest
  }
  if (first !== NONE) lack(first, have, next)
  for (const quest of open) if (quest !== first) lack(quest, have, later)
  return { next, later }
}

function lack(quest: QuestId, have: number[], wants: number[]): void {
  const { cost } = QUESTS[quest]!
  for (let kind = 0; kind < KINDS.length; kind++) {
    const used = Math.min(have[kind]!, cost[kind]!)
    have[kind] = have[kind]! - used
    wants[kind] = wants[kind]! + cost[kind]! - used
  }
}
