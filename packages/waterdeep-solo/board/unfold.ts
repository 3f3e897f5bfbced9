import { INTRIGUE, cardOfMandatory } from '../src/data/intrigue.ts'
import { GOLD } from '../src/data/kinds.ts'
import { isMandatory, QUESTS } from '../src/data/quests.ts'
import { isHarbor, ZOARSTAR } from '../src/data/spaces.ts'
import { countUp } from '../src/ending.ts'
import type { Event } from '../src/events.ts'
import {
  NONE,
  PLAYER,
  PSEUDO,
  remove,
  restock,
  stands,
  takeOff,
  type QuestId,
  type Side,
  type TileId,
} from '../src/table.ts'
import type { View } from '../src/view.ts'

/** The view after an event, so that nothing moves back while later events are shown. */
export function unfold(view: View, event: Event): View {
  const change = CHANGES[event.type] as ((view: View, event: Event) => void) | undefined
  if (!change) return view
  const after = structuredClone(view)
  change(after, event)
  // What has come into sight came from the deck.
  after.left.quests += inSight(view) - inSight(after)
  after.ending = after.counted ? { adventurers: 0, gold: 0, open: 0 } : countUp(after)
  return after
}

/** How many Quests lie face up anywhere, without Mandatory ones. */
const inSight = ({ inn, questDiscard, open, plots, done }: View): number =>
  [inn, questDiscard, ...open, ...plots, ...done].flat().filter((quest) => !isMandatory(quest)).length

function add(view: View, side: Side, what: readonly number[], sign = 1): void {
  for (const [kind, count] of what.entries())
    view.tavern[side][kind] = view.tavern[side][kind]! + sign * count
}

const pay = (view: View, side: Side, what: readonly number[]): void => add(view, side, what, -1)

function beginTurn(view: View, side: Side): void {
  view.active = side
  view.completed = [0, 0]
}

function discardQuest(view: View, side: Side, quest: QuestId): void {
  remove(view.open[side], quest)
  if (isMandatory(quest)) view.intrigueDiscard.push(cardOfMandatory(quest))
  else view.questDiscard.push(quest)
}

// A6. A tile comes into play. Its place in the Hall stays empty until it is refilled.
function putIntoPlay(view: View, side: Side, tile: TileId): void {
  const place = view.hall.indexOf(tile)
  if (place < 0) view.left.tiles--
  else view.hall[place] = NONE
  view.tokens[tile] = 0
  view.owner[tile] = side
  view.built.push(tile)
  restock(view, tile)
}

const copiesBySpace = (card: number | undefined): boolean =>
  card !== undefined && INTRIGUE[card]!.effects.some(({ op }) => op === 'useTheirSpace')

