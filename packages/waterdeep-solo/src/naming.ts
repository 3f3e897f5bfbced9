import { listed } from '@shamble/engine'
import { BUILDINGS } from './data/buildings.ts'
import type { Effect } from './data/effect.ts'
import { INTRIGUE } from './data/intrigue.ts'
import { GOLD, KINDS, type Bundle, type Kind } from './data/kinds.ts'
import { LORDS } from './data/lords.ts'
import { QUESTS, type Plot } from './data/quests.ts'
import { BUILDERS_HALL, SPACES } from './data/spaces.ts'

/*
 * Names, and the text of cards. Card text is made from the card's effects, so each card is written only once.
 */

const KIND_NAMES = ['Cleric', 'Fighter', 'Rogue', 'Wizard', 'Gold'] as const

/** `Cleric`, or `Gold`. */
export const kindName = (kind: Kind): string => KIND_NAMES[kind]!
/** `2 Clerics`, `1 Gold`. */
export const several = (count: number, kind: Kind): string =>
  `${count} ${kindName(kind)}${count !== 1 && kind !== GOLD ? 's' : ''}`
/** `2 Clerics and 1 Gold`; `nothing` for an empty bundle. */
export function bundleName(what: Bundle): string {
  const terms = what.flatMap((count, kind) => (count > 0 ? [several(count, kind)] : []))
  return listed(terms) || 'nothing'
}

/** `−5`, with the minus sign U+2212. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n))

export const spaceName = (space: number): string => SPACES[space]?.name ?? 'nowhere'
export const tileName = (tile: number): string => BUILDINGS[tile]!.name
export const questName = (quest: number): string => QUESTS[quest]!.name
export const cardName = (card: number): string => INTRIGUE[card]!.name
export const lordName = (lord: number): string => LORDS[lord]!.name
export const typeOf = (quest: number): string => QUESTS[quest]!.type ?? 'Mandatory'
/** `2 Fighters, 1 Wizard`. */
export const costName = (quest: number): string => bundleName(QUESTS[quest]!.cost)
const HALL_NAME = SPACES[BUILDERS_HALL]!.name

const cubes = (count: number, of: readonly Kind[]): string => {
  if (of.length === GOLD) return count === 1 ? '1 cube of your choice' : `${count} cubes of your choice`
  const kinds = listed(of.map(kindName), 'or')
  return count === 1 ? `1 ${kinds}` : `${count} cubes, each a ${kinds}`
}
const cards = (count: number): string => (count === 1 ? '1 Intrigue card' : `${count} Intrigue cards`)

type Says<E> = (effect: E) => string

const SAYS: { [Op in Effect['op']]: Says<Extract<Effect, { op: Op }>> } = {
  pay: ({ what }) => `Pay ${bundleName(what)}.`,
  gain: ({ what }) => `Gain ${bundleName(what)}.`,
  choose: ({ count, of }) => `Gain ${cubes(count, of)}.`,
  oneOf: ({ options }) => `Gain ${listed(options.map(bundleName), 'or')}.`,
  swap: ({ from, to }) => `You may swap 1 ${listed(from.map(kindName), 'or')} for 1 ${kindName(to)}.`,
  takeStock: () => 'Take everything that lies here.',
  goldPerTile: () => 'Gain 1 Gold for each Building in play.',
  score: ({ points }) => `Score ${points} VP.`,
  scorePerBuilding: ({ points }) => `Score ${points} VP for each of your Buildings.`,
  drawIntrigue: ({ count }) => `Draw ${cards(count)}.`,
  playIntrigue: () => 'Play 1 Intrigue card.',
  takeFaceUpQuest: () => 'Take 1 face-up Quest.',
  drawQuest: () => 'Take the top Quest of the deck.',
  renewQuests: () => 'Replace the face-up Quests.',
  searchQuest: () => 'Name a type: draw Quests until one has it, and keep that one.',
  discardQuest: ({ points }) => `Discard one of your open Quests and score ${points} VP.`,
  theyMayDiscardQuest: ({ points }) => `Your opponent may discard one for ${points} VP (Pseudo declines).`,
  giveMandatory: () => 'Give this Mandatory Quest to your opponent.',
  takeFirstPlayer: () => 'Take the First Player marker.',
  buy: () => 'Buy a Building.',
  freeFromHall: () => `Put a Building of ${HALL_NAME} into play without paying.`,
  freeFromStack: () => 'Put the top Building of the stack into play without paying.',
  discardBuilding: () => 'Discard one of your Buildings without an Agent.',
  useTheirSpace: () => "Use a space that holds an opponent's Agent.",
  takeAgentBack: () => 'Take one of your Agents back.',
  takeHarborAgentBack: () => 'Take one of your Agents back from Waterdeep Harbor.',
  assignAgain: ({ count }) => `Assign ${count} Agents at once.`,
  assignToHall: () => `Assign an Agent to a Building in ${HALL_NAME} and use it.`,
  theyGain: ({ what }) => `Your opponent gains ${bundleName(what)}.`,
  theyChoose: ({ count }) => `Your opponent gains ${count === 1 ? '1 cube' : `${count} cubes`} of any kind.`,
  theyLose: ({ kind, orElse }) =>
    `Your opponent loses 1 ${kindName(kind)}; if he has none: ${orElse.map(effectText).join(' ')}`,
  steal: () => 'Take 1 cube of your choice from your opponent.',
  theyMayGive: ({ what, points }) => `Your opponent may give you ${bundleName(what)} for ${points} VP.`,
}

/** An effect in words, addressed to the player of its card. */
export function effectText(effect: Effect): string {
  return (SAYS[effect.op] as Says<Effect>)(effect)
}

export const actionText = (space: number): string => SPACES[space]!.action.map(effectText).join(' ')
export const cardText = (card: number): string => INTRIGUE[card]!.effects.map(effectText).join(' ')

function plotText(plot: Plot): string {
  switch (plot.on) {
    case 'action':
      return `${plot.once === 'round' ? 'Once per round, when' : 'When'} an action gives you ${plot.kind === GOLD ? 'Gold' : `a ${kindName(plot.kind)}`}: ${effectText(plot.effect)}`
    case 'quest':
      return `Score ${plot.points} VP for each ${plot.type} Quest you complete later.`
    case 'purchase':
      return `Score ${plot.points} VP whenever you buy a Building.`
    case 'round':
      return `At the start of each round: ${effectText(plot.effect)}`
    default:
      return "Once per round you may assign an Agent to a space that holds an opponent's Agent."
  }
}

/** The reward of a Quest in words: VP, other rewards, and the effect of a Plot Quest. */
export function rewardText(quest: number): string {
  const { points, reward, plot } = QUESTS[quest]!
  const terms = points > 0 ? [`${points} VP.`] : []
  terms.push(...reward.map(effectText))
  if (plot) terms.push(plotText(plot))
  return terms.join(' ')
}

export const kindCalled = (id: string): Kind | undefined => {
  const kind = KINDS.indexOf(id as (typeof KINDS)[number])
  return kind < 0 ? undefined : kind
}
