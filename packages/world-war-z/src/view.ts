import type { Seat } from '@shamble/engine'
import { faceDown } from './hordes.ts'
import {
  ownerOf,
  rounds,
  strongHordes,
  type Battle,
  type FaceUp,
  type G,
  type Table,
  type Trail,
} from './table.ts'

/**
 * What can be seen. Ids are indices into the lists of `data/`; lists are by zone or by character, in turn order. Hands are
 * open: every seat and every spectator sees the same. Hidden are the order of the decks and the values of face-down tokens.
 */
export interface View extends FaceUp {
  /** The last round (3). */
  rounds: number
  /** By character: the seat that owns it (R23). */
  owner: Seat[]
  /** The zones with a face-down token. */
  faceDown: number[]
  /** The number of strong hordes, which decides the game in the end. */
  strong: number
  /** How many cards are left in the decks, without those in `sunk`. */
  left: { combat: number; threat: number }
}

export function view(t: Table, _seat: Seat | null): View {
  return {
    seats: t.seats,
    round: t.round,
    rounds: rounds(t),
    owner: t.role.map((_, who) => ownerOf(t, who)),
    strength: [...t.strength],
    faceDown: faceDown(t),
    strong: strongHordes(t),
    aircraft: [...t.aircraft],
    role: [...t.role],
    at: [...t.at],
    hand: t.hand.map((cards) => [...cards]),
    worn: t.worn.map((cards) => [...cards]),
    active: t.active,
    step: t.step,
    wins: t.wins,
    sapped: t.sapped,
    battle: t.battle && battleShown(t.battle),
    threat: t.threat,
    subject: t.subject,
    asked: t.asked,
    playing: t.playing,
    trail: t.trail.map(trailShown),
    combatDiscard: [...t.combatDiscard],
    threatDiscard: [...t.threatDiscard],
    sunk: [...t.sunk],
    left: { combat: t.combatDeck.length, threat: t.threatDeck.length },
  }
}

const battleShown = (battle: Battle): Battle => ({
  who: battle.who,
  zone: battle.zone,
  own: battle.own,
  strength: battle.strength,
  extra: battle.extra,
  bonus: battle.bonus,
  sides: battle.sides,
  die: battle.die,
  horde: battle.horde,
  used: [...battle.used],
  demand: battle.demand,
})

function trailShown(trail: Trail): Trail {
  switch (trail.step) {
    case 1:
      return {
        step: 1,
        horde: trail.horde,
        target: trail.target,
        distance: trail.distance,
        tied: trail.tied.map(([horde, target]) => [horde, target]),
      }
    case 2:
    case 4:
      return {
        step: trail.step,
        zone: trail.zone,
        strength: trail.strength,
        need: trail.need,
        candidates: trail.candidates.map(([zone, strength]) => [zone, strength]),
        rule: trail.rule,
        tied: [...trail.tied],
        from: trail.from,
        after: trail.after,
        lost: trail.lost,
      }
    case 3:
      return { step: 3, from: trail.from, to: trail.to, tied: [...trail.tied] }
    case 5:
      return { step: 5, zone: trail.zone, attacked: trail.attacked, tied: [...trail.tied] }
    default:
      return { step: 6, named: trail.named, why: trail.why, tied: [...trail.tied] }
  }
}

/** Deals again what no one can see: the order of the decks, and the values of the face-down tokens. */
export function imagine(g: G): void {
  const t = g.table
  g.shuffle(t.combatDeck, 'imagined')
  g.shuffle(t.threatDeck, 'imagined')
  const zones = faceDown(t)
  const values = g.shuffle(
    zones.map((zone) => t.token[zone]!),
    'imagined',
  )
  for (const [n, zone] of zones.entries()) t.token[zone] = values[n]!
}
