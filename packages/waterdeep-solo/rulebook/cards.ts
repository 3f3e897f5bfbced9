import { BUILDINGS } from '../src/data/buildings.ts'
import { INTRIGUE } from '../src/data/intrigue.ts'
import { LORDS } from '../src/data/lords.ts'
import { DECK, MANDATORY, QUESTS } from '../src/data/quests.ts'
import { spaceOf } from '../src/data/spaces.ts'
import { actionText, cardText, costName, effectText, kindName, rewardText } from '../src/naming.ts'

/*
 * The lists of all cards, written from the cards themselves.
 */

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const PSEUDO_USES: Record<string, string> = {
  printed: 'as printed',
  recall: 'takes his last Agent back',
  extraAgent: 'places one more Agent',
  bribe: 'uses a space of yours',
  favor: 'as Call in a Favor',
  quest: 'gives you a Quest',
  any: '1 cube he is short of; you lose one',
}

const quests = QUESTS.map(({ name, type }, quest) => [
  name,
  type ?? 'Mandatory',
  costName(quest),
  rewardText(quest),
])
const intrigue = INTRIGUE.map(({ name, copies, solo }, card) => [
  name,
  String(copies),
  cardText(card),
  typeof solo === 'number' ? `1 ${kindName(solo)}; you lose one` : PSEUDO_USES[solo]!,
])
const buildings = BUILDINGS.map(({ name, price, stock, owner }, tile) => [
  name,
  String(price),
  stock ? `Stock: ${stock.count} ${kindName(stock.kind)} a round. Take them all.` : actionText(spaceOf(tile)),
  effectText(owner),
])
const lords = LORDS.map(({ name, types }) => [name, types.join(' and ')])

/** The chapter that lists every card. */
export const cards = [
  '### 10 All cards',
  `**10.1 Quests.** ${DECK.length} in the deck, and ${MANDATORY.length} Mandatory ones among the Intrigue cards.`,
  table(['Quest', 'Type', 'Asks', 'Pays'], quests),
  '**10.2 Intrigue cards.**',
  table(['Card', 'Copies', 'For you', 'For Pseudo'], intrigue),
  '**10.3 Buildings.**',
  table(['Building', 'Gold', 'Action', 'Owner'], buildings),
  '**10.4 Lords.**',
  table(['Lord', 'Scores 4 VP for each Quest of'], lords),
].join('\n\n')
