import type { Scene } from '@shamble/engine'
import { bundle } from '../src/data/kinds.ts'
import { cardNamed, lordNamed, questNamed, spaceNamed, tileNamed } from '../src/data/names.ts'
import { BUILDINGS } from '../src/data/buildings.ts'
import { NONE, PLAYER, PSEUDO, type Table, type Why } from '../src/table.ts'

/** A table in words. Omitted fields are empty. Decks and columns are listed from the top. */
export interface Laid {
  pseudo?: { tavern?: string; column?: string[]; plots?: string[]; on?: string[]; pool?: number }
  you?: {
    tavern?: string
    lord?: string
    score?: number
    quests?: string[]
    plots?: string[]
    hand?: string[]
    on?: string[]
    pool?: number
  }
  /** Buildings in play: owner and stock. */
  built?: Record<string, ['you' | 'pseudo', number?]>
  /** Hall tiles from the left with their tokens. */
  hall?: Record<string, number>
  inn?: string[]
  questDeck?: string[]
  intrigueDeck?: string[]
  stack?: string[]
  reassigning?: boolean
  /** Whose turn it is. Pseudo's by default. */
  turn?: 'you' | 'pseudo'
  round?: number
  scan?: Table['scan']
}

const nowhere: Why = {
  step: 'value',
  by: 'agent',
  quest: NONE,
  kind: NONE,
  short: 0,
  inVain: [],
  weighed: [],
  tie: 'only',
  tied: [],
  space: NONE,
  copies: NONE,
  buys: NONE,
}

export const tavern = (text = ''): number[] => (text === '' ? [0, 0, 0, 0, 0] : [...bundle(text)])

/** The fields of the table that a layout describes. */
export function lay(laid: Laid): Partial<Table> {
  const { pseudo = {}, you = {}, built = {}, hall = {} } = laid
  const owner = BUILDINGS.map(() => NONE)
  const stock = BUILDINGS.map(() => 0)
  const tokens = BUILDINGS.map(() => 0)
  for (const [id, [who, count = 0]] of Object.entries(built)) {
    owner[tileNamed(id)] = who === 'you' ? PLAYER : PSEUDO
    stock[tileNamed(id)] = count
  }
  for (const [id, points] of Object.entries(hall)) tokens[tileNamed(id)] = points
  const topLast = (list: string[] | undefined, number: (id: string) => number) =>
    (list ?? []).map(number).toReversed()
  return {
    lord: lordNamed(you.lord ?? 'mirt-the-moneylender'),
    scan: laid.scan ?? 'leftToRight',
    score: you.score ?? 0,
    round: laid.round ?? 1,
    active: laid.turn === 'you' ? PLAYER : PSEUDO,
    reassigning: laid.reassigning ?? false,
    pool: [you.pool ?? 2, pseudo.pool ?? 3],
    placed: [(you.on ?? []).map(spaceNamed), (pseudo.on ?? []).map(spaceNamed)],
    whys: (pseudo.on ?? []).map((id) => ({ ...nowhere, space: spaceNamed(id) })),
    tavern: [tavern(you.tavern), tavern(pseudo.tavern)],
    open: [(you.quests ?? []).map(questNamed), (pseudo.column ?? []).map(questNamed)],
    plots: [(you.plots ?? []).map(questNamed), (pseudo.plots ?? []).map(questNamed)],
    hand: (you.hand ?? []).map(cardNamed),
    inn: (laid.inn ?? []).map(questNamed),
    questDeck: topLast(laid.questDeck, questNamed),
    questDiscard: [],
    intrigueDeck: topLast(laid.intrigueDeck, cardNamed),
    intrigueDiscard: [],
    stack: topLast(laid.stack, tileNamed),
    hall: Object.keys(hall).map(tileNamed),
    owner,
    stock,
    tokens,
    built: Object.keys(built).map(tileNamed),
  }
}

/** A scene from a layout. */
export const scenery = (laid: Laid, ...next: NonNullable<Scene<Table>['next']>): Scene<Table> => ({
  table: lay(laid),
  next,
})
