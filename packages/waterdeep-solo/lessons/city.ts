import { BUILDINGS } from '../src/data/buildings.ts'
import { INTRIGUE } from '../src/data/intrigue.ts'
import { bundle } from '../src/data/kinds.ts'
import { cardNamed, lordNamed, questNamed, spaceNamed, tileNamed } from '../src/data/names.ts'
import { DECK } from '../src/data/quests.ts'
import { AGENTS, EXTRA_AGENT_ROUND } from '../src/data/rounds.ts'
import { NONE, type Table, type Why } from '../src/table.ts'

/** The position of a step, by names. Cards and tiles that are not named are in the decks, in the order of the data. */
export interface City {
  round?: number
  score?: number
  tavern: string
  quests: readonly string[]
  hand?: readonly string[]
  /** The spaces of the learner's Agents. */
  on?: readonly string[]
  /** Pseudo's Tavern, his column, and the spaces of his Agents. */
  his: { tavern: string; column: readonly [string, string]; on: readonly string[] }
  inn?: readonly string[]
  hall?: readonly [string, string, string]
  /** Quests that the learner and Pseudo have completed, and the VP that Pseudo took for his. */
  done?: { yours: readonly string[]; his: readonly string[]; taken: number }
}

const LORD = 'durnan-the-wanderer'
/** The inn. In steps where the learner holds one of its Quests, INSTEAD takes its place. */
const INN = ['perform-the-penance-of-duty', 'raid-orc-stronghold', 'prison-break', 'host-festival-for-sune']
const INSTEAD = 'retrieve-ancient-artifacts'
const HALL = ['golden-horn', 'house-of-wonder', 'smugglers-dock'] as const
const placedAt = (space: number): Why => ({
  step: 'value',
  by: 'agent',
  quest: NONE,
  kind: NONE,
  short: 0,
  inVain: [],
  weighed: [],
  tie: 'only',
  tied: [],
  space,
  copies: NONE,
  buys: NONE,
})

/** The fields of the table that a city describes, at the start of the learner's turn. */
export function cityOf({
  round = 1,
  score = 0,
  tavern,
  quests,
  hand = [],
  on = [],
  his,
  inn = INN,
  hall = HALL,
  done = { yours: [], his: [], taken: 0 },
}: City): Partial<Table> {
  const placed: Table['placed'] = [on.map(spaceNamed), his.on.map(spaceNamed)]
  const agents = AGENTS + (round < EXTRA_AGENT_ROUND ? 0 : 1)
  const completed: Table['done'] = [done.yours.map(questNamed), done.his.map(questNamed)]
  const open: Table['open'] = [quests.map(questNamed), his.column.map(questNamed)]
  const faceUp = inn.map((quest) => questNamed([...quests, ...done.yours].includes(quest) ? INSTEAD : quest))
  const held = hand.map(cardNamed)
  const offered = hall.map(tileNamed)
  const tokens = BUILDINGS.map((_, tile) => (offered.includes(tile) ? 3 : 0))
  return {
    lord: lordNamed(LORD),
    round,
    score,
    taken: done.taken,
    done: completed,
    active: 0,
    pool: [agents - placed[0].length, agents - placed[1].length],
    placed,
    whys: placed[1].map(placedAt),
    tavern: [[...bundle(tavern)], [...bundle(his.tavern)]],
    open,
    hand: held,
    inn: faceUp,
    questDeck: leftOf(
      DECK.map(() => 1),
      [...open.flat(), ...completed.flat(), ...faceUp],
    ),
    intrigueDeck: leftOf(
      INTRIGUE.map(({ copies }) => copies),
      held,
    ),
    hall: offered,
    stack: leftOf(
      BUILDINGS.map(() => 1),
      offered,
    ),
    tokens,
  }
}

// All copies except those that lie elsewhere; the first of the list on top.
function leftOf(copies: readonly number[], elsewhere: readonly number[]): number[] {
  const left = copies.map((count, card) => count - elsewhere.filter((other) => other === card).length)
  return left.flatMap((count, card) => Array<number>(count).fill(card)).toReversed()
}
