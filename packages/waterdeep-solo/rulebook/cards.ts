import { BUILDINGS } from '../src/data/buildings.ts'
import { INTRIGUE } from '../src/data/intrigue.ts'
import { LORDS } from '../src/data/lords.ts'
import { DECK, MANDATORY, QUESTS } from '../src/data/quests.ts'
import { spaceOf } from '../src/data/spaces.ts'
import { actionText, cardText, costName, effectText, kindName, rewardText, several } from '../src/naming.ts'

/*
 * The lists of all cards, generated from the data.
 */

const PSEUDO_USES: Record<string, string> = {
  printed: 'as printed',
  recall: 'takes his last Agent back',
  extraAgent: 'places one more Agent',
  bribe: 'uses a space of yours',
  favor: 'as Call in a Favor',
  quest: 'gives you a Quest',
  any: '1 cube he is short of; you lose one',
}

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

const quests = QUESTS.map(
  ({ name, type }, quest) =>
    `**${name}** (${type ?? 'Mandatory'}): ${costName(quest)}. _${rewardText(quest)}_`,
)
const intrigue = INTRIGUE.map(({ name, copies, solo }, card) => {
  const his = typeof solo === 'number' ? `1 ${kindName(solo)}; you lose one` : PSEUDO_USES[solo]!
  return `**${name}**${copies > 1 ? ` (${copies})` : ''}: ${cardText(card)} _Pseudo: ${his}._`
})
const buildings = BUILDINGS.map(({ name, price, stock, owner }, tile) => {
  const action = stock
    ? `Stock: ${several(stock.count, stock.kind)} a round. Take everything that lies here.`
    : actionText(spaceOf(tile))
  return `**${name}**, ${price} Gold: ${action} _Owner: ${effectText(owner)}_`
})
const lords = LORDS.map(({ name, types }) => `**${name}**: ${types.join(' and ')}`)

/** The chapter that lists every card. */
export const cards = [
  '### 10 All cards',
  `**10.1 Quests.** ${DECK.length} in the deck, and ${MANDATORY.length} Mandatory ones among the Intrigue cards: cost, _and reward_.`,
  list(quests),
  '**10.2 Intrigue cards**, with the number of copies, and _what Pseudo does with them_.',
  list(intrigue),
  '**10.3 Buildings**, with their price and _what their owner gets_.',
  list(buildings),
  '**10.4 Lords** and the types they score, 4 VP a Quest.',
  list(lords),
].join('\n\n')
