import type { Effect } from './data/effect.ts'
import { BUILDINGS } from './data/buildings.ts'
import { INTRIGUE } from './data/intrigue.ts'
import { QUESTS } from './data/quests.ts'
import { SPACES } from './data/spaces.ts'
import { assignAgain, assignToHall, takeAgentBack, takeFirstPlayer, takeHarborAgentBack } from './agents.ts'
import { useTheirSpace } from './copying.ts'
import { buy, discardBuilding, freeFromHall, freeFromStack } from './buildings.ts'
import { drawIntrigue, playIntrigue } from './intrigue.ts'
import {
  discardQuest,
  drawQuest,
  giveMandatory,
  renewQuests,
  searchQuest,
  takeFaceUpQuest,
} from './quests.ts'
import { steal, theyChoose, theyGain, theyLose, theyMayDiscardQuest, theyMayGive } from './opponent.ts'
import {
  choose,
  gain,
  goldPerTile,
  oneOf,
  pay,
  scorePerBuilding,
  scorePoints,
  swap,
  takeStock,
} from './taverns.ts'
import type { G, Side } from './table.ts'

/** Where an effect is printed: a space, an owner's benefit, a card (or its "otherwise"), a reward, a Plot Quest. */
export type Source = 'action' | 'owner' | 'card' | 'orElse' | 'reward' | 'plot'

/** The effects of every space, card, Quest and tile, by source and id. */
const PRINTED: Record<Source, readonly (readonly Effect[])[]> = {
  action: SPACES.map(({ action }) => action),
  owner: BUILDINGS.map(({ owner }) => [owner]),
  card: INTRIGUE.map(({ effects }) => effects),
  orElse: INTRIGUE.map(({ effects }) => effects.flatMap((e) => (e.op === 'theyLose' ? e.orElse : []))),
  reward: QUESTS.map(({ reward }) => reward),
  plot: QUESTS.map(({ plot }) => (plot && 'effect' in plot ? [plot.effect] : [])),
}

/** Whether gains from a source count as given by an action. */
export const isByAction = (source: Source): boolean =>
  source === 'action' || source === 'card' || source === 'orElse'

/** Carries out one effect for a side. `of` is the id of the space, card, Quest or tile it is printed on. */
type Does<E> = (g: G, side: Side, effect: E, source: Source, of: number) => void

const DOES: { [Op in Effect['op']]: Does<Extract<Effect, { op: Op }>> } = {
  pay,
  gain,
  choose,
  oneOf,
  swap,
  takeStock,
  goldPerTile,
  score: scorePoints,
  scorePerBuilding,
  drawIntrigue,
  playIntrigue,
  takeFaceUpQuest,
  drawQuest,
  renewQuests,
  searchQuest,
  discardQuest,
  theyMayDiscardQuest,
  giveMandatory,
  takeFirstPlayer,
  buy,
  freeFromHall,
  freeFromStack,
  discardBuilding,
  useTheirSpace,
  takeAgentBack,
  takeHarborAgentBack,
  assignAgain,
  assignToHall,
  theyGain,
  theyChoose,
  theyLose,
  steal,
  theyMayGive,
}

// Effects happen one after the other, in the order printed, each with everything it leads to.
export function carryOut(g: G, side: Side, source: Source, of: number, n: number): void {
  const effects = PRINTED[source][of]!
  const effect = effects[n]
  if (!effect) return
  ;(DOES[effect.op] as Does<Effect>)(g, side, effect, source, of)
  if (n + 1 < effects.length) g.then(carryOut, side, source, of, n + 1)
}

/** The steps of this chapter, in the order of play. */
export const steps = { carryOut }
