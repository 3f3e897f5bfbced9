import { BUILDINGS } from '../src/data/buildings.ts'
import { CUBES_OF_A_KIND, GOLD } from '../src/data/kinds.ts'
import { spaceNamed } from '../src/data/names.ts'
import { isMandatory, QUESTS } from '../src/data/quests.ts'
import { SPACES } from '../src/data/spaces.ts'
import type { Forecast } from '../src/pseudo/forecast.ts'
import { NONE, PLAYER, PSEUDO } from '../src/table.ts'
import type { View } from '../src/view.ts'
import { byTheScript, takenAt, type Decision, type Letter, type Sight } from './by-the-script.ts'

/*
 * A second account of what Pseudo does next, from the second implementation of the script.
 */

type Seen = Pick<
  View,
  | 'scan'
  | 'tavern'
  | 'open'
  | 'plots'
  | 'placed'
  | 'owner'
  | 'stock'
  | 'tokens'
  | 'hall'
  | 'built'
  | 'orbUsed'
  | 'reassigning'
>

export const LETTERS: readonly Letter[] = ['C', 'F', 'R', 'W', 'G']
const ORB = 'recover-the-magisters-orb'

const named = (quests: readonly number[]): string[] => quests.map((quest) => QUESTS[quest]!.id)

/** Cubes of a kind that are in no Tavern and on no Building. Gold never runs out. */
export function inSupply({ tavern, stock }: Pick<View, 'tavern' | 'stock'>, kind: number): number {
  if (kind === GOLD) return Infinity
  const lying = BUILDINGS.reduce((n, tile, at) => n + (tile.stock?.kind === kind ? stock[at]! : 0), 0)
  return CUBES_OF_A_KIND - tavern[PLAYER][kind]! - tavern[PSEUDO][kind]! - lying
}

/** A table in the words of the script. */
export function sightOf(t: Seen): Sight {
  const inLetters = (amount: (kind: number) => number) =>
    Object.fromEntries(LETTERS.map((letter, kind) => [letter, amount(kind)])) as Record<Letter, number>
  return {
    column: t.open[PSEUDO].map((quest) => inLetters((kind) => QUESTS[quest]!.cost[kind]!)),
    tavern: inLetters((kind) => t.tavern[PSEUDO][kind]!),
    supply: inLetters((kind) => inSupply(t, kind)),
    you: t.placed[PLAYER].map((space) => SPACES[space]!.id),
    pseudo: t.placed[PSEUDO].map((space) => SPACES[space]!.id),
    built: Object.fromEntries(
      t.built.map((tile) => [
        BUILDINGS[tile]!.id,
        { owner: t.owner[tile] === PLAYER ? 'you' : 'pseudo', stock: t.stock[tile]! },
      ]),
    ),
    hall: t.hall.flatMap((tile) => {
      if (tile === NONE) return []
      const { id, price } = BUILDINGS[tile]!
      return [{ id, price, tokens: t.tokens[tile]! }]
    }),
    reassigning: t.reassigning,
    orb: named(t.plots[PSEUDO]).includes(ORB) && !t.orbUsed,
    rightToLeft: t.scan === 'rightToLeft',
  }
}

// Where cards are drawn and played, which may change everything (B6).
const WITH_CARDS = [
  'castle-waterdeep',
  'cliffwatch-inn-2',
  'dragon-tower',
  'waterdeep-harbor-1',
  'waterdeep-harbor-2',
  'waterdeep-harbor-3',
]
// B7. What Plot Quests add when an action gives a kind, and those that swap a cube or bring a card.
const ADDS: Record<string, [given: Letter, added: Letter, count: number]> = {
  'bolster-griffon-cavalry': ['F', 'F', 1],
  'bribe-the-shipwrights': ['G', 'R', 1],
  'fence-goods-for-duke-of-darkness': ['R', 'G', 2],
}
const UNSETTLES: Record<string, Letter> = {
  'explore-ahghairons-tower': 'W',
  'produce-a-miracle-for-the-masses': 'C',
}

/** What must be foretold, and the decision behind it. */
export interface Foretold extends Omit<Forecast, 'why'> {
  decision: Decision | null
}

/** 7A to 7D, 7G. What Pseudo would do if it were his turn now. */
export function foretold(view: View): Foretold {
  const sight = sightOf(view)
  const needs = sight.column.flatMap((cost, n) =>
    (sight.rightToLeft ? LETTERS.toReversed() : LETTERS).flatMap((letter) => {
      const [asks, has] = [cost[letter]!, sight.tavern[letter]]
      const kind = LETTERS.indexOf(letter)
      return asks > has ? [{ quest: view.open[PSEUDO][n]!, kind, asks, has, short: asks - has }] : []
    }),
  )
  const nothing = { needs, completes: NONE, mayChange: false }
  if (view.pool[PSEUDO] === 0 || view.counted) return { ...nothing, decision: null, places: [] }
  const decision = byTheScript(sight)
  const places = decision.best
    .map(({ space, copies }) => ({
      space: spaceNamed(space),
      copies: copies === null ? NONE : spaceNamed(copies),
    }))
    .toSorted((a, b) => a.space - b.space || a.copies - b.copies)
  if (places.length !== 1) return { ...nothing, decision, places }
  return { ...nothing, decision, places, ...afterwards(view, sight, decision) }
}

// 7G, B7. The uppermost Quest that he can then pay, Mandatory ones first; and whether something comes before that.
function afterwards(view: View, sight: Sight, { best, kind, short, buys }: Decision) {
  const used = best[0]!.copies ?? best[0]!.space
  const { takes, price } = takenAt(sight, used, kind, short)
  const bought = buys === null ? 0 : sight.hall.find(({ id }) => id === buys)!.price
  const tavern = LETTERS.map((letter) => sight.tavern[letter] + takes[letter])
  tavern[GOLD]! -= price + bought
  const plots = named(view.plots[PSEUDO])
  for (const plot of plots) {
    const [given, added, count] = ADDS[plot] ?? []
    if (given && takes[given] > 0) tavern[LETTERS.indexOf(added!)]! += count!
  }
  const column = view.open[PSEUDO]
  const allowed = column.some(isMandatory) ? column.filter(isMandatory) : column
  const completes = allowed.find((quest) => QUESTS[quest]!.cost.every((n, at) => n <= tavern[at]!)) ?? NONE
  const mayChange = WITH_CARDS.includes(used) || plots.some((plot) => takes[UNSETTLES[plot]!] > 0)
  return { completes, mayChange }
}
