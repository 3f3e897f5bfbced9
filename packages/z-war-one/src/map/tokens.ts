import { cardNamed } from '../data/cards.ts'
import { infectedNamed } from '../data/infected.ts'
import type { Mission } from '../missions/format.ts'
import { FACINGS, type Layout, type Placed, type Square } from './layout.ts'

/*
 * 21.2. The marks of a map that stand for things: where they lie, and what they are.
 */

const UNIT_MARKS: Readonly<Record<string, string>> = { z: 'zombie', n: 'newborn', b: 'brute' }

/** What the marks of a map stand for. */
export type Tokens = Pick<
  Layout,
  'starts' | 'exits' | 'spawnPoints' | 'items' | 'objects' | 'tasks' | 'units'
>

/** What the marks of a map stand for, in reading order; spawn points by their letters. */
export function tokensIn({ legend }: Mission, marks: readonly string[]): Tokens {
  const placed = (form: RegExp): Placed[] =>
    marks.flatMap((token, at) => (form.test(token) ? [{ token, at }] : []))
  const squaresOf = (form: RegExp) => placed(form).map(({ at }) => at)
  const inLegend = placed(/^[iot]./).map((mark) => ({ ...mark, ...legend[mark.token]! }))
  return {
    starts: squaresOf(/^H$/),
    exits: squaresOf(/^X$/),
    spawnPoints: placed(/^S[A-Z]$/).sort((a, b) => (a.token < b.token ? -1 : 1)),
    items: inLegend.flatMap(({ token, at, item }) => (item ? [{ token, at, card: cardNamed(item) }] : [])),
    objects: inLegend.flatMap(({ token, at, object, name }) =>
      object ? [named(token, at, object, name)] : [],
    ),
    tasks: inLegend.flatMap(({ token, at, task, name }) => (task ? [named(token, at, task, name)] : [])),
    units: placed(/^[znb][NESW]$/).map(({ token, at }) => ({
      at,
      kind: infectedNamed(UNIT_MARKS[token[0]!]!),
      facing: FACINGS.indexOf(token[1] as (typeof FACINGS)[number]),
    })),
  }
}

const named = (token: string, at: Square, id: string, name = id) => ({ token, at, id, name })
