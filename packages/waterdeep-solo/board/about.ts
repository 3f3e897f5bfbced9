import { listed } from '@shamble/engine'
import type { About } from '@shamble/engine/entry'
import { BUILDINGS } from '../src/data/buildings.ts'
import { INTRIGUE } from '../src/data/intrigue.ts'
import { GOLD } from '../src/data/kinds.ts'
import { LORD_BONUS, LORDS } from '../src/data/lords.ts'
import { cardCalled, questCalled, spaceCalled } from '../src/data/names.ts'
import { isMandatory, QUESTS } from '../src/data/quests.ts'
import { EXTRA_AGENT_ROUND, ROUNDS } from '../src/data/rounds.ts'
import { isHarbor, tileOf } from '../src/data/spaces.ts'
import {
  actionText,
  bundleName,
  cardName,
  cardText,
  costName,
  effectText,
  kindCalled,
  kindName,
  lordName,
  questName,
  rewardText,
  several,
  signed,
  spaceName,
  typeOf,
} from '../src/naming.ts'
import { forecast, type Forecast } from '../src/pseudo/forecast.ts'
import { OPEN_QUEST_PENALTY } from '../src/ending.ts'
import { reasons, whereNext } from '../src/reasons.ts'
import { PLAYER, PSEUDO, stands, type Side } from '../src/table.ts'
import type { View } from '../src/view.ts'

/*
 * What a part of the board is, its values, and what it can do.
 */

/** The cards of what cannot be clicked, by `data-about`. */
const TOKENS: Record<string, (view: View) => About> = {
  lord: aboutLord,
  rounds: aboutRounds,
  score: aboutScore,
  'purse-0': (view) => aboutPurse(PLAYER, view),
  'purse-1': (view) => aboutPurse(PSEUDO, view),
  'first-player': aboutFirstPlayer,
}

/** The card of a part. */
export function about(id: string, view: View): About | null {
  const token = TOKENS[id]
  if (token) return token(view)
  const space = spaceCalled(id)
  if (space !== undefined) return aboutSpace(space, view)
  const quest = questCalled(id)
  if (quest !== undefined) return aboutQuest(quest, view)
  const card = cardCalled(id)
  if (card !== undefined) return aboutCard(card)
  const kind = kindCalled(id)
  return kind === undefined ? null : aboutKind(kind, view)
}

function aboutSpace(space: number, view: View): About {
  const tile = tileOf(space)
  return {
    title: spaceName(space),
    lines: [
      actionText(space),
      ...(tile < 0 ? [] : buildingLines(tile, view)),
      ...(isHarbor(space) ? ['When all Agents are out, those in the Harbor are assigned again.'] : []),
      ...agentLines(space, view),
    ],
  }
}

function buildingLines(tile: number, view: View): string[] {
  const { price, owner, stock } = BUILDINGS[tile]!
  const benefit = effectText(owner)
  switch (view.owner[tile]) {
    case PLAYER:
      return [...stockLine(tile, view), `Yours. When Pseudo uses it, you get: ${benefit}`]
    case PSEUDO:
      return [...stockLine(tile, view), `Pseudo's. When you use it, he gets: ${benefit}`]
    default:
      return [
        `For sale: ${several(price, GOLD)}. The buyer scores the ${view.tokens[tile]} VP on it.`,
        ...(stock ? [`Each round brings ${several(stock.count, stock.kind)}.`] : []),
        `When the opponent uses it, the owner gets: ${benefit}`,
      ]
  }
}

function stockLine(tile: number, view: View): string[] {
  const { stock } = BUILDINGS[tile]!
  return stock
    ? [`${several(view.stock[tile]!, stock.kind)} here now; each round brings ${stock.count}.`]
    : []
}

function agentLines(space: number, view: View): string[] {
  const why = view.whys.find((each) => each.space === space)
  const { places } = forecast(view)
  return [
    ...(stands(view, PLAYER, space) ? ['Your Agent is here.'] : []),
    ...(stands(view, PSEUDO, space) ? ["Pseudo's Agent is here."] : []),
    ...(why ? reasons(why) : []),
    ...(places.some((place) => place.space === space) ? [nextLine(places)] : []),
  ]
}

const nextLine = (places: Forecast['places']): string =>
  places.length > 1
    ? `As things stand Pseudo goes next to ${whereNext(places)}.`
    : 'Pseudo goes here next, if it stays free.'

