import { because, type Reason, type Seat } from '@shamble/engine'
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

/** Why what was clicked cannot be done now. Null when no reason is known. */
export function whyNot(view: View, _seat: Seat, clicked: readonly string[]): Reason | null {
  const id = clicked[0]
  if (id === undefined) return null
  const space = spaceCalled(id)
  if (space !== undefined) return spaceRefused(view, space)
  const card = cardCalled(id)
  if (card !== undefined && view.hand.includes(card)) return cardRefused(view, card)
  const quest = questCalled(id)
  if (quest !== undefined) return questRefused(view, quest)
  return null
}

/** No card is being played and no Quest has been completed in this turn: the question is where to assign an Agent. */
const isPlain = (view: View): boolean => view.playing.length === 0 && view.completed[PLAYER] === 0

/** The Player's Agent on the Zoarstar may be copying another space. */
const mayCopy = (view: View): boolean => stands(view, PLAYER, ZOARSTAR)

function spaceRefused(view: View, space: SpaceId): Reason | null {
  if (view.hall.includes(tileOf(space))) return tileRefused(view, tileOf(space))
  if (stands(view, PLAYER, space))
    return isPlain(view) ? because('4.1', `Your own Agent stands on ${spaceName(space)} already.`) : null
  if (stands(view, PSEUDO, space)) return theirsRefused(view, space)
  const tile = tileOf(space)
  if (tile >= 0 && view.owner[tile] === NONE) return because('5.2', `${tileName(tile)} is not in play.`)
  return freeRefused(view, space)
}

// It may be legal with the Orb, by Bribe Agent or with the Zoarstar: then no reason is given.
function theirsRefused(view: View, space: SpaceId): Reason | null {
  if (mayJoin(view) || mayCopy(view) || view.playing.length > 0) return null
  return because('4.1', `Pseudo's Agent stands on ${spaceName(space)}. A space takes one Agent.`)
}

const mayJoin = (view: View): boolean => !view.orbUsed && view.plots[PLAYER].includes(ORB)

function freeRefused(view: View, space: SpaceId): Reason | null {
  if (!isPlain(view)) return null
  if (view.reassigning && isHarbor(space))
    return because('3.3', 'The Harbor is closed while its Agents move on.')
  const gold = view.tavern[PLAYER][GOLD]!
  if (view.pool[PLAYER] > 0 && usable(view, space, gold, view.hand)) return null
  if (view.pool[PLAYER] === 0) return because('3.2', 'All your Agents are assigned.')
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
function tileRefused(view: View, tile: TileId): Reason | null {
  if (!isPlain(view) || mayCopy(view)) return null
  if (mayJoin(view) && stands(view, PSEUDO, spaceOf(tile))) return null
  const { price } = BUILDINGS[tile]!
  const gold = view.tavern[PLAYER][GOLD]!
  if (price > gold) return because('5.2', `${tileName(tile)} costs ${price} Gold, and you have ${gold}.`)
  if (stands(view, PLAYER, BUILDERS_HALL)) return null
  return because('5.2', `To buy ${tileName(tile)}, send an Agent to Builder's Hall.`)
}

function cardRefused(view: View, card: CardId): Reason | null {
  if (!playable(view, card, view.tavern[PLAYER][GOLD]!, view.hand))
    return because('5.3', `The price or condition of ${cardName(card)} cannot be met now.`)
  const atHarbor = view.placed[PLAYER].some(isHarbor)
  if (!isPlain(view) || atHarbor || mayCopy(view)) return null
  return because('5.3', `To play ${cardName(card)}, send an Agent to Waterdeep Harbor.`)
}

function questRefused(view: View, quest: QuestId): Reason | null {
  if (view.inn.includes(quest)) return innRefused(view, quest)
  if (view.open[PSEUDO].includes(quest)) return because('7.1', `${questName(quest)} is a Quest of Pseudo.`)
  if (!view.open[PLAYER].includes(quest) || view.playing.length > 0) return null
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

function innRefused(view: View, quest: QuestId): Reason | null {
  const there = view.placed[PLAYER].some((space) => INN.includes(space))
  if (there || !isPlain(view) || mayCopy(view)) return null
  return because('5.4', `To take ${questName(quest)}, send an Agent to Cliffwatch Inn.`)
}

const INN = SPACES.slice(0, BOARD.length).flatMap(({ action }, space) =>
  action.some(({ op }) => op === 'takeFaceUpQuest') ? [space] : [],
)