/** What each kind of event changes. Events that are missing change nothing that is drawn. */
const CHANGES: { [T in Event['type']]?: (view: View, event: Extract<Event, { type: T }>) => void } = {
  // A3, A8: rounds and turns
  roundBegan(view, { round }) {
    Object.assign(view, { round, orbUsed: false, miracleUsed: false })
    for (const tile of view.hall) if (tile !== NONE) view.tokens[tile] = view.tokens[tile]! + 1
    for (const tile of view.built) restock(view, tile)
  },
  agentsAdded(view) {
    view.pool = [view.pool[PLAYER] + 1, view.pool[PSEUDO] + 1]
  },
  turnBegan: (view, { side }) => beginTurn(view, side),
  passed: (view, { side }) => beginTurn(view, side),
  reassignmentBegan(view) {
    view.reassigning = true
  },
  agentLeft: (view, { side }) => beginTurn(view, side),
  agentsReturned(view) {
    const [yours, his] = view.placed
    view.pool = [view.pool[PLAYER] + yours.length, view.pool[PSEUDO] + his.length]
    Object.assign(view, { placed: [[], []], whys: [], copiedHarbor: NONE, reassigning: false })
  },
  // A4, B3: Agents
  assigned(view, { space, orb }) {
    view.pool[PLAYER]--
    view.placed[PLAYER].push(space)
    if (orb) view.orbUsed = true
  },
  pseudoAssigned(view, { why }) {
    view.pool[PSEUDO]--
    view.placed[PSEUDO].push(why.space)
    view.whys.push(why)
    if (why.step === 'orb') view.orbUsed = true
  },
  reassigned: (view, { side, from }) => takeOff(view, side, from),
  tookAgentBack: (view, { side, space }) => takeOff(view, side, space),
  copied(view, { side, space }) {
    // A8. By the Zoarstar, not by a card: the Agent there moves with those of the Harbor.
    const byAgent = side === PLAYER && stands(view, PLAYER, ZOARSTAR) && !copiesBySpace(view.playing.at(-1))
    if (byAgent && isHarbor(space)) view.copiedHarbor = space
  },
  tookFirstPlayer(view, { side }) {
    view.firstPlayer = side
  },
  // A5: Taverns
  stockTaken(view, { tile }) {
    view.stock[tile] = 0
  },
  gained: (view, { side, what }) => add(view, side, what),
  paid: (view, { side, what }) => pay(view, side, what),
  moved: (view, { from, what }) => pay(view, from, what),
  lost(view, { side, kind }) {
    view.tavern[side][kind] = view.tavern[side][kind]! - 1
  },
  swapped(view, { side, from, to }) {
    const tavern = view.tavern[side]
    tavern[from] = tavern[from]! - 1
    tavern[to] = tavern[to]! + 1
    view.miracleUsed = true
  },
  scored(view, { side, points }) {
    view.score += side === PLAYER ? points : -points
    if (side === PSEUDO) view.taken += points
  },
  // A7, B5: Quests
  questTaken(view, { quest }) {
    remove(view.inn, quest)
    view.open[PLAYER].push(quest)
  },
  questTurnedUp(view, { quest, place }) {
    view.inn.splice(place, 0, quest)
  },
  innCleared(view) {
    view.questDiscard.push(...view.inn)
    view.inn = []
  },
  innRenewed(view, { quests }) {
    view.inn = [...quests]
  },
  questDrawn(view, { side, quest }) {
    view.open[side].push(quest)
  },
  questGiven(view, { quest, rejected }) {
    view.open[PLAYER].push(quest)
    view.questDiscard.push(...rejected)
  },
  questFound(view, { quest, rejected }) {
    if (quest !== null) view.open[PLAYER].push(quest)
    view.questDiscard.push(...rejected)
  },
  questDiscarded: (view, { quest }) => discardQuest(view, PLAYER, quest),
  mandatoryGiven(view, { to, quest }) {
    if (to === PSEUDO) view.open[PSEUDO].unshift(quest)
    else view.open[PLAYER].push(quest)
  },
  questCompleted(view, { side, quest }) {
    pay(view, side, QUESTS[quest]!.cost)
    view.completed[side]++
    if (isMandatory(quest)) return discardQuest(view, side, quest)
    remove(view.open[side], quest)
    ;(QUESTS[quest]!.plot ? view.plots : view.done)[side].push(quest)
  },
  // B6: Intrigue cards
  intrigueDrawn(view, { card }) {
    view.left.intrigue--
    view.hand.push(card)
  },
  intriguePlayed(view, { side, card }) {
    if (side === PLAYER) remove(view.hand, card)
    else view.left.intrigue--
    view.playing.push(card)
  },
  intrigueDiscarded(view, { card }) {
    remove(view.playing, card)
    if (INTRIGUE[card]!.kind !== 'mandatory') view.intrigueDiscard.push(card)
  },
  reshuffled(view, { deck }) {
    if (deck === 'intrigue') view.left.intrigue = view.intrigueDiscard.length
    const pile = deck === 'intrigue' ? view.intrigueDiscard : view.questDiscard
    pile.length = 0
  },
  // A6: Buildings
  bought(view, { side, tile, price }) {
    view.tavern[side][GOLD] = view.tavern[side][GOLD]! - price
    putIntoPlay(view, side, tile)
  },
  builtFree: (view, { side, tile }) => putIntoPlay(view, side, tile),
  hallRefilled(view, { tile, place }) {
    view.hall[place] = tile
    view.left.tiles--
  },
  buildingDiscarded(view, { tile }) {
    remove(view.built, tile)
    view.scrapped.push(tile)
    view.owner[tile] = NONE
    view.stock[tile] = 0
  },
  // B9: the end
  counted(view, { score }) {
    view.score = score
    view.counted = true
  },
}
