import type { Choice } from '@shamble/engine'
import { INTRIGUE } from './data/intrigue.ts'
import type { Effect } from './data/effect.ts'
import { GOLD } from './data/kinds.ts'
import { spaceNamed } from './data/names.ts'
import { BUILDERS_HALL, isHarbor, SPACES, spaceOf, ZOARSTAR } from './data/spaces.ts'
import { useSpace } from './actions.ts'
import { canBuy } from './buildings.ts'
import type { Source } from './effects.ts'
import { priceOf } from './pseudo/yields.ts'
import {
  agentsOf,
  firstIn,
  NONE,
  PLAYER,
  PSEUDO,
  stands,
  type CardId,
  type FaceUp,
  type G,
  type Side,
  type SpaceId,
} from './table.ts'

/*
 * Which spaces the Player can use, and the use of a space that holds an opponent's Agent: the Zoarstar, Bribe Agent.
 */

// A4, A8, A10, R-47. A space can be used if its price can be paid and its action can be taken. The Harbor needs a playable
// card and is closed during reassignment, Builder's Hall needs an affordable tile, the Zoarstar a space to copy.
/** Whether the Player could use a space with this much Gold and these cards, whichever Agents stand on it. */
export function usable(t: FaceUp, space: SpaceId, gold: number, hand: readonly CardId[]): boolean {
  if (isHarbor(space)) return !t.reassigning && hand.some((card) => playable(t, card, gold, hand))
  if (space === BUILDERS_HALL) return canBuy(t, gold)
  if (space === ZOARSTAR) return copyable(t, space, gold, hand) !== 0
  return priceOf(space) <= gold
}

// A card with a price or condition can be played only if that is met; other cards always.
export function playable(t: FaceUp, card: CardId, gold: number, hand: readonly CardId[]): boolean {
  const [first, second] = INTRIGUE[card]!.effects
  switch (first!.op) {
    case 'pay': {
      const left = gold - first.what[GOLD]!
      return left >= 0 && second?.op === 'useTheirSpace' && copyable(t, NONE, left, without(hand, card)) !== 0
    }
    case 'discardQuest':
      return t.open[PLAYER].length > 0
    case 'discardBuilding':
      return removable(t).length > 0
    default:
      return true
  }
}

/** The spaces with an opponent's Agent that the Player could use, as a bit set. No space copies itself. */
function copyable(t: FaceUp, from: SpaceId, gold: number, hand: readonly CardId[]): number {
  let spaces = 0
  for (let left = agentsOf(t, PSEUDO); left !== 0; left &= left - 1) {
    const space = firstIn(left)
    if (space !== from && usable(t, space, gold, hand)) spaces |= 1 << space
  }
  return spaces
}

/** The Player's Buildings without an Agent on them (A10). */
export function removable(t: FaceUp): number[] {
  const taken = agentsOf(t, PLAYER) | agentsOf(t, PSEUDO)
  return t.built.filter((tile) => t.owner[tile] === PLAYER && (taken & (1 << spaceOf(tile))) === 0)
}

function without(hand: readonly CardId[], card: CardId): readonly CardId[] {
  const index = hand.indexOf(card)
  return index < 0 ? hand : hand.toSpliced(index, 1)
}

// A10, R-11, R-30. The Zoarstar and Bribe Agent: a space that holds an opponent's Agent is used as if assigned there.
export function useTheirSpace(g: G, side: Side, _: Effect, source: Source): void {
  if (side === PLAYER) return g.then(chooseTheirSpace, source)
  const { copies } = g.table.actions.at(-1)!
  if (copies === NONE) return
  g.tell({ type: 'copied', side, space: copies })
  useSpace(g, PSEUDO, copies)
}

const chooseTheirSpace: Choice<G, [source: Source]> = {
  seat: () => PLAYER,
  ask: 'Whose space do you use?',
  options(g, can, source) {
    const t = g.table
    const from = source === 'action' ? ZOARSTAR : NONE
    const spaces = copyable(t, from, t.tavern[PLAYER][GOLD]!, t.hand)
    for (let left = spaces; left !== 0; left &= left - 1) can('use', SPACES[firstIn(left)]!.id)
  },
  take: {
    use(g, [source], part: string) {
      const space = spaceNamed(part)
      if (source === 'action' && isHarbor(space) && stands(g.table, PLAYER, ZOARSTAR))
        g.table.copiedHarbor = space
      g.tell({ type: 'copied', side: PLAYER, space })
      useSpace(g, PLAYER, space)
    },
  },
}

/** The steps of this chapter, in the order of play. */
export const steps = { chooseTheirSpace }
