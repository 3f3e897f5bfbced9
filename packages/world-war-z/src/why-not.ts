import { because, listed, type Reason, type Seat } from '@shamble/engine'
import type { Timing } from './data/combat.ts'
import { HAND_LIMIT } from './data/numbers.ts'
import { fits, slotsOf } from './equip.ts'
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
  type CardId,
  type Who,
  type ZoneId,
} from './table.ts'
import type { View } from './view.ts'

/** Why what was clicked cannot be done now. Null when no reason is known. */
export function whyNot(view: View, _seat: Seat, clicked: readonly string[]): Reason | null {
  const [id] = clicked
  if (id === undefined || view.step === 'setUp') return null
  if (view.step === 'end') return because('7.6', 'The game is over.')
  const zone = zoneCalled(id)
  if (zone !== undefined) return zoneRefused(view, zone)
  const card = cardCalled(id)
  if (card !== undefined) return cardRefused(view, card)
  return roleCalled(id) === undefined ? null : roleRefused(view, id)
}

/** Only the Move step itself can ask for a zone now. */
const isPlainMove = (view: View): boolean => view.step === 'move' && view.playing === NONE

// Zones: too far to go, or the wrong step.
function zoneRefused(view: View, zone: ZoneId): Reason | null {
  if (isPlainMove(view)) return wayRefused(view, zone)
  if (view.step === 'equip' && view.playing === NONE && !mayAim(view, view.active))
    return because('7.2', 'You have moved. Now arrange your weapons.')
  return null
}

function wayRefused(view: View, zone: ZoneId): Reason | null {
  const who = view.active
  const at = view.at[who]!
  if (zone === at || ADJACENT[at]!.includes(zone) || mayAim(view, who) || mayFly(view, who)) return null
  return because(
    '7.1',
    `${zoneName(zone)} is too far: from ${zoneName(at)} you can go to ${listed(ADJACENT[at]!.map(zoneName), 'or')}.`,
  )
}

// An aircraft here, the Pilot's ability or a tactic may reach further.
const mayFly = (view: View, who: Who): boolean =>
  view.aircraft.includes(view.at[who]!) ||
  partName('pilot') === whoName(view, who) ||
  view.hand[who]!.some((card) => hasTiming(card, 'move'))

/** A tactic in hand may be aimed at a zone. */
const mayAim = (view: View, who: Who): boolean => view.hand[who]!.some((card) => hasTiming(card, 'own-turn'))

const hasTiming = (card: CardId, timing: Timing): boolean =>
  !isWeapon(card) && tacticOf(card).timing === timing

const TIMES: Record<Timing, string> = {
  move: "is played in its holder's Move step, instead of moving",
  'own-turn': "is played in its holder's Move, Equip or Battle step, and only with an effect",
  'before-battle-roll': 'is played just before the roll of a battle',
  'after-battle-roll': 'is played after the roll of a battle',
  'after-battle-lost': 'is played when a battle is lost',
  'threat-drawn': 'is played when a Threat Escalation card is drawn',
}

// Cards: a tactic at the wrong time, a weapon outside the Equip step or without a free slot, or another character's card.
function cardRefused(view: View, card: CardId): Reason | null {
  const holders = view.at.flatMap((_, who) => (has(view, who, card) ? [who] : []))
  if (holders.length === 0) return null
  if (asksForCards(view) || mayPay(view)) return null
  if (!isWeapon(card)) return tacticRefused(view, card, holders)
  if (view.step !== 'equip')
    return because('7.2', `Weapons are arranged in the Equip step: ${cardName(card)} has to wait.`)
  return weaponRefused(view, card)
}

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

function tacticRefused(view: View, card: CardId, holders: readonly Who[]): Reason | null {
  const { timing } = tacticOf(card)
  const own = holders.includes(view.active)
  if (!own)
    return because('5.2', `${cardName(card)} is the ${whoName(view, holders[0]!)}'s, whose turn it is not.`)
  if (timing === 'own-turn' || (timing === 'move' && view.step === 'move')) return null
  return because('5.2', `${cardName(card)} ${TIMES[timing]}.`)
}

// The Pilot may be asked which card pays for a flight.
const mayPay = (view: View): boolean =>
  view.step === 'move' && whoName(view, view.active) === partName('pilot')

function weaponRefused(view: View, card: CardId): Reason | null {
  const who = view.active
  if (!has(view, who, card))
    return because('7.2', `${cardName(card)} is not the ${whoName(view, who)}'s, whose turn it is.`)
  if (view.worn[who]!.includes(card) || fits(view.worn[who]!, card)) return null
  const taken = `${slotsOf(view.worn[who]!)} of 2 weapon slots are taken`
  return because(
    '7.2',
    `${cardName(card)} needs ${weaponOf(card).slots}, and ${taken}: put something away first.`,
  )
}

// Characters are chosen only to break a tie.
function roleRefused(view: View, id: string): Reason | null {
  const who = view.role.indexOf(roleCalled(id)!)
  if (who < 0 || view.step === 'zombie') return null
  if (!isHuman(view, who))
    return because('8.7', `The ${partName(id)} has turned, and is no longer on the map.`)
  return who === view.active ? null : because('7', `It is the turn of the ${whoName(view, view.active)}.`)
}
