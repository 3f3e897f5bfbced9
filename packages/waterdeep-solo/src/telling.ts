import { listed } from '@shamble/engine'
import type { Event } from './events.ts'
import {
  bundleName,
  cardName,
  kindName,
  lordName,
  questName,
  several,
  spaceName,
  tileName,
  signed,
} from './naming.ts'
import { reasons, whereTo } from './reasons.ts'
import { PLAYER, type Side } from './table.ts'

const who = (side: Side): string => (side === PLAYER ? 'You' : 'Pseudo')
const verb = (side: Side, you: string, he: string): string => `${who(side)} ${side === PLAYER ? you : he}`
const quests = (list: readonly number[]): string => listed(list.map(questName))

const CAUSES: Record<Extract<Event, { type: 'scored' }>['why'], string> = {
  quest: 'for the Quest',
  lord: 'for your Lord',
  plot: 'for a Plot Quest',
  tokens: 'for the tokens on the Building',
  owner: 'as owner',
  card: 'for the card',
  buildings: 'for Buildings',
  answer: 'for the gift',
  f7: 'because you have no cube of that kind',
}

const GAINS: Record<Extract<Event, { type: 'gained' }>['why'], string> = {
  action: '',
  reward: ' as a reward',
  owner: ' as owner',
  plot: ' from a Plot Quest',
  card: ' from the card',
}

type Tell<E> = (event: E) => string

