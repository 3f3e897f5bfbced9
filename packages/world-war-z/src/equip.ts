import type { Choice, Move } from '@shamble/engine'
import { WEAPON_SLOTS } from './data/numbers.ts'
import { armsFacts } from './facts.ts'
import { different, sortIn, takeOut } from './hand.ts'
import { listOwnTurn, playOwnTurn } from './tactics.ts'
import {
  cardId,
  cardNamed,
  isHuman,
  isWeapon,
  ownerOf,
  weaponOf,
  type CardId,
  type G,
  type Table,
  type Who,
} from './table.ts'

/*
 * The Equip step (7.2).
 */

/** The weapon slots these weapons take up. */
export function slotsOf(weapons: readonly CardId[]): number {
  let slots = 0
  for (let i = 0; i < weapons.length; i++) slots += weaponOf(weapons[i]!).slots
  return slots
}

/** Whether another weapon can be equipped besides these. */
export const fits = (worn: readonly CardId[], card: CardId): boolean =>
  slotsOf(worn) + weaponOf(card).slots <= WEAPON_SLOTS

// 7.2, 8 no. 5. Weapons are arranged freely, from hand to slots and back. A weapon equipped in this step (`put`) stays, and one
// put back (`taken`) stays in hand: every arrangement can be reached, and the step ends. In the character's own turn, own-turn
// tactics may be played meanwhile, and after each of them all weapons are arranged anew. A character with nothing to arrange is
// not asked. After a change it says when it is ready, so that no die is rolled before that.
export const equip: Choice<G, [who: Who, own: boolean, put: CardId[], taken: CardId[]]> = {
  seat: (g, who) => ownerOf(g.table, who),
  ask: 'Arrange your weapons.',
  facts: (g, made, who, own) => armsFacts(g.table, made, who, own),
  options(g, can, who, own, put, taken) {
    const t = g.table
    if (!isHuman(t, who)) return
    let asks = put.length + taken.length > 0
    const offer = (...move: Move) => {
      asks = true
      can(...move)
    }
    for (const card of different(t.hand[who]!))
      if (isWeapon(card) && !taken.includes(card) && fits(t.worn[who]!, card)) offer('equip', cardId(card))
    for (const card of different(t.worn[who]!)) if (!put.includes(card)) offer('unequip', cardId(card))
    if (own) listOwnTurn(t, offer, who)
    if (asks) can('ready')
  },
  take: {
    ready() {},
    equip(g, [who, own, put, taken], part: string) {
      const card = cardNamed(part)
      change(g.table, who, card, true)
      g.tell({ type: 'equipped', who, card })
      g.then(equip, who, own, [...put, card], taken)
    },
    unequip(g, [who, own, put, taken], part: string) {
      const card = cardNamed(part)
      change(g.table, who, card, false)
      g.tell({ type: 'unequipped', who, card })
      g.then(equip, who, own, put, [...taken, card])
    },
    play(g, [who, own], card: string, ...parts: string[]) {
      playOwnTurn(g, who, cardNamed(card), parts)
      g.then(equip, who, own, [], [])
    },
  },
}

function change(t: Table, who: Who, card: CardId, on: boolean): void {
  takeOut(on ? t.hand[who]! : t.worn[who]!, card)
  sortIn(on ? t.worn[who]! : t.hand[who]!, card)
}
