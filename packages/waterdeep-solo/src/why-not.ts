import { because, type Asked, type Reason, type Seat } from '@shamble/engine'
import { BUILDINGS } from './data/buildings.ts'
import { GOLD } from './data/kinds.ts'
import { cardCalled, questCalled, spaceCalled } from './data/names.ts'
import { isMandatory, QUESTS } from './data/quests.ts'
import { BOARD, BUILDERS_HALL, isHarbor, SPACES, spaceOf, tileOf, ZOARSTAR } from './data/spaces.ts'
import { playable, usable } from './copying.ts'
import { bundleName, cardName, costName, questName, spaceName, tileName } from './naming.ts'
import { BUILDING_PLACES, ORB } from './pseudo/placement.ts'
import { priceOf } from './pseudo/yields.ts'
import {
  NONE,
  PLAYER,
  PSEUDO,
  stands,
  type CardId,
  type QuestId,
  type SpaceId,
  type TileId,
} from './table.ts'
import { canPay } from './completable.ts'
import type { View } from './view.ts'

/** Why what was clicked cannot be done now. Null when no reason is known, or if the question is about something else. */
export function whyNot(view: View, _seat: Seat, clicked: readonly string[], asked?: Asked): Reason | null {
  const id = clicked[0]
  if (id === undefined || !asked) return null
  const space = spaceCalled(id)
  const card = cardCalled(id)
  const quest = questCalled(id)
  switch (asked.step) {
    case 'assign':
      if (space !== undefined) return spaceRefused(view, space, asked)
      if (card !== undefined && view.hand.includes(card)) return cardRefused(view, card, asked)
      return quest === undefined ? null : questRefused(view, quest, asked)
    case 'chooseTile':
      return space !== undefined && view.hall.includes(tileOf(space)) ? tooDear(view, tileOf(space)) : null
    case 'playCard':
      return card !== undefined && view.hand.includes(card) ? unplayable(view, card) : null
    case 'complete':
      return quest === undefined ? null : incomplete(view, quest)
    default:
      return null
  }
}

/** A space of this kind that an Agent can be assigned to now, by its id. */
const openSpace = ({ moves }: Asked, isOne: (space: SpaceId) => boolean): string | undefined =>
  moves.map(([, part]) => part!).find((part) => isOne(spaceCalled(part) ?? NONE))

// What is done at a space of the board: advice to send an Agent there, if that is possible.
function elsewhere(rule: string, what: string, where: string, at: string | undefined): Reason {
  return at === undefined
    ? because(rule, `${what} at ${where}, which you cannot use now.`)
    : because(rule, `${what} at ${where}: first send an Agent there.`, at)
}

function spaceRefused(view: View, space: SpaceId, asked: Asked): Reason | null {
  if (view.hall.includes(tileOf(space))) return tileRefused(view, tileOf(space), asked)
  if (stands(view, PLAYER, space))
    return because('4.1', `Your own Agent stands on ${spaceName(space)} already.`)
  const tile = tileOf(space)
  if (tile >= 0 && view.owner[tile] === NONE) return because('5.2', `${tileName(tile)} is not in play.`)
  if (stands(view, PSEUDO, space) && !mayJoin(view))
    return because('4.1', `Pseudo's Agent stands on ${spaceName(space)}. A space takes one Agent.`)
  return unusable(view, space)
}

const mayJoin = (view: View): boolean => !view.orbUsed && view.plots[PLAYER].includes(ORB)

// The price or the condition of a space that no Agent of the Player's stands on.
function unusable(view: View, space: SpaceId): Reason | null {
  if (view.reassigning && isHarbor(space))
    return because('3.3', 'The Harbor is closed while its Agents move on.')
  const gold = view.tavern[PLAYER][GOLD]!
  if (usable(view, space, gold, view.hand)) return null
  if (isHarbor(space)) return because('5.3', 'The Harbor needs an Intrigue card that you can play.')
  if (space === BUILDERS_HALL) return hallRefused(view)
  if (space === ZOARSTAR)
    return because('5.5', 'The Zoarstar needs a space with an Agent of Pseudo that you can use.')
  return because('5.1', `${spaceName(space)} costs ${priceOf(space)} Gold, and you have ${gold}.`)
}

const hallRefused = (view: View): Reason =>
  view.built.length >= BUILDING_PLACES
    ? because('5.2', 'All ten places for Buildings are taken.')
    : because('5.2', `You have ${view.tavern[PLAYER][GOLD]} Gold, and every Building in the Hall costs more.`)

// Tiles in the Hall are bought at Builder's Hall. An Agent may stand on one (Sample Wares), and the Orb may join it.
function tileRefused(view: View, tile: TileId, asked: Asked): Reason | null {
  if (mayJoin(view) && stands(view, PSEUDO, spaceOf(tile))) return null
  const hall = openSpace(asked, (space) => space === BUILDERS_HALL)
  return tooDear(view, tile) ?? elsewhere('5.2', `${tileName(tile)} is bought`, "Builder's Hall", hall)
}

function tooDear(view: View, tile: TileId): Reason | null {
  const { price } = BUILDINGS[tile]!
  const gold = view.tavern[PLAYER][GOLD]!
  return price > gold ? because('5.2', `${tileName(tile)} costs ${price} Gold, and you have ${gold}.`) : null
}

function cardRefused(view: View, card: CardId, asked: Asked): Reason {
  const harbor = openSpace(asked, isHarbor)
  return unplayable(view, card) ?? elsewhere('5.3', `${cardName(card)} is played`, 'Waterdeep Harbor', harbor)
}

const unplayable = (view: View, card: CardId): Reason | null =>
  playable(view, card, view.tavern[PLAYER][GOLD]!, view.hand)
    ? null
    : because('5.3', `The price or condition of ${cardName(card)} cannot be met now.`)

function questRefused(view: View, quest: QuestId, asked: Asked): Reason | null {
  if (!view.inn.includes(quest)) return incomplete(view, quest)
  const inn = openSpace(asked, (space) => INN.includes(space))
  return elsewhere('5.4', `${questName(quest)} is taken`, 'Cliffwatch Inn', inn)
}

function incomplete(view: View, quest: QuestId): Reason | null {
  if (view.open[PSEUDO].includes(quest)) return because('7.1', `${questName(quest)} is a Quest of Pseudo.`)
  if (!view.open[PLAYER].includes(quest)) return null
  if (view.completed[PLAYER] > 0) return because('4.3', 'You complete at most one Quest in a turn.')
  if (!isMandatory(quest) && view.open[PLAYER].some(isMandatory))
    return because('6.3', 'While you hold a Mandatory Quest you can complete no other.')
  const { cost } = QUESTS[quest]!
  if (canPay(view.tavern[PLAYER], cost)) return null
  return because(
    '4.3',
    `${questName(quest)} costs ${costName(quest)}; you have ${bundleName(view.tavern[PLAYER])}.`,
  )
}

const INN = SPACES.slice(0, BOARD.length).flatMap(({ action }, space) =>
  action.some(({ op }) => op === 'takeFaceUpQuest') ? [space] : [],
)