const TELL: { [Type in Event['type']]: Tell<Extract<Event, { type: Type }>> } = {
  lordDealt: ({ lord }) => `Your Lord is ${lordName(lord)}.`,
  questsDealt: ({ side, quests: dealt }) => `${verb(side, 'begin', 'begins')} with ${quests(dealt)}.`,
  cardsDealt: ({ cards }) => `You begin with the cards ${listed(cards.map(cardName))}.`,
  roundBegan: ({ round }) => `Round ${round} of 8.`,
  agentsAdded: () => 'Both sides take their extra Agent.',
  turnBegan: () => '',
  passed: ({ side }) =>
    `${verb(side, 'have', 'has')} no free space, and ${side === PLAYER ? 'pass' : 'passes'}.`,
  reassignmentBegan: () => 'All Agents are placed: those in the Harbor are assigned again.',
  agentLeft: ({ side, space }) =>
    `${side === PLAYER ? 'Your' : "Pseudo's"} Agent leaves ${spaceName(space)}: no space is open to it.`,
  agentsReturned: () => 'All Agents return.',
  assigned: ({ space, orb }) =>
    orb
      ? `You join Pseudo on ${spaceName(space)} with the Magister's Orb.`
      : `You go to ${spaceName(space)}.`,
  pseudoAssigned: ({ why }) => `Pseudo goes to ${whereTo(why)}. ${reasons(why).join(' ')}`,
  reassigned: ({ side, from }) =>
    `${side === PLAYER ? 'Your' : "Pseudo's"} Agent leaves ${spaceName(from)} to be assigned again.`,
  copied: ({ side, space }) => `${verb(side, 'use', 'uses')} ${spaceName(space)}.`,
  tookAgentBack: ({ side, space }) =>
    `${verb(side, 'take', 'takes')} an Agent back from ${spaceName(space)}.`,
  tookFirstPlayer: ({ side }) => `${verb(side, 'take', 'takes')} the First Player marker.`,
  stockTaken: () => '',
  gained: ({ side, what, why }) => `${verb(side, 'gain', 'gains')} ${bundleName(what)}${GAINS[why]}.`,
  paid: ({ side, what }) => `${verb(side, 'pay', 'pays')} ${bundleName(what)}.`,
  lost: ({ side, kind }) => `${verb(side, 'return', 'returns')} 1 ${kindName(kind)}.`,
  moved: ({ from, what }) => `${verb(from, 'lose', 'loses')} ${bundleName(what)}.`,
  swapped: ({ side, from, to }) =>
    `${verb(side, 'swap', 'swaps')} 1 ${kindName(from)} for 1 ${kindName(to)}.`,
  nothingGained: ({ side }) => `${verb(side, 'gain', 'gains')} nothing: none are left.`,
  scored: ({ side, points, why }) =>
    side === PLAYER
      ? `You score ${points} VP ${CAUSES[why]}.`
      : `You lose ${points} VP ${LOSSES[why] ?? CAUSES[why]}.`,
  questTaken: ({ quest }) => `You take the Quest ${questName(quest)}.`,
  questTurnedUp: ({ quest }) => `${questName(quest)} is turned up at the inn.`,
  innCleared: () => '',
  innRenewed: ({ quests: list }) => `New Quests at the inn: ${quests(list)}.`,
  questDrawn: ({ side, quest }) => `${verb(side, 'draw', 'draws')} the Quest ${questName(quest)}.`,
  questGiven: ({ quest, rejected }) =>
    `Pseudo gives you the Quest ${questName(quest)}${rejected.length > 0 ? `; discarded, because they suit your Lord: ${quests(rejected)}` : ''}.`,
  questFound: ({ quest, rejected }) =>
    `${quest === null ? 'No fitting Quest was found' : `You find ${questName(quest)}`}${rejected.length > 0 ? `; discarded: ${quests(rejected)}` : ''}.`,
  questDiscarded: ({ quest }) => `You discard ${questName(quest)}.`,
  mandatoryGiven: ({ to, quest }) =>
    `${to === PLAYER ? 'Pseudo gives you' : 'You give Pseudo'} the Mandatory Quest ${questName(quest)}.`,
  questCompleted: ({ side, quest }) => `${verb(side, 'complete', 'completes')} ${questName(quest)}.`,
  intrigueDrawn: ({ card }) => `You draw ${cardName(card)}.`,
  intriguePlayed: ({ side, card }) => `${verb(side, 'play', 'draws and plays')} ${cardName(card)}.`,
  intrigueDiscarded: () => '',
  offered: ({ to, what, points, given }) => {
    const [gives, keeps] = to === PLAYER ? ['Pseudo gives', 'Pseudo keeps'] : ['You give', 'You keep']
    return given
      ? `For ${points} VP ${gives.replace('You', 'you')} ${bundleName(what)}.`
      : `${keeps} ${bundleName(what)}.`
  },
  declined: () => 'Pseudo keeps his Quests.',
  bribed: ({ why }) => `With the bribe Pseudo uses ${whereTo(why)}. ${reasons(why).join(' ')}`,
  noEffect: ({ card }) => `${cardName(card)} has no effect.`,
  bought: ({ side, tile, price }) =>
    `${verb(side, 'buy', 'buys')} ${tileName(tile)} for ${several(price, 4)}.`,
  builtFree: ({ side, tile }) => `${verb(side, 'put', 'puts')} ${tileName(tile)} into play without paying.`,
  buildingDiscarded: ({ tile }) => `You discard ${tileName(tile)}.`,
  hallRefilled: ({ tile }) => `${tileName(tile)} is new in Builder's Hall.`,
  ownerPaid: () => '',
  reshuffled: ({ deck }) =>
    `The discarded ${deck === 'quests' ? 'Quests' : 'Intrigue cards'} are shuffled into a new deck.`,
  counted: ({ adventurers, gold, open, score }) =>
    `The end: ${adventurers} VP for Adventurers, ${gold} for Gold, ${signed(open)} for open Quests. Your score is ${signed(score)}.`,
}

const LOSSES: Partial<typeof CAUSES> = {
  quest: "for Pseudo's Quest",
  plot: 'for a Plot Quest of Pseudo',
  owner: 'to Pseudo as owner',
  buildings: "for Pseudo's Buildings",
}

/** One sentence for an event, with the Player as “you”. Empty: not shown. */
export const tellEvent = (event: Event): string => (TELL[event.type] as Tell<Event>)(event)
