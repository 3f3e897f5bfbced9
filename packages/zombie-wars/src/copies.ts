import type { Party, Pass, Roll, Rolled, Table, Withdrawal } from './table.ts'

/*
 * Copies of the table, field by field for speed: rooms copy it on every move, bots on every move they try, and views are
 * copies as well. They share the pieces on the board, which are never changed.
 */

/** The whole table, its fields in the order of `setUp`. */
export function copyTable(t: Table): Table {
  return {
    switches: { ...t.switches },
    seats: t.seats,
    town: t.town,
    squads: t.squads,
    hordes: t.hordes,
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

export const copyPass = ({ seat, until }: Pass): Pass => ({ seat, until })

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
