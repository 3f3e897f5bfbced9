import type { Seat } from '@shamble/engine'
import { copyHorde, copyRoll, copySquad, copyTown, copyWithdrawal } from './copies.ts'
import { hourTrack, type Hour } from './data.ts'
import { hordeLimit, living, zombiesOf } from './questions.ts'
import type { Breed, Die, Horde, Roll, Square, Squad, Switches, Table, Withdrawal } from './table.ts'

/** What every player and spectator sees: the game has no hidden information. */
export interface View {
  switches: Switches
  seats: number
  /** The townspeople outside squads, by square (34 is C4), plain ones first. Empty squares are not listed. */
  town: Record<Square, Die[]>
  squads: Squad[]
  hordes: Horde[]
  /** 0: start; `track.length + 1`: end. */
  hour: number
  /** The hours of this game: clock and mark. */
  track: readonly Hour[]
  /** The turn order of this round; its first is the first player. */
  order: Seat[]
  phase: Table['phase']
  /** Whose turn, or free Townie action, it is. */
  active: Seat | null
  /** The action in progress; null when `active` chooses the next one. */
  action: Table['action']
  breeds: (Breed | null)[]
  luck: number[]
  destroyed: number[]
  /** How many hordes each player may have (3.3, 12.2). */
  limits: number[]
  /** Zombies of each player, and townspeople with squads: Z and T of section 11. */
  zombies: number[]
  living: number
  /** The action in progress, with all dice rolled for it. */
  roll: Roll | null
  /** Zombies in hand during a Split or a Merge. */
  inHand: Die[]
  withdrawals: Withdrawal[]
  alone: Seat | null
}

/** The table, and the counts that players need: limits, zombies, living. */
export function view(t: Table): View {
  const seats = t.breeds.map((_, seat) => seat)
  return {
    switches: { ...t.switches },
    seats: t.seats,
    town: copyTown(t.town),
    squads: t.squads.map(copySquad),
    hordes: t.hordes.map(copyHorde),
    hour: t.hour,
    track: hourTrack(t.switches),
    order: [...t.order],
    phase: t.phase,
    active: t.active,
    action: t.action,
    breeds: [...t.breeds],
    luck: [...t.luck],
    destroyed: [...t.destroyed],
    limits: seats.map((seat) => hordeLimit(t, seat)),
    zombies: seats.map((seat) => zombiesOf(t, seat)),
    living: living(t),
    roll: t.roll && copyRoll(t.roll),
    inHand: [...t.inHand],
    withdrawals: t.withdrawals.map(copyWithdrawal),
    alone: t.alone,
  }
}
