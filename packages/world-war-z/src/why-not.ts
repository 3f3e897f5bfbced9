import { because, hot, listed, type Asked, type Reason, type Seat } from '@shamble/engine'
import type { Timing } from './data/combat.ts'
import { HAND_LIMIT } from './data/numbers.ts'
import { fits, slotsOf } from './equip.ts'
import { abilityOf } from './data/roles.ts'
import { ADJACENT } from './map.ts'
import { cardName, partName, whoName, zoneName } from './naming.ts'
import {
  cardCalled,
  isHuman,
  isWeapon,
  NONE,
  roleCalled,
  tacticOf,
  weaponOf,
  zoneCalled,
  zoneId,
  type CardId,
  type Who,
  type ZoneId,
} from './table.ts'
import type { View } from './view.ts'

/** Why what was clicked cannot be done now. Null when no reason is known, or if the question is about something else. */
export function whyNot(view: View, _seat: Seat, clicked: readonly string[], asked?: Asked): Reason | null {
  const [id] = clicked
  if (id === undefined || view.step === 'setUp') return null
  if (view.step === 'end') return because('7.6', 'The game is over.')
  if (asked && (!isOwnTurn(asked) || hot(asked.moves, []).has(id))) return null
  const card = cardCalled(id)
  if (card !== undefined) return cardRefused(view, card, asked)
  if (roleCalled(id) !== undefined) return roleRefused(view, id, asked)
  const zone = zoneCalled(id)
  return zone === undefined || !asked || clicked.length > 1 ? null : zoneRefused(view, zone, asked)
}

// The questions of a character's own turn. Others ask for a card, a zone or a character of their own.
const isOwnTurn = ({ step }: Asked): boolean =>
  step === 'move' || step === 'moveOn' || step === 'equip' || step === 'battleStep'

// Zones: a card to click first, too far to go, or the wrong step.
function zoneRefused(view: View, zone: ZoneId, asked: Asked): Reason | null {
  const id = zoneId(zone)
  const by = asked.moves.find(([, , ...more]) => more.includes(id))?.[1]
  const aimed = by === undefined ? undefined : cardCalled(by)
  if (aimed !== undefined)
    return because('5.2', `Click ${cardName(aimed)} first to use it in ${zoneName(zone)}.`, by)
  if (asked.step === 'move' || asked.step === 'moveOn') return wayRefused(view, zone, asked)
  return because('7.1', 'Characters move in the Move step, which is over in this turn.')
}

function wayRefused(view: View, zone: ZoneId, { step }: Asked): Reason | null {
  const who = view.active
  const at = view.at[who]!
  if (zone === at) return because('7.1', `The ${whoName(view, who)} is in ${zoneName(at)} already.`)
  const steps = step === 'move' ? (abilityOf(view.role[who]!, 'moveSteps')?.value ?? 1) : 1
  const over = ADJACENT[at]!.find((next) => ADJACENT[next]!.includes(zone))
  if (steps > 1 && over !== undefined)
    return because('7.1', `${zoneName(zone)} is two steps away: first go to ${zoneName(over)}.`, zoneId(over))
  return because(
    '7.1',
    `${zoneName(zone)} is too far: from ${zoneName(at)} you can go to ${listed(ADJACENT[at]!.map(zoneName), 'or')}.`,
  )
}

const TIMES: Record<Timing, string> = {
  move: "is played in its holder's Move step, instead of moving",
  'own-turn': "is played in its holder's Move, Equip or Battle step, and only with an effect",
  'before-battle-roll': 'is played just before the roll of a battle',
  'after-battle-roll': 'is played after the roll of a battle',
  'after-battle-lost': 'is played when a battle is lost',
  'threat-drawn': 'is played when a Threat Escalation card is drawn',
}

// Cards: a tactic at the wrong time, a weapon outside the Equip step or without a free slot, or another character's card.
function cardRefused(view: View, card: CardId, asked: Asked | undefined): Reason | null {
  const who = askedOf(view, asked)
  const holder = view.at.findIndex((_, one) => has(view, one, card))
  if (holder === NONE || (!asked && asksForCards(view))) return null
  if (!has(view, who, card)) return because('7.2', `${cardName(card)} is the ${whoName(view, holder)}'s.`)
  if (!isWeapon(card))
    return asked ? because('5.2', `${cardName(card)} ${TIMES[tacticOf(card).timing]}.`) : null
  if (asked && asked.step !== 'equip')
    return because('7.2', `Weapons are arranged in the Equip step: ${cardName(card)} has to wait.`)
  return asked ? weaponRefused(view, card, who, asked) : null
}

// In the Equip step another character than the active one may be asked, in an Ambush.
const askedOf = (view: View, asked: Asked | undefined): Who =>
  asked?.step === 'equip' ? view.asked : view.active

const has = (view: View, who: Who, card: CardId): boolean =>
  view.hand[who]!.includes(card) || view.worn[who]!.includes(card)

// Discards, re-rolls and an attack may ask for any card.
const asksForCards = (view: View): boolean =>
  view.battle !== null ||
  view.step === 'zombie' ||
  view.step === 'escalate' ||
  view.step === 'battle' ||
  view.hand[view.active]!.length > HAND_LIMIT ||
  view.playing !== NONE

function weaponRefused(view: View, card: CardId, who: Who, { moves }: Asked): Reason | null {
  const worn = view.worn[who]!
  if (worn.includes(card)) return because('7.2', `${cardName(card)} was put on in this step, and stays on.`)
  if (fits(worn, card)) return because('7.2', `${cardName(card)} was put away in this step.`)
  const needs = `${cardName(card)} needs ${weaponOf(card).slots}, and ${slotsOf(worn)} of 2 weapon slots are taken`
  const off = moves.find(([verb]) => verb === 'unequip')?.[1]
  return off === undefined
    ? because('7.2', `${needs} by what was put on in this step.`)
    : because('7.2', `${needs}: put something away first.`, off)
}

// Characters are clicked only to break a tie.
function roleRefused(view: View, id: string, asked: Asked | undefined): Reason | null {
  const who = view.role.indexOf(roleCalled(id)!)
  if (who < 0 || view.step === 'zombie') return null
  if (!isHuman(view, who))
    return because('8.7', `The ${partName(id)} has turned, and is no longer on the map.`)
  return who === view.active || asked
    ? null
    : because('7', `It is the turn of the ${whoName(view, view.active)}.`)
}
