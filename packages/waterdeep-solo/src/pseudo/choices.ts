import { CLERIC, FIGHTER, GOLD, ROGUE, WIZARD, type Bundle, type Kind } from '../data/kinds.ts'
import { QUESTS } from '../data/quests.ts'
import { COIN, NONE, PSEUDO, supply, type G } from '../table.ts'
import { firstShort, kindsBits, NOTHING, type Seen } from './scan.ts'
import { bestKind } from './yields.ts'

/*
 * Pseudo's choices other than placement (B7, B8).
 */

// B8, R-36. A free cube: the first kind of those offered that the scan finds short; if none, the most valuable.
export function freeCube(t: Seen, kinds: number): Kind {
  let there = 0
  for (let kind = 0; kind < GOLD; kind++)
    if ((kinds & (1 << kind)) !== 0 && supply(t, kind) > 0) there |= 1 << kind
  const short = firstShort(t, there)
  return short === NONE ? bestKind(t, there, NOTHING) : short
}

// Call in a Favor: the option with the first resource that is short, or an even random choice.
export function favorOf(g: G, options: readonly Bundle[]): Bundle {
  const kinds = options.map((what) => what.findIndex((count) => count > 0))
  const short = firstShort(g.table, kindsBits(kinds))
  return short === NONE ? g.pick(options, COIN) : options[kinds.indexOf(short)]!
}

// F7 with a question mark: the first Adventurer that the scan finds short, else the Cleric.
export function colourOf(t: Seen, cubes: number): Kind {
  const short = firstShort(t, cubes)
  return short === NONE ? CLERIC : short
}

// B7. The cube to swap for a Cleric: of a kind of which he has more than any of his open Quests asks. Fighter before
// Rogue; a Wizard only while Clerics are short.
export function surplusOf(t: Seen): Kind {
  for (const kind of [FIGHTER, ROGUE, WIZARD]) {
    if (kind === WIZARD && firstShort(t, 1 << CLERIC) === NONE) continue
    if (t.tavern[PSEUDO][kind]! > maxAsked(t, kind)) return kind
  }
  return NONE
}

const maxAsked = (t: Seen, kind: Kind): number =>
  Math.max(0, ...t.open[PSEUDO].map((quest) => QUESTS[quest]!.cost[kind]!))
