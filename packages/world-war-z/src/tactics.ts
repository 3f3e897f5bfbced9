import type { Choice } from '@shamble/engine'
import type { TacticEffect } from './data/combat.ts'
import { canDraw, different, draw, sortIn, takeOut } from './hand.ts'
import { faceDown, moveHorde, turnUp, weaken } from './hordes.ts'
import { ADJACENT, distance } from './map.ts'
import {
  cardId,
  cardNamed,
  isWeapon,
  NONE,
  ownerOf,
  tacticOf,
  zoneId,
  zoneNamed,
  type CardId,
  type G,
  type Table,
  type Who,
} from './table.ts'

/*
 * Own-turn tactics are played in the character's own Move, Equip or Battle step, never during a battle (5.2). A tactic without
 * effect cannot be played (R16).
 */

type Can = (verb: 'play', card: string, ...parts: string[]) => void
type Op = TacticEffect['op']
type Of<O extends Op> = Extract<TacticEffect, { op: O }>

/** Lists the tactics that a character may play now, with each possible target. */
export function listOwnTurn(t: Table, can: Can, who: Who): void {
  const hand = t.hand[who]!
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!
    if ((i > 0 && hand[i - 1] === card) || isWeapon(card)) continue
    const { timing, effects } = tacticOf(card)
    if (timing === 'own-turn') LISTS[effects[0]!.op]?.(t, can, who, card)
  }
}

/** By the first effect of a tactic: lists its targets. */
const LISTS: { [O in Op]?: (t: Table, can: Can, who: Who, card: CardId) => void } = {
  drawCombat(t, can, _, card) {
    if (canDraw(t)) can('play', cardId(card))
  },
  // A horde in the character's zone or an adjacent one may go to any zone adjacent to the horde.
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

// 5.2. Playing a tactic: its effects happen in order, then it is discarded.
export function playOwnTurn(g: G, who: Who, card: CardId, parts: readonly string[]): void {
  takeOut(g.table.hand[who]!, card)
  g.table.playing = card
  g.tell({ type: 'played', who, card })
  for (const effect of tacticOf(card).effects) DOES[effect.op]?.(g, who, effect as never, card, parts)
  g.then(putAside)
}

/** Carries out one effect of an own-turn tactic. */
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

/** Draws `count` combat cards. */
export function drawSome(g: G, who: Who, count: number): void {
  for (let n = 0; n < count; n++) draw(g, who)
}

// 5.2. The tactic is discarded.
export function putAside(g: G): void {
  const t = g.table
  const card = t.playing
  t.combatDiscard.push(card)
  t.playing = NONE
  g.tell({ type: 'putAside', card })
}

// 5.2, 6.2, R20. Up to `count` face-down tokens anywhere are turned up, one by one. The player may stop before each.
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
