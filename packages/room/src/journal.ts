import type { Log, Move, Seat } from '@shamble/engine'

/** `Entry.n` of acts that no person made. */
export const BY_BOT = 0
export const BY_CLOCK = -1
export const BY_CROWD = -2

/** What was done: a move, taking back to this length of the log, or a resignation. */
export type Deed = Move | number | 'resigned'

/**
 * One entry of the journal: the append-only list of everything that changed the game. `n`: the number that the player's device gave
 * the act (or `BY_BOT`, `BY_CLOCK`, `BY_CROWD`). `seen`: the length of the journal at the time of the choice. `index`: the index of
 * the move in its list (-1: none).
 */
export interface Entry {
  at: number
  seat: Seat
  n: number
  seen: number
  index: number
  when: number
  did: Deed
}

/** A persistent list in blocks: appending costs the same at any length. */
export interface Journal {
  length: number
  blocks: Entry[][]
  /** The entries after the last whole block. */
  rest: Entry[]
}

const BLOCK = 64

/** A journal of these entries. */
export function journalOf(entries: readonly Entry[]): Journal {
  const blocks: Entry[][] = []
  for (let i = 0; i + BLOCK <= entries.length; i += BLOCK) blocks.push(entries.slice(i, i + BLOCK))
  return { length: entries.length, blocks, rest: entries.slice(blocks.length * BLOCK) }
}

/** A copy of the journal with one more entry. */
export function withEntry({ length, blocks, rest }: Journal, entry: Entry): Journal {
  const longer = [...rest, entry]
  if (longer.length < BLOCK) return { length: length + 1, blocks, rest: longer }
  return { length: length + 1, blocks: [...blocks, longer], rest: [] }
}

/** All entries, in order. */
export const entriesOf = ({ blocks, rest }: Journal): Entry[] => [...blocks.flat(), ...rest]

/** The last entry that matches. */
export function lastEntry(
  { blocks, rest }: Journal,
  is: (entry: Entry) => boolean = () => true,
): Entry | undefined {
  let found = rest.findLast(is)
  for (let b = blocks.length - 1; b >= 0 && !found; b--) found = blocks[b]!.findLast(is)
  return found
}

/** The crowd's moves among those that stand: the length of the log after each. */
export function crowdIn(entries: readonly Entry[]): number[] {
  const lengths: number[] = []
  let length = 0
  for (const { did, n } of entries) {
    if (typeof did === 'number') {
      length = did
      while ((lengths.at(-1) ?? 0) > length) lengths.pop()
    } else if (did !== 'resigned') length++
    if (n === BY_CROWD) lengths.push(length)
  }
  return lengths
}

/** The moves that stand: made and not taken back. */
export function movesIn(entries: readonly Entry[]): Log['moves'] {
  const moves: Log['moves'] = []
  for (const { seat, did } of entries) {
    if (typeof did === 'number') moves.length = did
    else if (did !== 'resigned') moves.push([seat, ...did])
  }
  return moves
}
