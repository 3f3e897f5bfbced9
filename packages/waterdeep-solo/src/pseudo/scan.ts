import { GOLD, KINDS, type Bundle, type Kind } from '../data/kinds.ts'
import { QUESTS } from '../data/quests.ts'
import { NONE, PSEUDO, type QuestId, type ScanDirection, type Table } from '../table.ts'

/** The part of the table that the script looks at. All of it is face up. */
export type Seen = Pick<
  Table,
  | 'scan'
  | 'tavern'
  | 'open'
  | 'plots'
  | 'placed'
  | 'pool'
  | 'owner'
  | 'stock'
  | 'tokens'
  | 'hall'
  | 'built'
  | 'orbUsed'
  | 'reassigning'
>

/** One entry of Pseudo's list: a resource that a Quest asks, how many he has and how many are short. */
export interface Need {
  quest: QuestId
  kind: Kind
  asks: number
  has: number
  short: number
}

// 7A, R-01, R-02. The order within a Quest: as printed, from the left, or (by option) from the right.
const LEFT_TO_RIGHT: readonly Kind[] = KINDS.map((_, kind) => kind)
const RIGHT_TO_LEFT: readonly Kind[] = LEFT_TO_RIGHT.toReversed()
export const orderOf = (scan: ScanDirection): readonly Kind[] =>
  scan === 'leftToRight' ? LEFT_TO_RIGHT : RIGHT_TO_LEFT

/** An empty bundle. */
export const NOTHING: Bundle = [0, 0, 0, 0, 0]

/** Kinds as a bit set. */
export const kindsBits = (kinds: readonly Kind[]): number =>
  kinds.reduce((bits, kind) => bits | (1 << kind), 0)
export const ALL_CUBES = (1 << GOLD) - 1

// 7A, 7B, R-03, R-04. The list: each cost of each Quest in the column, compared with the whole Tavern.
/** The entries of Pseudo's list that are short, in the order of the scan. */
export function shortages(t: Pick<Seen, 'open' | 'tavern' | 'scan'>): Need[] {
  const list: Need[] = []
  const order = orderOf(t.scan)
  for (const quest of t.open[PSEUDO]) {
    for (const kind of order) {
      const asks = QUESTS[quest]!.cost[kind]!
      const has = t.tavern[PSEUDO][kind]!
      if (asks > has) list.push({ quest, kind, asks, has, short: asks - has })
    }
  }
  return list
}

/** The first of `kinds` (a bit set) that the scan finds short, or NONE. `extra` counts as if in his Tavern. */
export function firstShort(
  t: Pick<Seen, 'open' | 'tavern' | 'scan'>,
  kinds: number,
  extra: readonly number[] = NOTHING,
): Kind {
  const column = t.open[PSEUDO]
  const tavern = t.tavern[PSEUDO]
  const order = orderOf(t.scan)
  for (let i = 0; i < column.length; i++) {
    const { cost } = QUESTS[column[i]!]!
    for (let n = 0; n < order.length; n++) {
      const kind = order[n]!
      if ((kinds & (1 << kind)) !== 0 && cost[kind]! > tavern[kind]! + extra[kind]!) return kind
    }
  }
  return NONE
}
