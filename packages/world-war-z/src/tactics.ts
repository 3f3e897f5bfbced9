import type { Choice } from '@shamble/engine'
import type { TacticEffect } from './data/combat.ts'
import { canDraw, different, draw, sortIn, takeOut } from './hand.ts'
import { faceDown, moveHorde, turnUp, weaken } from './hordes.ts'
import { ADJACENT, distance } from './map.ts'
import { cardId, cardNamed, isWeapon, NONE, ownerOf, tacticOf, zoneId, zoneNamed } from './table.ts'
import type { CardId, G, Table, Who } from './table.ts'

/*
 * Own-turn tactics: in the own Move, Equip or Battle step, never during a battle (5.2). R16: a tactic without effect cannot be
 * played.
 */

type Can = (verb: 'play', card: string, ...parts: string[]) => void
type Op = TacticEffect['op']
type Of<O extends Op> = Extract<TacticEffect, { op: O }>

/** The tactics that a character may play now, each with what it is aimed at. */
export function listOwnTurn(t: Table, can: Can, who: Who): void {
  const hand = t.hand[who]!
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!
    if ((i > 0 && hand[i - 1] === card) || isWeapon(card)) continue
    const { timing, effects } = tacticOf(card)
    if (timing === 'own-turn') LISTS[effects[0]!.op]?.(t, can, who, card)
  }
}

/** How the first effect of an own-turn tactic lists what it may be aimed at. */
const LISTS: { [O in Op]?: (t: Table, can: Can, who: Who, card: CardId) => void } = {
  drawCombat(t, can, _, card) {
    if (canDraw(t)) can('play', cardId(card))
  },
  // Any horde in the own zone or an adjacent one, to any zone adjacent to its own.
  moveHorde(t, can, who, card) {
    const { range } = tacticOf(card).effects[0] as Of<'moveHorde'>
    for (let from = 0; from < t.strength.length; from++) {
      if (t.strength[from] === 0 || distance(t.at[who]!, from) > range) continue
      for (const to of ADJACENT[from]!) can('play', cardId(card), zoneId(from), zoneId(to))
    }
  },
  weakenAny(t, can, _, card) {
    for (let zone = 0; zone < t.strength.length; zone++)
      if (t.strength[zone]! > 0) can('play', cardId(card), zoneId(zone))
  },
  revealGrey(t, can, _, card) {
    if (canDraw(t) || faceDown(t).length > 0) can('play', cardId(card))
  },
  recoverWeapon(t, can, _, card) {
    for (const weapon of different(t.combatDiscard.toSorted((a, b) => a - b)))
      if (isWeapon(weapon)) can('play', cardId(card), cardId(weapon))
  },
}

// 5.2. A tactic is played: its effects happen in order, and when all is complete it goes to the discard pile.
export function playOwnTurn(g: G, who: Who, card: CardId, parts: readonly string[]): void {
  takeOut(g.table.hand[who]!, card)
  g.table.playing = card
  g.tell({ type: 'played', who, card })
  for (const effect of tacticOf(card).effects) DOES[effect.op]?.(g, who, effect as never, card, parts)
  g.then(putAside)
}

/** What each effect of an own-turn tactic does. */
const DOES: { [O in Op]?: (g: G, who: Who, effect: Of<O>, card: CardId, parts: readonly string[]) => void } =
  {
    // Resupply Drop, Recon Flight: combat cards are drawn.
    drawCombat(g, who, { count }) {
      g.then(drawSome, who, count)
    },
    // Decoy Sirens: a horde moves to an adjacent zone and joins what is there.
    moveHorde(g, _, __, ___, [from, to]) {
      moveHorde(g, zoneNamed(from!), zoneNamed(to!))
    },
    // Air Strike: a horde anywhere is weakened.
    weakenAny(g, _, { by }, card, [zone]) {
      weaken(g, zoneNamed(zone!), by, card)
    },
    // Recon Flight: tokens are turned, anywhere.
    revealGrey(g, who, { count }) {
      g.then(turnTokens, who, count)
    },
    // Salvage Run: a weapon comes back from the discard pile.
    recoverWeapon(g, who, _, __, [weapon]) {
      const card = cardNamed(weapon!)
      takeOut(g.table.combatDiscard, card)
      sortIn(g.table.hand[who]!, card)
      g.tell({ type: 'recovered', who, card })
    },
  }

/** Draws so many combat cards. */
export function drawSome(g: G, who: Who, count: number): void {
  for (let n = 0; n < count; n++) draw(g, who)
}

// 5.2. The tactic played last is complete: it is discarded.
export function putAside(g: G): void {
  const t = g.table
  t.combatDiscard.push(t.playing)
  t.playing = NONE
}

// 5.2, 6.2, R20. Up to so many face-down tokens anywhere are turned, one at a time; the player may stop before each.
export const turnTokens: Choice<G, [who: Who, count: number]> = {
  seat: (g, who) => ownerOf(g.table, who),
  ask: (_, count) => (count === 1 ? 'Turn one more token, or stop.' : `Turn up to ${count} tokens, or stop.`),
  options(g, can, _, count) {
    const zones = count > 0 ? faceDown(g.table) : []
    for (const zone of zones) can('turn', zoneId(zone))
    if (zones.length > 0) can('stop')
  },
  take: {
    turn(g, [who, count], zone: string) {
      turnUp(g, zoneNamed(zone))
      g.then(turnTokens, who, count - 1)
    },
    stop() {},
  },
}
