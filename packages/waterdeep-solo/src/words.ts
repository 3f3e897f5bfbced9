import type { Move, Words } from '@shamble/engine'
import { challenge } from './challenge.ts'
import { BUILDINGS } from './data/buildings.ts'
import { TYPES, type QuestType } from './data/effect.ts'
import {
  cardCalled,
  cardNamed,
  kindNamed,
  questCalled,
  questNamed,
  spaceCalled,
  spaceNamed,
  tileNamed,
} from './data/names.ts'
import type { Bundle } from './data/kinds.ts'
import { ROUNDS } from './data/rounds.ts'
import { SPACES, tileOf } from './data/spaces.ts'
import type { Event } from './events.ts'
import {
  actionText,
  cardName,
  cardText,
  costName,
  kindCalled,
  kindName,
  questName,
  rewardText,
  several,
  signed,
  spaceName,
  tileName,
} from './naming.ts'
import { EVENT_SECTIONS, STEP_SECTIONS } from './sections.ts'
import { NONE, PLAYER, supply } from './table.ts'
import { tellEvent } from './telling.ts'
import type { View } from './view.ts'

type Say = (part: string, view: View) => string

const goTo = (part: string, view: View): string => {
  const space = spaceNamed(part)
  return `${spaceName(space)}: ${spaceWords(space, view)}`
}

// What a space does, with its stock, what the supply lacks, and its owner.
function spaceWords(space: number, view: View): string {
  const tile = tileOf(space)
  const stocked = tile >= 0 && BUILDINGS[tile]!.stock !== null
  const lies = !stocked ? '' : view.stock[tile] ? ` Now ${view.stock[tile]}.` : ' Nothing lies here now.'
  const owner =
    tile < 0 || view.owner[tile] === NONE ? '' : view.owner[tile] === PLAYER ? ' (yours)' : " (Pseudo's)"
  return `${actionText(space)}${lies}${shortage(space, view)}${owner}`
}

// What is left of the cubes that a space gives, where the supply has too few.
const shortage = (space: number, view: View): string =>
  SPACES[space]!.action.map((effect) => (effect.op === 'gain' ? shortOf(effect.what, view) : '')).join('')

const shortOf = (what: Bundle, view: View): string =>
  what
    .map((count, kind) => [count, kind, supply(view, kind)] as const)
    .map(([count, kind, left]) => (count > left ? ` Left: ${several(left, kind)}.` : ''))
    .join('')

// A tile of the Hall. `terms`: what is told of its price.
function tileWords(part: string, view: View, terms: (price: number) => string): string {
  const tile = tileNamed(part)
  const { price } = BUILDINGS[tile]!
  return `${tileName(tile)}${terms(price)}, with ${view.tokens[tile]} VP: ${actionText(spaceNamed(part))}`
}

const bought: Say = (part, view) => tileWords(part, view, (price) => ` for ${price} Gold`)
const forFree: Say = (part, view) => tileWords(part, view, () => ' without paying')
const priced: Say = (part, view) => tileWords(part, view, (price) => ` (price ${price} Gold)`)

const questWords = (part: string): string => {
  const quest = questNamed(part)
  return `${questName(quest)} (${costName(quest)}): ${rewardText(quest)}`
}

// The labels of moves, by verb.
const MOVES: Record<string, Say> = {
  assign: goTo,
  join: (part, view) => `With the Orb, ${goTo(part, view)}`,
  use: goTo,
  sample: goTo,
  complete: (part) => `Complete ${questWords(part)}`,
  wait: () => 'Complete none now',
  take: (part) => `Take ${kindName(kindNamed(part))}`,
  swap: (part) => `Swap 1 ${kindName(kindNamed(part))}`,
  steal: (part) => `Take 1 ${kindName(kindNamed(part))} from Pseudo`,
  keep: () => 'No',
  give: () => 'Yes, give',
  accept: (part) => `Take ${questWords(part)}`,
  discard: (part) => `Discard ${questName(questNamed(part))}`,
  search: (part) => `Look for ${part} Quests`,
  buy: (part, view) => `Buy ${bought(part, view)}`,
  build: (part, view) => `Take ${forFree(part, view)}`,
  tearDown: (part) => `Discard ${tileName(tileNamed(part))}`,
  recall: (part) => `Take back from ${spaceName(spaceNamed(part))}`,
  play: (part) => `Play ${cardName(cardNamed(part))}: ${playWords(part)}`,
}

// A card that is called like a Quest is a Mandatory Quest.
function playWords(part: string): string {
  const quest = questCalled(part)
  if (quest === undefined) return cardText(cardNamed(part))
  return `${cardText(cardNamed(part))} It costs ${costName(quest)} and pays ${rewardText(quest)}`
}

function moveWords([verb, part = '']: Move, view: View): string {
  const say = MOVES[verb]
  return say ? say(part, view) : [verb, part].join(' ')
}

function partWords(id: string, view: View): string {
  const space = spaceCalled(id)
  if (space !== undefined) {
    const tile = tileOf(space)
    return tile >= 0 && view.hall.includes(tile) ? priced(id, view) : goTo(id, view)
  }
  const quest = questCalled(id)
  if (quest !== undefined) return questWords(id)
  const card = cardCalled(id)
  if (card !== undefined) return `${cardName(card)}: ${cardText(card)}`
  const kind = kindCalled(id)
  if (kind !== undefined) return kindName(kind)
  if (TYPES.includes(id as QuestType)) return `${id} Quests`
  return VERBS[id] ?? id
}

// The labels of verbs that are moves by themselves.
const VERBS: Record<string, string> = { wait: 'Complete none now', keep: 'No', give: 'Yes, give' }

const RESULTS: Record<string, string> = { aboveZero: 'won', notAboveZero: 'lost' }

/** Everything the game says to people. */
export const words: Words<View, Event> = {
  title: 'Lords of Waterdeep, solo',
  about: 'One player against the scripted Pseudo, who takes away the points he would score. Stay above zero.',
  aim: 'Complete Quests for points. Pseudo takes away what he would score. You win with more than zero at the end.',
  ends: ['wait', 'keep'],
  figures: ({ round, score, taken }) => [
    `Round ${round} of ${ROUNDS}`,
    `Your points ${signed(score)}`,
    `Pseudo took ${taken}`,
  ],
  seat: () => 'You',
  ask: ({ ask }) => ask,
  move: moveWords,
  part: partWords,
  event: tellEvent,
  headings: ['roundBegan'],
  rule: (of) => EVENT_SECTIONS[of as Event['type']] ?? STEP_SECTIONS[of],
  result: ({ reason, scores }) =>
    RESULTS[reason] === 'won'
      ? `You win with ${scores![0]} VP.`
      : `Pseudo wins: your score is ${signed(scores![0]!)}, and a win needs more than 0.`,
  challenge,
}