function aboutQuest(quest: number, view: View): About {
  const { type } = QUESTS[quest]!
  const yours = type !== null && LORDS[view.lord]!.types.includes(type)
  return {
    title: questName(quest),
    lines: [
      `${typeOf(quest)} Quest${yours ? `: your Lord adds ${LORD_BONUS} VP when you complete it` : ''}.`,
      `Costs ${costName(quest)}. Reward: ${rewardText(quest)}`,
      ...(isMandatory(quest) ? ['It must be completed before other Quests.'] : []),
      ...questState(quest, view),
    ],
  }
}

function questState(quest: number, view: View): string[] {
  if (view.inn.includes(quest)) return ['Face up at Cliffwatch Inn.']
  if (view.open[PLAYER].includes(quest))
    return [`Yours: ${needs(quest, PLAYER, view)}. Open at the end, it costs ${OPEN_QUEST_PENALTY} VP.`]
  if (view.open[PSEUDO].includes(quest)) return [`Pseudo's: ${needs(quest, PSEUDO, view)}.`]
  return [...view.plots, ...view.done].flat().includes(quest) ? ['Completed.'] : []
}

function needs(quest: number, side: Side, view: View): string {
  const short = QUESTS[quest]!.cost.map((count, kind) => Math.max(0, count - view.tavern[side][kind]!))
  const who = side === PLAYER ? 'you need' : 'he needs'
  return short.some((count) => count > 0) ? `${who} ${bundleName(short)} more` : `${who} nothing more`
}

const aboutCard = (card: number): About => ({
  title: cardName(card),
  lines: [`Intrigue card, ${INTRIGUE[card]!.kind}. Played at Waterdeep Harbor.`, cardText(card)],
})

const aboutKind = (kind: number, view: View): About => ({
  title: kindName(kind),
  lines: [
    `You have ${view.tavern[PLAYER][kind]}, Pseudo has ${view.tavern[PSEUDO][kind]}.`,
    kind === GOLD ? 'At the end two Gold are 1 VP.' : 'At the end each Adventurer is 1 VP.',
  ],
})

function aboutLord({ lord }: View): About {
  return {
    title: lordName(lord),
    lines: [
      `Your Lord: ${LORD_BONUS} VP more for each ${listed(LORDS[lord]!.types, 'or')} Quest you complete.`,
    ],
  }
}

function aboutRounds({ round }: View): About {
  return {
    title: `Round ${round} of ${ROUNDS}`,
    lines: [
      'In a round both sides assign all their Agents, one at a time. Agents in the Harbor are assigned again.',
      ...(round < EXTRA_AGENT_ROUND ? [`In round ${EXTRA_AGENT_ROUND} each side gets one more Agent.`] : []),
    ],
  }
}

function aboutScore({ score, taken, ending, counted }: View): About {
  const now = score + ending.adventurers + ending.gold + ending.open
  return {
    title: `${signed(score)} VP`,
    lines: [
      `Pseudo has taken ${taken} VP: what he would score is taken from you.`,
      ...(counted
        ? []
        : [
            `If the game ended now: ${signed(now)} VP, with ${ending.adventurers} for Adventurers, ${ending.gold} for Gold and ${signed(ending.open)} for open Quests.`,
          ]),
      'You win with more than 0 VP at the end.',
    ],
  }
}

function aboutPurse(side: Side, view: View): About {
  const { needs: short } = forecast(view)
  return {
    title: side === PLAYER ? 'Your Tavern' : "Pseudo's Tavern",
    lines: [
      `${bundleName(view.tavern[side])}; ${view.pool[side]} of ${view.pool[side] + view.placed[side].length} Agents to place.`,
      ...(side === PLAYER ? ['At the end each Adventurer is 1 VP, and two Gold are 1 VP.'] : []),
      ...(side === PSEUDO
        ? short
            .slice(0, 3)
            .map((need) => `Needs ${several(need.short, need.kind)} more for ${questName(need.quest)}.`)
        : []),
    ],
  }
}

function aboutFirstPlayer({ firstPlayer }: View): About {
  return {
    title: 'First Player marker',
    lines: [
      `${firstPlayer === PLAYER ? 'You begin' : 'Pseudo begins'} the next round. Castle Waterdeep gives the marker.`,
    ],
  }
}
