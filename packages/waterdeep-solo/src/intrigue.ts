import type { Choice } from '@shamble/engine'
import { INTRIGUE } from './data/intrigue.ts'
import { GOLD } from './data/kinds.ts'
import { cardNamed } from './data/names.ts'
import { endAction, newAction } from './actions.ts'
import { playable } from './copying.ts'
import { carryOut, isByAction, type Source } from './effects.ts'
import { pseudoDraws } from './pseudo/cards.ts'
import { NONE, PLAYER, PSEUDO, remove, type CardId, type G, type Side } from './table.ts'

// A7. Drawing an Intrigue card. An empty deck is refilled by shuffling its discards; with none left nothing is drawn.
export function drawCard(g: G): CardId {
  const t = g.table
  if (t.intrigueDeck.length === 0 && t.intrigueDiscard.length > 0) {
    t.intrigueDeck = g.shuffle(t.intrigueDiscard, 'intrigue')
    t.intrigueDiscard = []
    g.tell({ type: 'reshuffled', deck: 'intrigue' })
  }
  if (t.intrigueDeck.length === 0) return NONE
  g.reveal()
  return t.intrigueDeck.pop()!
}

// A5, 7F, R-31. Intrigue cards: the Player takes them in hand; Pseudo plays each as he draws it.
export function drawIntrigue(g: G, side: Side, { count }: { count: number }, source: Source): void {
  for (let i = 0; i < count; i++) {
    if (side === PSEUDO) g.then(pseudoDraws, !isByAction(source))
    else takeCard(g)
  }
}

function takeCard(g: G): void {
  const card = drawCard(g)
  if (card === NONE) return
  g.table.hand.push(card)
  g.tell({ type: 'intrigueDrawn', card })
}

// A8, B8. The Player plays a card from the hand; Pseudo draws one and plays it. As a reward this is no action.
export function playIntrigue(g: G, side: Side, _: unknown, source: Source): void {
  const muted = !isByAction(source)
  if (side === PSEUDO) return g.then(pseudoDraws, muted)
  if (muted) g.table.actions.push(newAction(PLAYER, true))
  g.then(playCard)
  if (muted) g.then(endAction)
}

const playCard: Choice<G, []> = {
  seat: () => PLAYER,
  ask: 'Which Intrigue card do you play?',
  options(g, can) {
    const { hand, tavern } = g.table
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]!
      const isFirst = hand.indexOf(card) === i
      if (isFirst && playable(g.table, card, tavern[PLAYER][GOLD]!, hand)) can('play', INTRIGUE[card]!.id)
    }
  },
  take: {
    play(g, _, part: string) {
      const card = cardNamed(part)
      remove(g.table.hand, card)
      g.table.playing.push(card)
      g.tell({ type: 'intriguePlayed', side: PLAYER, card })
      carryOut(g, PLAYER, 'card', card, 0)
      g.then(discardCard, card)
    },
  },
}

// A card is discarded when it has been carried out; a Mandatory Quest stays where it was given.
export function discardCard(g: G, card: CardId): void {
  remove(g.table.playing, card)
  if (INTRIGUE[card]!.kind !== 'mandatory') g.table.intrigueDiscard.push(card)
  g.tell({ type: 'intrigueDiscarded', card })
}

/** The steps of this chapter, in the order of play. */
export const steps = { playCard, discardCard }
