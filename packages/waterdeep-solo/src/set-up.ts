import type { Options } from '@shamble/engine'
import { DRAWN } from './box.ts'
import { BUILDINGS } from './data/buildings.ts'
import { INTRIGUE } from './data/intrigue.ts'
import { LORDS } from './data/lords.ts'
import { lordNamed } from './data/names.ts'
import { DECK } from './data/quests.ts'
import { GOLD } from './data/kinds.ts'
import { AGENTS } from './data/rounds.ts'
import { drawCard } from './intrigue.ts'
import { drawForPseudo, drawFromDeck, turnUp } from './quests.ts'
import { startRound } from './round.ts'
import { NONE, PLAYER, PSEUDO, type G, type ScanDirection, type Table } from './table.ts'
import { oneOfKind } from './taverns.ts'

const START_GOLD = [5, 4] as const
const START_QUESTS = 2
const START_CARDS = 2
const HALL = 3

// The Intrigue deck, with all copies of each card.
const COPIES = INTRIGUE.flatMap(({ copies }, card) => Array<number>(copies).fill(card))

// A2, B2, R-42. Set-up: shuffle, deal the Lord, two Quests to the Player, two to Pseudo, four to the inn, and two cards.
export function setUp(g: G, _seats: number, { lord, scan }: Options): void {
  const table = emptyTable()
  g.table = table
  table.scan = scan as ScanDirection
  table.stack = g.shuffle(numbers(BUILDINGS.length), 'buildings')
  table.hall = Array.from({ length: HALL }, () => table.stack.pop()!)
  table.lord = lord === DRAWN ? g.pick(numbers(LORDS.length), 'lords') : lordNamed(String(lord))
  g.tell({ type: 'lordDealt', lord: table.lord })
  table.questDeck = g.shuffle(numbers(DECK.length), 'quests')
  for (let i = 0; i < START_QUESTS; i++) table.open[PLAYER].push(drawFromDeck(g))
  g.tell({ type: 'questsDealt', side: PLAYER, quests: [...table.open[PLAYER]] })
  for (let i = 0; i < START_QUESTS; i++) drawForPseudo(g)
  turnUp(g)
  table.intrigueDeck = g.shuffle([...COPIES], 'intrigue')
  for (let i = 0; i < START_CARDS; i++) table.hand.push(drawCard(g))
  g.tell({ type: 'cardsDealt', cards: [...table.hand] })
  g.then(startRound)
}

/** The table before the deal. */
function emptyTable(): Table {
  return {
    lord: 0,
    scan: 'leftToRight',
    round: 0,
    score: 0,
    taken: 0,
    firstPlayer: PSEUDO,
    active: PSEUDO,
    reassigning: false,
    completed: [0, 0],
    pool: [AGENTS, AGENTS],
    placed: [[], []],
    whys: [],
    tavern: [oneOfKind(GOLD, START_GOLD[PLAYER]), oneOfKind(GOLD, START_GOLD[PSEUDO])],
    open: [[], []],
    plots: [[], []],
    done: [[], []],
    hand: [],
    inn: [],
    questDeck: [],
    questDiscard: [],
    intrigueDeck: [],
    intrigueDiscard: [],
    playing: [],
    hall: [],
    stack: [],
    scrapped: [],
    owner: BUILDINGS.map(() => NONE),
    tokens: BUILDINGS.map(() => 0),
    stock: BUILDINGS.map(() => 0),
    built: [],
    orbUsed: false,
    miracleUsed: false,
    copiedHarbor: NONE,
    counted: false,
    actions: [],
  }
}

const numbers = (count: number): number[] => [...Array(count).keys()]
