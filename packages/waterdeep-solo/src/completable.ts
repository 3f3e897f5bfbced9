import { GOLD, type Bundle } from './data/kinds.ts'
import { isMandatory, QUESTS } from './data/quests.ts'
import type { QuestId, Side, Table } from './table.ts'

/*
 * What a side can pay and complete: asked by the rules and by the board.
 */

/** Whether a tavern holds what is asked. */
export function canPay(tavern: readonly number[], what: Bundle): boolean {
  for (let kind = 0; kind <= GOLD; kind++) if (tavern[kind]! < what[kind]!) return false
  return true
}

/**
 * The open Quests a side could complete now, in their order: at most one a turn, and only Mandatory ones while one is open (A4, A7,
 *
 */
export function completable(t: Pick<Table, 'open' | 'tavern' | 'completed'>, side: Side): QuestId[] {
  if (t.completed[side] > 0) return []
  const open = t.open[side]
  const bound = open.some(isMandatory)
  return open.filter((quest) => (!bound || isMandatory(quest)) && canPay(t.tavern[side], QUESTS[quest]!.cost))
}
