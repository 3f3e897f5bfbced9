import type { Choice } from '@shamble/engine'
import { abilityOf } from './data/roles.ts'
import { THREATS } from './data/threats.ts'
import { different, discardCard } from './hand.ts'
import {
  cardId,
  cardNamed,
  humansFrom,
  isHuman,
  isWeapon,
  NONE,
  ownerOf,
  tacticOf,
  type CardId,
  type G,
  type Who,
} from './table.ts'
import { carryOut } from './threats.ts'

/*
 * The Escalate step (7.5, 8 no. 6): a Threat Escalation card is drawn, possibly replaced or cancelled, and carried out.
 */

// 7.5. A human character's Escalate step, unless it turned earlier in this turn (R3).
export function escalateStep(g: G, who: Who): void {
  if (!isHuman(g.table, who)) return
  g.table.step = 'escalate'
  g.then(escalate, who, who)
}

// 7.5, 8 no. 6. A card is drawn in the turn of `who`. `subject` is the active character that the card speaks of.
export function escalate(g: G, who: Who, subject: Who): void {
  g.table.subject = subject
  drawThreat(g, who)
  if (who === subject) g.then(redraw, who, abilityOf(g.table.role[who]!, 'threatRedraw')?.times ?? 0)
  for (const holder of humansFrom(g.table, subject)) g.then(offer, holder)
  g.then(settle)
  g.then(putAway)
}

// 6. Drawing the top card. Cards that were put to the bottom come last. An empty deck is made from the shuffled discards.
function drawThreat(g: G, by: Who): void {
  const t = g.table
  if (t.threatDeck.length === 0 && t.sunk.length === 0) {
    t.threatDeck = g.shuffle(t.threatDiscard, 'threat')
    t.threatDiscard = []
    g.tell({ type: 'reshuffled', deck: 'threat' })
  }
  t.threat = t.threatDeck.pop() ?? t.sunk.shift()!
  g.reveal()
  g.tell({ type: 'threatDrawn', by, subject: t.subject, card: t.threat })
}

// 4, Intelligence Analyst. In the Analyst's own Escalate step the card may go to the bottom of the deck; the next one is drawn
// instead (R9, R24).
export const redraw: Choice<G, [who: Who, times: number]> = {
  seat: (g, who) => ownerOf(g.table, who),
  ask: 'Resolve this card, or put it on the bottom and draw the next?',
  options(_, can, __, times) {
    if (times === 0) return
    can('settle')
    can('sink')
  },
  take: {
    settle() {},
    sink(g, [who, times]) {
      const t = g.table
      const sunk = t.threat
      g.tell({ type: 'threatSunk', who, card: sunk })
      t.sunk.push(sunk)
      drawThreat(g, who)
      g.then(redraw, who, times - 1)
    },
  },
}

// 5.2, Countermeasures. Any human character may cancel the card, in turn order from the active one.
export function offer(g: G, who: Who): void {
  const t = g.table
  if (t.threat === NONE || !t.hand[who]!.some(isCounter)) return
  t.asked = who
  g.then(counter, who)
}

export const counter: Choice<G, [who: Who]> = {
  seat: (g, who) => ownerOf(g.table, who),
  ask: 'Cancel this card?',
  options(g, can, who) {
    for (const card of different(g.table.hand[who]!)) if (isCounter(card)) can('play', cardId(card))
    can('pass')
  },
  take: {
    pass() {},
    play(g, [who], part: string) {
      const t = g.table
      const card = t.threat
      g.tell({ type: 'played', who, card: cardNamed(part) })
      discardThreat(g)
      g.tell({ type: 'threatCancelled', who, card })
      discardCard(g, who, cardNamed(part), false)
    },
  },
}

const isCounter = (card: CardId): boolean => !isWeapon(card) && tacticOf(card).timing === 'threat-drawn'

// 6. The card is carried out: its effects happen in order.
export function settle(g: G): void {
  const { threat } = g.table
  if (threat === NONE) return
  const { effects } = THREATS[threat]!
  if (effects.length === 0) g.tell({ type: 'nothingHappened', card: threat })
  for (const effect of effects) carryOut(g, effect)
}

// 6. The card is discarded afterwards.
export function putAway(g: G): void {
  if (g.table.threat !== NONE) discardThreat(g)
}

function discardThreat(g: G): void {
  const t = g.table
  t.threatDiscard.push(t.threat)
  t.threat = NONE
}
