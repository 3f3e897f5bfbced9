import type { Choice } from '@shamble/engine'
import type { WeaponEffect } from './data/combat.ts'
import { DEMANDS } from './data/numbers.ts'
import { abilityOf } from './data/roles.ts'
import { medicFor } from './bonus.ts'
import { discardCard, different, hasNothing, lose } from './hand.ts'
import { ADJACENT } from './map.ts'
import { arrive } from './move.ts'
import {
  cardId,
  cardNamed,
  isHuman,
  isWeapon,
  NONE,
  ownerOf,
  tacticOf,
  weaponOf,
  zoneId,
  zoneNamed,
  type Battle,
  type CardId,
  type G,
  type Who,
} from './table.ts'

/*
 * A lost battle: how many cards it demands, what reduces the demand, and turning into a zombie (7.3 no. 7, 8).
 */

const SHIELD_DIE = 6

// 7.3 no. 7. Lost: the horde's strength decides how many cards are demanded. The demand is reduced in this order: Marksman
// Rifle, Riot Shields, Field Medic, Fall Back.
export function lost(g: G, battle: Battle): void {
  const { who, zone, die, bonus, horde, strength } = battle
  battle.demand = DEMANDS[strength]!
  g.tell({ type: 'battleLost', who, zone, die, bonus, horde, demand: battle.demand })
  saveByMarksmanship(g, battle)
  raiseShields(g, battle)
  tend(g, battle)
  g.then(fallBack)
  g.then(pay)
}

const effectOf = <Op extends WeaponEffect['op']>(card: CardId, op: Op) =>
  weaponOf(card).effects.find((effect) => effect.op === op) as Extract<WeaponEffect, { op: Op }> | undefined

// 5.1, Marksman Rifle. Nothing is discarded for a battle lost with a high die.
function saveByMarksmanship(g: G, battle: Battle): void {
  for (const card of g.table.worn[battle.who]!) {
    const effect = effectOf(card, 'saveOnLoss')
    if (!effect || battle.die < effect.dieMin) continue
    battle.demand = 0
    g.tell({ type: 'spared', who: battle.who, by: card, demand: 0 })
  }
}

// 5.1, R17. Riot Shield: one roll for each, while anything is demanded; a high roll reduces the demand.
function raiseShields(g: G, battle: Battle): void {
  for (const card of g.table.worn[battle.who]!) {
    const effect = effectOf(card, 'lossRoll')
    if (!effect || battle.demand === 0) continue
    const shows = g.roll(SHIELD_DIE)
    if (shows >= effect.min) battle.demand = Math.max(0, battle.demand - effect.reduce)
    g.tell({ type: 'shieldRolled', who: battle.who, card, shows, demand: battle.demand })
  }
}

// 4, Field Medic. Near the Medic a strong horde demands one card less.
function tend(g: G, battle: Battle): void {
  const medic = medicFor(g.table, battle.zone, battle.strength)
  if (medic === NONE || battle.demand === 0) return
  battle.demand = Math.max(0, battle.demand - abilityOf(g.table.role[medic]!, 'reduceLossNear')!.reduce)
  g.tell({ type: 'tended', who: battle.who, medic, demand: battle.demand })
}

// 5.2, R17. Fall Back: nothing else is discarded for this loss, and the character may move to an adjacent zone. It may also be
// played for its move when nothing is demanded.
export const fallBack: Choice<G, []> = {
  seat: (g) => ownerOf(g.table, g.table.battle!.who),
  ask: 'The battle is lost: fall back?',
  obvious: true,
  options(g, can) {
    const { who } = g.table.battle!
    const cards = different(g.table.hand[who]!).filter(
      (card) => !isWeapon(card) && tacticOf(card).timing === 'after-battle-lost',
    )
    for (const card of cards) can('play', cardId(card))
    if (cards.length > 0) can('stand')
  },
  take: {
    stand() {},
    play(g, _, card: string) {
      const battle = g.table.battle!
      g.tell({ type: 'played', who: battle.who, card: cardNamed(card) })
      battle.demand = 0
      discardCard(g, battle.who, cardNamed(card), false)
      g.then(retreat, battle.who, cardNamed(card))
    },
  },
}

// 5.2, Fall Back. The move to an adjacent zone, which is optional.
export const retreat: Choice<G, [who: Who, card: CardId]> = {
  seat: (g, who) => ownerOf(g.table, who),
  ask: 'Move to an adjacent zone, or stay?',
  options(g, can, who) {
    for (const zone of ADJACENT[g.table.at[who]!]!) can('go', zoneId(zone))
    can('stay')
  },
  take: {
    go(g, [who, card], zone: string) {
      arrive(g, who, zoneNamed(zone), card)
    },
    stay(g, [who]) {
      g.tell({ type: 'stayed', who, at: g.table.at[who]! })
    },
  },
}

// 7.3 no. 7, 8. The character discards what is still demanded, or all it has. With no card at all it becomes a zombie.
export function pay(g: G): void {
  const t = g.table
  const { who, demand } = t.battle!
  if (demand === 0) return
  if (hasNothing(t, who)) return turn(g, who)
  g.then(lose, who, demand, 'any')
}

// 8, R2, R10. Turning: the pawn leaves the map; the horde stays as it is. When the last human turns, the game is lost at once.
function turn(g: G, who: Who): void {
  const t = g.table
  const zone = t.at[who]!
  t.at[who] = NONE
  g.tell({ type: 'turned', who, role: t.role[who]!, zone })
  for (let other = 0; other < t.at.length; other++) if (isHuman(t, other)) return
  t.step = 'end'
  g.tell({ type: 'allTurned' })
  g.over([], 'overrun')
}
