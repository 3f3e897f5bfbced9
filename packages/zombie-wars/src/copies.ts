import { SQUARES } from './table.ts'
import type { Horde, Party, Pass, Roll, Rolled, Squad, Table, Withdrawal } from './table.ts'

/*
 * Copies of the table, field by field for speed: rooms copy it on every move, bots on every move they try, and views are
 * copies as well.
 */

/** The whole table, its fields in the order of `setUp`. */
export function copyTable(t: Table): Table {
  return {
    switches: { ...t.switches },
    seats: t.seats,
    town: copyTown(t.town),
    squads: t.squads.map(copySquad),
    hordes: t.hordes.map(copyHorde),
    hour: t.hour,
    order: [...t.order],
    phase: t.phase,
    active: t.active,
    action: t.action,
    breeds: [...t.breeds],
    luck: [...t.luck],
    ...(t.passes && { passes: t.passes.map(copyPass) }),
    destroyed: [...t.destroyed],
    roll: t.roll && copyRoll(t.roll),
    inHand: [...t.inHand],
    withdrawals: t.withdrawals.map(copyWithdrawal),
    alone: t.alone,
  }
}

/** The townspeople by square. Spreading first is faster than adding square by square. */
export function copyTown(town: Table['town']): Table['town'] {
  const copied = { ...town }
  for (const at of SQUARES) if (copied[at]) copied[at] = [...copied[at]]
  return copied
}

export const copyPass = ({ seat, until }: Pass): Pass => ({ seat, until })

export const copySquad = ({ id, at, dice }: Squad): Squad => ({ id, at, dice: [...dice] })

export const copyHorde = ({ id, seat, at, upright, zombies }: Horde): Horde => ({
  id,
  seat,
  at,
  upright,
  zombies: [...zombies],
})

export const copyWithdrawal = ([attacker, horde, attackerSize, hordeSize]: Withdrawal): Withdrawal => [
  attacker,
  horde,
  attackerSize,
  hordeSize,
]

export const copyRoll = (roll: Roll): Roll => ({
  what: roll.what,
  seat: roll.seat,
  at: roll.at,
  horde: roll.horde,
  townspeople: roll.townspeople,
  squad: roll.squad,
  hordes: [...roll.hordes],
  aside: [...roll.aside],
  parties: roll.parties.map(copyParty),
})

const copyParty = ({ who, id, seat, at, dice, joins, losesTo }: Party): Party => ({
  who,
  id,
  seat,
  at,
  dice: dice.map(copyRolled),
  joins: [...joins],
  losesTo: [...losesTo],
})

const copyRolled = ({ sides, shows, does, on, now }: Rolled): Rolled => ({ sides, shows, does, on, now })
