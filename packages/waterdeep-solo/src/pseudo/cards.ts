import { endAction, newAction } from '../actions.ts'
import { INTRIGUE } from '../data/intrigue.ts'
import { GOLD, type Kind } from '../data/kinds.ts'
import { carryOut } from '../effects.ts'
import { discardCard, drawCard } from '../intrigue.ts'
import { loseCube } from '../opponent.ts'
import { giveQuest } from '../quests.ts'
import { NONE, PLAYER, PSEUDO, supply, type CardId, type G } from '../table.ts'
import { oneOfKind, receive, score } from '../taverns.ts'
import { colourOf } from './choices.ts'
import { bribePlacement } from './placement.ts'
import { ALL_CUBES } from './scan.ts'
import { chosen, pseudoAssign, pseudoTakesBack, useAsDecided } from './turn.ts'

const FAVOR = INTRIGUE.findIndex(({ effects }) => effects[0]!.op === 'oneOf')
/** F4: what a bribe costs. */
const BRIBE = 2
/** F7: what the Player loses instead of a cube. */
const NO_CUBE_PENALTY = 2

// 7F, R-31. Pseudo keeps no hand: he plays a card as he draws it. As an owner's benefit or a reward this is no action.
export function pseudoDraws(g: G, muted: boolean): void {
  const card = drawCard(g)
  if (card === NONE) return
  if (muted) g.table.actions.push(newAction(PSEUDO, true))
  g.table.playing.push(card)
  g.tell({ type: 'intriguePlayed', side: PSEUDO, card })
  g.then(pseudoPlays, card)
  g.then(discardCard, card)
  if (muted) g.then(endAction)
}

// F1 to F7. What Pseudo does with a card.
function pseudoPlays(g: G, card: CardId): void {
  const { solo } = INTRIGUE[card]!
  switch (solo) {
    case 'printed': // F1
      return carryOut(g, PSEUDO, 'card', card, 0)
    case 'recall': // F2
      return pseudoTakesBack(g)
    case 'extraAgent': // F3
      return g.then(pseudoAssign)
    case 'bribe': // F4
      return bribe(g, card)
    case 'favor': // F5
      return carryOut(g, PSEUDO, 'card', FAVOR, 0)
    case 'quest': // F6
      return giveQuest(g)
    case 'any': // F7
      return takeColour(g, colourOf(g.table, ALL_CUBES))
    default: // F7
      return takeColour(g, solo)
  }
}

// F4, R-30. Bribe Agent: he pays 2 Gold, or all he has, to use a space that holds an Agent of the Player.
function bribe(g: G, card: CardId): void {
  const tavern = g.table.tavern[PSEUDO]
  const price = Math.min(BRIBE, tavern[GOLD]!)
  tavern[GOLD] = tavern[GOLD]! - price
  const why = chosen(g, bribePlacement(g.table))
  if (why.space === NONE) {
    tavern[GOLD] = tavern[GOLD]! + price
    return g.tell({ type: 'noEffect', card })
  }
  g.tell({ type: 'paid', side: PSEUDO, what: oneOfKind(GOLD, price) })
  g.tell({ type: 'bribed', why })
  useAsDecided(g, why)
}

// F7, R-24, R-25. One cube of the colour from the supply; the Player returns one, or loses points.
function takeColour(g: G, kind: Kind): void {
  receive(g, PSEUDO, oneOfKind(kind, Math.min(1, supply(g.table, kind))), 'card')
  if (!loseCube(g, PLAYER, kind)) score(g, PSEUDO, NO_CUBE_PENALTY, 'f7')
}

/** The steps of this chapter, in the order of play. */
export const steps = { pseudoDraws, pseudoPlays }
